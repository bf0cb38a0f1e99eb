//! Reductions over dimensions and windows.

use crate::reader::Reader;
use crate::region;
use crate::value::{Read, Result, Value};
use truestep_ir::{Binary, ElemType, Instr, ValueId, Window};
use truestep_kernel::{Axis, Form, Range};

/// How one lane of a reduction combines.
enum Kind {
    /// Sum of floats, from this initial value.
    Sum(Form),
    /// A function of the reduced elements, known by its label.
    Opaque(String, Range),
}

impl Reader<'_> {
    /// The lanes' initial values and region, read as one of the kinds.
    fn kind_of_lane(&mut self, instr: &Instr, lane: usize) -> Result<Kind> {
        let n = instr.results.len();
        let elem = self.func.ty(instr.operands[lane]).elem;
        let op = region::binary(&instr.regions[0]).filter(|_| n == 1);
        let inits: Vec<Read> = instr.operands[n..].iter().map(|&v| self.read(v)).collect::<Result<_>>()?;
        if let (Some(Binary::Add), Read::Plain(init), true) = (op, &inits[0], elem.is_float()) {
            return Ok(Kind::Sum(init.form.clone()));
        }
        let mut label = match op {
            Some(op) => format!("{}:{elem}", op.info().name),
            None => region::label(&instr.regions[0])?,
        };
        for init in &inits {
            match init {
                Read::Infinite(positive, _) => label.push_str(if *positive { " from ∞" } else { " from −∞" }),
                Read::Plain(init) => match init.form.as_constant() {
                    Some(c) => label.push_str(&format!(" from {c}")),
                    None => return Err("a computed initial value".into()),
                },
                Read::Pieces(..) => return Err("a computed initial value".into()),
            }
        }
        let range = if elem == ElemType::I1 { Range::Boolean } else { Range::Real };
        Ok(Kind::Opaque(format!("{label} #{lane}"), range))
    }

    fn lanes(&mut self, instr: &Instr) -> Result<Vec<Value>> {
        let n = instr.results.len();
        instr.operands[..n].iter().map(|&v| self.value(v)).collect()
    }

    pub(crate) fn reduce(&mut self, instr: &Instr, dims: &[usize]) -> Result<Vec<Read>> {
        let lanes = self.lanes(instr)?;
        let (axes, forms) = self.aligned(&lanes)?;
        let mut dims = dims.to_vec();
        dims.sort_unstable();
        let over: Vec<Axis> = dims.iter().flat_map(|&d| axes[d].clone()).collect();
        let kept: Vec<Vec<Axis>> = (0..axes.len()).filter(|d| !dims.contains(d)).map(|d| axes[d].clone()).collect();
        let mut out = Vec::new();
        for lane in 0..forms.len() {
            let form = match self.kind_of_lane(instr, lane)? {
                Kind::Sum(init) => {
                    let sum = self.kernel.sum(&forms[lane], &over);
                    self.kernel.add(&sum, &init)
                }
                Kind::Opaque(label, range) => self.kernel.apply(&format!("reduce {label}"), range, &forms, &over, &[]),
            };
            out.push(Read::Plain(Value { dims: kept.clone(), form }));
        }
        Ok(out)
    }

    pub(crate) fn reduce_window(&mut self, instr: &Instr, window: &Window) -> Result<Vec<Read>> {
        let lanes = self.lanes(instr)?;
        let (axes, forms) = self.aligned(&lanes)?;
        let swept = Swept::new(self, instr.results[0], &axes, window)?;
        let mut out = Vec::new();
        for lane in 0..forms.len() {
            let form = match self.kind_of_lane(instr, lane)? {
                Kind::Sum(init) => {
                    let windows = self.windows(&swept, window)?;
                    let product = self.kernel.mul(&forms[lane], &windows);
                    let sum = self.kernel.sum(&product, &swept.consumed());
                    self.kernel.add(&sum, &init)
                }
                Kind::Opaque(label, range) => {
                    let label = format!("reduce_window {label} {}", swept.label);
                    self.kernel.apply(&label, range, &forms, &swept.consumed(), &swept.produced())
                }
            };
            out.push(Read::Plain(Value { dims: swept.dims.clone(), form }));
        }
        Ok(out)
    }

    /// How often each element lies in each window: `Π_d Σ_k [o·stride + k·window_dilation = low + i·base_dilation]`.
    fn windows(&mut self, swept: &Swept, window: &Window) -> Result<Form> {
        let mut product = self.kernel.integer(1);
        for (d, input, output) in &swept.moved {
            let k = self.fresh(window.dimensions[*d])?;
            let mut terms = self.index_terms(output, window.strides[*d] as i64);
            terms.extend(self.index_terms(&k, window.window_dilations[*d] as i64));
            terms.extend(self.index_terms(input, -(window.base_dilations[*d] as i64)));
            let equation = self.equation(&terms, -window.padding[*d].0);
            let factor = self.kernel.sum(&equation, &k);
            product = self.kernel.mul(&product, &factor);
        }
        Ok(product)
    }

    /// `Σ_o source[o]·selected[i, o]`, what is selected being a function of the operand.
    pub(crate) fn select_and_scatter(&mut self, instr: &Instr, window: &Window) -> Result {
        let [operand, source, init] = [0, 1, 2].map(|i| instr.operands[i]);
        let scatter = region::binary(&instr.regions[1]);
        let float = self.func.ty(operand).elem.is_float();
        if scatter != Some(Binary::Add) || !float {
            return Err("a scatter region other than the addition of floats".into());
        }
        let (x, ct, init) = (self.value(operand)?, self.factor_of(source)?, self.value(init)?);
        let swept = Swept::new(self, source, &x.dims, window)?;
        // the selected element's axes, apart from those that are consumed
        let mut dims = x.dims.clone();
        let mut chosen = Vec::new();
        let copy = self.apart(&x);
        for (d, ..) in &swept.moved {
            dims[*d] = copy.dims[*d].clone();
            chosen.extend(copy.dims[*d].iter().copied());
        }
        let label = format!("selected {} {}", region::label(&instr.regions[0])?, swept.label);
        let produced = [chosen, swept.produced()].concat();
        let selected = self.kernel.apply(&label, Range::Boolean, &[x.form], &swept.consumed(), &produced);
        let whole = Value { dims: swept.dims.clone(), form: selected };
        let (axes, forms) = self.aligned(&[ct, whole.clone()])?;
        let over: Vec<Axis> = swept.moved.iter().flat_map(|(d, ..)| axes[*d].clone()).collect();
        let product = self.kernel.mul(&forms[0], &forms[1]);
        let sum = self.kernel.sum(&product, &over);
        let form = self.kernel.add(&sum, &init.form);
        // dimensions without windows took the names that `aligned` gave them
        for (d, group) in dims.iter_mut().enumerate() {
            if !swept.moved.iter().any(|(moved, ..)| *moved == d) {
                *group = axes[d].clone();
            }
        }
        Ok(Value { dims, form })
    }

    fn factor_of(&mut self, v: ValueId) -> Result {
        let value = self.value(v)?;
        let form = if value.form.n_terms() > 1 { self.kernel.name(&value.form) } else { value.form };
        Ok(Value { form, ..value })
    }
}

/// The dimensions along which a window does anything, with new axes for their results.
struct Swept {
    /// Dimension, axes of the input, axes of the result.
    moved: Vec<(usize, Vec<Axis>, Vec<Axis>)>,
    /// The result's dimensions.
    dims: Vec<Vec<Axis>>,
    /// The window's attributes along the moved dimensions.
    label: String,
}

impl Swept {
    fn new(reader: &mut Reader, result: ValueId, axes: &[Vec<Axis>], window: &Window) -> Result<Swept> {
        let sizes = reader.func.ty(result).dims.clone();
        let (mut moved, mut dims, mut label) = (Vec::new(), axes.to_vec(), String::new());
        for d in 0..axes.len() {
            let attrs = (
                window.dimensions[d],
                window.strides[d],
                window.base_dilations[d],
                window.window_dilations[d],
                window.padding[d],
            );
            if matches!(attrs, (1, 1, 1, _, (0, 0))) {
                continue;
            }
            let output = reader.fresh(sizes[d])?;
            label.push_str(&format!("{attrs:?}/{}/{};", axes[d].len(), sizes[d]));
            moved.push((d, axes[d].clone(), output.clone()));
            dims[d] = output;
        }
        Ok(Swept { moved, dims, label })
    }

    fn consumed(&self) -> Vec<Axis> {
        self.moved.iter().flat_map(|(_, input, _)| input.clone()).collect()
    }

    fn produced(&self) -> Vec<Axis> {
        self.moved.iter().flat_map(|(_, _, output)| output.clone()).collect()
    }
}
