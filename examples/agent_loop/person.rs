//! Who decides on held things.

use std::io::Write as _;

use portcullis::{ApprovalError, Engine, TicketId};

/// Who decides.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Person {
    /// The offline run's script: yes.
    Script,
    /// `--approve` or `--deny`.
    Always(bool),
    /// Whoever sits at the terminal. No answer is no.
    Terminal,
}

impl Person {
    /// Shows a ticket, and puts the decision into the store.
    pub(crate) async fn decide(
        self,
        engine: &Engine,
        id: &TicketId,
        what: &str,
    ) -> Result<(), ApprovalError> {
        let store = engine.approvals().ok_or(ApprovalError::Unknown)?;
        let asked = store.get(id).await?.asked;
        println!("held: {what}: {}", asked.what);
        for (gate, reason) in &asked.why {
            println!("  {}: {reason}", gate.name);
        }
        let (yes, who) = match self {
            Self::Script => (true, "the script"),
            Self::Always(yes) => (yes, "the command line"),
            Self::Terminal => (ask().await, "you"),
        };
        if yes {
            store.approve(id).await?;
            println!("approved: {what} (by {who})");
        } else {
            store.deny(id, "the person said no").await?;
            println!("denied: {what} (by {who})");
        }
        Ok(())
    }
}

async fn ask() -> bool {
    print!("Let it go on? [y/N] ");
    // A prompt that can't be shown is a question that was not asked.
    if std::io::stdout().flush().is_err() {
        return false;
    }
    let line = tokio::task::spawn_blocking(|| {
        let mut line = String::new();
        std::io::stdin().read_line(&mut line).map(|_| line)
    });
    matches!(line.await, Ok(Ok(line)) if matches!(line.trim(), "y" | "Y" | "yes"))
}
