//! Rates with their uncertainty.

/// Wilson's score interval at 95 %, in [0, 1]: it stays inside the bounds and holds for few cases.
pub(super) fn wilson(hits: u64, of: u64) -> Option<[f64; 2]> {
    if of == 0 {
        return None;
    }
    #[expect(clippy::cast_precision_loss, reason = "counts of cases are far below 2^52")]
    let (hits, n) = (hits as f64, of as f64);
    let z = 1.959_964_f64;
    let p = hits / n;
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    Some([((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0)])
}
