//! Forms of an instruction: other instructions that compute the same.
//!
//! A backend's own convolution is not the fastest way for every shape, nor is its gradient of a maximum pool. Each form
//! here is one rewrite of one instruction, exact over the rationals; which one an instruction takes is chosen from
//! outside, by measurement.

mod gemm;
mod geometry;
mod pool;
mod winograd;

use crate::values::{self, Values};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use truestep_ir::{Builder, Convolution, Copier, Func, Instr, Op, TensorType, ValueId, Window};

/// How an instruction is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// As itself: a `convolution` or a `select_and_scatter`.
    Native,
    /// A convolution as one contraction over patches laid side by side.
    Im2col,
    /// A convolution as one contraction whose products are then moved to their places and added.
    Col2im,
    /// A convolution as a contraction per window position, of those elements only that meet another.
    Dots,
    /// A convolution by Winograd's minimal filtering F(2×2, 3×3) (Lavin, Gray 2016).
    Winograd,
    /// The gradient of a maximum pool by comparing the elements of all windows at once.
    Compare,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 6] = [Form::Native, Form::Im2col, Form::Col2im, Form::Dots, Form::Winograd, Form::Compare];
}

/// An instruction as a place in a program: attributes and operand types, as text that is equal for equal ones.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Site(String);

impl Site {
    /// `None` for an instruction that has no forms.
    fn of(func: &Func, instr: &Instr) -> Option<Self> {
        let ty = |i: usize| func.ty(instr.operands[i]);
        match &instr.op {
            Op::Convolution(attrs) => Some(Site::convolution(attrs, ty(0), ty(1))),
            Op::SelectAndScatter(window) if pool::is_gradient_of_maximum(instr) => {
                Some(Site::pool(window, ty(0), ty(1)))
            }
            _ => None,
        }
    }

    fn convolution(attrs: &Convolution, x: &TensorType, kernel: &TensorType) -> Self {
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

    fn pool(window: &Window, x: &TensorType, ct: &TensorType) -> Self {
        let Window { dimensions, strides, padding, base_dilations, window_dilations } = window;
        Site(format!(
            "maximum {} from {} window {dimensions:?} stride {strides:?} pad {padding:?} dilate {base_dilations:?} \
             {window_dilations:?} {}",
            shape(x),
            shape(ct),
            x.elem
        ))
    }
}

impl std::fmt::Display for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

fn shape(ty: &TensorType) -> String {
    ty.dims.iter().map(ToString::to_string).collect::<Vec<_>>().join("x")
}

/// Which form each instruction takes; native where a site is not listed.
pub type Forms = BTreeMap<Site, Form>;

/// An instruction that has other forms.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// What it is in its function.
    pub site: Site,
    /// How often the function has it.
    pub count: usize,
    /// A `convolution`, or a `select_and_scatter` that is the gradient of a maximum pool.
    pub op: Op,
    /// Types of its operands.
    pub operands: Vec<TensorType>,
}

/// Every distinct instruction of `func` that has other forms, in order of appearance.
pub fn places(func: &Func) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    for instr in &func.body.instrs {
        let Some(site) = Site::of(func, instr) else { continue };
        match found.iter_mut().find(|place| place.site == site) {
            Some(place) => place.count += 1,
            None => {
                let operands = instr.operands.iter().map(|&v| func.ty(v).clone()).collect();
                found.push(Place { site, count: 1, op: instr.op.clone(), operands });
            }
        }
    }
    found
}

impl Place {
    /// The function of its operands that consists of it in this form; `None` where the form does not apply.
    pub fn alone(&self, form: Form) -> Option<Func> {
        let mut b = Builder::new("main");
        let operands: Vec<ValueId> = self.operands.iter().map(|ty| b.param(ty.clone())).collect();
        let y = write(&mut b, &self.op, &operands, form)?;
        Some(b.finish(&[y]))
    }

    /// Multiplications that it takes as a convolution is defined, those of padding included.
    pub fn multiplications(&self) -> u64 {
        let Op::Convolution(attrs) = &self.op else { return 0 };
        let Some(func) = self.alone(Form::Native) else { return 0 };
        let outputs = self.operands[1].dims[attrs.dims.kernel_output_feature].max(1);
        let y: usize = func.result_types().map(TensorType::numel).sum();
        (y * (self.operands[1].numel() / outputs)) as u64
    }
}

/// Appends `op` in this form; `None` where the form does not apply.
fn write(b: &mut Builder, op: &Op, operands: &[ValueId], form: Form) -> Option<ValueId> {
    match (op, form, operands) {
        (Op::Convolution(attrs), Form::Native, &[x, kernel]) => Some(b.conv(x, kernel, attrs.clone())),
        (Op::Convolution(attrs), Form::Im2col, &[x, kernel]) => gemm::im2col(b, x, kernel, attrs),
        (Op::Convolution(attrs), Form::Col2im, &[x, kernel]) => gemm::col2im(b, x, kernel, attrs),
        (Op::Convolution(attrs), Form::Dots, &[x, kernel]) => gemm::dots(b, x, kernel, attrs),
        (Op::Convolution(attrs), Form::Winograd, &[x, kernel]) => winograd::winograd(b, x, kernel, attrs),
        (Op::SelectAndScatter(window), Form::Native, &[x, ct, init]) => Some(pool::native(b, x, ct, init, window)),
        (Op::SelectAndScatter(window), Form::Compare, &[x, ct, init]) => pool::compare(b, x, ct, init, window),
        _ => None,
    }
}

/// `func` with each instruction in the form that `forms` names, and what it calls `values`.
pub(crate) fn rewrite(func: &Func, forms: &Forms, values: Option<&Values<ValueId>>) -> (Func, Option<Values>) {
    let mut b = Builder::new(func.name.clone());
    let mut copier = Copier::from(func);
    for &param in &func.body.params {
        let new = b.param(func.ty(param).clone());
        copier.bind(&[param], &[new]);
    }
    for instr in &func.body.instrs {
        let form = Site::of(func, instr).and_then(|site| forms.get(&site).copied());
        let written = form.filter(|form| *form != Form::Native);
        let operands = copier.renamed(&instr.operands);
        match written.and_then(|form| write(&mut b, &instr.op, &operands, form)) {
            Some(y) => copier.bind(&instr.results, &[y]),
            None => drop(copier.instrs(&mut b, std::slice::from_ref(instr))),
        }
    }
    let results = copier.renamed(&func.body.results);
    let values = values.map(|values| values.renamed(|v| copier.name(v)));
    let (mut new, values) = values::finish_naming(b, &results, values.as_ref());
    new.param_attrs.clone_from(&func.param_attrs);
    new.result_attrs.clone_from(&func.result_attrs);
    (new, values)
}
