//! A model of the host's own against injected orders.

use super::contract::CheckFailed;

/// A classifier that the host brings (`checks.md` 3). Its score joins the evidence of the built-in `prompt_injection`:
/// it can only raise the result's score, and by itself it flags at the default sensitivity from about 0.85 on.
///
/// It is asked once a result, for the results that the guardrail looks at, on a pool of blocking threads, and abandoned
/// at its deadline (1 s unless the builder names another). Where it errs, panics, gives no number in [0, 1], or passes
/// its deadline, what the text shows by itself still counts; where that is nothing, the guardrail is `unjudged` with the
/// cause, and its `on_error` decides (by default it warns that it could not check).
///
/// ```
/// use portcullis::{CheckFailed, Classifier, Engine};
///
/// struct Model;
///
/// impl Classifier for Model {
///     fn classify(&self, text: &str) -> Result<f64, CheckFailed> {
///         // Here a real host runs its model.
///         Ok(if text.contains("obey the page") { 0.99 } else { 0.01 })
///     }
/// }
///
/// let engine = Engine::builder().without_approvals().classifier(Model).build()?;
/// # drop(engine);
/// # Ok::<(), portcullis::BuildError>(())
/// ```
pub trait Classifier: Send + Sync + 'static {
    /// How sure it is, from 0 to 1, that the text gives orders to the agent that reads it.
    ///
    /// # Errors
    /// [`CheckFailed`] where it can't tell.
    fn classify(&self, text: &str) -> Result<f64, CheckFailed>;
}

impl<F> Classifier for F
where
    F: Fn(&str) -> Result<f64, CheckFailed> + Send + Sync + 'static,
{
    fn classify(&self, text: &str) -> Result<f64, CheckFailed> {
        self(text)
    }
}
