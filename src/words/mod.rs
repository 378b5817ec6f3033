//! The words of the specification as types: every other module speaks in these.

mod action;
mod baseline_names;
mod gate_ref;
mod hook;
mod identity;
mod on_error;

pub use action::Action;
pub(crate) use baseline_names::is_baseline;
pub use gate_ref::GateRef;
pub use hook::Hook;
pub use identity::{GateKind, GateName, InvalidName, Layer, Mode, Severity};
pub use on_error::{Cause, OnError, OnOpaque};

/// A boxed future, as the crate's traits return them: `Send`, and dropped safely at any await.
pub type BoxFuture<'a, T> = std::pin::Pin<Box<dyn std::future::Future<Output = T> + Send + 'a>>;
