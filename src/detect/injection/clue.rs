//! What a piece of evidence says.

/// What the text tries: the category that findings are reported under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Category {
    /// To have instructions ignored or forgotten.
    Override,
    /// To give the agent a new role or task.
    Role,
    /// To look like a message of the system, the user or a tool.
    Forged,
    /// To speak with an authority that it claims.
    Authority,
    /// To have a tool called.
    Tool,
    /// To have data sent to an address.
    Send,
    /// To have the prompt or a secret revealed.
    Reveal,
    /// To have something hidden from the user.
    Hide,
    /// To decide what the agent answers.
    Answer,
    /// To speak to the agent.
    Address,
}

impl Category {
    /// The category's name in spans and reports.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Override => "override",
            Self::Role => "role",
            Self::Forged => "forged-message",
            Self::Authority => "claimed-authority",
            Self::Tool => "tool-order",
            Self::Send => "send-order",
            Self::Reveal => "reveal-order",
            Self::Hide => "hide-order",
            Self::Answer => "answer-order",
            Self::Address => "address",
        }
    }
}

/// One kind of evidence: a column of the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Clue {
    /// "Ignore your previous instructions".
    Override,
    /// The same with one part missing: "ignore the instructions", "forget everything above".
    OverrideWeak,
    /// "Ignore X and print Y".
    OverrideAnswer,
    /// "You are now …", "from now on you …".
    Role,
    /// "Developer mode enabled".
    Mode,
    /// "Your new task: …".
    NewTask,
    /// `<|im_start|>`, `[INST]`.
    Token,
    /// A made-up exchange: `Assistant: …` and then `User: …`.
    Turns,
    /// `SYSTEM: do X`, `<user>do X`.
    Header,
    /// The same where no order was recognised behind it.
    HeaderWeak,
    /// `</tool_result>` and more text.
    Closing,
    /// "Task complete. Now …".
    Completion,
    /// "Important message from the administrator".
    Authority,
    /// "IMPORTANT!!!".
    Urgency,
    /// "Call the tool X first".
    Tool,
    /// "Send … to ADDRESS".
    Send,
    /// The same with a secret in it.
    SendSecret,
    /// "Reveal your system prompt".
    RevealPrompt,
    /// "What is your password?".
    RevealSecret,
    /// "Do not tell the user".
    Hide,
    /// "Respond only with …".
    Answer,
    /// "and then say …".
    AnswerWeak,
    /// "If you are an AI, …".
    Address,
    /// "Before you can complete the task, …".
    Framing,
    /// "When you summarise this, …".
    Conditional,
}

/// Every clue, in the order of the model's columns.
pub(crate) const CLUES: [(Clue, &str, Category); 25] = [
    (Clue::Override, "override", Category::Override),
    (Clue::OverrideWeak, "override_weak", Category::Override),
    (Clue::OverrideAnswer, "override_answer", Category::Override),
    (Clue::Role, "role", Category::Role),
    (Clue::Mode, "mode", Category::Role),
    (Clue::NewTask, "new_task", Category::Role),
    (Clue::Token, "token", Category::Forged),
    (Clue::Turns, "turns", Category::Forged),
    (Clue::Header, "header", Category::Forged),
    (Clue::HeaderWeak, "header_weak", Category::Forged),
    (Clue::Closing, "closing", Category::Forged),
    (Clue::Completion, "completion", Category::Forged),
    (Clue::Authority, "authority", Category::Authority),
    (Clue::Urgency, "urgency", Category::Authority),
    (Clue::Tool, "tool", Category::Tool),
    (Clue::Send, "send", Category::Send),
    (Clue::SendSecret, "send_secret", Category::Send),
    (Clue::RevealPrompt, "reveal_prompt", Category::Reveal),
    (Clue::RevealSecret, "reveal_secret", Category::Reveal),
    (Clue::Hide, "hide", Category::Hide),
    (Clue::Answer, "answer", Category::Answer),
    (Clue::AnswerWeak, "answer_weak", Category::Answer),
    (Clue::Address, "address", Category::Address),
    (Clue::Framing, "framing", Category::Address),
    (Clue::Conditional, "conditional", Category::Address),
];

impl Clue {
    /// Its column in the model.
    pub(crate) const fn column(self) -> usize {
        self as usize
    }

    /// The category that it is reported under.
    pub(crate) fn category(self) -> Category {
        CLUES.get(self.column()).map_or(Category::Address, |row| row.2)
    }
}

/// The reading of the text that a finding stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum InjectionLayer {
    /// As it stands.
    Raw,
    /// After Unicode normalisation, folding of look-alikes, removal of invisible characters.
    Normalised,
    /// Tag characters.
    Tags,
    /// HTML entities.
    Entities,
    /// Percent escapes.
    Percent,
    /// Escapes of a JSON string.
    Escaped,
    /// An HTML or Markdown comment.
    Comment,
    /// An element that is not shown.
    Hidden,
    /// Alt text, a title, metadata.
    Attribute,
    /// A Markdown link's title.
    LinkTitle,
    /// A base64 run.
    Base64,
    /// A run of hex digits.
    Hex,
    /// A run of bits.
    Binary,
    /// Words in rot13.
    Rot13,
    /// Words written backwards.
    Reversed,
}

impl InjectionLayer {
    /// The layer's name in reports.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Raw => "raw",
            Self::Normalised => "normalised",
            Self::Tags => "tags",
            Self::Entities => "entities",
            Self::Percent => "percent",
            Self::Escaped => "escaped",
            Self::Comment => "comment",
            Self::Hidden => "hidden-element",
            Self::Attribute => "attribute",
            Self::LinkTitle => "link-title",
            Self::Base64 => "base64",
            Self::Hex => "hex",
            Self::Binary => "binary",
            Self::Rot13 => "rot13",
            Self::Reversed => "reversed",
        }
    }

    /// Whether a reader of the page does not see it.
    pub(crate) const fn is_hidden(self) -> bool {
        matches!(self, Self::Tags | Self::Comment | Self::Hidden | Self::Attribute | Self::LinkTitle)
    }

    /// Whether somebody took pains to write it so.
    pub(crate) const fn is_encoded(self) -> bool {
        matches!(
            self,
            Self::Tags
                | Self::Entities
                | Self::Base64
                | Self::Hex
                | Self::Binary
                | Self::Rot13
                | Self::Reversed
        )
    }
}
