//! Hints without points: evidence on them conflicts or is missing.

use crate::card::Advice;
use crate::case::Case;
use vitae_model::source::SectionKind;

/// The hints that apply.
pub(crate) fn of(case: &Case) -> Vec<Advice> {
    let hints = [
        (!has_summary(case)).then(|| {
            advice(
                "summary",
                "You have no summary at the top. Two or three lines can help a reader, but research is divided.",
            )
        }),
        has_references(case)
            .then(|| advice("references", "You can leave out references. Employers ask when they want them.")),
        (!has_linkedin(case)).then(|| {
            advice("linkedin", "You could add your LinkedIn profile if you have one. It doesn't change your score.")
        }),
    ];
    hints.into_iter().flatten().collect()
}

fn advice(id: &str, message: &str) -> Advice {
    Advice { id: id.into(), message: message.into() }
}

fn has_summary(case: &Case) -> bool {
    case.resume.summary.as_deref().is_some_and(|summary| !summary.trim().is_empty())
}

fn has_references(case: &Case) -> bool {
    case.sections().iter().any(|section| section.kind == SectionKind::References)
}

fn has_linkedin(case: &Case) -> bool {
    let Some(view) = &case.view else { return true };
    let names = |text: &str| text.to_lowercase().contains("linkedin.com/");
    names(&view.visible) || view.links().into_iter().any(names)
}
