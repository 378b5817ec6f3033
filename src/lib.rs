//! Portcullis: an embeddable guardrail engine for agent runtimes.
//!
//! Modules stand in the order of the flow; none imports from one further down:
//! words → leaf engines (text, problem, shell, command, matcher, detect, tool) → files (source → parsed →
//! typed) → services (judge, approval, notice, verdict, audit) → compiled (baseline, builtin, ruleset) →
//! running (turn, guard, engine) → eval.

mod bounds;
mod words;

mod text;
mod problem;
mod matcher;
mod shell;
mod command;
mod detect;
mod tool;

mod source;
mod parsed;
mod typed;

mod judge;
mod approval;
mod notice;
mod verdict;
mod check;
mod audit;

mod baseline;
mod builtin;
mod ruleset;

mod turn;
mod guard;
mod engine;
mod eval;
