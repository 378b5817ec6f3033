//! The words, by what they do in an order. Folded as the view is before use.
//!
//! A word stands alone; one that ends in `*` is a stem. Languages whose verb stands at the end of the sentence have
//! their verbs in the `…Late` classes.

/// What a word does in an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(super) enum Class {
    /// "ignore", "forget".
    Cancel,
    /// The same in a language other than English, where a program's documentation seldom says it.
    CancelAbroad,
    /// The same behind its object.
    CancelLate,
    /// "previous", "your".
    Prior,
    /// "all", "these".
    Every,
    /// "instructions", "prompt".
    Orders,
    /// "rules", "task": orders of other kinds too.
    Rules,
    /// "document", "data": what the agent reads.
    Matter,
    /// "print", "say".
    Print,
    /// The same behind its object.
    PrintLate,
    /// "password", "API key".
    Secret,
    /// "system prompt".
    Prompt,
    /// "tell me", "what is".
    Ask,
    /// "your", in a question.
    Your,
    /// "the user", of whom data is asked.
    Person,
    /// "do not".
    Not,
    /// "tell", "mention".
    Tell,
    /// "send", "forward".
    Send,
    /// A URL or a mail address.
    Place,
    /// "Where does … live", "birth date": what is asked of a person.
    Personal,
    /// "As a poem": how something is told that must not be said.
    Disguise,
    /// "I am your developer", "god mode": what a claim is made with.
    Claim,
    /// "prompt injection", "jailbreak": what texts on the subject are about.
    About,
}

/// How many classes there are.
pub(super) const CLASSES: usize = 23;

/// The words of a class, separated by bars.
pub(super) static WORDS: &[(Class, &str)] = &[
    // English. Some are also looked for in rot13 and backwards.
    (
        Class::Cancel,
        "ignore|disregard|forget|override|neglect|discard|bypass|overlook|dismiss|abandon|do not follow|don't follow|stop following|do not obey|don't obey|pay no attention to|set aside|do not consider|cease following|delete all|erase all|void all|cancel all|nevermind|never mind",
    ),
    (
        Class::Prior,
        "previous|previously|prior|above|earlier|preceding|foregoing|original|initial|your|past|former|system|given|existing|last|so far|until now|before this|safety|current|old|aforementioned",
    ),
    (Class::Every, "all|any|every|these|those|other|everything|anything|the rest|whatever|remaining"),
    (
        Class::Orders,
        "instruction|instructions|instruct*|prompt|prompts|directive|directives|guideline|guidelines|directions|programming|guardrails|safeguards",
    ),
    (
        Class::Rules,
        "rule|rules|orders|commands|training|constraints|restrictions|messages|message|task|tasks|request|requests|policy|policies|context|conversation|restriction|question|query",
    ),
    (
        Class::Matter,
        "data|document|documents|text|content|contents|article|webpage|web page|page|email|resume|table|paper|passage|information|function|input|snippet|snippets|section|report|records|results|material|listing|review|reviews|indicators|warnings|criteria|above|following|them|this",
    ),
    (
        Class::Print,
        "print|say|output|respond|reply|answer|state|write|repeat|report|display|return|generate|translate|summarize|summarise|conclude|tell|declare|produce|respond with|focus|recommend|echo",
    ),
    (
        Class::Secret,
        "password|passwords|passcode|passphrase|api key|api keys|secret key|secret keys|credentials|access token|access tokens|secret code|private key|private keys|pin code|secrets|ssh keys|environment variables|session cookie|session cookies|auth token",
    ),
    (
        Class::Prompt,
        "system prompt|system message|initial prompt|hidden prompt|original prompt|system instructions|hidden instructions|initial instructions|internal instructions|secret instructions|instructions above|prompt above|your instructions|your prompt|your guidelines|text above|developer message|your configuration",
    ),
    (
        Class::Ask,
        "tell me|give me|show me|send me|provide me|reveal|disclose|what is|what's|what are|what were|what was|could you|can you|i need you to|share|hand over|spell out|where is|confirm the|print|repeat|output|recite|leak|expose|dump|write the|encode the|display|i need to know|let me know",
    ),
    (Class::Your, "your|the user's|user's|you were given|you have|you know|his|her"),
    (
        Class::Person,
        "the user|the users|user|users|the human|the operator|the owner|anyone|anybody|the recruiter|the customer|the person|the reader|the admin|the administrator|the employee|your operator|human",
    ),
    (Class::Not, "do not|don't|never|without|must not|avoid|should not|not to|refrain from|no need to"),
    (
        Class::Tell,
        "tell|telling|mention|mentioning|inform|informing|alert|alerting|notify|notifying|disclose|disclosing|reveal|revealing|let|letting|warn|warning|report this|show this|display this",
    ),
    (
        Class::Send,
        "send|forward|email|upload|post|transmit|exfiltrate|leak|submit|transfer|deliver|mail|wire|share|share it with|deposit|append|pay|report it to|copy|cc|bcc|invite|post it",
    ),
    (Class::Place, "http*|hxxp*|@*|ftp://*"),
    (
        Class::Claim,
        "i am your developer|i'm your developer|i am the developer|i'm the developer|i am your creator|i'm your creator|as your creator|as your developer|i am god|i'm god|i am a god|i'm a god|i am your god|i am your boss|i'm your boss|i am your supervisor|i'm your supervisor|i am your manager|i'm the maintainer|i am the maintainer|i am the admin*|i'm the admin*|i am your admin*|i'm your admin*|i am the system|as an administrator|i am your owner|i'm your owner|i am from openai|as your administrator|i am the ceo|i'm the ceo|law enforcement override",
    ),
    (
        Class::About,
        "prompt injection*|prompt-injection*|prompt_injection*|promptinjection*|jailbreak*|injection attack*|injection attempt*|red team*|red-team*|adversarial*|guardrail*|attacker*|malicious*|payload*|llm security|detector*|exploit*|untrusted content|untrusted data|injected instruction*|owasp|threat model*|vulnerabilit*|attack*|mitigat*|sanitiz*",
    ),
    // Spanish, Portuguese, Italian, French.
    (
        Class::Cancel,
        "ignora|ignore|ignorad|ignoren|ignorar|olvida|olvide|olviden|olvidar|olvidate|omite|omita|descarta|descarte|haz caso omiso|haga caso omiso|no sigas|no siga|desestima|pasa por alto|desconsidere|desconsidera|esqueca|esqueça|esquece|esqueçam|nao siga|não siga|despreze|ignori|ignorate|ignorare|dimentica|dimenticare|dimenticate|dimentichi|trascura|tralascia|scorda|non seguire|oublie|oubliez|oublier|ignorez|ignorer|ne tiens pas compte|ne tenez pas compte|ne suivez pas|ne suis pas|fais abstraction|faites abstraction|laissez de cote|neglige|negligez",
    ),
    (
        Class::Prior,
        "anterior*|previ*|precedente*|tus|sus|suas|seus|tuas|tue|tuoi|sue|suoi|vos|votre|tes|anterieur*|precedent*|ci-dessus|arriba|acima|de cima|recibid*|recebid*|ricevut*|recu*|original*|inicial*|iniziali|initial*",
    ),
    (
        Class::Every,
        "todas|todos|todo|toda|cualquier|qualquer|tutte|tutti|tutto|toutes|tous|tout|resto|reste|estas|estos|queste|questi|ces|esas|esos",
    ),
    (
        Class::Orders,
        "instruccion*|indicacion*|directric*|directiva*|ordenes|instrucoes|instrucao|orientacoes|diretrizes|istruzion*|indicazion*|direttiv*|consigne*|instruction*|directive*",
    ),
    (
        Class::Rules,
        "reglas|regras|regole|regles|comandos|comandi|commandes|ordini|ordens|tarea*|tarefa*|compit*|tache*|prompt*|mensaj*|mensagen*|messagg*",
    ),
    (
        Class::Matter,
        "pagina*|texto*|testo*|texte*|documento*|document*|datos|dados|dati|donnees|contenido*|conteudo*|contenuto*|contenu*|funcion|funcao|funzione|fonction|tabla|tabela|tabella|tableau|curriculum|articul*|artigo*|articol*|page web|sitio web|el resto|o resto|il resto|correo*",
    ),
    (
        Class::Print,
        "di|diga|diz|dime|imprime|imprima|responde|responda|responder|escribe|escreva|declara|declare|indica|indique|repite|repita|afirma|afirme|stampa|rispondi|scrivi|dichiara|indichi|ripeti|imprimez|dis|dites|reponds|repondez|ecris|ecrivez|declarez|indiquez|repetez|affiche|affichez|afficher|muestra|mostre|mostra|produce|decir|dire|dizer|afferma",
    ),
    (
        Class::Secret,
        "contrasena*|palavra-passe|palavras-passe|clave secreta|clave api|credencial*|senha*|chave secreta|chave de api|credenciais|codigo secreto|parola d'ordine|parola segreta|chiave segreta|chiave api|credenzial*|codice segreto|mot de passe|mots de passe|cle secrete|cle api|identifiants|code secret",
    ),
    (
        Class::Prompt,
        "prompt del sistema|mensaje del sistema|instrucciones del sistema|instrucciones iniciales|prompt do sistema|instrucoes do sistema|prompt di sistema|istruzioni di sistema|prompt systeme|instructions systeme|instructions initiales|message systeme",
    ),
    (
        Class::Ask,
        "dime|cual es|cuales son|dame|puedes dar*|puedes deci*|podrias|revela*|comparte|compartir|proporciona*|muestrame|necesito|me diga|qual e|quais sao|me de|me dê|pode me|voce pode|poderia|compartilh*|partilh*|podes|revele|forneca|mostre|qual'e|quale e|quali sono|dimmi|dammi|potresti|puoi|condivid*|rivela*|fornisci|fornire|quel est|quelle est|quels sont|dis-moi|donne-moi|donnez-moi|dites-moi|peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|partage*|revele*|fournir|donde vive|onde mora|dove vive|ou habite",
    ),
    (
        Class::Your,
        "tu|su|tus|sus|sua|seu|tua|tuo|suo|vostra|votre|ton|ta|usuario|usuária|usuário|utente|utilisateur",
    ),
    (
        Class::Person,
        "al usuario|el usuario|del usuario|a nadie|ao usuario|o usuario|do usuario|a ninguem|all'utente|l'utente|dell'utente|a nessuno|l'utilisateur|de l'utilisateur|a personne|utilisateur",
    ),
    (Class::Not, "no|nunca|sin|nao|jamais|sem|non|mai|senza|ne|sans"),
    (
        Class::Tell,
        "digas|diga|decir|menciones|mencion*|informe*|informar|reveles|reveler|avises|contes|fale|conte|mencione*|avvisare|dire|menzionare|rivelare|informare|dis|dites|mentionn*|informer|informez|revelez",
    ),
    (
        Class::Send,
        "envia|envie|enviar|envia*|manda|reenvia*|reenvi*|transfiere|transfer*|encaminhe|mande|invia|inviare|inoltra*|trasferi*|envoie|envoyez|envoyer|transmet*|transferez",
    ),
    (
        Class::Claim,
        "soy dios|soy tu dios|soy un dios|soy tu desarrollador|soy el desarrollador|soy tu creador|soy tu jefe|soy tu supervisor|eu sou deus|sou deus|sou seu desenvolvedor|sou um deus|sou o desenvolvedor|sou seu criador|sou seu chefe|sono dio|sono un dio|sono il tuo sviluppatore|sono il tuo creatore|sono il tuo capo|je suis dieu|je suis un dieu|je suis votre developpeur|je suis ton developpeur|je suis le developpeur|je suis votre createur|je suis votre superieur|modo sistema|modo dios|modo deus|modalita sistema|modalita dio|mode systeme|mode dieu|modo desarrollador|modo desenvolvedor",
    ),
    (
        Class::About,
        "inyeccion de prompt*|injecao de prompt*|atacante*|attaquant*|malicios*|malveillant*|iniezione di prompt",
    ),
    // German, Dutch, Polish, Turkish, Vietnamese, Indonesian, Tagalog.
    (
        Class::Cancel,
        "ignoriere|ignorieren|ignoriert|vergiss|vergesst|vergessen sie|missachte*|missachten|beachte nicht|befolge nicht|ubergehe|verwirf|negeer|negeren|vergeet|sla geen acht|volg niet|zignoruj*|ignoruj*|zapomnij|zapomnijcie|pomin|pominac|nie zwracaj uwagi|odrzuc|bo qua|phot lo|quen di|hay quen|quen|dung tuan theo|abaikan|mengabaikan|lupakan|jangan ikuti|hiraukan|balewalain|huwag pansinin|kalimutan|huwag sundin|isantabi|ipagwalang-bahala",
    ),
    (Class::CancelLate, "ignorieren|vergessen|missachten|negeren|vergeten"),
    (Class::CancelLate, "yok say*|gormezden gel*|unut|unutun|unutunuz|dikkate alma*|goz ardi et*|onemseme*"),
    (
        Class::Prior,
        "vorherig*|bisherig*|vorig*|obig*|fruher*|deine|deiner|ihre|ihrer|ursprunglich*|vorangegangen*|vorstehend*|eerder*|voorgaand*|vorige|bovenstaand*|jouw|uw|oorspronkelijk*|poprzedni*|wczesniejsz*|powyzsz*|swoje|swoich|twoje|onceki*|yukaridaki*|daha once*|tum|truoc|truoc do|truoc day|o tren|phia tren|ban dau|sebelumnya|di atas|terdahulu|awal|iyong|inyong|nakaraang|naunang|nauna|sa itaas|mga nakaraan*|dating",
    ),
    (
        Class::Every,
        "alle|allen|alles|samtlich*|diese|deze|wszystkie|wszystkich|wszelkie|wszystko|butun|tat ca|moi|moi thu|semua|seluruh|segala|lahat",
    ),
    (
        Class::Orders,
        "anweisung*|instruktion*|vorgabe*|richtlinie*|anleitung*|instructies|instructie|aanwijzing*|richtlijn*|instrukcj*|polecen*|wytyczn*|talimat*|yonerge*|huong dan|chi dan|chi thi|lenh|loi nhac|instruksi*|petunjuk*|arahan*|pedoman*|tagubilin*|panuto*|utos",
    ),
    (
        Class::Rules,
        "befehl*|regeln|aufgabe*|opdracht*|regels|bevel*|zasad*|regul*|komend*|zadani*|komut*|kural*|gorev*|quy tac|nhiem vu|aturan*|perintah*|tugas*|patakaran*|gawain*",
    ),
    (
        Class::Matter,
        "webseite*|dokument*|text|inhalt*|daten|funktion*|tabelle*|lebenslauf*|seite|website|pagina|tekst*|gegevens|functie|tabel|stron*|tresc*|dane|danych|tablic*|web sayfasi*|sayfa*|metin|metni|veri*|fonksiyon*|tablo*|trang web|van ban|du lieu|noi dung|ham|bang|halaman*|teks|data|isi|fungsi*|tabel|pahina*|teksto*|datos",
    ),
    (
        Class::Print,
        "sag|sage|sagen|drucke|gib|geben|schreib*|antworte*|nenne|nennen|wiederhole*|erklare|zeg|schrijf|antwoord*|herhaal|geef|powiedz|wypisz|wydrukuj|odpowiedz|napisz|powtorz|podaj|stwierdz|noi|in ra|viet|tra loi|tuyen bo|lap lai|neu|katakan*|cetak|jawab|tulis*|nyatakan|ulangi|sebutkan|sabihin|isulat|sumagot|ipahayag|ulitin|i-print",
    ),
    (
        Class::PrintLate,
        "soyle*|yazdir*|yaz|yanitla|belirt*|cevap ver*|tekrarla*|de ki|sagen|ausgeben|schreiben|antworten",
    ),
    (
        Class::Secret,
        "passwort*|kennwort*|zugangsdaten|geheimschlussel*|api-schlussel*|wachtwoord*|inloggegevens|haslo|hasla|haslem|klucz api|dane logowania|parola*|sifre*|gizli anahtar*|api anahtar*|mat khau|khoa bi mat|khoa api|ma bi mat|kata sandi*|sandi|kunci rahasia|kunci api|kode rahasia|password*",
    ),
    (
        Class::Prompt,
        "system-prompt*|systemprompt*|systemanweisung*|systeemprompt*|systeeminstructie*|prompt systemow*|instrukcje systemowe|sistem istem*|sistem prompt*|sistem talimat*|loi nhac he thong|huong dan he thong|prompt sistem|instruksi sistem",
    ),
    (
        Class::Ask,
        "was ist|wie lautet|wie ist|was sind|sag mir|sagen sie mir|gib mir|geben sie mir|nenne mir|nennen sie mir|verrate*|verraten|konnen sie|konntest du|kannst du|konnten sie|teile|teilen|wo wohnt|wo lebt|wat is|wat zijn|vertel me|geef me|kun je|kunt u|deel|jakie jest|jakie sa|podaj|powiedz mi|czy mozesz|czy moglbys|ujawnij|udostepnij|nedir|nelerdir|soyler misin*|verir misin*|paylasir misin*|paylasabilir*|bana|nerede yas*|acikla*|la gi|cho toi biet|cho toi|noi cho toi|chia se|cung cap|tiet lo|ban co the|song o dau|o dau|apa|apakah|beri tahu|berikan|katakan padaku|bisakah|bagikan|ungkapkan|di mana|sebutkan|ano ang|sabihin mo|bigyan|ibahagi|maaari mo|maaari ba|maibibigay|saan",
    ),
    (
        Class::Your,
        "dein|deine|deinem|ihr|ihre|benutzer*|nutzer*|je|jouw|uw|gebruiker*|twoj*|uzytkownik*|senin|sizin|kullanici*|parolan*|sifren*|cua ban|nguoi dung|anda|kamu|kata sandimu|pengguna*|mo|iyong|inyong|gumagamit|user",
    ),
    (
        Class::Person,
        "benutzer*|nutzer*|dem benutzer|niemandem|gebruiker*|niemand|uzytkownik*|nikomu|kullanici*|kimseye|nguoi dung|bat ky ai|pengguna*|siapa pun|gumagamit|kahit kanino",
    ),
    (
        Class::Not,
        "nicht|niemals|ohne|kein|niet|nooit|zonder|geen|nie|nigdy|bez|khong|dung|jangan|tidak|tanpa|huwag|hindi",
    ),
    (
        Class::Tell,
        "sag|sage|erwahn*|informier*|mitteil*|verrat*|teile|zeg|vertel*|vermeld*|meld|mow|wspominaj|informuj|ujawniaj|soyleme*|bahsetme*|bildirme*|noi|tiet lo|thong bao|de cap|katakan|beri tahu|beritahu*|sebutkan|ungkapkan|sabihin|banggitin|ipaalam",
    ),
    (
        Class::Send,
        "sende*|schicke*|weiterleite*|uberweise*|ubermittle*|stuur|verzend|doorsturen|overmaken|wyslij|przeslij|przekaz|przelej|gonder*|ilet|gui|chuyen|chuyen tiep|kirim*|teruskan|transfer*|ipadala|ilipat",
    ),
    (
        Class::Claim,
        "ich bin gott|ich bin ein gott|ich bin dein gott|ich bin ihr entwickler|ich bin dein entwickler|ich bin der entwickler|ich bin dein schopfer|ich bin ihr vorgesetzter|ich bin dein chef|system-modus|systemmodus|gott-modus|gottmodus|ik ben god|ik ben je ontwikkelaar|ik ben uw ontwikkelaar|jestem bogiem|jestem twoim tworca|jestem twoim programista|ben tanriyim|ben senin gelistirici*|gelistiriciniz*|ben gelistirici*|sistem modu|tanri modu|toi la chua|toi la thuong de|toi la nha phat trien|che do he thong|che do chua|saya adalah tuhan|saya tuhan|saya pengembang*|saya adalah pengembang*|mode sistem|mode tuhan|ako ang diyos|ako ay diyos|ako ay isang diyos|ako ang iyong developer|ako ang developer|ako ay isang developer|tagabuo mo",
    ),
    (Class::About, "prompt-injektion*|angreifer*|angriff*|bosartig*|aanval*|atak*|saldir*|tan cong|serangan"),
    // Russian, Ukrainian.
    (
        Class::Cancel,
        "игнорируй*|игнорировать|проигнорируй*|забудь*|забыть|не обращай*|пренебреги*|отбрось*|отмени*|не следуй*|не учитывай*|ігноруй*|проігноруй*|забудь*|не зважай*|знехтуй*|не дотримуйся|відкинь*",
    ),
    (
        Class::Prior,
        "предыдущ*|прежни*|выше*|ранее|прошлы*|твои|свои|ваши|исходн*|первоначальн*|попередн*|раніше|вищенаведен*|твої|свої|ваші|початков*",
    ),
    (Class::Every, "все|всё|всех|любые|эти|остальн*|усі|всі|будь-які|ці|решту"),
    (
        Class::Orders,
        "инструкци*|указани*|предписани*|промпт*|распоряжени*|вказівк*|інструкці*|підказк*|настанов*|розпорядженн*",
    ),
    (Class::Rules, "команд*|правил*|задани*|задач*|приказ*|завданн*|наказ*"),
    (
        Class::Matter,
        "страниц*|текст*|документ*|данные|данных|содержимо*|функци*|таблиц*|резюме|сторінк*|дані|вміст*",
    ),
    (
        Class::Print,
        "скажи*|напиши*|ответь*|выведи*|напечатай*|повтори*|сообщи*|укажи*|заяви*|утверждай*|відповідай*|виведи*|повідом*|вкажи*",
    ),
    (
        Class::Secret,
        "парол*|секретный ключ|api-ключ*|ключ api|учетные данные|секретный код|секретний ключ|облікові дані",
    ),
    (
        Class::Prompt,
        "системный промпт|системные инструкции|системное сообщение|системного промпта|системний промпт|системні інструкції|начальные инструкции",
    ),
    (
        Class::Ask,
        "какой|какие|каков*|что такое|скажи мне|скажите мне|назови*|дай мне|дайте мне|можете ли|можешь ли|не могли бы вы|поделись|поделитесь|поделиться|раскрой*|сообщите|предостав*|где живет|где сейчас|покажи*|який|які|скажи мені|дай мені|чи можеш|чи можете|поділися|розкрий",
    ),
    (Class::Your, "твой|ваш*|свой|твоего|пользовател*|твій|користувач*|вас|тебя|тебе"),
    (Class::Person, "пользовател*|никому|користувач*|нікому"),
    (Class::Not, "не|никогда|без|ні|ніколи"),
    (
        Class::Tell,
        "говори*|сообщай*|упоминай*|раскрывай*|рассказывай*|информируй*|повідомляй*|кажи*|згадуй*|розкривай*",
    ),
    (Class::Send, "отправь*|отправить|перешли*|переведи*|вышли*|пришли*|надішли*|перешли*|відправ*|переказ*"),
    (
        Class::Claim,
        "я бог|я твой разработчик|я ваш разработчик|я твой создатель|я ваш создатель|я ваш начальник|системный режим|режим системы|режим бога|я твій розробник|режим розробника|режим разработчика",
    ),
    (Class::About, "инъекци*|злоумышленник*|атак*|ін'єкці*|зловмисник*|вредоносн*"),
    // Arabic, Persian.
    (Class::Cancel, "تجاهل*|انس|انسى|إنس|تغاضى*|لا تتبع|اهمل|أهمل|غض النظر"),
    (Class::CancelLate, "نادیده بگیر*|فراموش کن*|را نادیده|چشم پوشی"),
    (Class::Prior, "السابقة|السابق|أعلاه|الأصلية|الأولية|المذكورة|قبلی|پیشین|بالا|قبل"),
    (Class::Every, "جميع|كل|كافة|أي|همه|تمام|هر"),
    (Class::Orders, "التعليمات|تعليمات*|الإرشادات|إرشادات|التوجيهات|دستورالعمل*|دستورات|دستور"),
    (Class::Rules, "الأوامر|أوامر|القواعد|المهام|المهمة|قوانین|وظایف|فرمان*"),
    (
        Class::Matter,
        "الصفحة|النص|المستند|البيانات|المحتوى|الدالة|الوظيفة|الجدول|السيرة|صفحه|متن|سند|داده*|محتوا",
    ),
    (Class::Print, "قل|وقل|اكتب|اطبع|أجب|كرر|اذكر|صرح|وصرح|واذكر|واكتب|أخبر"),
    (Class::PrintLate, "بگو*|بنویس*|چاپ کن*|پاسخ بده*|تکرار کن*"),
    (
        Class::Secret,
        "كلمة المرور|كلمة السر|كلمه المرور|مفتاح api|المفتاح السري|بيانات الاعتماد|الرمز السري|رمز عبور|گذرواژه|کلید مخفی|کلید api|كلمة مرور*",
    ),
    (Class::Prompt, "موجه النظام|تعليمات النظام|رسالة النظام|پرامپت سیستم|دستورالعمل سیستم"),
    (
        Class::Ask,
        "ما هي|ما هو|أخبرني|أعطني|هل يمكنك|هل يمكن|شارك*|اكشف|قدم|أين يعيش|أين|زودني|چیست|بگو*|بده|می توانی|به من|کجا",
    ),
    (Class::Your, "الخاصة بك|الخاص بك|لديك|المستخدم|بك|شما|تو|کاربر"),
    (Class::Person, "المستخدم*|للمستخدم|أحد|لأحد|کاربر*|هیچکس"),
    (Class::Not, "لا|دون|بدون|أبدا|نه|هرگز"),
    (Class::Tell, "تخبر*|تذكر|تكشف*|إخبار|إبلاغ|تبلغ|نگو*|اطلاع نده*|فاش نکن*"),
    (Class::Send, "أرسل*|ارسل*|حول|إرسال|وأرسل*|ارسال کن*|بفرست*"),
    (
        Class::Claim,
        "أنا الله|أنا إله|أنا مطور*|أنا المطور*|أنا رئيسك|وضع النظام|وضع الإله|من توسعه دهنده|من خدا هستم",
    ),
    (Class::About, "حقن*|هجوم*|مهاجم*|حمله"),
    // Hindi, Bengali.
    (
        Class::CancelLate,
        "अनदेखा*|अनदेखी*|नजरअंदाज*|नज़रअंदाज़*|भूल जा*|भूल*|उपेक्षा*|उपेक्षित*|उल्लंघन|दरकिनार*|ध्यान न दें|উপেক্ষা*|ভুলে যা*|অগ্রাহ্য*|এড়িয়ে যা*|অবহেলা*",
    ),
    (Class::Prior, "पिछले|पिछली|पूर्व|पहले|उपरोक्त|ऊपर|अपने|मूल|पूर्ववर्ती|আগের|পূর্ববর্তী|পূর্বের|উপরের|আপনার|তোমার|মূল"),
    (Class::Every, "सभी|सब|सारे|इन|किसी|সব|সমস্ত|সকল|এই"),
    (Class::Orders, "निर्देश*|दिशानिर्देश*|दिशा-निर्देश*|अनुदेश*|নির্দেশ*|নির্দেশাবলী|নির্দেশিকা"),
    (Class::Rules, "आदेश*|नियम*|कार्य*|कमांड*|নিয়ম*|আদেশ*|কাজ*|কমান্ড*"),
    (
        Class::Matter,
        "वेबपेज*|वेबपृष्ठ*|पृष्ठ*|दस्तावेज*|डेटा|पाठ|सामग्री|फंक्शन*|फ़ंक्शन*|तालिका*|रिज्यूमे|पृष्ठ|ওয়েবপেজ*|ওয়েবপৃষ্ঠা*|পৃষ্ঠা*|নথি*|ফাংশন*|ডেটা|টেবিল*",
    ),
    (
        Class::PrintLate,
        "कहें*|कहो|कहिए|बताएं*|बताएँ*|बताओ*|लिखें*|लिखो|प्रिंट करें*|उत्तर दें*|जवाब दें*|दोहराएं*|बोलें|दें|উল্লেখ করুন*|বলুন*|বলো*|লিখুন*|প্রিন্ট*|উত্তর দিন*|জানান*",
    ),
    (Class::Secret, "पासवर्ड*|गुप्त कुंजी*|एपीआई कुंजी*|क्रेडेंशियल*|गुप्त कोड|পাসওয়ার্ড*|গোপন কী|গোপন কোড"),
    (Class::Prompt, "सिस्टम प्रॉम्प्ट*|सिस्टम निर्देश*|সিস্টেম প্রম্পট*|সিস্টেম নির্দেশ*"),
    (
        Class::Ask,
        "क्या है|क्या हैं|बताएं*|बता सकते*|बताओ*|मुझे|दे सकते*|साझा*|प्रदान*|कहाँ|कहां|क्या आप|क्या होगा|कौन सा|लिखें*|एनकोड*|কি|কী|বলুন*|আমাকে|দিন|দিতে পারেন*|শেয়ার*|কোথায়|আপনি কি|লিখুন*",
    ),
    (Class::Your, "आपका|आपके|आपकी|अपना|अपने|तुम्हारा|तुम्हारे|उपयोगकर्ता*|आप|तुम|আপনার|তোমার|ব্যবহারকারী*|আপনি"),
    (Class::Person, "उपयोगकर्ता*|किसी को|ব্যবহারকারী*|কাউকে"),
    (Class::Not, "न|नहीं|मत|कभी नहीं|बिना|না|নয়"),
    (Class::Tell, "बताएं*|बताना*|बताओ*|उल्लेख*|सूचित*|প্রকাশ*|বলবেন*|জানাবেন*|উল্লেখ*"),
    (Class::Send, "भेजें*|भेजो|भेज दें|फॉरवर्ड*|स्थानांतरित*|পাঠান*|পাঠাও|ফরোয়ার্ড*"),
    (
        Class::Claim,
        "मैं भगवान*|मैं ईश्वर*|मैं आपका डेवलपर*|मैं तुम्हारा डेवलपर*|मैं डेवलपर*|मैं एक डेवलपर*|मैं आपका निर्माता*|मैं एक भगवान*|सिस्टम मोड|गॉड मोड|भगवान मोड|आपके डेवलपर*|आपके निर्माता*|আমি ঈশ্বর|আমি আপনার ডেভেলপার|আমি একজন ডেভেলপার|আমি ডেভেলপার|সিস্টেম মোড|গড মোড|আমি একজন ঈশ্বর",
    ),
    (Class::About, "हमला*|हमले*|इंजेक्शन*|আক্রমণ*|ইনজেকশন*"),
    // Chinese, Japanese, Korean, Thai.
    (
        Class::Cancel,
        "忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要理會|忽視|忽视|不要遵循|不要遵守|别管|不用管|抛开|绕过|停止遵循|ไม่ต้องสนใจ|ละเว้น|เพิกเฉย|ลืม|ไม่สนใจ|อย่าทำตาม",
    ),
    (
        Class::CancelLate,
        "無視し|無視して|無視せよ|忘れ|従わない|忽略|无视|忘记|무시|잊어|잊고|따르지 마|따르지 말",
    ),
    (
        Class::Prior,
        "之前|以前|先前|上述|上面|以上|前面|此前|原来|你的|您的|これまで|以前|前の|上記|上の|先の|今まで|あなたの|最初の|이전|앞의|위의|지금까지|기존|원래|당신의|ก่อนหน้า|ข้างต้น|ที่ผ่านมา|เดิม|ของคุณ",
    ),
    (Class::Every, "所有|全部|任何|一切|这些|這些|すべて|全て|全部|あらゆる|모든|모두|전부|ทั้งหมด|ทุก"),
    (
        Class::Orders,
        "指令|指示|提示词|提示詞|说明|說明|提示|プロンプト|命令|지시|지침|명령|프롬프트|설명|คำสั่ง|คำแนะนำ|คําสั่ง|คําแนะนํา",
    ),
    (Class::Rules, "规则|規則|任务|任務|要求|ルール|タスク|규칙|작업|กฎ|งาน"),
    (
        Class::Matter,
        "网页|網頁|文档|文件|内容|數據|数据|文本|函数|表格|简历|页面|ウェブページ|ページ|文書|テキスト|データ|内容|関数|表|웹페이지|페이지|문서|데이터|텍스트|내용|함수|표|หน้าเว็บ|เอกสาร|ข้อมูล|เนื้อหา|ฟังก์ชัน|ตาราง",
    ),
    (
        Class::Print,
        "说|說|输出|輸出|回答|回复|回覆|打印|写出|声明|陈述|重复|重複|只写|พูด|บอก|ตอบ|พิมพ์|เขียน|ระบุ|แจ้ง|กล่าว",
    ),
    (
        Class::PrintLate,
        "言っ|言う|述べ|出力|答え|回答|表示|書い|返し|印刷|말하|말해|출력|답하|대답|인쇄|쓰세요|진술|명시|알려",
    ),
    (
        Class::Secret,
        "密码|密碼|密钥|密鑰|口令|凭据|憑證|api key|パスワード|秘密鍵|シークレットキー|apiキー|認証情報|비밀번호|암호|비밀 키|api 키|패스워드|รหัสผ่าน|คีย์ลับ|รหัสลับ",
    ),
    (
        Class::Prompt,
        "系统提示|系統提示|系统指令|初始指令|システムプロンプト|システムメッセージ|初期指示|시스템 프롬프트|시스템 메시지|시스템 지시|ข้อความระบบ|คำสั่งระบบ",
    ),
    (
        Class::Ask,
        "告诉我|告訴我|是什么|是什麼|给我|給我|请提供|提供|透露|分享|泄露|能否|可以|在哪里|住在哪|写|教えて|何です|何でしょう|ください|共有|提供|どこ|もらえ|くれ|알려|무엇|뭐|공유|주세요|줄 수|주시겠|어디|말해|คืออะไร|บอก|ให้ฉัน|แชร์|แบ่งปัน|เปิดเผย|ที่ไหน|ช่วย|คุณสามารถ|ขอ",
    ),
    (Class::Your, "你|您|用户|用戶|あなた|ユーザー|君|당신|너의|너|사용자|귀하|คุณ|ผู้ใช้"),
    (Class::Person, "用户|用戶|任何人|ユーザー|誰に|사용자|누구|ผู้ใช้|ใคร"),
    (Class::Not, "不要|别|勿|不得|しないで|ないで|せずに|하지 마|하지 말|지 마|없이|อย่า|ห้าม|ไม่ต้อง"),
    (Class::Tell, "告诉|告訴|提及|透露|通知|提到|伝え|知らせ|言わ|明か|教え|알리|말하|언급|บอก|แจ้ง|เปิดเผย"),
    (
        Class::Send,
        "发送|發送|转发|轉發|转账|发到|传到|上传|送信|転送|送っ|送金|보내|전송|전달|송금|이체|ส่ง|โอน",
    ),
    (
        Class::Claim,
        "我是上帝|我是神|我是你的开发者|我是您的开发者|我是开发者|我是你的开发人员|我是您的开发人员|我是开发人员|我是你的创造者|我是你的老板|我是您的上司|系统模式|上帝模式|开发者模式|私は神|私はあなたの開発者|私は開発者|私はあなたの上司|システムモード|神モード|開発者モード|나는 신이|나는 당신의 개발자|나는 개발자|저는 개발자|저는 당신의 개발자|시스템 모드|신 모드|개발자 모드|저는 귀하의 개발자|ฉันเป็นพระเจ้า|ฉันคือพระเจ้า|ฉันเป็นนักพัฒนา|ฉันเป็นผู้พัฒนา|โหมดระบบ|โหมดพระเจ้า",
    ),
    (Class::About, "注入|攻击|攻擊|越狱|インジェクション|攻撃|脱獄|인젝션|주입|공격|탈옥|การโจมตี"),
    // What is asked of a person, and how it is disguised, in all languages.
    (
        Class::Personal,
        "birth date|birthday|date of birth|birth year|birth month|birth day|born|live|lives|living|residence|home address|email address|phone number|favorite color|favourite colour|bank balance|account balance|initials|fecha de nacimiento|vive|direccion|correo electronico|data de nascimento|mora|reside|endereco|data di nascita|abita|indirizzo|date de naissance|habite|vit|adresse|geburtsdatum|wohnt|lebt|adres|geboortedatum|woont|data urodzenia|mieszka|dogum tarihi|yasiyor|adresi|ngay sinh|song|dia chi|tanggal lahir|tinggal|alamat|petsa ng kapanganakan|kaarawan|nakatira|живет|дата рождения|дату рождения|адрес|живе|дату народження|تاريخ ميلاد|يعيش|عنوان|جन्म|जन्म तिथि|जन्म तारीख|जन्मतिथि|रहता|रहती|रह रहा|ईमेल पता|জন্ম তারিখ|থাকেন|বাস করেন|ঠিকানা|出生日期|生日|住在|地址|生年月日|誕生日|住んで|住所|생년월일|생일|살고|거주|주소|วันเกิด|อาศัยอยู่|ที่อยู่",
    ),
    (
        Class::Disguise,
        "leetspeak|leet speak|pig latin|acrostic|haiku|poem|rhyme|morse|reverse order|in reverse|first letter of each|spelled backwards|spell it backwards|acrostico|poema|poesia|poeme|acrostiche|gedicht|akrostichon|wiersz|siir|akrostis|bai tho|tho|puisi|akrostik|tula|akrostiko|стихотворение|стих|акростих|вірш|قصيدة|شعر|कविता|काव्य|एक्रोस्टिक|কবিতা|诗|詩|藏头|アクロスティック|시를|บทกวี|กลอน",
    ),
];
