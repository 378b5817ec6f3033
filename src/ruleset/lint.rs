//! Lints: rules that load and are likely not what was meant. Always warnings.

use super::loader::Loader;
use crate::matcher::Regex;
use crate::problem::{Problem, Problems};
use crate::tool::{ToolId, ToolInfo, ToolSet};
use crate::typed::{
    self, ConditionSpec, GateBody, Located, MatcherSpec, ToolPattern, ToolRuleSpec, TypedGate,
};
use crate::words::{Action, GateKind, Hook, Mode, OnError};

impl Loader {
    /// Looks for rules that load and are likely not what was meant. `tools`: the names of the tools that
    /// there are, where they are known.
    #[must_use]
    pub fn lint(&self, tools: Option<&[String]>) -> Problems {
        let typed = typed::load(self.sources());
        let mut problems = Problems::default();
        for gate in &typed.gates {
            problems.extend(one(gate, tools));
        }
        for gate in &typed.replaced {
            let message = format!("the workspace's `{}` stands in for this gate, whole", gate.name);
            problems.push(warning(gate, 0..0, "", "shadowed", message, "rename one of them to have both"));
        }
        problems.extend(contradictions(&typed.gates));
        problems.sort();
        problems
    }
}

fn one(gate: &TypedGate, tools: Option<&[String]>) -> Vec<Problem> {
    let mut found = Vec::new();
    let blocks = gate.action.value <= Action::Redact;
    if blocks && gate.on_error == Some(OnError::Pass) {
        let message = format!(
            "`on_error: pass` on a gate whose action is `{}`: what can't be checked goes on",
            gate.action.value
        );
        found.push(warning(
            gate,
            gate.action.at.clone(),
            "on_error",
            "on-error-pass",
            message,
            "write `block`, `hold` or `warn`",
        ));
    }
    if !gate.enabled && gate.kind == GateKind::Rule {
        let at = gate.action.at.clone();
        found.push(warning(
            gate,
            at,
            "enabled",
            "never-fires",
            "this rule is switched off".to_owned(),
            "remove the file, or `enabled: false`",
        ));
    }
    let patterns: &[Located<ToolPattern>] = match &gate.body {
        GateBody::Tool(spec) => {
            found.extend(opened_by_taint(gate, spec));
            let earlier = [&spec.after, &spec.not_after].into_iter().flatten();
            if let Some(tools) = tools {
                let named = earlier.clone().flat_map(|after| &after.tools);
                found.extend(named.filter_map(|pattern| names_none(gate, pattern, tools)));
            }
            let conditions = std::iter::once(&spec.condition).chain(earlier.map(|after| &after.condition));
            for matcher in conditions.flat_map(matchers) {
                if let MatcherSpec::Regex(text) = &matcher.value
                    && Regex::parse(text, false)
                        .is_ok_and(|regex| regex.is_match("") && regex.is_match("\u{1}x"))
                {
                    let message = format!("`{text}` matches every text");
                    found.push(warning(
                        gate,
                        matcher.at.clone(),
                        "",
                        "matches-everything",
                        message,
                        "leave the matcher out, or match something",
                    ));
                }
            }
            &spec.tools
        }
        GateBody::Judged { tools } => tools,
        GateBody::Builtin(_) => &[],
    };
    if let Some(tools) = tools {
        found.extend(patterns.iter().filter_map(|pattern| names_none(gate, pattern, tools)));
    }
    found
}

/// Outside content tightens what may be done; a rule that opens something by it is likely written the wrong way
/// round.
fn opened_by_taint(gate: &TypedGate, spec: &ToolRuleSpec) -> Option<Problem> {
    let allow = gate.action.value == Action::Allow;
    let after = if allow { &spec.after } else { &spec.not_after };
    let at = after.as_ref()?.tainted.clone()?;
    let (message, help) = if allow {
        ("this `allow` counts only once outside content was read", "write `not: {after: {tainted: true}}`")
    } else {
        (
            "outside content that was read excepts from this rule",
            "write `after: {tainted: true}` beside `not`",
        )
    };
    Some(warning(gate, at, "after.tainted", "taint-opens", message.to_owned(), help))
}

/// Every matcher of a condition.
fn matchers(condition: &ConditionSpec) -> impl Iterator<Item = &Located<MatcherSpec>> {
    condition.args.iter().map(|(_, matcher)| matcher).chain(&condition.result)
}

fn names_none(gate: &TypedGate, pattern: &Located<ToolPattern>, tools: &[String]) -> Option<Problem> {
    let mut set = ToolSet::new(false);
    let (added, shown) = match &pattern.value {
        ToolPattern::Name(glob) => (set.name(glob), glob.clone()),
        ToolPattern::On { server, tool } => (set.on(server, tool), format!("{server}/{tool}")),
        ToolPattern::Kind(_) => return None,
    };
    let info = ToolInfo::unknown();
    if added.is_err() || tools.iter().any(|name| set.matches(&ToolId::new(name), &info)) {
        return None;
    }
    let message = format!("`{shown}` names none of the tools that there are");
    Some(warning(gate, pattern.at.clone(), "tools", "no-such-tool", message, "correct the name"))
}

/// Two enforcing rules of one scope with the same tools and conditions, of which one allows what the other
/// stops.
fn contradictions(gates: &[TypedGate]) -> Vec<Problem> {
    let rules: Vec<_> = gates
        .iter()
        .filter(|gate| gate.enabled && gate.mode == Mode::Enforce && gate.hook == Hook::ToolCall)
        .filter_map(|gate| match &gate.body {
            // With exceptions two conditions that read alike are not.
            GateBody::Tool(spec) if spec.not.is_none() && spec.not_after.is_none() => {
                let agents: Vec<&str> = gate.agents.iter().map(|glob| glob.value.as_str()).collect();
                let after = spec.after.as_ref().map(|after| (after.plain(), after.tainted.is_some()));
                let conditions = format!("{agents:?} {:?} {after:?}", plain(&spec.condition));
                Some((gate, conditions, tools(&spec.tools)))
            }
            _ => None,
        })
        .collect();
    let allows = rules.iter().filter(|(gate, ..)| gate.action.value == Action::Allow);
    allows
        .flat_map(|allow| {
            rules
                .iter()
                .filter(|stop| stop.0.action.value <= Action::Hold && stop.1 == allow.1 && stop.2 == allow.2)
                .map(|stop| {
                    let message = format!(
                        "`{}` allows what `{}` stops: the stricter one decides",
                        allow.0.name, stop.0.name
                    );
                    warning(
                        allow.0,
                        allow.0.action.at.clone(),
                        "action",
                        "contradicts",
                        message,
                        "remove one of them",
                    )
                })
        })
        .collect()
}

fn tools(patterns: &[Located<ToolPattern>]) -> Vec<String> {
    let mut names: Vec<String> = patterns.iter().map(|p| format!("{:?}", p.value)).collect();
    names.sort();
    names
}

/// A condition without its places.
fn plain(condition: &ConditionSpec) -> Vec<String> {
    let mut all: Vec<String> = condition.command.iter().map(|c| format!("command {}", c.value)).collect();
    all.extend(condition.path.iter().map(|p| format!("path {}", p.value)));
    all.extend(condition.domain.iter().map(|d| format!("domain {}", d.value)));
    all.extend(condition.args.iter().map(|(path, m)| format!("{} {:?}", path.value, m.value)));
    all.sort();
    all
}

fn warning(
    gate: &TypedGate,
    at: std::ops::Range<usize>,
    field: &str,
    code: &'static str,
    message: String,
    help: &str,
) -> Problem {
    let file = gate.file.clone().unwrap_or_default();
    Problem::at(&file, &gate.source, at, field, code, message, help).into_warning()
}
