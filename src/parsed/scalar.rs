//! What a plain scalar is: YAML's core schema, but booleans are `true` and `false` only.

use super::tree::Value;

/// The value of a scalar without quotes.
pub(super) fn plain(text: &str) -> Value {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Value::Null,
        "true" => return Value::Bool(true),
        "false" => return Value::Bool(false),
        _ => {}
    }
    if let Some(int) = integer(text) {
        return Value::Int(int);
    }
    if let Some(float) = float(text) {
        return Value::Float(float);
    }
    Value::Text(text.to_owned())
}

fn integer(text: &str) -> Option<i128> {
    if let Some(hex) = text.strip_prefix("0x") {
        return i128::from_str_radix(hex, 16).ok().filter(|_| !hex.starts_with(['+', '-']));
    }
    if let Some(octal) = text.strip_prefix("0o") {
        return i128::from_str_radix(octal, 8).ok().filter(|_| !octal.starts_with(['+', '-']));
    }
    text.parse().ok()
}

fn float(text: &str) -> Option<f64> {
    let number = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'+' | b'-' | b'.' | b'e' | b'E'));
    let digit = text.bytes().find(|b| !matches!(b, b'+' | b'-' | b'.')).is_some_and(|b| b.is_ascii_digit());
    if number && digit { text.parse().ok().filter(|f: &f64| f.is_finite()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn booleans_are_true_and_false_only() {
        for text in ["yes", "no", "on", "off", "True", "FALSE", "y"] {
            assert_eq!(plain(text), Value::Text(text.to_owned()));
        }
        assert_eq!(plain("true"), Value::Bool(true));
    }

    #[test]
    fn numbers_are_those_of_the_core_schema() {
        assert_eq!(plain("0x1f"), Value::Int(31));
        assert_eq!(plain("-12"), Value::Int(-12));
        assert_eq!(plain("18446744073709551615"), Value::Int(u64::MAX.into()));
        assert_eq!(plain("0.5"), Value::Float(0.5));
        assert_eq!(plain("1e3"), Value::Float(1000.0));
        for text in ["1_000", "2024-01-02", "inf", ".nan", "1.2.3", "e5", "-", "0x-1", "1e999"] {
            assert_eq!(plain(text), Value::Text(text.to_owned()));
        }
    }
}
