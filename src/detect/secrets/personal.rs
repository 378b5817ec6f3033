//! Personal data, looked for with `pii: true` only.

use super::row::{Bytes, Check, PERSONAL, Row, Start};

pub(super) static ROWS: &[Row] = &[
    Row {
        id: "email",
        title: "e-mail address",
        start: Start::Word(Bytes::Address),
        pattern: r"[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,24}",
        max_len: 254,
        check: Check::Email,
        hits: &["write to jo.miller+x@mail.acme.co.uk, please"],
        misses: &["user@example.com", "git@host", "logo@2x.png", "@decorator"],
        ..PERSONAL
    },
    Row {
        id: "credit-card",
        title: "payment card number",
        start: Start::Word(Bytes::Card),
        pattern: "[0-9](?:[ -]?[0-9]){12,18}",
        check: Check::Card,
        hits: &["card 4012-8888-8888-1881", "4012888888881881"],
        misses: &["4012888888881882", "id_4012888888881881", "4012888888881881-3fa85f64", "1234567890123456"],
        ..PERSONAL
    },
    Row {
        id: "us-ssn",
        title: "US social security number",
        start: Start::Word(Bytes::Ssn),
        pattern: "[0-9]{3}(?:-[0-9]{2}-|[ ][0-9]{2}[ ]|[.][0-9]{2}[.])[0-9]{4}",
        check: Check::Ssn,
        hits: &["SSN 536-22-8145"],
        misses: &["900-22-8145", "000-22-8145", "1536-22-8145"],
        ..PERSONAL
    },
    Row {
        id: "iban",
        title: "IBAN",
        start: Start::Word(Bytes::Iban),
        pattern: "[A-Z]{2}[0-9]{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?",
        check: Check::Iban,
        hits: &["DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819"],
        misses: &["DE88 3704 0044 0532 0130 00"],
        ..PERSONAL
    },
    Row {
        id: "ip-address",
        title: "IPv4 address",
        start: Start::Word(Bytes::Dotted),
        pattern: r"[0-9]{1,3}(?:\.[0-9]{1,3}){3}",
        check: Check::Ipv4,
        hits: &["from 84.17.45.203 port 22"],
        misses: &["127.0.0.1", "version 1.2.3.4", "300.1.2.3", "84.17.45.203.9"],
        ..PERSONAL
    },
    Row {
        id: "ip-address",
        title: "IPv6 address",
        start: Start::Word(Bytes::Hex),
        pattern: "(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}",
        check: Check::Ipv6,
        hits: &["2a01:4f8:c17:b0f::2"],
        misses: &["::1", "12:30:45", "2001:db8::1", "std::vec"],
        ..PERSONAL
    },
    Row {
        id: "phone",
        title: "phone number",
        start: Start::Word(Bytes::Phone),
        pattern: r"(?:\+[0-9]|\(?[0-9])(?:[ .()-]{0,2}[0-9]){7,14}",
        check: Check::Phone,
        hits: &["call +49 30 901820", "(415) 883-2671"],
        misses: &["2024-10-11 12:30", "1234567890", "order 555-2671", "10.0.0.1"],
        ..PERSONAL
    },
];
