//! Checks that the host registers in code.

mod classifier;
mod contract;

pub use classifier::Classifier;
pub use contract::{CheckFailed, CheckOutcome, CheckSubject, CodeGate, HostCheck, InvalidCodeGate};
