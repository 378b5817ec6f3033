//! The built-ins as they run when no file names them (GT-21).

use std::sync::Arc;

use crate::typed::{
    BuiltinSpec, Examples, GateBody, InjectionSpec, LimitsSpec, Located, SecretsSpec, TypedGate,
};
use crate::words::{Action, GateKind, GateName, Hook, Layer, Mode, Severity};

/// The three built-ins with their defaults.
pub(crate) fn shipped() -> Vec<TypedGate> {
    vec![
        gate("limits", Hook::ToolCall, Action::Block, BuiltinSpec::Limits(LimitsSpec::default())),
        gate(
            "prompt_injection",
            Hook::ToolResult,
            Action::Warn,
            BuiltinSpec::PromptInjection(InjectionSpec::default()),
        ),
        gate("secrets", Hook::Output, Action::Redact, BuiltinSpec::Secrets(SecretsSpec::default())),
    ]
}

fn gate(name: &'static str, hook: Hook, action: Action, spec: BuiltinSpec) -> TypedGate {
    TypedGate {
        name: GateName::known(name),
        kind: GateKind::Builtin,
        layer: Layer::Default,
        file: None,
        source: Arc::from(""),
        line: 0,
        hook,
        action: Located { value: action, at: 0..0 },
        description: None,
        order: 0,
        agents: Vec::new(),
        enabled: true,
        severity: Severity::Warn,
        deadline: None,
        on_error: None,
        on_opaque: None,
        mode: Mode::Enforce,
        examples: Examples::default(),
        text: String::new(),
        body: GateBody::Builtin(Box::new(spec)),
        buffer: false,
    }
}
