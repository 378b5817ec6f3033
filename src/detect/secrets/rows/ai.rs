//! Models and what is built on them. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("anthropic-key", "Anthropic API key", &["sk-ant-"], r"sk-ant-[A-Za-z0-9_-]{24,200}").max(207).open()
        .hits(&[concat!("sk-ant", "-tvMdKPlL98ain4Dc5uqvXIM7")]).misses(&["sk-ant-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("groq-key", "Groq key", &["gsk_"], r"gsk_[A-Za-z0-9]{52}").max(56)
        .hits(&[concat!("gsk", "_PWHor0gBo1CyaeVuQXRuUUepcyf675CgZ6JklnORsqBEUhcb8F9e")]).misses(&["gsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("xai-key", "xAI key", &["xai-"], r"xai-[A-Za-z0-9_]{70,90}").max(94).open()
        .hits(&[concat!("xai", "-CaSW9fqWVAU8iXzucP8ttfoudh6VHjh7lc5fJ9oFD9PZkc9BYVtpE4aNmsOvqPnfgH9yhc")]).misses(&["xai-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("perplexity-key", "Perplexity key", &["pplx-"], r"pplx-[A-Za-z0-9]{48,56}").max(61)
        .hits(&[concat!("pplx", "-1YvVswREGXq9VMUjL0BaV7N68skNWHSgjiwzD8xpkrQYtI4Z")]).misses(&["pplx-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("replicate-token", "Replicate token", &["r8_"], r"r8_[A-Za-z0-9]{37,40}").max(43)
        .hits(&[concat!("r8", "_vEDxUJEor5FmCCjG7tOWJ4F0r6c8oDZGvS9RI")]).misses(&["r8_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nvidia-key", "NVIDIA API key", &["nvapi-"], r"nvapi-[A-Za-z0-9_-]{60,72}").max(78)
        .hits(&[concat!("nvapi", "-UKAi2gAdKi3mb6GL0OngDtEwCKAHVg0G1MDzOG5AmCaOSkUpjoWi5zJ1XN2R")]).misses(&["nvapi-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fireworks-key", "Fireworks AI key", &["fw_"], r"fw_[A-Za-z0-9]{22,24}").max(27).check(Check::Mixed)
        .hits(&[concat!("fw", "_HAdxOWaKsEUXp5F8qk62LS")]).misses(&["fw_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("together-key", "Together AI key", &["tgp_v1_"], r"tgp_v1_[A-Za-z0-9_-]{43}").max(50)
        .hits(&[concat!("tgp_v1", "_gN7Ssywng9XNHpNhnYQE9EOq0CYZIeH4jBuzsR3NS65")]).misses(&["tgp_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pinecone-key", "Pinecone key", &["pcsk_"], r"pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{60,66}").max(80)
        .hits(&[concat!("pcsk", "_CxuH_TKmFzZALsdVBAOfcugew7CZRzryxca1tbVVT26RrHJV3u8GBI7dxW5QScPwF")]).misses(&["pcsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("langsmith-key", "LangSmith key", &["lsv2_", "ls__"], r"ls(?:v2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}|__[a-f0-9]{32})").max(51)
        .hits(&[concat!("lsv2", "_sk_bb165c99286c523a85d3270b54072f6d_c25813ba79")]).misses(&["lsv2_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("langfuse-key", "Langfuse secret key", &["sk-lf-"], r"sk-lf-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(42)
        .hits(&[concat!("sk-lf", "-d791b05c-00c8-296c-af31-bfe465078d8d")]).misses(&["sk-lf-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("helicone-key", "Helicone key", &["sk-helicone-"], r"sk-helicone-[a-z0-9-]{20,60}").max(72).open()
        .hits(&[concat!("sk-helicone", "-87o04yg56c1diavxfs7t")]).misses(&["sk-helicone-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tavily-key", "Tavily key", &["tvly-"], r"tvly-(?:dev-|prod-)?[A-Za-z0-9]{32}").max(42)
        .hits(&[concat!("tvly", "-QIHIr4hIV0JvkKQg6indw8V9FxMUPjsY")]).misses(&["tvly-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("firecrawl-key", "Firecrawl key", &["fc-"], r"fc-[a-f0-9]{32}").max(35)
        .hits(&[concat!("fc", "-f59c3b5f0cb47495baeedb724fc06168")]).misses(&["fc-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jina-key", "Jina AI key", &["jina_"], r"jina_[a-f0-9]{32}[A-Za-z0-9_-]{28}").max(65)
        .hits(&[concat!("jina", "_05c50d8671fbac9da18090367a945856PegY8UMo86ewsRChLSJFa3nOYXQG")]).misses(&["jina_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("voyage-key", "Voyage AI key", &["pa-"], r"pa-[A-Za-z0-9_-]{43}").max(46).check(Check::Mixed)
        .hits(&[concat!("pa", "-Pubb5VurA92izOQzGminwLI2XMxfBiFdbTuLgKNCWDP")]).misses(&["pa-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cerebras-key", "Cerebras key", &["csk-"], r"csk-[a-z0-9]{48}").max(52)
        .hits(&[concat!("csk", "-i60aqnbd3l3me8i9ib8scdebasol7ut24rowzbg3di268mcf")]).misses(&["csk-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("elevenlabs-key", "ElevenLabs key", &["sk_"], r"sk_[a-f0-9]{48}").max(51)
        .hits(&[concat!("sk", "_cab8f1fde7048e9a7c1d9558befba7f83d00c46bec9a21b3")]).misses(&["sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("e2b-key", "E2B key", &["e2b_"], r"e2b_[a-f0-9]{40}").max(44)
        .hits(&[concat!("e2b", "_950fc68cc003ce6c15c0f6478c8f03eb1a5214ed")]).misses(&["e2b_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("llamacloud-key", "LlamaCloud key", &["llx-"], r"llx-[A-Za-z0-9]{48}").max(52)
        .hits(&[concat!("llx", "-VI0wAKr1GdX42aLmctgiBqJVBXVNlm3rpqVRNi6jDu8a7gZ2")]).misses(&["llx-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("runpod-key", "RunPod key", &["rpa_"], r"rpa_[A-Za-z0-9]{40,48}").max(52)
        .hits(&[concat!("rpa", "_jeGuo0zewVdhOiJuTQ8oNsVTKpdPz561kE2yDSJG")]).misses(&["rpa_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("anyscale-key", "Anyscale key", &["esecret_"], r"esecret_[a-z0-9]{24,30}").max(38)
        .hits(&[concat!("esecret", "_qz7xebqxr28t3ha48pyvi5fm")]).misses(&["esecret_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("friendli-token", "Friendli token", &["flp_"], r"flp_[A-Za-z0-9]{44,50}").max(54)
        .hits(&[concat!("flp", "_8rR0pkSJRKeLjmDMQOKfkRbatOq6hWGiwljk0Zo8RNKI")]).misses(&["flp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("apify-token", "Apify token", &["apify_api_"], r"apify_api_[A-Za-z0-9]{34,42}").max(52)
        .hits(&[concat!("apify_api", "_avHh70YOEJiJJeZO4KseCWqiXuIpR0UkdN")]).misses(&["apify_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("browserbase-key", "Browserbase key", &["bb_live_", "bb_test_"], r"bb_(?:live|test)_[A-Za-z0-9_-]{24,48}").max(56).open()
        .hits(&[concat!("bb_live", "_QwgssoBzIcZgLDGYuPwJhme7")]).misses(&["bb_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cursor-key", "Cursor key", &["key_"], r"key_[a-f0-9]{64}").max(68)
        .hits(&[concat!("key", "_654275bc38eacf17fe0d24d8cc4fdb2d23576a0586830efe2a8bd3791862c035")]).misses(&["key_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("kagi-key", "Kagi token", &["AQAA"], r"AQAA[A-Za-z0-9_-]{7}\.[A-Za-z0-9_-]{40,48}").max(60)
        .hits(&[concat!("AQA", "AVta7c15.pHdR9DwOY68RxueQHS6Kis8CAzKxj51lhYXbUVfr")]).misses(&["AQAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("steel-key", "Steel key", &["ste-"], r"ste-[A-Za-z0-9]{60,70}").max(74)
        .hits(&[concat!("ste", "-aBnVukzCLyPHjVLw16FobX9WWDacWlUZS4jAD8Du3TFRSwspOErMvLouC1X9")]).misses(&["ste-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("browserless-key", "Browserless key", &["blrt_"], r"blrt_[A-Za-z0-9]{30,40}").max(45)
        .hits(&[concat!("blrt", "_4CKFCkQkGjmNPyCQv5k3lU92j4frJ1")]).misses(&["blrt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("vapi-key", "Vapi or Retell key", &["key_live_"], r"key_live_[A-Za-z0-9]{24,40}").max(49)
        .hits(&[concat!("key_live", "_3DmfxGETWbIAi3ofMQZvt0DJ")]).misses(&["key_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("weights-key", "Weights & Biases key", &["wandb_v1_"], r"wandb_v1_[A-Za-z0-9_]{60,90}").max(99).open()
        .hits(&[concat!("wandb_v1", "_85J0EAxkpb7akQmLADa0OyVeAxb2ImMMXTitWaR2Mr9fpwuGQhk68l7jWqLB")]).misses(&["wandb_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("litellm-key", "LiteLLM virtual key", &["sk-litellm-"], r"sk-litellm-[A-Za-z0-9_-]{16,48}").max(59).open()
        .hits(&[concat!("sk-litellm", "-IUP0YvxLQaD93HJ7")]).misses(&["sk-litellm-xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
