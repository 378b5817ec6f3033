//! Checks that the host registers in code.

mod contract;

pub use contract::{CheckFailed, CheckOutcome, CheckSubject, CodeGate, HostCheck, InvalidCodeGate};
