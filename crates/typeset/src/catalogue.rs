//! The catalogue of designs, embedded in the program.

use crate::theme::Theme;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// All designs that can be rendered, Standard first.
#[derive(Debug)]
pub struct Catalogue {
    templates: Vec<Template>,
}

impl Catalogue {
    /// The embedded catalogue; read once.
    ///
    /// Panics when the embedded data is damaged, which the tests of this crate rule out.
    pub fn load() -> &'static Catalogue {
        static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
            let file: CatalogueFile = toml::from_str(CATALOGUE_TOML).expect("the embedded catalogue is valid TOML");
            let mut templates: Vec<Template> = file.template.into_iter().map(Template::from).collect();
            templates.sort_by_key(|template| template.tier);
            Catalogue { templates }
        });
        &CATALOGUE
    }

    /// The design with that id, for example `template1`.
    pub fn get(&self, id: &str) -> Option<&Template> {
        self.templates.iter().find(|template| template.id == id)
    }

    /// Every design, Standard first, else in catalogue order.
    pub fn templates(&self) -> &[Template] {
        &self.templates
    }
}

/// A design as the chooser and the gallery show it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Template {
    /// Permanent id, `template1` to `template20`.
    pub id: String,
    /// The design's name.
    pub name: String,
    /// What it is for.
    pub category: Category,
    /// One or two sentences about it.
    pub description: String,
    /// Address of its preview picture on this server.
    pub preview_image: String,
    /// Its LaTeX source, as a path below `templates/`.
    pub file_path: String,
    /// What it offers, a few words each.
    pub features: Vec<String>,
    /// Who may download it.
    pub tier: Tier,
    /// Whether every applicant tracking system can be expected to read it in order.
    pub ats_safe: bool,
    /// Why not, when it is not.
    pub ats_note: Option<String>,
    /// Whether it carries the Popular badge.
    pub is_popular: bool,
    /// Whether it carries the New badge.
    pub is_new: bool,
    /// How the page is built.
    #[serde(skip)]
    pub(crate) layout: Layout,
    /// What it looks like.
    #[serde(skip)]
    pub(crate) theme: Theme,
}

/// Who may download a design.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// Everyone.
    Standard,
    /// Pro and Teams plans.
    Premium,
}

/// What a design is for: the gallery's categories.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Category {
    /// Most applications.
    Professional,
    /// Design, media, marketing.
    Creative,
    /// Plain and quiet.
    Minimal,
    /// Senior positions.
    Executive,
    /// Software and engineering.
    Technology,
    /// Large organisations.
    Corporate,
    /// Research and teaching.
    Academic,
    /// Independent work.
    Freelance,
}

/// How a page is built: one `.typ` and one `.tex.j2` each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Layout {
    /// One column, header above.
    Single,
    /// One column, header with name left and contacts right.
    Split,
    /// Side column at the left.
    Sidebar,
    /// Side column at the right.
    #[serde(rename = "sidebar-right")]
    SidebarRight,
    /// One column for long documents.
    Academic,
}

impl Layout {
    /// The layout's name, as in its files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Layout::Single => "single",
            Layout::Split => "split",
            Layout::Sidebar => "sidebar",
            Layout::SidebarRight => "sidebar-right",
            Layout::Academic => "academic",
        }
    }
}

const CATALOGUE_TOML: &str = include_str!("../../../templates/resume/catalogue.toml");

/// The themes by name.
const THEMES: [(&str, &str); 20] = [
    ("modern", include_str!("../../../templates/resume/themes/modern.toml")),
    ("creative", include_str!("../../../templates/resume/themes/creative.toml")),
    ("academic", include_str!("../../../templates/resume/themes/academic.toml")),
    ("executive", include_str!("../../../templates/resume/themes/executive.toml")),
    ("minimalist", include_str!("../../../templates/resume/themes/minimalist.toml")),
    ("clean", include_str!("../../../templates/resume/themes/clean.toml")),
    ("suite", include_str!("../../../templates/resume/themes/suite.toml")),
    ("startup", include_str!("../../../templates/resume/themes/startup.toml")),
    ("corporate", include_str!("../../../templates/resume/themes/corporate.toml")),
    ("research", include_str!("../../../templates/resume/themes/research.toml")),
    ("freelance", include_str!("../../../templates/resume/themes/freelance.toml")),
    ("developer", include_str!("../../../templates/resume/themes/developer.toml")),
    ("designer", include_str!("../../../templates/resume/themes/designer.toml")),
    ("consultant", include_str!("../../../templates/resume/themes/consultant.toml")),
    ("engineer", include_str!("../../../templates/resume/themes/engineer.toml")),
    ("finance", include_str!("../../../templates/resume/themes/finance.toml")),
    ("editorial", include_str!("../../../templates/resume/themes/editorial.toml")),
    ("timeline", include_str!("../../../templates/resume/themes/timeline.toml")),
    ("compact", include_str!("../../../templates/resume/themes/compact.toml")),
    ("contemporary", include_str!("../../../templates/resume/themes/contemporary.toml")),
];

#[derive(Deserialize)]
struct CatalogueFile {
    template: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: String,
    category: Category,
    description: String,
    layout: Layout,
    theme: String,
    tier: Tier,
    ats_safe: bool,
    ats_note: Option<String>,
    features: Vec<String>,
    #[serde(default)]
    popular: bool,
    #[serde(default)]
    new: bool,
}

impl From<Entry> for Template {
    fn from(entry: Entry) -> Self {
        let text = THEMES.iter().find(|(name, _)| *name == entry.theme).map(|(_, text)| *text);
        let text =
            text.unwrap_or_else(|| panic!("the catalogue names the theme {}, which is not embedded", entry.theme));
        let theme = toml::from_str(text).unwrap_or_else(|error| panic!("theme {}: {error}", entry.theme));
        Template {
            preview_image: format!("/templates/previews/{}.png", entry.id),
            file_path: format!("resume/layouts/{}.tex.j2", entry.layout.name()),
            id: entry.id,
            name: entry.name,
            category: entry.category,
            description: entry.description,
            features: entry.features,
            tier: entry.tier,
            ats_safe: entry.ats_safe,
            ats_note: entry.ats_note,
            is_popular: entry.popular,
            is_new: entry.new,
            layout: entry.layout,
            theme,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tpl_07_08_the_standard_five_have_their_names_and_ids() {
        let standard = Catalogue::load().templates().iter().filter(|template| template.tier == Tier::Standard);
        let found: Vec<_> = standard.map(|template| (template.id.as_str(), template.name.as_str())).collect();
        let expected = [
            ("template1", "Modern Professional"),
            ("template2", "Creative Portfolio"),
            ("template11", "Academic CV"),
            ("template12", "Executive Resume"),
            ("template13", "Minimalist Modern"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn gal_06_template1_and_template2_are_popular() {
        let popular = Catalogue::load().templates().iter().filter(|template| template.is_popular);
        assert_eq!(popular.map(|template| template.id.as_str()).collect::<Vec<_>>(), ["template1", "template2"]);
    }

    #[test]
    fn tpl_06_a_template_serialises_as_the_api_says() {
        let template = serde_json::to_value(Catalogue::load().get("template2").unwrap()).unwrap();
        let keys: Vec<_> = template.as_object().unwrap().keys().map(String::as_str).collect();
        let expected = [
            "atsNote",
            "atsSafe",
            "category",
            "description",
            "features",
            "filePath",
            "id",
            "isNew",
            "isPopular",
            "name",
            "previewImage",
            "tier",
        ];
        let mut keys = keys;
        keys.sort_unstable();
        assert_eq!(keys, expected);
        assert_eq!(template["previewImage"], "/templates/previews/template2.png");
        assert_eq!(template["tier"], "standard");
        assert_eq!(template["category"], "Creative");
    }

    #[test]
    fn gal_07_10_the_twenty_have_their_ids_and_the_first_ten_their_names() {
        let named: Vec<_> = (1..=20).map(|n| Catalogue::load().get(&format!("template{n}")).unwrap()).collect();
        let expected = [
            "Modern Professional",
            "Creative Portfolio",
            "Minimal Clean",
            "Executive Suite",
            "Tech Startup",
            "Corporate Classic",
            "Academic Research",
            "Freelance Gig",
            "Tech Developer",
            "Creative Designer",
        ];
        assert_eq!(named.iter().take(10).map(|it| it.name.as_str()).collect::<Vec<_>>(), expected);
        let new: Vec<_> = named.iter().filter(|it| it.is_new).map(|it| it.id.as_str()).collect();
        assert_eq!(new, ["template9", "template10"]);
        assert_eq!(Catalogue::load().templates().len(), 20);
    }

    #[test]
    fn a_design_that_is_not_ats_safe_says_why_and_only_such_a_design_has_a_side_column() {
        for template in Catalogue::load().templates() {
            assert_eq!(template.ats_safe, template.ats_note.is_none(), "{}", template.id);
            assert_eq!(template.ats_safe, template.theme.side.is_empty(), "{}", template.id);
        }
    }

    #[test]
    fn every_theme_places_each_section_exactly_once() {
        for template in Catalogue::load().templates() {
            let mut kinds: Vec<_> = template.theme.order.iter().chain(&template.theme.side).collect();
            kinds.sort();
            assert_eq!(kinds, crate::sections::SectionKind::ALL.iter().collect::<Vec<_>>(), "{}", template.id);
        }
    }
}
