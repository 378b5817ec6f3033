//! GT-30: the files that a turn changes, by tools and by commands: counted once each, reserved at the call,
//! committed at its result, released otherwise.

#![expect(clippy::unwrap_used, reason = "a test says what it expects, in its helpers too")]

use std::path::Path;

use portcullis::{
    CallOutcome, Decision, Engine, Guard, MemoryApprovals, ToolCall, ToolOutcome, ToolResult, Turn,
    TurnOptions,
};
use serde_json::{Value, json};

fn engine(root: &Path, limits: &str) -> Engine {
    let folder = root.join(".agents/guardrails");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("limits.md"), format!("---\nbuiltin: limits\ncommands: []\n{limits}---\n"))
        .unwrap();
    let engine = Engine::builder().workspace(root).approvals(MemoryApprovals::new()).build().unwrap();
    let problems: String = engine.status().problems.iter().map(|p| p.render(false)).collect();
    assert_eq!(problems, "");
    engine
}

fn turn(engine: &Engine) -> Turn {
    engine.turn(TurnOptions::new("main").calls_only())
}

fn runs(decision: &Decision<CallOutcome>) -> bool {
    matches!(decision.outcome, CallOutcome::Run { .. })
}

/// Lets a call run; how many files the turn has changed once it came back.
async fn changed(engine: &Engine, turn: &Turn, tool: &str, arguments: Value, outcome: ToolOutcome) -> usize {
    let call = ToolCall::new("1", tool, arguments);
    let decision = engine.tool_call(turn, &call).await;
    assert!(runs(&decision), "{decision:#?}");
    engine.tool_result(turn, &call, &ToolResult { outcome, ..ToolResult::ok("") }).await;
    turn.files_changed()
}

#[tokio::test]
async fn gt_30_commands_count_the_files_that_they_change() {
    let dir = tempfile::tempdir().unwrap();
    let engine = engine(dir.path(), "");
    let mut wrong = Vec::new();
    for (command, count) in [
        // Redirections.
        ("echo x > a", 1),
        ("echo x >> a; echo y > a", 1),
        ("make > log 2> errors", 2),
        ("make 2>&1 | tail", 0),
        ("echo x > /dev/null", 0),
        ("cat <<E > a\ntext > b\nE", 1),
        ("cat < a", 0),
        // Programs that write what they name.
        ("echo x | tee a b", 2),
        ("sed -i s/a/b/ a b", 2),
        ("sed s/a/b/ a", 0),
        ("perl -i -pe s/a/b/ a", 1),
        ("truncate -s 0 a", 1),
        ("touch a b c", 3),
        ("dd if=/dev/zero of=a", 1),
        ("sort -o b a", 1),
        ("patch a fix.diff", 1),
        ("install -m 644 a b", 1),
        ("ln -s a b", 1),
        ("mkdir -p d/e && touch d/e/f", 1),
        ("rm a b", 2),
        ("rm -rf d", 1),
        ("sudo rm a", 1),
        ("sh -c 'rm a'", 1),
        // Copies and moves, into folders too.
        ("cp a b", 1),
        ("cp a b d/", 2),
        ("cp -t d a b c", 3),
        ("cp a d/", 1),
        ("mv a b", 2),
        ("mv a b d/", 4),
        // Version control.
        ("git checkout -- a b", 2),
        ("git restore a", 1),
        ("git rm a", 1),
        ("git mv a b", 2),
        ("git status", 0),
        ("git commit -m 'rm x > y'", 0),
        // Downloads and archives.
        ("curl -o a https://x.example/y", 1),
        ("curl -O https://x.example/y.tgz", 1),
        ("wget -O a https://x.example/y", 1),
        ("wget https://x.example/y.tgz", 1),
        ("tar czf t.tgz src", 1),
        ("unzip t.zip -d out", 1),
        // Code.
        ("python3 -c \"open('out.txt', 'w').write('x')\"", 1),
        // Reading.
        ("ls -l a", 0),
        ("grep -r x src", 0),
        ("diff a b", 0),
        ("cargo test", 0),
    ] {
        let found =
            changed(&engine, &turn(&engine), "shell", json!({"command": command}), ToolOutcome::Ok).await;
        if found != count {
            wrong.push(format!("{command:?}: {found}, not {count}"));
        }
    }
    for (tool, arguments, count) in [
        ("write_file", json!({"path": "a", "content": "rm b"}), 1),
        ("write_file", json!({"path": "a/../b", "content": ""}), 1),
        ("multi_edit", json!({"edits": [{"path": "a"}, {"path": "b"}, {"path": "./a"}]}), 2),
        ("move_file", json!({"source": "a", "destination": "b"}), 2),
        (
            "apply_patch",
            json!({"input": "*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** Add File: b\n+z\n*** Delete File: c\n*** End Patch"}),
            3,
        ),
        ("read_file", json!({"path": "a"}), 0),
    ] {
        let found = changed(&engine, &turn(&engine), tool, arguments.clone(), ToolOutcome::Ok).await;
        if found != count {
            wrong.push(format!("{tool} {arguments}: {found}, not {count}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn gt_30_a_reservation_is_committed_by_success_and_the_unknown_and_released_by_error_and_drop() {
    let dir = tempfile::tempdir().unwrap();
    let engine = engine(dir.path(), "max_files_changed: 1\n");
    let write = json!({"path": "a"});
    for (outcome, count) in
        [(ToolOutcome::Ok, 1), (ToolOutcome::Unknown, 1), (ToolOutcome::Timeout, 1), (ToolOutcome::Error, 0)]
    {
        assert_eq!(
            changed(&engine, &turn(&engine), "write_file", write.clone(), outcome).await,
            count,
            "{outcome:?}"
        );
    }
    // A command line that fails may have written before it failed.
    let line = json!({"command": "echo x > a && false"});
    assert_eq!(changed(&engine, &turn(&engine), "shell", line, ToolOutcome::Error).await, 1);
    // A hook that is dropped leaves nothing reserved.
    let turn = turn(&engine);
    let call = ToolCall::new("1", "write_file", write);
    drop(engine.tool_call(&turn, &call));
    let other = ToolCall::new("2", "write_file", json!({"path": "b"}));
    assert!(runs(&engine.tool_call(&turn, &other).await));
    assert!(!runs(&engine.tool_call(&turn, &call).await), "`b` is about to be changed");
}

#[tokio::test]
async fn gt_30_a_blocked_a_held_and_a_denied_call_reserve_nothing() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(dir.path().join(".agents/rules")).unwrap();
    for (name, action) in [("block", "block"), ("hold", "hold")] {
        let rule = format!(
            "---\nwhen: before_tool\ntools: write_file\npath: {name}.txt\naction: {action}\n---\nNo.\n"
        );
        std::fs::write(dir.path().join(format!(".agents/rules/{name}.md")), rule).unwrap();
    }
    let engine = engine(dir.path(), "max_files_changed: 1\n");
    let turn = turn(&engine);
    let write = |path: &str| ToolCall::new(path, "write_file", json!({ "path": path }));
    assert!(matches!(
        engine.tool_call(&turn, &write("block.txt")).await.outcome,
        CallOutcome::Blocked { .. }
    ));
    let CallOutcome::Held { ticket } = engine.tool_call(&turn, &write("hold.txt")).await.outcome else {
        panic!("it is held");
    };
    engine.approvals().unwrap().deny(&ticket, "no").await.unwrap();
    assert!(!runs(&engine.resume(&turn, &ticket, &write("hold.txt")).await));
    assert!(runs(&engine.tool_call(&turn, &write("free.txt")).await), "nothing was left reserved");
}

#[cfg(unix)]
#[tokio::test]
async fn gt_30_links_to_one_file_count_once_where_files_are_limited() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("real"), "x").unwrap();
    std::fs::create_dir(dir.path().join("folder")).unwrap();
    std::os::unix::fs::symlink("real", dir.path().join("link")).unwrap();
    std::os::unix::fs::symlink("folder", dir.path().join("other")).unwrap();
    let engine = engine(dir.path(), "max_files_changed: 2\n");
    let turn = turn(&engine);
    for path in ["real", "link", "./real"] {
        assert_eq!(
            changed(&engine, &turn, "write_file", json!({"path": path}), ToolOutcome::Ok).await,
            1,
            "{path}"
        );
    }
    for command in ["echo x > folder/a", "echo x > other/a", "echo x > other/../real"] {
        assert_eq!(
            changed(&engine, &turn, "shell", json!({"command": command}), ToolOutcome::Ok).await,
            2,
            "{command}"
        );
    }
    assert!(!runs(
        &engine.tool_call(&turn, &ToolCall::new("1", "write_file", json!({"path": "other/b"}))).await
    ));
}

/// No race overruns a limit, and none of the room is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn gt_30_parallel_calls_of_a_turn_and_its_children_never_overrun_the_limit() {
    let dir = tempfile::tempdir().unwrap();
    let engine = engine(dir.path(), "max_files_changed: 10\n");
    let turn = turn(&engine);
    let tasks: Vec<_> = (0..64)
        .map(|at| {
            let (engine, child) = (engine.clone(), turn.child(TurnOptions::new("helper").calls_only()));
            tokio::spawn(async move {
                let call = ToolCall::new("1", "shell", json!({"command": format!("echo x > file-{at}")}));
                let ran = runs(&engine.tool_call(&child, &call).await);
                if ran {
                    tokio::task::yield_now().await;
                    engine.tool_result(&child, &call, &ToolResult::ok("")).await;
                }
                ran
            })
        })
        .collect();
    let mut ran = 0;
    for task in tasks {
        ran += usize::from(task.await.unwrap());
    }
    assert_eq!((ran, turn.files_changed()), (10, 10));
}
