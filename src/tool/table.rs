//! What the crate knows of well-known tools: rows of data, by the names that Claude Code, Codex,
//! Gemini CLI, Cursor, Cline, OpenHands and plain tool loops use.

use super::ToolKind;

/// A group of tools that are alike.
pub(super) struct Row {
    /// Names in lower case; compared so.
    pub(super) names: &'static [&'static str],
    pub(super) kind: ToolKind,
    pub(super) acts: bool,
    pub(super) outside: bool,
    pub(super) freeform: bool,
    pub(super) command_at: &'static [&'static str],
    pub(super) path_at: &'static [&'static str],
    pub(super) url_at: &'static [&'static str],
}

const COMMAND: &[&str] = &[
    "$.command", "$.cmd", "$.script", "$.code", "$.input", "$.CommandLine", "$.command_line", "$.commands", "$.chars",
];
const CODE: &[&str] = &["$.code", "$.script", "$.command", "$.cmd", "$.source", "$.input", "$.python_code"];
const PATH: &[&str] = &[
    "$.path", "$.file_path", "$.filePath", "$.filepath", "$.file", "$.filename", "$.file_name", "$.target_file",
    "$.targetFile", "$.absolute_path", "$.absolutePath", "$.AbsolutePath", "$.TargetFile", "$.notebook_path",
    "$.target_notebook", "$.relative_workspace_path", "$.dir_path", "$.directory", "$.dir", "$.folder", "$.uri",
    "$.target", "$.paths", "$.file_paths", "$.filePaths", "$.files", "$.include", "$.files[*].path",
    "$.files[*].file_path", "$.edits[*].path", "$.edits[*].file_path", "$.edits[*].filePath",
    "$.source", "$.source_path", "$.destination", "$.destination_path", "$.old_path", "$.new_path", "$.from", "$.to",
];
/// Where to search: the pattern too, since it may be a path glob.
const SEARCH: &[&str] = &[
    "$.path", "$.paths", "$.dir_path", "$.directory", "$.dir", "$.root", "$.folder", "$.target_directories",
    "$.relative_workspace_path", "$.include", "$.include_pattern", "$.glob", "$.glob_pattern", "$.globs", "$.file_pattern",
];
const GLOB: &[&str] = &[
    "$.pattern", "$.glob_pattern", "$.glob", "$.query", "$.path", "$.dir_path", "$.directory", "$.dir", "$.root", "$.folder",
    "$.target_directory",
];
const PATCH: &[&str] = &["$.input", "$.patch", "$.diff", "$.path", "$.file_path", "$.file", "$.filename"];
const URL: &[&str] = &["$.url", "$.uri", "$.href", "$.link", "$.urls", "$.Url", "$.website", "$.endpoint", "$.base_url"];
const NONE: &[&str] = &[];

const fn row(names: &'static [&'static str], kind: ToolKind) -> Row {
    Row {
        names,
        kind,
        acts: false,
        outside: false,
        freeform: false,
        command_at: NONE,
        path_at: NONE,
        url_at: NONE,
    }
}

/// The table. A name stands in one row.
pub(super) const ROWS: &[Row] = &[
    // Commands for a shell.
    Row {
        acts: true,
        command_at: COMMAND,
        ..row(
            &[
                "shell", "exec", "bash", "sh", "zsh", "powershell", "cmd", "terminal", "console", "run", "run_command",
                "runcommand", "run_shell", "run_shell_command", "run_terminal_cmd", "run_terminal_command",
                "run_in_terminal", "runinterminal", "shell_command", "shell_exec", "local_shell", "container.exec",
                "exec_command", "unified_exec", "execute", "execute_command", "execute_bash", "execute_shell",
                "execute_shell_command", "bash_tool", "bash_code_execution", "shell_tool", "process", "run_process",
                "write_stdin", "send_command_input",
            ],
            ToolKind::Execute,
        )
    },
    // Code for an interpreter: read as what calls a shell or removes files.
    Row {
        acts: true,
        command_at: CODE,
        ..row(
            &[
                "python", "python3", "node", "javascript", "code_interpreter", "code_execution", "execute_code",
                "run_code", "run_python", "execute_python", "execute_ipython_cell", "repl", "jupyter", "notebook_run",
            ],
            ToolKind::Execute,
        )
    },
    // What a running command has written.
    row(&["bashoutput", "bash_output", "get_terminal_output", "command_status", "taskoutput"], ToolKind::Other),
    Row { acts: true, ..row(&["killshell", "kill_shell", "killbash", "taskstop"], ToolKind::Other) },
    // Reading files.
    Row {
        path_at: PATH,
        ..row(
            &[
                "read", "read_file", "readfile", "read_files", "read_many_files", "view", "view_file", "view_image",
                "cat", "open", "open_file", "file_read", "get_file", "get_file_contents", "notebookread",
                "read_notebook", "read_text_file", "read_media_file", "read_multiple_files", "get_file_info", "head",
                "tail",
            ],
            ToolKind::Read,
        )
    },
    // Listing and searching files.
    Row {
        path_at: PATH,
        ..row(
            &["ls", "list", "list_dir", "list_directory", "list_files", "listdir", "tree", "directory_tree", "view_directory"],
            ToolKind::Read,
        )
    },
    Row {
        path_at: SEARCH,
        ..row(
            &[
                "grep", "grep_search", "grep_files", "grepsearch", "rg", "ripgrep", "search_files",
                "search_file_content", "codebase_search", "semantic_search", "search_code",
            ],
            ToolKind::Read,
        )
    },
    Row {
        path_at: GLOB,
        ..row(&["glob", "find", "find_files", "file_search", "filesearch", "glob_file_search"], ToolKind::Read)
    },
    // Writing and editing files.
    Row {
        acts: true,
        path_at: PATH,
        ..row(
            &[
                "write", "write_file", "writefile", "write_to_file", "create", "create_file", "createfile", "file_write",
                "save_file", "append_file", "append_to_file", "new_file", "edit", "edit_file", "editfile", "file_edit",
                "multi_edit", "multiedit", "multi_replace_string_in_file", "replace", "replace_in_file",
                "replace_string_in_file", "insert_edit_into_file", "search_replace", "str_replace", "strreplace",
                "str_replace_editor", "str_replace_based_edit_tool", "text_editor", "text_editor_code_execution",
                "insert", "undo_edit", "notebookedit", "notebook_edit", "edit_notebook", "edit_notebook_file",
                "delete", "delete_file", "deletefile", "remove_file", "move_file", "rename_file", "copy_file", "mkdir",
                "create_directory", "reapply",
            ],
            ToolKind::Write,
        )
    },
    Row {
        acts: true,
        freeform: true,
        path_at: PATCH,
        ..row(&["apply_patch"], ToolKind::Write)
    },
    Row { acts: true, path_at: PATCH, ..row(&["applypatch", "patch", "apply_diff", "git_apply"], ToolKind::Write) },
    // Fetching and searching the web.
    Row {
        outside: true,
        url_at: URL,
        ..row(
            &[
                "webfetch", "web_fetch", "fetch", "fetch_url", "fetch_webpage", "read_url", "read_url_content",
                "open_url", "get_url", "url_fetch", "download", "scrape", "crawl", "visit_page", "visit_webpage",
                "read_web_page",
            ],
            ToolKind::Fetch,
        )
    },
    Row {
        outside: true,
        ..row(
            &[
                "websearch", "web_search", "web_search_preview", "google_web_search", "google_search", "search_web",
                "search_the_web", "brave_web_search", "tavily_search", "web.run", "web",
            ],
            ToolKind::Fetch,
        )
    },
    // Any method may be asked for.
    Row {
        acts: true,
        outside: true,
        url_at: URL,
        ..row(
            &["http_request", "http", "http_get", "http_post", "request", "curl", "api_request", "rest_call"],
            ToolKind::Fetch,
        )
    },
    Row {
        acts: true,
        outside: true,
        url_at: URL,
        ..row(
            &[
                "browser", "browser_navigate", "browser_open", "browser_goto", "browser_action", "browser_click",
                "browser_type", "browser_fill_form", "browser_press_key", "browser_select_option", "browser_hover",
                "browser_drag", "browser_evaluate", "browser_run_code", "browser_file_upload", "browser_handle_dialog",
                "browser_tabs", "browser_tab_new", "browser_navigate_back", "browser_snapshot",
                "browser_take_screenshot", "browser_console_messages", "browser_network_requests", "browser_wait_for",
                "browser_close", "browser_resize", "browser_use", "computer", "computer_use", "open_browser",
                "navigate", "open_simple_browser",
            ],
            ToolKind::Fetch,
        )
    },
    // Mail, messages, issues: reading them brings in what others wrote.
    Row {
        acts: true,
        ..row(
            &[
                "send_mail", "send_email", "sendmail", "send_message", "sendmessage", "send_sms", "send_chat",
                "reply_to_email", "forward_email", "post_message", "slack_post_message", "slack_send_message",
                "gmail_send", "create_draft", "post_tweet", "notify", "send_notification",
            ],
            ToolKind::Send,
        )
    },
    Row {
        outside: true,
        ..row(
            &[
                "read_mail", "read_email", "read_emails", "get_email", "get_emails", "list_emails", "search_mail",
                "search_email", "search_emails", "gmail_search", "gmail_read", "read_messages", "get_messages",
                "slack_get_channel_history", "read_issue", "get_issue", "list_issues", "search_issues",
                "get_pull_request", "list_pull_requests",
            ],
            ToolKind::Fetch,
        )
    },
    // What changes the conversation alone.
    row(
        &[
            "todowrite", "todo_write", "todoread", "write_todos", "update_plan", "exitplanmode", "enterplanmode",
            "exit_plan_mode", "askuserquestion", "ask_user", "ask_followup_question", "attempt_completion", "think",
        ],
        ToolKind::Other,
    ),
];
