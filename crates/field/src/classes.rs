//! What ops do to numbers: each question answered for every op.

use truestep_ir::{Binary, Op, Unary};

/// True for an op whose result depends on the order of two numbers.
pub(crate) fn compares(op: &Op) -> bool {
    match op {
        Op::Unary(op) => match op {
            Unary::Abs | Unary::Sign => true,
            Unary::Cbrt
            | Unary::Ceil
            | Unary::Cosine
            | Unary::CountLeadingZeros
            | Unary::Erf
            | Unary::ErfInv
            | Unary::Erfc
            | Unary::Exponential
            | Unary::ExponentialMinusOne
            | Unary::Floor
            | Unary::Log
            | Unary::LogPlusOne
            | Unary::Logistic
            | Unary::Negate
            | Unary::Not
            | Unary::Popcnt
            | Unary::RoundNearestAfz
            | Unary::RoundNearestEven
            | Unary::Rsqrt
            | Unary::Sine
            | Unary::Sqrt
            | Unary::Tan
            | Unary::Tanh => false,
        },
        Op::Binary(op) => match op {
            Binary::Maximum | Binary::Minimum => true,
            Binary::Add
            | Binary::And
            | Binary::Atan2
            | Binary::Divide
            | Binary::Multiply
            | Binary::Or
            | Binary::Power
            | Binary::Remainder
            | Binary::ShiftLeft
            | Binary::ShiftRightArithmetic
            | Binary::ShiftRightLogical
            | Binary::Subtract
            | Binary::Xor => false,
        },
        Op::Compare(_) | Op::Clamp | Op::SelectAndScatter(_) | Op::Sort(_) => true,
        Op::Select
        | Op::Convert(_)
        | Op::BitcastConvert(_)
        | Op::IsFinite
        | Op::ReducePrecision(_)
        | Op::Constant(_)
        | Op::Iota(_)
        | Op::Reshape(_)
        | Op::BroadcastInDim(_)
        | Op::Transpose(_)
        | Op::Reverse(_)
        | Op::Slice(_)
        | Op::Pad(_)
        | Op::Concatenate(_)
        | Op::Gather(_)
        | Op::Scatter(_)
        | Op::DynamicSlice(_)
        | Op::DynamicUpdateSlice
        | Op::DotGeneral(_)
        | Op::Convolution(_)
        | Op::Reduce(_)
        | Op::ReduceWindow(_)
        | Op::AllReduce(_)
        | Op::AllGather(_)
        | Op::ReduceScatter(_)
        | Op::ReplicaId
        | Op::PartitionId
        | Op::OptimizationBarrier
        | Op::While
        | Op::If
        | Op::Case => false,
    }
}

/// True for an op whose result, in a region that combines two elements, is of no higher degree than a sum of both.
pub(crate) fn joins(op: &Op) -> bool {
    match op {
        Op::Binary(op) => match op {
            Binary::Add | Binary::Maximum | Binary::Minimum => true,
            Binary::And
            | Binary::Atan2
            | Binary::Divide
            | Binary::Multiply
            | Binary::Or
            | Binary::Power
            | Binary::Remainder
            | Binary::ShiftLeft
            | Binary::ShiftRightArithmetic
            | Binary::ShiftRightLogical
            | Binary::Subtract
            | Binary::Xor => false,
        },
        Op::Compare(_) | Op::Select | Op::Constant(_) | Op::Convert(_) => true,
        Op::Unary(_)
        | Op::Clamp
        | Op::BitcastConvert(_)
        | Op::IsFinite
        | Op::ReducePrecision(_)
        | Op::Iota(_)
        | Op::Reshape(_)
        | Op::BroadcastInDim(_)
        | Op::Transpose(_)
        | Op::Reverse(_)
        | Op::Slice(_)
        | Op::Pad(_)
        | Op::Concatenate(_)
        | Op::Gather(_)
        | Op::Scatter(_)
        | Op::DynamicSlice(_)
        | Op::DynamicUpdateSlice
        | Op::Sort(_)
        | Op::DotGeneral(_)
        | Op::Convolution(_)
        | Op::Reduce(_)
        | Op::ReduceWindow(_)
        | Op::SelectAndScatter(_)
        | Op::AllReduce(_)
        | Op::AllGather(_)
        | Op::ReduceScatter(_)
        | Op::ReplicaId
        | Op::PartitionId
        | Op::OptimizationBarrier
        | Op::While
        | Op::If
        | Op::Case => false,
    }
}

/// True for an op whose every result element is one of its operand's.
pub(crate) fn moves(op: &Op) -> bool {
    match op {
        Op::Reshape(_) | Op::BroadcastInDim(_) | Op::Transpose(_) | Op::Reverse(_) | Op::Slice(_) | Op::Convert(_) => {
            true
        }
        Op::Unary(_)
        | Op::Binary(_)
        | Op::Compare(_)
        | Op::Select
        | Op::Clamp
        | Op::BitcastConvert(_)
        | Op::IsFinite
        | Op::ReducePrecision(_)
        | Op::Constant(_)
        | Op::Iota(_)
        | Op::Pad(_)
        | Op::Concatenate(_)
        | Op::Gather(_)
        | Op::Scatter(_)
        | Op::DynamicSlice(_)
        | Op::DynamicUpdateSlice
        | Op::Sort(_)
        | Op::DotGeneral(_)
        | Op::Convolution(_)
        | Op::Reduce(_)
        | Op::ReduceWindow(_)
        | Op::SelectAndScatter(_)
        | Op::AllReduce(_)
        | Op::AllGather(_)
        | Op::ReduceScatter(_)
        | Op::ReplicaId
        | Op::PartitionId
        | Op::OptimizationBarrier
        | Op::While
        | Op::If
        | Op::Case => false,
    }
}
