use super::print;
use crate::Outcome;

/// Reports what is wrong with the texts of the public site.
pub fn check() -> Outcome {
    let problems = vitae_server::content_problems();
    if problems.is_empty() {
        return print(b"content: nothing to report\n");
    }
    print((problems.join("\n") + "\n").as_bytes())?;
    Err(format!("the content has {} problem{}.", problems.len(), if problems.len() == 1 { "" } else { "s" }))
}
