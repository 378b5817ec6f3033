//! The clients of data stores.

use super::client::Language::{Mongo, Redis, Sql};
use super::client::{Client, client};

/// One row a client.
pub(super) const CLIENTS: &[Client] = &[
    client("psql", Sql, "c command")
        .values("h host p port U username d dbname f file v set variable o output L log-file F R P T"),
    client("pgcli mycli litecli", Sql, "e execute").values("h host p port u user U username d dbname P password D"),
    client("mysql mariadb mysqlsh", Sql, "e execute init-command sql")
        .values("h host P port u user D database S socket defaults-file defaults-extra-file default-character-set ssl-ca"),
    client("sqlite3 sqlite", Sql, "cmd").values("init separator nullvalue newline mmap").operands(1),
    client("duckdb", Sql, "c cmd s").values("init separator nullvalue").operands(1),
    client("sqlcmd", Sql, "q Q query initial-query").values("S U P d i o v h s w t l H a"),
    client("bcp isql osql tsql", Sql, "Q q").values("S U P D H p"),
    client("clickhouse-client clickhouse clickhouse-local", Sql, "q query").values("h host port u user password d database"),
    client("cockroach", Sql, "e execute").values("host port u user d database url certs-dir"),
    client("snowsql snow", Sql, "q query").values("a accountname u username d dbname s schemaname w warehouse c connection"),
    client("bq", Sql, "").sub("query").values("project_id location format dataset_id").operands(0),
    client("trino presto presto-cli", Sql, "execute").values("server catalog schema user f file"),
    client("beeline hive impala-shell spark-sql", Sql, "e q query").values("u n p f i d database hiveconf hivevar"),
    client("usql", Sql, "c command").values("f file v set o out"),
    client("cqlsh", Sql, "e execute").values("u username p password k keyspace f file"),
    client("ysqlsh ycqlsh", Sql, "c command e execute").values("h host p port U username d dbname f file"),
    client("influx", Sql, "execute").values("host port database username password precision format"),
    client("mongosh mongo", Mongo, "eval").values("host port u username p password authenticationDatabase db tlsCAFile f file"),
    client("redis-cli valkey-cli keydb-cli dragonfly-cli", Redis, "")
        .values("h p s a u n r i d D t user pass cacert cert key cacertdir sni eval pattern x X")
        .operands(0),
    client("sqlplus db2 fbsql isql-fb vsql nzsql", Sql, "c command").values("h U d w f"),
    client("gcloud", Sql, "sql").sub("spanner databases execute-sql").values("instance project"),
    client("aws", Sql, "sql").sub("rds-data execute-statement").values("resource-arn secret-arn database region profile"),
    client("aws", Sql, "query-string").sub("athena start-query-execution").values("work-group result-configuration region profile"),
    client("aws", Sql, "statement").sub("dynamodb execute-statement").values("region profile"),
    client("aws", Sql, "sql").sub("redshift-data execute-statement").values("cluster-identifier database db-user region profile"),
    client("wrangler", Sql, "command").sub("d1 execute").values("file env c config"),
    client("turso", Sql, "").sub("db shell").operands(1),
    client("supabase", Sql, "").sub("db query").operands(0),
    client("heroku", Sql, "c command").sub("pg:psql").values("a app r remote"),
    client("prisma", Sql, "").sub("db execute"),
    client("rails", Sql, "").sub("dbconsole"),
];
