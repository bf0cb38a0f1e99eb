//! Forms of a convolution: other instructions that compute the same sums.
//!
//! A backend's own convolution is not the fastest way for every shape. Each form here is one rewrite of one
//! convolution, exact over the rationals; which one a convolution takes is chosen from outside, by measurement.

mod gemm;
mod winograd;

use crate::values::{self, Values};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use truestep_ir::{Builder, Convolution, Copier, Func, Op, TensorType, ValueId};

/// How a convolution is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// As a `convolution`.
    Native,
    /// One contraction over patches laid side by side.
    Im2col,
    /// A sum of contractions, one per window position.
    Dots,
    /// Winograd's minimal filtering F(2×2, 3×3) (Lavin, Gray 2016).
    Winograd,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 4] = [Form::Native, Form::Im2col, Form::Dots, Form::Winograd];
}

/// One convolution as a place in a program: attributes and operand types, as text that is equal for equal ones.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Site(String);

impl Site {
    fn new(attrs: &Convolution, x: &TensorType, kernel: &TensorType) -> Self {
        let d = &attrs.dims;
        let part = |label: [usize; 2], spatial: &[usize]| {
            let mut at = vec![String::new(); spatial.len() + 2];
            at[label[0]] = "a".into();
            at[label[1]] = "z".into();
            spatial.iter().enumerate().for_each(|(i, &s)| at[s] = i.to_string());
            at.concat()
        };
        let dims = [
            part([d.input_batch, d.input_feature], &d.input_spatial),
            part([d.kernel_input_feature, d.kernel_output_feature], &d.kernel_spatial),
            part([d.output_batch, d.output_feature], &d.output_spatial),
        ];
        let shape = |ty: &TensorType| ty.dims.iter().map(ToString::to_string).collect::<Vec<_>>().join("x");
        Site(format!(
            "{} {}*{} stride {:?} pad {:?} dilate {:?} {:?} reverse {:?} groups {} {} {}",
            dims.join(","),
            shape(x),
            shape(kernel),
            attrs.strides,
            attrs.padding,
            attrs.lhs_dilation,
            attrs.rhs_dilation,
            attrs.window_reversal,
            attrs.feature_group_count,
            attrs.batch_group_count,
            attrs.elem,
        ))
    }
}

/// Which form each convolution takes; native where a site is not listed.
pub type Forms = BTreeMap<Site, Form>;

/// Every distinct convolution of `func`: its site, attributes and operand types, in order of appearance.
pub fn sites(func: &Func) -> Vec<(Site, Convolution, [TensorType; 2])> {
    let mut found: Vec<(Site, Convolution, [TensorType; 2])> = Vec::new();
    for instr in &func.body.instrs {
        let Op::Convolution(attrs) = &instr.op else { continue };
        let [x, kernel] = [0, 1].map(|i| func.ty(instr.operands[i]).clone());
        let site = Site::new(attrs, &x, &kernel);
        if found.iter().all(|(known, ..)| *known != site) {
            found.push((site, attrs.clone(), [x, kernel]));
        }
    }
    found
}

/// Appends the convolution of `x` with `kernel` in the given form; `None` where the form does not apply.
pub fn convolve(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution, form: Form) -> Option<ValueId> {
    match form {
        Form::Native => Some(b.conv(x, kernel, attrs.clone())),
        Form::Im2col => gemm::im2col(b, x, kernel, attrs),
        Form::Dots => gemm::dots(b, x, kernel, attrs),
        Form::Winograd => winograd::winograd(b, x, kernel, attrs),
    }
}

/// `func` with each convolution in the form that `forms` names, and what it calls `values`.
pub(crate) fn rewrite(func: &Func, forms: &Forms, values: Option<&Values<ValueId>>) -> (Func, Option<Values>) {
    let mut b = Builder::new(func.name.clone());
    let mut copier = Copier::from(func);
    for &param in &func.body.params {
        let new = b.param(func.ty(param).clone());
        copier.bind(&[param], &[new]);
    }
    for instr in &func.body.instrs {
        if let Op::Convolution(attrs) = &instr.op {
            let [x, kernel] = [0, 1].map(|i| instr.operands[i]);
            let form = forms.get(&Site::new(attrs, func.ty(x), func.ty(kernel))).copied().unwrap_or(Form::Native);
            let (x, kernel) = (copier.name(x), copier.name(kernel));
            let y = convolve(&mut b, x, kernel, attrs, form);
            let y = y.unwrap_or_else(|| b.conv(x, kernel, attrs.clone()));
            copier.bind(&instr.results, &[y]);
        } else {
            copier.instrs(&mut b, std::slice::from_ref(instr));
        }
    }
    let results = copier.renamed(&func.body.results);
    let values = values.map(|values| values.renamed(|v| copier.name(v)));
    let (mut new, values) = values::finish_naming(b, &results, values.as_ref());
    new.param_attrs.clone_from(&func.param_attrs);
    new.result_attrs.clone_from(&func.result_attrs);
    (new, values)
}
