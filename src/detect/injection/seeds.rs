//! The table of phrases. Each is found by an anchor, which its pattern begins with.
//!
//! Patterns are over folded text: no capitals, single blanks. They look at [`REACH`] bytes at most.

/// What the phrase tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Category {
    /// To have instructions ignored or forgotten.
    Override,
    /// To give the agent a new role or task.
    Role,
    /// To look like a message of the system, the user or a tool.
    Forged,
    /// To have a tool called.
    Tool,
    /// To have data sent to an address.
    Send,
    /// To have the prompt or a secret revealed.
    Reveal,
    /// To have something hidden from the user.
    Hide,
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
            Self::Tool => "tool-order",
            Self::Send => "send-order",
            Self::Reveal => "reveal-order",
            Self::Hide => "hide-order",
            Self::Address => "address",
        }
    }
}

/// A phrase.
#[derive(Debug)]
pub(super) struct Seed {
    pub(super) category: Category,
    /// How much it says by itself, 0 to 1.
    pub(super) weight: f64,
    pub(super) anchors: &'static [&'static str],
    /// Follows the anchor.
    pub(super) rest: &'static str,
}

/// Bytes behind an anchor's start that a pattern looks at.
pub(super) const REACH: usize = 240;

const fn seed(category: Category, weight: f64, anchors: &'static [&'static str], rest: &'static str) -> Seed {
    Seed { category, weight, anchors, rest }
}

const ORDERS: &str = r",? (?:[a-z]+,? ){0,4}?(?:previous|prior|above|earlier|preceding|foregoing|original|initial|existing|all|any|your|these|those|system|safety|every|other|past|former)\b(?:,? [a-z]+){0,4}? (?:instructions?|prompts?|directives?|rules|guidelines|orders|commands|programming|training|constraints|restrictions|messages|directions|tasks?|safeguards)\b";

pub(super) static SEEDS: &[Seed] = &[
    seed(
        Category::Override,
        0.8,
        &["ignore", "disregard", "forget", "override", "neglect", "discard", "bypass"],
        ORDERS,
    ),
    seed(
        Category::Override,
        0.7,
        &["ignore", "disregard", "forget"],
        r" (?:everything|anything|all|whatever|what)\b(?: of)?(?: the| that)? ?(?:above|before|previous|prior|you (?:were|have been|know|learned)|i (?:said|told)|was said|said)",
    ),
    seed(
        Category::Override,
        0.7,
        &["do not follow", "don't follow", "stop following", "do not obey"],
        r" (?:[a-z]+ ){0,3}(?:previous|prior|above|original|earlier|your|system) (?:[a-z]+ ){0,2}(?:instructions?|rules|prompt|guidelines|orders)",
    ),
    seed(
        Category::Role,
        0.7,
        &["you are now", "you're now", "you will now act as", "you are no longer"],
        r",? (?:[a-z]+,? ){0,5}?(?:ai|assistant|bot|chatbot|model|persona|dan|jailbroken|unrestricted|unfiltered|uncensored|evil|hacker|developer mode|admin mode|root|bound by|restricted)\b",
    ),
    seed(
        Category::Role,
        0.6,
        &[
            "your new",
            "your real",
            "your actual",
            "your true",
            "your only",
            "here are your new",
            "new system",
            "updated system",
        ],
        r" (?:[a-z]+ ){0,2}?(?:instructions?|tasks?|role|objective|goal|persona|mission|prompt|directive)\b",
    ),
    seed(
        Category::Role,
        0.55,
        &["from now on", "starting now", "henceforth"],
        r",? (?:you|answer|respond|reply|act|always)\b",
    ),
    seed(
        Category::Role,
        0.55,
        &[
            "new instruction",
            "new task",
            "updated instruction",
            "important instruction",
            "additional instruction",
        ],
        r"s? ?(?::|for (?:the |all )?(?:ai|assistant|agent|model|llm))",
    ),
    seed(
        Category::Role,
        0.45,
        &["pretend", "act as", "roleplay as", "simulate"],
        r" (?:that )?(?:you are|you're|to be|you have|if you|being)? ?(?:[a-z]+ ){0,4}?(?:no restrictions|unrestricted|dan|ai|assistant|without (?:rules|limits|restrictions|filters)|system|administrator)\b",
    ),
    seed(
        Category::Role,
        0.6,
        &["developer mode", "jailbreak mode", "god mode", "admin mode", "debug mode"],
        r" (?:is )?(?:now )?(?:enabled|activated|on|engaged)\b.{0,60}(?:you|ignore|instruction|restriction|filter|assistant)",
    ),
    seed(
        Category::Forged,
        0.7,
        &[
            "<|im_start|>",
            "<|start_header_id|>",
            "<|system|>",
            "<start_of_turn>",
            "<<sys>>",
            "[inst]",
            "<|endoftext|>",
            "<|eot_id|>",
            "<|im_end|>",
            "[/inst]",
        ],
        ".{0,20}[a-z]",
    ),
    seed(
        Category::Forged,
        0.5,
        &[
            "</tool_result",
            "</function_results",
            "</tool_response",
            "</document>",
            "</context>",
            "</user_input",
            "</data>",
            "</untrusted",
        ],
        r"[^>]{0,40}>? ?(?:<|system|user|human|assistant|now|please|important|new|\[)",
    ),
    seed(
        Category::Forged,
        0.5,
        &[
            "### system",
            "### instruction",
            "## system",
            "# system",
            "[system",
            "(system",
            "<system",
            "system message",
            "system override",
            "system:",
            "[admin",
            "\"role\": \"system\"",
            "\"role\":\"system\"",
        ],
        r".{0,40}?(?:you must|you are|your |ignore|assistant|override|instruct|new )",
    ),
    seed(
        Category::Forged,
        0.5,
        &[
            "end of document",
            "end of context",
            "end of data",
            "end of user",
            "end of text",
            "end of the document",
            "end of article",
            "end of file",
        ],
        r".{0,60}(?:new|now|system|instruction|assistant|begin|start)",
    ),
    seed(
        Category::Tool,
        0.4,
        &[
            "call the",
            "invoke the",
            "use the",
            "run the",
            "execute the",
            "you must call",
            "you should call",
            "call",
            "invoke",
        ],
        r" (?:[a-z0-9_-]+ ){0,3}?(?:tool|function|api|command)s?\b.{0,80}?(?:immediately|right now|without|first|instead|before|to (?:send|delete|transfer|email|read|upload|grant)|with (?:the )?(?:argument|parameter|following))",
    ),
    seed(
        Category::Tool,
        0.35,
        &[
            "without asking",
            "without confirm",
            "without permission",
            "do not ask for",
            "don't ask for",
            "no confirmation",
        ],
        r"",
    ),
    seed(
        Category::Send,
        0.6,
        &[
            "send",
            "forward",
            "email",
            "upload",
            "post",
            "transmit",
            "exfiltrate",
            "leak",
            "submit",
            "append",
            "include",
            "encode",
        ],
        r" (?:[^ ]+ ){0,8}?(?:passwords?|api keys?|credentials?|conversation|system prompt|secrets?|tokens?|chat history|environment variables|env vars|private keys?|user data|user's|personal (?:data|information)|contents? of)\b.{0,80}?(?:https?://|[a-z0-9.+_-]+@[a-z0-9-]+\.|attacker|to the following (?:address|url|email))",
    ),
    seed(
        Category::Send,
        0.3,
        &["send", "forward", "email", "transmit"],
        r" (?:[^ ]+ ){1,10}?to (?:[^ ]+ ){0,3}?(?:https?://|[a-z0-9.+_-]+@[a-z0-9-]+\.)",
    ),
    seed(
        Category::Reveal,
        0.65,
        &[
            "reveal",
            "print",
            "show",
            "repeat",
            "output",
            "display",
            "disclose",
            "tell me",
            "leak",
            "expose",
            "share",
            "give me",
            "write out",
        ],
        r" (?:me |us |out )?(?:all |verbatim |back )?(?:of )?(?:your|the) (?:[a-z]+ ){0,3}?(?:system prompt|system message|initial prompt|hidden prompt|original prompt|system instructions|hidden instructions|initial instructions|secret (?:key|instructions|password)|internal instructions|instructions (?:above|verbatim|you were given)|prompt above)",
    ),
    seed(
        Category::Reveal,
        0.6,
        &["what is your", "what are your", "what was your", "what were your"],
        r" (?:system prompt|initial (?:prompt|instructions)|hidden (?:prompt|instructions)|secret (?:key|password|instructions))",
    ),
    seed(
        Category::Hide,
        0.55,
        &["do not", "don't", "never", "without", "must not", "avoid"],
        r" (?:tell|telling|mention|mentioning|inform|informing|alert|alerting|notify|notifying|disclose|disclosing|reveal|revealing|let|letting|say)\b(?: [a-z]+){0,5}? (?:(?:the |this to the |your )?(?:user|human|operator|owner)s?\b|(?:this|that|these|it)\b.{0,30}(?:instruction|message|note|prompt)|anyone)",
    ),
    seed(
        Category::Address,
        0.45,
        &[
            "attention",
            "important",
            "note to",
            "message to",
            "message for",
            "note for",
            "instructions for",
            "instruction for",
            "dear",
            "hey",
            "hello",
            "hi",
        ],
        r"[:,!*]{0,3} ?(?:the |all |any |every )?(?:ai|llm|language model|chatbot|claude|chatgpt|gpt|copilot|gemini|ai (?:assistant|agent|model)|assistant|agent)s?\b ?[:,.!-]",
    ),
    seed(
        Category::Address,
        0.5,
        &["if you are a", "if you're a", "as a", "when an"],
        r"n? (?:ai|llm|language model|large language model|ai (?:agent|assistant|model)|automated (?:agent|system|assistant)|assistant|agent|chatbot)s?\b.{0,40}(?:you must|you should|you are required|please|must|reading this|processing this|do the following)",
    ),
    // The same in other languages.
    seed(
        Category::Override,
        0.8,
        &[
            "ignora",
            "olvida",
            "omite",
            "descarta",
            "desconsidera",
            "ignore",
            "esqueca",
            "esquece",
            "dimentica",
            "trascura",
            "no sigas",
        ],
        r"[a-z]*,? (?:[^ ]+ ){0,6}?(?:instruccion|indicacion|ordenes|reglas|directrices|instrucoes|orientacoes|comandos|regras|istruzioni|indicazioni|regole|ordini)",
    ),
    seed(
        Category::Override,
        0.8,
        &["ignore", "oublie", "ne tiens pas compte", "ne tenez pas compte", "ne suivez pas"],
        r"[a-z]*,? (?:[^ ]+ ){0,6}?(?:precedent|anterieur|consignes|directives|instructions (?:ci-dessus|precedentes|anterieures|recues)|ce qui precede)",
    ),
    seed(
        Category::Override,
        0.8,
        &["ignorier", "vergiss", "vergessen", "missacht", "befolge nicht", "negeer", "vergeet"],
        r"[a-z]*,? (?:[^ ]+ ){0,6}?(?:anweisung|instruktion|befehl|vorgabe|regeln|instructies|opdracht|aanwijzing)",
    ),
    seed(
        Category::Override,
        0.8,
        &["игнорир", "проигнорир", "забуд", "не обращай"],
        r"[^ ]*,? (?:[^ ]+ ){0,6}?(?:инструкци|указани|команд|правил|распоряжени)",
    ),
    seed(
        Category::Override,
        0.8,
        &["忽略", "无视", "無視", "忘记", "忘記", "不要理会", "忽視"],
        r".{0,30}?(?:指令|指示|说明|說明|提示词|提示|命令|规则|規則|要求)",
    ),
    seed(
        Category::Override,
        0.8,
        &["指示", "命令", "指令", "プロンプト", "ルール"],
        r".{0,24}?(?:無視|忘れ|従わない)",
    ),
    seed(Category::Override, 0.8, &["지시", "명령", "지침", "프롬프트", "규칙"], r".{0,30}?(?:무시|잊)"),
    seed(
        Category::Override,
        0.8,
        &["تجاهل", "انس", "تغاض"],
        r"[^ ]* (?:[^ ]+ ){0,5}?(?:التعليمات|الأوامر|الإرشادات|تعليمات)",
    ),
    seed(Category::Override, 0.8, &["निर्देश", "आदेश"], r"[^ ]* (?:[^ ]+ ){0,5}?(?:अनदेखा|नजरअंदाज|भूल)"),
    seed(
        Category::Override,
        0.8,
        &["talimat", "komut", "yonerge"],
        r"[^ ]* (?:[^ ]+ ){0,4}?(?:yok say|gormezden gel|unut|dikkate alma)",
    ),
    seed(
        Category::Override,
        0.8,
        &["zignoruj", "ignoruj", "zapomnij", "pomin"],
        r"[a-z]* (?:[^ ]+ ){0,5}?(?:instrukcj|polecen|zasad|wytyczn)",
    ),
];
