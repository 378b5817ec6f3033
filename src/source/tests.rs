//! Folders as they lie on disk (P15).

use std::fs;
use std::path::Path;

use super::*;

fn put(root: &Path, path: &str, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn seen(sources: &Sources) -> (Vec<String>, Vec<&'static str>, usize) {
    let out = sources.collect();
    let files = out.files.iter().map(|f| f.rel.clone()).collect();
    (files, out.problems.iter().map(|p| p.code).collect(), out.skipped)
}

#[test]
fn folders_are_read_recursively_in_a_stable_order() {
    let dir = tempfile::tempdir().unwrap();
    for path in ["b.md", "a.mdc", "sub/z.md", "sub/deep/c.md", "UP.MD"] {
        put(dir.path(), &format!(".agents/rules/{path}"), "x");
    }
    put(dir.path(), ".claude/rules/c.md", "x");
    put(dir.path(), ".agents/guardrails/g.yaml", "x: 1");
    for path in [".hidden.md", ".git/x.md", "notes.txt"] {
        put(dir.path(), &format!(".agents/rules/{path}"), "no front matter");
    }
    put(dir.path(), ".agents/portcullis.yaml", "x: 1");
    let sources = Sources::default().workspace(dir.path());
    let (files, problems, skipped) = seen(&sources);
    assert_eq!(files, ["UP.MD", "a.mdc", "b.md", "sub/z.md", "sub/deep/c.md", "c.md", "g.yaml"]);
    assert_eq!((problems, skipped), (vec![], 3));
    assert_eq!(sources.collect().settings.len(), 1);
}

#[test]
fn a_missing_standard_folder_is_empty_and_a_missing_named_one_says_where_it_looked() {
    let dir = tempfile::tempdir().unwrap();
    let nowhere = dir.path().join("nowhere");
    assert_eq!(seen(&Sources::default().workspace(dir.path()).global(&nowhere)), (vec![], vec![], 0));
    for sources in [
        Sources::default().folder(FolderKind::Rules, &nowhere),
        Sources::default().whole(&nowhere),
        Sources::default().workspace(&nowhere),
    ] {
        let out = sources.collect();
        assert_eq!(out.problems[0].code, "missing-folder");
        assert!(out.problems[0].message.contains(nowhere.to_str().unwrap()));
    }
}

#[test]
fn a_whole_folder_is_like_agents_or_itself_a_rules_folder() {
    let dir = tempfile::tempdir().unwrap();
    put(dir.path(), "like/guardrails/g.md", "x");
    put(dir.path(), "like/loose.md", "x");
    put(dir.path(), "plain/r.md", "x");
    let like = Sources::default().whole(&dir.path().join("like")).collect();
    assert_eq!((like.files.len(), like.files[0].kind), (1, FolderKind::Guardrails));
    let plain = Sources::default().whole(&dir.path().join("plain")).collect();
    assert_eq!((plain.files.len(), plain.files[0].kind), (1, FolderKind::Rules));
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;

    /// P15: no link leaves a rules folder.
    #[test]
    fn p15_links_out_of_the_folder_are_problems_and_links_inside_are_followed_once() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        put(root, "rules/a.md", "x");
        put(root, "rules/sub/b.md", "x");
        put(root, "outside/secret.md", "x");
        symlink(root.join("outside/secret.md"), root.join("rules/file.md")).unwrap();
        symlink(root.join("outside"), root.join("rules/folder")).unwrap();
        symlink("../outside/secret.md", root.join("rules/relative.md")).unwrap();
        symlink("nothing", root.join("rules/broken.md")).unwrap();
        symlink("sub", root.join("rules/zoom")).unwrap();
        symlink("..", root.join("rules/sub/loop")).unwrap();
        let (files, problems, _) = seen(&Sources::default().whole(&root.join("rules")));
        assert_eq!(files, ["a.md", "sub/b.md"]);
        let expected = ["broken-link", "link-leaves-folder", "link-leaves-folder", "link-leaves-folder"];
        assert_eq!(problems, expected);
    }

    #[test]
    fn p15_settings_in_a_folder_that_links_out_of_the_workspace_are_not_read() {
        let dir = tempfile::tempdir().unwrap();
        put(dir.path(), "elsewhere/portcullis.yaml", "unmatched_tools: allow");
        fs::create_dir(dir.path().join("w")).unwrap();
        symlink("../elsewhere", dir.path().join("w/.agents")).unwrap();
        let out = Sources::default().workspace(&dir.path().join("w")).collect();
        assert_eq!((out.settings.len(), out.problems[0].code), (0, "link-leaves-folder"));
    }

    #[test]
    fn p15_a_standard_folder_that_links_into_its_workspace_is_read_once() {
        let dir = tempfile::tempdir().unwrap();
        put(dir.path(), ".agents/rules/a.md", "x");
        fs::create_dir(dir.path().join(".claude")).unwrap();
        symlink("../.agents/rules", dir.path().join(".claude/rules")).unwrap();
        assert_eq!(seen(&Sources::default().workspace(dir.path())), (vec!["a.md".to_owned()], vec![], 0));
    }

    #[test]
    fn p15_a_standard_folder_that_links_out_of_its_workspace_is_a_problem() {
        let dir = tempfile::tempdir().unwrap();
        put(dir.path(), "elsewhere/a.md", "x");
        put(dir.path(), "elsewhere/portcullis.yaml", "x: 1");
        fs::create_dir_all(dir.path().join("w/.agents")).unwrap();
        symlink(dir.path().join("elsewhere"), dir.path().join("w/.agents/rules")).unwrap();
        symlink(dir.path().join("elsewhere/portcullis.yaml"), dir.path().join("w/.agents/portcullis.yaml"))
            .unwrap();
        let (files, problems, _) = seen(&Sources::default().workspace(&dir.path().join("w")));
        assert_eq!((files, problems), (vec![], vec!["link-leaves-folder", "link-leaves-folder"]));
    }

    /// P15: no device, no pipe. A socket stands for both here: none of the three is opened.
    #[test]
    fn p15_what_is_no_regular_file_is_never_opened() {
        let dir = tempfile::tempdir().unwrap();
        let _socket = UnixListener::bind(dir.path().join("s.md")).unwrap();
        let made = std::process::Command::new("mkfifo").arg(dir.path().join("pipe.md")).status();
        let expected = 1 + usize::from(made.is_ok_and(|status| status.success()));
        let (files, problems, _) = seen(&Sources::default().whole(dir.path()));
        assert_eq!((files, problems), (vec![], vec!["not-regular"; expected]));
    }
}

#[test]
fn a_file_that_is_too_long_or_no_utf_8_says_so() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("a.md"), b"\xc3\xa4\xff rest").unwrap();
    fs::write(dir.path().join("b.md"), "x".repeat(256 * 1024 + 1)).unwrap();
    fs::write(dir.path().join("c.md"), "x".repeat(256 * 1024)).unwrap();
    let out = Sources::default().whole(dir.path()).collect();
    let spoiled: Vec<_> = out.files.iter().map(|f| f.spoiled.clone()).collect();
    assert_eq!(spoiled, [Some(Spoiled::NotUtf8(2..5)), Some(Spoiled::TooLong), None]);
    assert_eq!(&*out.files[0].text, "\u{e4}\u{fffd} rest");
}
