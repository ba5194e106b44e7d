//! The words a design prints itself, by language.

use crate::sections::SectionKind;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// One language's words; see `templates/resume/labels.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Labels {
    pub(crate) summary: String,
    pub(crate) experience: String,
    pub(crate) education: String,
    pub(crate) skills: String,
    pub(crate) projects: String,
    pub(crate) certifications: String,
    pub(crate) achievements: String,
    pub(crate) languages: String,
    pub(crate) volunteering: String,
    pub(crate) publications: String,
    pub(crate) interests: String,
    pub(crate) references: String,
    pub(crate) other: String,
    pub(crate) technologies: String,
    pub(crate) grade: String,
    pub(crate) courses: String,
    /// Twelve short names with blanks between them.
    pub(crate) months: String,
    pub(crate) present: String,
    pub(crate) degree: String,
    pub(crate) page: String,
}

impl Labels {
    /// The heading of a section.
    pub(crate) fn title(&self, kind: SectionKind) -> &str {
        match kind {
            SectionKind::Summary => &self.summary,
            SectionKind::Experience => &self.experience,
            SectionKind::Education => &self.education,
            SectionKind::Skills => &self.skills,
            SectionKind::Projects => &self.projects,
            SectionKind::Certifications => &self.certifications,
            SectionKind::Achievements => &self.achievements,
            SectionKind::Languages => &self.languages,
            SectionKind::Volunteering => &self.volunteering,
            SectionKind::Publications => &self.publications,
            SectionKind::Interests => &self.interests,
            SectionKind::References => &self.references,
            SectionKind::Other => &self.other,
        }
    }

    /// What stands between a degree and its field.
    pub(crate) fn between_degree_and_field(&self) -> &str {
        self.degree.trim_start_matches("{degree}").trim_end_matches("{field}")
    }
}

/// The words of a language, by the first two letters of its tag; English when there are none. Answers the code in use.
pub(crate) fn labels(language: Option<&str>) -> (&'static str, &'static Labels) {
    static LABELS: LazyLock<BTreeMap<String, Labels>> =
        LazyLock::new(|| toml::from_str(LABELS_TOML).expect("the embedded labels are valid TOML"));
    let code = language.unwrap_or("en").split(['-', '_']).next().unwrap_or("en").to_ascii_lowercase();
    let (code, labels) =
        LABELS.get_key_value(&code).or_else(|| LABELS.get_key_value("en")).expect("English is embedded");
    (code, labels)
}

const LABELS_TOML: &str = include_str!("../../../templates/resume/labels.toml");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_and_english_is_the_rest() {
        let cases = [
            (None, "en", "Skills"),
            (Some("de-AT"), "de", "Kenntnisse"),
            (Some("FR"), "fr", "Compétences"),
            (Some("xx"), "en", "Skills"),
        ];
        for (tag, code, skills) in cases {
            let (found, words) = labels(tag);
            assert_eq!((found, words.skills.as_str()), (code, skills), "{tag:?}");
        }
    }

    #[test]
    fn degree_phrases_keep_their_joint() {
        assert_eq!(labels(None).1.between_degree_and_field(), " in ");
        assert_eq!(labels(Some("fr")).1.between_degree_and_field(), ", ");
    }
}
