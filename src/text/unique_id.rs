//! Ids of turns.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use super::{hex, random_bytes};

/// An id that no other turn has. It need not be unguessable: nothing is bound to it without a key. So where
/// the system gives no random bytes, the time and a counter stand in.
pub(crate) fn unique_id() -> String {
    static COUNTER: AtomicU64 = AtomicU64::new(0);
    match random_bytes::<12>() {
        Ok(bytes) => hex(&bytes),
        Err(_) => {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            format!("{:x}-{:x}", since.as_nanos(), COUNTER.fetch_add(1, Ordering::Relaxed))
        }
    }
}
