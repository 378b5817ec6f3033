//! What text can hold that must not leave or must not be obeyed: secrets, personal data, injected orders.

mod finding;
mod injection;
mod masked;
mod redaction;
mod secrets;

pub(crate) use finding::{Finding, Kind, Layer};
pub(crate) use injection::{Injection, InjectionReport, Sensitivity};
pub(crate) use masked::{Masked, MaskedJson};
pub(crate) use redaction::{Redaction, apply, placeholder};
pub(crate) use secrets::{
    SecretScanner, Selection, SelectionError, StreamFilter, StreamMode, detector_ids, detector_list,
};
