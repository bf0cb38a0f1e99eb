//! The optimizer's stages, found by dataflow.

use crate::graph::Graph;
use truestep_ir::{Binary, Unary, ValueId};
use truestep_step::Role;

/// One parameter's way through the optimizer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Update {
    /// θ
    pub(crate) theta: ValueId,
    /// Its gradient, as the rule takes it.
    pub(crate) grad: ValueId,
    /// θ' before the guard, and the number of the output.
    pub(crate) new: (ValueId, usize),
    /// lr, spread over θ's shape.
    pub(crate) lr: ValueId,
    /// The main step `from − lr·direction`.
    pub(crate) main: Descent,
    /// `wd·θ` and wd, where parameters decay.
    pub(crate) decay: Option<(ValueId, f64)>,
    /// `g + wd·θ`, where the decay is coupled.
    pub(crate) coupled: Option<ValueId>,
    /// `v' = μ·v + g̃`, where there is a velocity.
    pub(crate) velocity: Option<Moment>,
    /// The moments of Adam.
    pub(crate) adam: Option<Adam>,
}

/// `new = from − lr·direction`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Descent {
    pub(crate) from: ValueId,
    pub(crate) lr: ValueId,
    pub(crate) direction: ValueId,
    /// `lr·direction`
    pub(crate) step: ValueId,
    pub(crate) new: ValueId,
}

/// A moment: `new = kept + fresh` with `kept = β·old`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) old: ValueId,
    pub(crate) kept: ValueId,
    pub(crate) fresh: ValueId,
    pub(crate) new: ValueId,
    pub(crate) beta: f64,
    /// Of the output.
    pub(crate) number: usize,
}

/// `direction = m̂/(√v̂ + ε)`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adam {
    pub(crate) m: Moment,
    pub(crate) v: Moment,
    /// `g²`
    pub(crate) square: ValueId,
    pub(crate) m_hat: ValueId,
    pub(crate) v_hat: ValueId,
    /// `1 − β₁ᵗ` and `1 − β₂ᵗ`, spread over θ's shape.
    pub(crate) corrections: [ValueId; 2],
    /// `√v̂`
    pub(crate) root: ValueId,
    /// `√v̂ + ε`
    pub(crate) denominator: ValueId,
    pub(crate) eps: f64,
}

impl<'a> Graph<'a> {
    /// Every parameter's update in turn.
    pub(crate) fn updates(&self) -> Option<Vec<Update>> {
        let mut news = self.numbers(Role::Param).zip(self.outputs(Role::Param));
        let values = self.values()?;
        let params = self.inputs(Role::Param).zip(values.taken());
        let all = params.enumerate().map(|(i, (theta, &grad))| {
            let (number, guarded) = news.next()?;
            self.update(i, theta, grad, number, self.unguarded(guarded)?)
        });
        all.collect()
    }

    fn update(&self, i: usize, theta: ValueId, grad: ValueId, number: usize, new: ValueId) -> Option<Update> {
        let outer = self.descent(new)?;
        let of_theta = |v: ValueId| self.with_constant(v, Binary::Multiply).filter(|&(of, _)| of == theta);
        let decoupled = of_theta(outer.direction).filter(|_| outer.from != theta);
        let main = if decoupled.is_some() { self.descent(outer.from)? } else { outer };
        let coupled = self.partners(grad, Binary::Add).find_map(|(sum, by)| Some((sum, by, of_theta(by)?.1)));
        let decay = decoupled.map(|(_, wd)| (outer.direction, wd)).or(coupled.map(|(_, decay, wd)| (decay, wd)));
        let moment = |role| {
            let (number, guarded) = self.numbers(role).zip(self.outputs(role)).nth(i)?;
            self.moment(self.inputs(role).nth(i)?, number, self.unguarded(guarded)?)
        };
        let adaptive = self.undecayed(self.untrusted(main.direction), theta);
        let adam = self.adam(adaptive, moment(Role::FirstMoment), moment(Role::SecondMoment));
        let velocity = if adam.is_none() { moment(Role::SecondMoment) } else { None };
        let coupled = coupled.map(|(sum, ..)| sum);
        Some(Update { theta, grad, new: (new, number), lr: main.lr, main, decay, coupled, velocity, adam })
    }

    fn descent(&self, new: ValueId) -> Option<Descent> {
        let [from, step] = self.binary(new, Binary::Subtract)?;
        let [lr, direction] = self.binary(step, Binary::Multiply)?;
        let scalar = self.scalar(lr);
        self.inputs(Role::LearningRate).any(|v| v == scalar).then_some(Descent { from, lr, direction, step, new })
    }

    /// r of LAMB's `trust·r`; any other direction itself.
    fn untrusted(&self, direction: ValueId) -> ValueId {
        self.binary(direction, Binary::Multiply).map_or(direction, |[_, r]| r)
    }

    /// d of `d + wd·θ`; any other direction itself.
    fn undecayed(&self, direction: ValueId, theta: ValueId) -> ValueId {
        let terms = self.binary(direction, Binary::Add);
        let decays = |v: ValueId| self.with_constant(v, Binary::Multiply).is_some_and(|(of, _)| of == theta);
        terms.filter(|&[_, decay]| decays(decay)).map_or(direction, |[d, _]| d)
    }

    fn moment(&self, old: ValueId, number: usize, new: ValueId) -> Option<Moment> {
        let [kept, fresh] = self.binary(new, Binary::Add)?;
        let (of, beta) = self.with_constant(kept, Binary::Multiply)?;
        (of == old).then_some(Moment { old, kept, fresh, new, beta, number })
    }

    fn adam(&self, direction: ValueId, m: Option<Moment>, v: Option<Moment>) -> Option<Adam> {
        let (m, v) = (m?, v?);
        let [m_hat, denominator] = self.binary(direction, Binary::Divide)?;
        let (root, eps) = self.with_constant(denominator, Binary::Add)?;
        let v_hat = self.unary(root, Unary::Sqrt)?;
        let [_, first] = self.binary(m_hat, Binary::Divide)?;
        let [_, second] = self.binary(v_hat, Binary::Divide)?;
        let (square, _) = self.with_constant(v.fresh, Binary::Multiply)?;
        Some(Adam { m, v, square, m_hat, v_hat, corrections: [first, second], root, denominator, eps })
    }
}
