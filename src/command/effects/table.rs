//! The programs that are rows. Those with subcommands or a syntax of their own stand in `git`, `net`,
//! `pack` and `interpreter`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::row::Operands::{
    Connect, ConnectFirst, Copy, Filter, Link, Move, Name, Nothing, Pack, Print, Read, ReadWrite, Write,
};
use super::row::{Row, row};

/// The row of a program.
pub(super) fn find(program: &str) -> Option<&'static Row> {
    static BY_NAME: LazyLock<HashMap<&'static str, &'static Row>> = LazyLock::new(|| {
        let mut rows = HashMap::new();
        for row in PROGRAMS {
            for name in row.names.split_ascii_whitespace() {
                // The first row of a name is its own.
                rows.entry(name).or_insert(row);
            }
        }
        rows
    });
    BY_NAME.get(program).copied()
}

/// One row a program or family.
pub(super) const PROGRAMS: &[Row] = &[
    // Text out.
    row("cat tac bat batcat ccat nl rev most zcat gzcat bzcat xzcat zstdcat lzcat", Read)
        .values("language l style theme H highlight-line r line-range map-syntax m"),
    row("less more view pg zless zmore", Read).values("p j x y z b"),
    row("head tail", Read).values("n c lines bytes s sleep-interval pid max-unchanged-stats"),
    row("strings", Read).values("n t e bytes radix encoding T target"),
    row("od hexdump hd", Read)
        .values("A j N t w S e n s address-radix skip-bytes read-bytes format width strings length")
        .reads("f"),
    row("xxd", Filter).values("s l c g o R n"),
    row("base64 base32 basenc gbase64", Read).values("w wrap b break").reads("i input").writes("o output"),
    row("uuencode", Read),
    row("sort gsort", Read)
        .values("k t S T key field-separator buffer-size temporary-directory parallel batch-size")
        .reads("files0-from")
        .writes("o output"),
    row("uniq", Filter).values("f s w skip-fields skip-chars check-chars"),
    row("wc", Read).reads("files0-from"),
    row("cut", Read).values("d f c b delimiter fields characters bytes output-delimiter"),
    row("paste", Read).values("d delimiters"),
    row("column", Read).values("s t o c separator output-separator table-columns N H R E"),
    row("pr", Read).values("h l N o w W D header length indent width page-width date-format"),
    row("fold fmt", Read).values("w g p width goal prefix"),
    row("expand unexpand ul", Read).values("t tabs"),
    row("tsort", Read),
    row("shuf", Read).values("n i head-count input-range").writes("o output").reads("random-source"),
    row("iconv", Read).values("f t from-code to-code").writes("o output"),
    row("split gsplit", Filter)
        .values("b l n a C t bytes lines line-bytes number suffix-length additional-suffix filter separator"),
    row("csplit gcsplit", Read).values("b n suffix-format digits").writes("f prefix"),
    row("diff sdiff colordiff diff3 difft wdiff", Read)
        .values("U C I x W width unified exclude label L color F")
        .reads("from-file to-file")
        .writes("output")
        .recursive("r recursive"),
    row("cmp comm join", Read).values("n i bytes t o 1 2 a e j v"),
    row("cksum sum md5sum md5 sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum xxhsum", Read)
        .values("a algorithm"),
    row("jq gojq jaq", Read)
        .skip(1, "f from-file")
        .values("arg argjson indent L slurpfile rawfile"),
    row("yq xq tomlq dasel", Read).skip(1, "from-file").values("o output-format p input-format indent I").in_place("i inplace in-place"),
    row("xmllint pygmentize glow mdcat highlight tidy", Read).values("xpath schema l f O style"),
    row("nano pico micro kak hx joe mcedit ne", Read).values("c cmd u U w T"),
    row("grep egrep fgrep ggrep zgrep zegrep bzgrep", Read)
        .skip(1, "e regexp f file")
        .values("A B C m d D e regexp after-context before-context context max-count include exclude exclude-dir color label binary-files")
        .reads("f file")
        .recursive("r R recursive dereference-recursive")
        .lists("l L files-with-matches files-without-match"),
    row("rg ag ack ugrep ug", Read)
        .skip(1, "e regexp f file files")
        .values("A B C m g t T j M r e regexp glob iglob type type-not max-count max-depth replace sort threads color after-context before-context context")
        .reads("f file")
        .recursive("*")
        .lists("l files files-with-matches files-without-match"),
    row("sed gsed", Read)
        .skip(1, "e expression f file")
        .values("e expression l line-length")
        .reads("f file")
        .in_place("i I in-place"),
    row("tr", Nothing),
    row("look", Read).skip(1, ""),
    // Copies, moves, links.
    row("cp gcp", Copy).values("S suffix").target("t target-directory").recursive("r R a recursive archive"),
    row("install ginstall", Copy).values("m o g S mode owner group suffix").target("t target-directory"),
    row("mv gmv", Move).values("S suffix").target("t target-directory"),
    row("ln gln link", Link).values("S suffix").target("t target-directory"),
    row("rsync", Copy)
        .values("e rsh exclude include filter f M B T bwlimit port chmod chown log-format max-size min-size timeout compress-level partial-dir backup-dir suffix")
        .reads("files-from exclude-from include-from password-file")
        .writes("log-file write-batch")
        .recursive("r a recursive archive")
        .remote(),
    row("scp", Copy).values("P o c l F J D S X").named("i").connects("J").recursive("r").remote(),
    // Writes.
    row("tee", Write),
    row("touch", Write).values("d t date time").named("r reference"),
    row("rm grm unlink rmdir srm wipe trash trash-put", Write).recursive("r R recursive"),
    row("mkdir mkfifo", Write).values("m mode Z context"),
    row("truncate", Write).values("s size").named("r reference"),
    row("shred", Write).values("n s iterations size random-source"),
    row("chmod chown chgrp chattr", Write).skip(1, "reference").named("reference").values("from"),
    row("setfacl xattr", Write).skip(1, ""),
    row("mkswap mkfs", Write),
    row("patch", Pack).values("p d D r F strip fuzz").reads("i input").writes("o output"),
    row("gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4 lzma brotli compress pigz", ReadWrite)
        .values("S suffix b T threads")
        .writes("o output")
        .recursive("r"),
    row("zip", Pack).values("x exclude i include P password n t b").recursive("r recurse-paths"),
    row("unzip", Read).values("P x").target("d"),
    row("rar", Pack).skip(1, "").recursive("r"),
    // PowerShell's own, where a shell of that kind reads the line.
    row("Get-Content gc", Read).single_dash().reads("Path LiteralPath").values("TotalCount Tail Encoding"),
    row("Remove-Item ri del erase rd", Write)
        .single_dash()
        .writes("Path LiteralPath")
        .values("Include Exclude Filter")
        .recursive("*"),
    row("Set-Content Add-Content Clear-Content Out-File", Write)
        .skip(0, "")
        .single_dash()
        .writes("Path LiteralPath FilePath")
        .values("Value Encoding"),
    // Only named.
    row("ls gls dir vdir", Name).values("I w T hide ignore").lists("*"),
    row("exa eza lsd tree stat gstat file du df basename dirname realpath readlink namei lsattr getfacl test [ [[ pathchk which type command whereis hash lsof fuser inotifywait mountpoint", Name),
    row("fd fdfind locate mdfind", Name).values("e t E d x X extension type exclude max-depth"),
    row("mktemp gmktemp", Write).values("suffix").target("p tmpdir"),
    row("date gdate", Nothing).values("s d I date set").reads("f file").named("r reference"),
    row("cd pushd popd pwd true false : sleep wait kill uname whoami id exit return break continue shift trap ulimit umask jobs bg fg alias unalias shopt setopt getopts read seq yes expr let hostname uptime free nproc tput clear reset history complete unset", Nothing),
    row("echo printf print figlet cowsay say", Print),
    row("export declare typeset local readonly set env printenv compgen", Nothing),
    // Keys: used or made, not shown.
    row("ssh-add ssh-copy-id", Name).named("i t"),
    row("openssl", Read)
        .skip(1, "")
        .single_dash()
        .values("k K iv S md subj days newkey algorithm pkeyopt pass passin passout name servername inform outform keyform macopt rand engine")
        .named("inkey key CA CAkey CAfile CApath cert config")
        .reads("in kfile file sigfile signature data")
        .writes("out keyout")
        .connects("connect proxy host url"),
    row("gpg gpg2", Read)
        .values("r u recipient local-user passphrase-fd pinentry-mode cipher-algo trust-model keyserver-options")
        .named("homedir passphrase-file")
        .writes("o output"),
    row("age rage", Read).values("r recipient").named("i identity R recipients-file").writes("o output"),
    // Hosts.
    row("nc ncat netcat telnet ftp lftp tftp whois", ConnectFirst).values("w p s q i X b e c").connects("x proxy"),
    row("sftp ssh-keyscan mosh", ConnectFirst)
        .values("o c F P l R B D S b p")
        .named("i")
        .connects("J jump-host"),
    row("ping ping6 traceroute tracepath nslookup dig host nmap mtr", Connect)
        .values("c i W w s t I p m q f x"),
    row("psql pg_dump pg_restore createdb dropdb", Nothing)
        .values("U p d c v username port dbname command")
        .reads("f file")
        .connects("h host"),
    row("mysql mysqldump mariadb", Nothing).values("u P p e D user port execute database").connects("h host"),
    row("redis-cli mongosh mongo", ConnectFirst).values("p n a u port eval").connects("h host"),
];
