//! BX-02: options, dry runs, inner commands and statements by data.

use super::*;

fn sure(pattern: &str, line: &str) -> Option<bool> {
    let patterns = vec![CommandPattern::parse(pattern).unwrap()];
    let condition = CommandCondition { patterns, except: Vec::new() };
    condition.find(&CommandView::read(line)).iter().map(|m| m.certain).max()
}

fn table(pattern: &str, rows: &[(&str, bool)]) {
    let wrong: Vec<&str> = rows
        .iter()
        .filter(|(line, want)| sure(pattern, line).is_some() != *want)
        .map(|(line, _)| *line)
        .collect();
    assert!(wrong.is_empty(), "{pattern}: {wrong:#?}");
}

#[test]
fn bx_02_options_stand_before_and_between_sub_commands() {
    table(
        "kubectl delete *",
        &[
            ("kubectl delete pod a", true),
            ("kubectl -n a delete pod b", true),
            ("kubectl --namespace=a --context b delete pod c", true),
            ("kubectl get -l delete pods", false),
            ("kubectl get delete", false),
            ("kubectl -n delete get pods", false),
        ],
    );
    table(
        "aws s3 rb *",
        &[
            ("aws --profile a --region b s3 rb s3://c", true),
            ("aws --no-cli-pager s3 --endpoint-url http://x rb s3://c", true),
            ("aws s3 ls rb", false),
        ],
    );
    table(
        "docker compose down -v*",
        &[("docker -H h compose -f a.yml -p b down -v", true), ("docker compose down", false)],
    );
    table(
        "unknown-tool purge *",
        &[("unknown-tool --x y purge z", true), ("unknown-tool show purge z", false)],
    );
}

#[test]
fn bx_02_a_dry_run_is_no_match_of_what_the_program_does() {
    table(
        "kubectl delete *",
        &[
            ("kubectl delete pod a --dry-run=client", false),
            ("kubectl delete pod a --dry-run=none", true),
            ("kubectl delete pod a -l --dry-run", true),
            ("kubectl delete pod a -- --dry-run", true),
            ("kubectl delete pod a --unknown --dry-run", true),
            ("kubectl delete pod a --dry-run=client && echo ok", false),
            ("kubectl delete pod a --dry-run=client && kubectl delete pod a", true),
        ],
    );
    table("kubectl *", &[("kubectl delete pod a --dry-run=client", true)]);
    table("kubectl delete * --dry-run*", &[("kubectl delete pod a --dry-run=client", true)]);
    table(
        "rsync *--delete*",
        &[
            ("rsync -avn --delete a b", false),
            ("rsync -av --delete a b", true),
            ("rsync -e n --delete a b", true),
        ],
    );
    table("aws s3 rb *", &[("aws s3 rb help", false), ("aws s3 rb s3://help", true)]);
}

#[test]
fn bx_02_flags_with_values_are_compared_with_their_values() {
    table(
        "curl -X DELETE *",
        &[
            ("curl -XDELETE http://a", true),
            ("curl -sX delete http://a", true),
            ("curl http://a --request=DELETE", true),
            ("curl -X POST http://a", false),
            ("curl -d '-X DELETE' http://a", false),
            ("curl -X $M http://a", true),
        ],
    );
    table(
        "git restore -W *",
        &[("git restore a", true), ("git restore -S a", false), ("git restore -SW a", true)],
    );
}

#[test]
fn bx_02_programs_and_statements_inside_commands_are_matched() {
    for line in [
        "docker exec -it db psql -c 'DROP TABLE a'",
        "docker exec db sh -c \"psql -c 'drop table a'\"",
        "kubectl -n a exec -it b -c d -- psql -c 'drop table a'",
        "docker compose run --rm db psql --command='drop  /* x */ table a'",
        "echo 'drop table a' | psql b",
        "psql <<E\ndrop table a;\nE",
        "mysql b -Nse 'drop table a'",
        "sqlite3 a.db 'drop table a'",
        "psql -c 'begin; drop table a; commit'",
        "doppler run -- psql -c 'drop table a'",
        "sudo -u postgres psql -c 'drop table a'",
    ] {
        assert_eq!(sure("sql drop table *", line), Some(true), "{line}");
    }
    for line in [
        "psql -c \"select 'drop table a'\"",
        "psql -f a.sql",
        "echo drop table a",
        "psql -c 'select 1 -- drop table a'",
    ] {
        assert_eq!(sure("sql drop table *", line), None, "{line}");
    }
    table(
        "prisma migrate reset*",
        &[
            ("npx prisma migrate reset", true),
            ("npx -y prisma@5.1 migrate reset", true),
            ("pnpm dlx prisma migrate reset", true),
            ("npx prisma migrate dev", false),
        ],
    );
    table("twine upload *", &[("python3 -m twine upload a", true), ("python3 -m twine check a", false)]);
    table("jenkins-cli * delete-job *", &[("java -jar /opt/jenkins-cli.jar -s u delete-job a", true)]);
    table("redis flushall*", &[("redis-cli -h a -p 1 FlushAll", true), ("redis-cli get flushall", false)]);
    table(
        "mongo *.drop(*",
        &[("mongosh a --eval 'db.b.drop ( )'", true), ("mongosh --eval 'db.b.find()'", false)],
    );
}

#[test]
fn gc_02_allow_covers_the_runner_and_each_operand() {
    let covers = |patterns: &[&str], line: &str| {
        let patterns = patterns.iter().map(|p| CommandPattern::parse(p).unwrap()).collect();
        CommandCondition { patterns, except: Vec::new() }.covers(&CommandView::read(line)).is_ok()
    };
    assert!(covers(&["npx *"], "npx prisma migrate reset"));
    assert!(covers(&["rm -rf target", "rm -rf dist"], "rm -rf target ./dist/"));
    assert!(!covers(&["rm -rf target", "rm -rf dist"], "rm -rf target src"));
    assert!(!covers(&["rm -rf target/*"], "rm -rf target/../src"));
    assert!(!covers(&["rm -rf target/*"], "rm -rf target/$X"));
}

#[test]
fn bx_06_hostile_lines_are_read_in_bounded_time() {
    let start = std::time::Instant::now();
    for line in [
        "npx ".repeat(200_000),
        format!("psql -c '{}'", "drop;".repeat(150_000)),
        format!("psql -c '{}'", "begin ".repeat(150_000)),
        format!("kubectl {} delete pod", "-x y ".repeat(150_000)),
        format!("docker exec a {}", "sh -c ".repeat(100_000)),
        format!("redis-cli {}", "a ".repeat(300_000)),
    ] {
        let view = CommandView::read(&line);
        let pattern = CommandPattern::parse("kubectl delete *").unwrap();
        CommandCondition { patterns: vec![pattern], except: Vec::new() }.find(&view);
        println!("{:?} after {}", start.elapsed(), line.chars().take(30).collect::<String>());
    }
    assert!(start.elapsed() < std::time::Duration::from_secs(30), "{:?}", start.elapsed());
}
