//! Models and what is built on them. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("anthropic-key", "Anthropic API key", &["sk-ant-"], r"sk-ant-[A-Za-z0-9_-]{24,200}").max(207).open()
        .hits(&[concat!("sk-ant", "-O3ofq2BHeTWrvcwL8s470yZN")]).misses(&["sk-ant-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("openrouter-key", "OpenRouter key", &["sk-or-v1-"], r"sk-or-v1-[a-f0-9]{64}").max(73)
        .hits(&[concat!("sk-or-v1", "-f2bef4fef0d5ec757bcbbad239525676940e82dc8bb52b2962c5e6e7f43a8d90")]).misses(&["sk-or-v1-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("groq-key", "Groq key", &["gsk_"], r"gsk_[A-Za-z0-9]{52}").max(56)
        .hits(&[concat!("gsk", "_pota3UhDooN496GKGZ0idS4kULY3N2sxvHPx4zKb2qigVBdshoIC")]).misses(&["gsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("xai-key", "xAI key", &["xai-"], r"xai-[A-Za-z0-9_]{70,90}").max(94).open()
        .hits(&[concat!("xai", "-n2826zvQaXOCPkN5Tb2J0RYnPvzEjYIjprxyCWjg0mOe7pwL5M1PzEFMcpeLyswQtjqgfm")]).misses(&["xai-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("perplexity-key", "Perplexity key", &["pplx-"], r"pplx-[A-Za-z0-9]{48,56}").max(61)
        .hits(&[concat!("pplx", "-Y667ahtkQSlAzArI420lOsOUs0t6FAm3lUfGce4dTxIhsDJo")]).misses(&["pplx-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("replicate-token", "Replicate token", &["r8_"], r"r8_[A-Za-z0-9]{37,40}").max(43)
        .hits(&[concat!("r8", "_XBg3g69tHM4v9n7F1b6zxySdiPEYRmvjI4CnT")]).misses(&["r8_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nvidia-key", "NVIDIA API key", &["nvapi-"], r"nvapi-[A-Za-z0-9_-]{60,72}").max(78)
        .hits(&[concat!("nvapi", "-6GsCj1Szhjgg8qaNVU87qyInTpnNSIUrOxENc3pLZ7nAmw9Jt0vuDUGcjshB")]).misses(&["nvapi-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fireworks-key", "Fireworks AI key", &["fw_"], r"fw_[A-Za-z0-9]{22,24}").max(27).check(Check::Mixed)
        .hits(&[concat!("fw", "_IAlvEapONTywXeDM84UJ5R")]).misses(&["fw_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("together-key", "Together AI key", &["tgp_v1_"], r"tgp_v1_[A-Za-z0-9_-]{43}").max(50)
        .hits(&[concat!("tgp_v1", "_M99GcLpla7DLu4wgryijwhwil5CBw1Gf9M2he4uKPHF")]).misses(&["tgp_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pinecone-key", "Pinecone key", &["pcsk_"], r"pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{60,66}").max(80)
        .hits(&[concat!("pcsk", "_91WA_G3Oiki4rZzNO5hzMLFVXtfavYxs6kEbg9XB5RmrCpamTGW3hbsBPt7nzdHle")]).misses(&["pcsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("langsmith-key", "LangSmith key", &["lsv2_", "ls__"], r"ls(?:v2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}|__[a-f0-9]{32})").max(51)
        .hits(&[concat!("lsv2", "_pt_7911e4d58a49046a7cb79d00ab027314_815da69ae5")]).misses(&["lsv2_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("langfuse-key", "Langfuse secret key", &["sk-lf-"], r"sk-lf-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(42)
        .hits(&[concat!("sk-lf", "-ac375186-c86c-8e47-3d9a-e8b1970c5dc4")]).misses(&["sk-lf-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("helicone-key", "Helicone key", &["sk-helicone-"], r"sk-helicone-[a-z0-9-]{20,60}").max(72).open()
        .hits(&[concat!("sk-helicone", "-9bmsl36c4ehrodsjfnqi")]).misses(&["sk-helicone-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tavily-key", "Tavily key", &["tvly-"], r"tvly-(?:dev-|prod-)?[A-Za-z0-9]{32}").max(42)
        .hits(&[concat!("tvly", "-NnVBun6d01mzj8eoHkrXG56vKpxOS4iL")]).misses(&["tvly-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("firecrawl-key", "Firecrawl key", &["fc-"], r"fc-[a-f0-9]{32}").max(35)
        .hits(&[concat!("fc", "-990f941816f57f8e94d03612cdfe713b")]).misses(&["fc-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jina-key", "Jina AI key", &["jina_"], r"jina_[a-f0-9]{32}[A-Za-z0-9_-]{28}").max(65)
        .hits(&[concat!("jina", "_ffed2dcb2da1e12314a8f9f302569bfct99zTV3L5YV07kM2jLaS1hwRWNvf")]).misses(&["jina_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("voyage-key", "Voyage AI key", &["pa-"], r"pa-[A-Za-z0-9_-]{43}").max(46).check(Check::Mixed)
        .hits(&[concat!("pa", "-MZTpIejMnnBFuQRVBHVwNmLcSrB0fpmPOydV9vt4zEM")]).misses(&["pa-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cerebras-key", "Cerebras key", &["csk-"], r"csk-[a-z0-9]{48}").max(52)
        .hits(&[concat!("csk", "-xmr7lghbnmhuhwcfwfyzebgr78eaz7fu68mponv1gratelbi")]).misses(&["csk-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("elevenlabs-key", "ElevenLabs key", &["sk_"], r"sk_[a-f0-9]{48}").max(51)
        .hits(&[concat!("sk", "_4bb6efd8eececd789dccb71e9244bc086a3bd79f9e3428c1")]).misses(&["sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("e2b-key", "E2B key", &["e2b_"], r"e2b_[a-f0-9]{40}").max(44)
        .hits(&[concat!("e2b", "_47a93209889ab711354f18e9b5748882570c3fa6")]).misses(&["e2b_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("llamacloud-key", "LlamaCloud key", &["llx-"], r"llx-[A-Za-z0-9]{48}").max(52)
        .hits(&[concat!("llx", "-oItMJJreUgxUc2Qnk0QTJwFvtc5zUQJO2ZtkXfN38i6LguAW")]).misses(&["llx-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("runpod-key", "RunPod key", &["rpa_"], r"rpa_[A-Za-z0-9]{40,48}").max(52)
        .hits(&[concat!("rpa", "_7FP6IJSqPf4EOpLX83HrTtyvCcQN94AFgzXx1IsG")]).misses(&["rpa_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("anyscale-key", "Anyscale key", &["esecret_"], r"esecret_[a-z0-9]{24,30}").max(38)
        .hits(&[concat!("esecret", "_myjrqfa132mi9zlp9bt6xwgs")]).misses(&["esecret_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("friendli-token", "Friendli token", &["flp_"], r"flp_[A-Za-z0-9]{44,50}").max(54)
        .hits(&[concat!("flp", "_fAWj1PwSw33FWyeqg3dHW6He4NaeZ1GH76JgcPW2rUow")]).misses(&["flp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("apify-token", "Apify token", &["apify_api_"], r"apify_api_[A-Za-z0-9]{34,42}").max(52)
        .hits(&[concat!("apify_api", "_FLyCu5cib4LJOf0tTlHaBzvC65ucFrfpGP")]).misses(&["apify_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("browserbase-key", "Browserbase key", &["bb_live_", "bb_test_"], r"bb_(?:live|test)_[A-Za-z0-9_-]{24,48}").max(56).open()
        .hits(&[concat!("bb_live", "_gNtSkl37w2qEsHAySXdjpxcB")]).misses(&["bb_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cursor-key", "Cursor key", &["key_"], r"key_[a-f0-9]{64}").max(68)
        .hits(&[concat!("key", "_68d4cd46e6299944406f61f4f4f2bdb1252733fb0f310d9cef6ca874355fb721")]).misses(&["key_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("kagi-key", "Kagi token", &["AQAA"], r"AQAA[A-Za-z0-9_-]{7}\.[A-Za-z0-9_-]{40,48}").max(60)
        .hits(&[concat!("AQA", "AzniBMOd.qPqQtChMoKeXCS9k7vfpMxDGOrBaKdzAVuf3kIUZ")]).misses(&["AQAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("steel-key", "Steel key", &["ste-"], r"ste-[A-Za-z0-9]{60,70}").max(74)
        .hits(&[concat!("ste", "-OfoSZ306NYsUxTEGIjsWezngi6eeT9Qf5h6UHHGeFhnodulqOceJBs8K34Cm")]).misses(&["ste-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("exa-crawl-key", "Browserless key", &["blrt_"], r"blrt_[A-Za-z0-9]{30,40}").max(45)
        .hits(&[concat!("blrt", "_lN5tJ5GLkA3QsRe5PO1q02dotDEm9x")]).misses(&["blrt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stability-key", "Vapi or Retell key", &["key_live_"], r"key_live_[A-Za-z0-9]{24,40}").max(49)
        .hits(&[concat!("key_live", "_qsOcVLDdJvsYHP6x0uO7SUCg")]).misses(&["key_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("weights-key", "Weights & Biases key", &["wandb_v1_"], r"wandb_v1_[A-Za-z0-9_]{60,90}").max(99).open()
        .hits(&[concat!("wandb_v1", "_wH3z7CSI7D7nZKEhQYxUdns0gEGCcJCrU0fKV5RSjsNQMv4fTJGXtL3EPcoe")]).misses(&["wandb_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("deepseek-key", "key with the prefix `sk-` and hex digits", &["sk-"], r"sk-[a-f0-9]{32}").max(35)
        .hits(&[concat!("sk", "-c02b9e01a70534198ca10425de370f6b")]).misses(&["sk-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("litellm-key", "LiteLLM virtual key", &["sk-litellm-"], r"sk-litellm-[A-Za-z0-9_-]{16,48}").max(59).open()
        .hits(&[concat!("sk-litellm", "-Iprv9JBa0hZskQSi")]).misses(&["sk-litellm-xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
