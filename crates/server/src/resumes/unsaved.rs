//! The rules for what the editor sends: how a resume looks, and content that is not saved yet.

use crate::error::{ApiError, ApiResult};
use vitae_model::limits::{MAX_ENTRIES, MAX_RESUME_BYTES};
use vitae_model::{Appearance, ParsedResume};
use vitae_typeset::{Catalogue, Template, font_families};

/// Most sections that an appearance may order: every additional section, and 20 for the resume's own, which are fewer.
const MAX_SECTIONS: usize = MAX_ENTRIES + 20;

/// Longest name of a section or a typeface, in characters.
const MAX_NAME_CHARS: usize = 100;

/// The design of that id, where a body names it.
pub(super) fn design(id: &str) -> ApiResult<&'static Template> {
    let unknown = || ApiError::invalid_field("templateId", "This template doesn't exist.");
    Catalogue::load().get(id).ok_or_else(unknown)
}

/// Refuses an appearance that no design can follow.
pub(super) fn check_appearance(appearance: &Appearance) -> ApiResult<()> {
    if appearance.accent.as_deref().is_some_and(|accent| !is_colour(accent)) {
        return refuse("accent", "Write the colour as # and six hexadecimal digits, for example #1f4e79.");
    }
    if appearance.font.as_deref().is_some_and(|font| !font_families().any(|family| family == font)) {
        return refuse("font", "This typeface doesn't exist.");
    }
    if appearance.sections.len() > MAX_SECTIONS {
        return refuse("sections", &format!("Order at most {MAX_SECTIONS} sections."));
    }
    for (index, section) in appearance.sections.iter().enumerate() {
        if section.key.is_empty() || is_long(&section.key) {
            return refuse(&format!("sections[{index}].key"), "This section doesn't exist.");
        }
        if section.title.as_deref().is_some_and(is_long) {
            let sentence = format!("Use at most {MAX_NAME_CHARS} characters for a section's title.");
            return refuse(&format!("sections[{index}].title"), &sentence);
        }
    }
    Ok(())
}

fn refuse(field: &str, sentence: &str) -> ApiResult<()> {
    Err(ApiError::invalid_field(&format!("appearance.{field}"), sentence))
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn is_long(text: &str) -> bool {
    text.chars().count() > MAX_NAME_CHARS
}

/// Refuses unsaved content of a size that could not be saved either; everything else may still be missing from it.
pub(super) fn check_size(resume: &ParsedResume) -> ApiResult<()> {
    let entries = [
        resume.links.len(),
        resume.experience.len(),
        resume.education.len(),
        resume.skills.len(),
        resume.projects.len(),
        resume.certifications.len(),
        resume.achievements.len(),
        resume.languages.len(),
        resume.additional.len(),
        resume.unplaced.len(),
    ];
    if entries.iter().any(|count| *count > MAX_ENTRIES) {
        return Err(ApiError::invalid_field("resume", format!("A list has more than {MAX_ENTRIES} entries.")));
    }
    if resume.text_bytes() > MAX_RESUME_BYTES {
        let kilobytes = MAX_RESUME_BYTES / 1024;
        return Err(ApiError::invalid_field("resume", format!("The resume is longer than {kilobytes} KB of text.")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_appearance_is_checked_field_by_field() {
        let long = "x".repeat(MAX_NAME_CHARS + 1);
        let many = vec![json!({"key": "experience"}); MAX_SECTIONS + 1];
        for (appearance, refused) in [
            (json!({}), None),
            (json!({"accent": "#1F4e79", "font": "Inter", "spacing": "airy", "fit": "one"}), None),
            (json!({"sections": [{"key": "additional[2]", "title": "Talks", "hidden": true}]}), None),
            (json!({"accent": "red"}), Some("accent")),
            (json!({"accent": "#12345"}), Some("accent")),
            (json!({"accent": "#12345g"}), Some("accent")),
            (json!({"font": ""}), Some("font")),
            (json!({"font": "Comic Sans"}), Some("font")),
            (json!({"sections": [{"key": "skills"}, {"key": ""}]}), Some("sections[1].key")),
            (json!({"sections": [{"key": "skills", "title": long}]}), Some("sections[0].title")),
            (json!({"sections": many}), Some("sections")),
        ] {
            let given: Appearance = serde_json::from_value(appearance.clone()).unwrap();
            let path = check_appearance(&given).err().map(|error| error.first_field().to_owned());
            assert_eq!(path, refused.map(|field| format!("appearance.{field}")), "{appearance}");
        }
    }

    #[test]
    fn unsaved_content_may_lack_anything_but_is_bounded() {
        assert!(check_size(&ParsedResume::default()).is_ok());
        let skills = |count: usize, text: &str| ParsedResume { skills: vec![text.into(); count], ..Default::default() };
        assert!(check_size(&skills(MAX_ENTRIES, "a")).is_ok());
        assert!(check_size(&skills(MAX_ENTRIES + 1, "a")).is_err());
        assert!(check_size(&skills(1, &"a".repeat(MAX_RESUME_BYTES + 1))).is_err());
    }
}
