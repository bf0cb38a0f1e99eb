//! Client options, and compile options in the wire format XLA reads.

use crate::ffi::{CStruct, NamedValue, NamedValueData, named_value};

/// The value of a client option, such as `cpu_device_count`.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// A string.
    Str(String),
    /// An integer.
    Int(i64),
    /// A list of integers.
    IntList(Vec<i64>),
    /// A float.
    Float(f32),
    /// A boolean.
    Bool(bool),
}

/// How a program is laid out over devices. The defaults are one replica of one partition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompileOptions {
    /// Copies of the program that run in lockstep.
    pub num_replicas: usize,
    /// Parts each copy is split into.
    pub num_partitions: usize,
}

impl Default for CompileOptions {
    fn default() -> Self {
        CompileOptions { num_replicas: 1, num_partitions: 1 }
    }
}

impl CompileOptions {
    /// `num_replicas` copies of an unpartitioned program.
    pub fn replicas(num_replicas: usize) -> Self {
        CompileOptions { num_replicas, ..Self::default() }
    }

    /// A serialised `xla.CompileOptionsProto` (`xla/pjrt/proto/compile_options.proto`).
    ///
    /// Without a device assignment in it the client places replica r on its r-th device. XLA's fast minimum and maximum
    /// on the CPU lose a NaN in one of their operands; they are switched off, so that both propagate it.
    pub(crate) fn to_proto(self) -> Vec<u8> {
        // ExecutableBuildOptionsProto
        let mut build = Vec::new();
        int_field(&mut build, 1, -1); // device_ordinal: not set
        int_field(&mut build, 4, self.num_replicas as i64);
        int_field(&mut build, 5, self.num_partitions as i64);
        if self.num_partitions > 1 {
            int_field(&mut build, 6, 1); // use_spmd_partitioning
        }
        // CompileOptionsProto
        let mut options = Vec::new();
        bytes_field(&mut options, 3, &build); // executable_build_options
        let mut entry = Vec::new();
        bytes_field(&mut entry, 1, b"xla_cpu_enable_fast_min_max");
        bytes_field(&mut entry, 2, &[2 << 3, 0]); // bool_field: false
        bytes_field(&mut options, 7, &entry); // env_option_overrides
        options
    }
}

/// Appends an integer field (wire type 0); negative numbers take ten bytes.
fn int_field(out: &mut Vec<u8>, field: u64, value: i64) {
    varint(out, field << 3);
    varint(out, value as u64);
}

/// Appends a length-delimited field (wire type 2).
fn bytes_field(out: &mut Vec<u8>, field: u64, bytes: &[u8]) {
    varint(out, field << 3 | 2);
    varint(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

fn varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// The C form of an option; it points into `name` and `value` and must not outlive them.
pub(crate) fn named_value(name: &str, value: &OptionValue) -> NamedValue {
    let (kind, data, size) = match value {
        OptionValue::Str(s) => (named_value::STRING, NamedValueData { string: s.as_ptr().cast() }, s.len()),
        OptionValue::Int(i) => (named_value::INT64, NamedValueData { int64: *i }, 1),
        OptionValue::IntList(list) => {
            (named_value::INT64_LIST, NamedValueData { int64_list: list.as_ptr() }, list.len())
        }
        OptionValue::Float(x) => (named_value::FLOAT, NamedValueData { float: *x }, 1),
        OptionValue::Bool(b) => (named_value::BOOL, NamedValueData { bool: *b }, 1),
    };
    NamedValue {
        name: name.as_ptr().cast(),
        name_size: name.len(),
        kind,
        value: data,
        value_size: size,
        ..NamedValue::zeroed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compile_options_on_the_wire() {
        let minus_one = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
        let mut expected = vec![0x1a, 15, 0x08];
        expected.extend(minus_one);
        expected.extend([0x20, 2, 0x28, 1, 0x3a, 33, 0x0a, 27]);
        expected.extend(b"xla_cpu_enable_fast_min_max");
        expected.extend([0x12, 2, 0x10, 0]);
        assert_eq!(CompileOptions::replicas(2).to_proto(), expected);
    }

    #[test]
    fn varints_carry_seven_bits_a_byte() {
        let mut out = Vec::new();
        varint(&mut out, 300);
        assert_eq!(out, [0xac, 0x02]);
    }
}
