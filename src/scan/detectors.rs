//! What the detectors of secrets and personal data look for, as a list.

use crate::detect::{Kind, detector_list, placeholder};

/// A kind of secret or personal data that is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Detector {
    /// Its id, as `detectors` of a guardrail names it. Several formats of one service may share it.
    pub id: &'static str,
    /// What it finds, for a person.
    pub title: &'static str,
    /// Whether it is personal data, looked for with `pii: true` only.
    pub personal: bool,
    /// Whether it goes by a public format, a check or a structure; else it is a guess by a name or a context nearby,
    /// which is not redacted in a tool's results by the baseline.
    pub structural: bool,
    /// What stands in the place of what was found.
    pub placeholder: String,
}

/// Everything that is looked for, in the order in which one names a find that several would.
#[must_use]
pub fn detectors() -> Vec<Detector> {
    let listed = detector_list().map(|(id, title, kind, structural)| Detector {
        id,
        title,
        personal: kind == Kind::Pii,
        structural,
        placeholder: placeholder(id),
    });
    listed.collect()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::detectors;

    /// The page is made from the table: `PORTCULLIS_WRITE_DOCS=1 cargo test the_page_of_detectors` writes it anew.
    #[test]
    fn the_page_of_detectors_is_what_the_table_says() {
        let list = detectors();
        let mut page =
            String::from("# What is looked for\n\nMade from the table of detectors; do not edit.\n\n");
        let count = |test: fn(&super::Detector) -> bool| list.iter().filter(|d| test(d)).count();
        let _ = writeln!(
            page,
            "{} kinds: {} secrets by their format, {} secrets by what stands before them, {} of personal data. What is \
             told by its format alone is redacted in tools' results too; a guess by a name or a context only where \
             the guardrail `secrets` says so, and in everything that leaves for a judge, the audit log and spans.\n",
            list.len(),
            count(|d| !d.personal && d.structural),
            count(|d| !d.personal && !d.structural),
            count(|d| d.personal)
        );
        page.push_str("| id | what | told by |\n| --- | --- | --- |\n");
        for detector in &list {
            let told = match (detector.personal, detector.structural) {
                (true, _) => "format and check (personal data)",
                (false, true) => "format",
                (false, false) => "context",
            };
            let _ = writeln!(page, "| `{}` | {} | {told} |", detector.id, detector.title);
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/detectors.md");
        if std::env::var_os("PORTCULLIS_WRITE_DOCS").is_some() {
            std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/docs")).unwrap();
            std::fs::write(path, &page).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == page, "docs/detectors.md is stale: PORTCULLIS_WRITE_DOCS=1 writes it");
        assert!(list.len() > 350, "{}", list.len());
    }
}
