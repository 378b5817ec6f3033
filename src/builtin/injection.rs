//! The built-in `prompt_injection` as a gate.

use crate::detect::{Injection, InjectionReport};
use crate::typed::{InjectionSpec, Sensitivity};

/// Orders to the agent in a result, by the guardrail's settings.
#[derive(Debug, Clone)]
pub(crate) struct InjectionGate {
    judge: bool,
    sensitivity: Sensitivity,
    /// Whether it looks at outside-content tools only, because its file names none.
    outside_only: bool,
}

impl InjectionGate {
    pub(crate) const fn new(spec: &InjectionSpec, outside_only: bool) -> Self {
        Self { judge: spec.judge, sensitivity: spec.sensitivity, outside_only }
    }

    /// Whether it looks at the results of a tool that brings outside content, or not.
    pub(crate) const fn applies(&self, outside: bool) -> bool {
        !self.outside_only || outside
    }

    /// Whether the judge has to confirm a hit.
    pub(crate) const fn asks_judge(&self) -> bool {
        self.judge
    }

    /// Looks at a result; a classifier's score joins the evidence.
    pub(crate) fn scan(&self, text: &str, classifier: Option<f64>) -> InjectionReport {
        Injection::shared().scan_with(text, self.sensitivity.into(), classifier)
    }
}

impl From<Sensitivity> for crate::detect::Sensitivity {
    fn from(sensitivity: Sensitivity) -> Self {
        match sensitivity {
            Sensitivity::Low => Self::Low,
            Sensitivity::Medium => Self::Medium,
            Sensitivity::High => Self::High,
        }
    }
}
