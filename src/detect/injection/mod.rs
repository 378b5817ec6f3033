//! Text aimed at the agent (`checks.md` 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Category { A }
#[derive(Debug)]
pub(crate) struct Injection;
#[derive(Debug)]
pub(crate) struct InjectionFinding;
#[derive(Debug)]
pub(crate) struct InjectionReport;
#[derive(Debug)]
pub(crate) struct Sensitivity;
