//! The forms: fields, caps and rules of each, by the templates that they serve.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a field takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A line of text.
    Text,
    /// Several lines.
    Long,
    /// An email address.
    Email,
    /// A phone number.
    Tel,
    /// A whole number from 0.
    Number,
    /// The name of an account on another site, without `@`.
    Id,
}

/// A field of a form.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// What it is called.
    pub label: String,
    /// What it takes.
    pub kind: Kind,
    /// Most characters; numbers have none.
    #[serde(default)]
    pub max: Option<usize>,
    /// What is said below it.
    #[serde(default)]
    pub hint: Option<String>,
}

/// The images of a form.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Images {
    /// What they are called.
    pub label: String,
    /// Most images by template.
    pub caps: BTreeMap<String, usize>,
    /// Most images of every other template.
    pub cap: usize,
    /// What is said when there are more; `{n}` is how many there may be.
    pub too_many: String,
}

/// Something that must be there, and what is said when it is not.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rule {
    /// The sentence of the specification.
    pub message: String,
    /// All of these fields.
    pub all: Vec<String>,
    /// At least one of these fields.
    pub any: Vec<String>,
    /// An image.
    pub images: bool,
    /// The photo of the person.
    pub photo: bool,
}

/// A form.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Flow {
    /// For programs.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The templates that it serves.
    pub templates: Vec<String>,
    /// Its fields in their order, by name.
    pub fields: Vec<String>,
    /// Other labels than the fields' own.
    #[serde(default)]
    pub labels: BTreeMap<String, String>,
    /// The fields that may be empty.
    pub optional: Vec<String>,
    /// The labels of the entries of the timeline, when the form has one.
    #[serde(default)]
    pub timeline: Vec<String>,
    /// Its images.
    pub images: Images,
    /// Whether the photo of the person must be there.
    #[serde(default)]
    pub needs_photo: bool,
    /// What is checked first, in this order.
    #[serde(default)]
    pub rules: Vec<Rule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forms {
    fields: BTreeMap<String, Field>,
    flows: Vec<Flow>,
}

static FORMS: LazyLock<Forms> = LazyLock::new(|| {
    let text = include_str!("../../../templates/portfolio/flows.json");
    serde_json::from_str(text).unwrap_or_else(|error| panic!("flows.json: {error}"))
});

/// All forms.
pub fn flows() -> &'static [Flow] {
    &FORMS.flows
}

/// The ids of all templates, form by form.
pub fn templates() -> impl Iterator<Item = &'static str> {
    flows().iter().flat_map(|flow| flow.templates.iter().map(String::as_str))
}

/// The form of a template.
pub fn flow_of(template: &str) -> Option<&'static Flow> {
    flows().iter().find(|flow| flow.templates.iter().any(|own| own == template))
}

impl Flow {
    /// Its fields in their order: name, label and the rest.
    pub fn described(&self) -> impl Iterator<Item = (&str, &str, &'static Field)> {
        let of = |name: &'_ String| FORMS.fields.get(name);
        self.fields.iter().filter_map(move |name| {
            let field = of(name)?;
            Some((name.as_str(), self.labels.get(name).unwrap_or(&field.label).as_str(), field))
        })
    }

    /// Whether a field may be empty.
    pub fn is_optional(&self, name: &str) -> bool {
        self.optional.iter().any(|own| own == name)
    }

    /// Most images for one of its templates.
    pub fn cap(&self, template: &str) -> usize {
        self.images.caps.get(template).copied().unwrap_or(self.images.cap)
    }

    /// What is said when there are more.
    pub fn too_many(&self, template: &str) -> String {
        self.images.too_many.replace("{n}", &self.cap(template).to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn por_46_nineteen_templates_have_a_form_each() {
        let all: Vec<&str> = templates().collect();
        assert_eq!(all.len(), 19);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 19);
        for (template, form) in [
            ("template1", "artist"),
            ("template2", "designerForm"),
            ("template3", "photographerForm"),
            ("template4", "architect"),
            ("template5", "architect"),
            ("photographer4", "photographer"),
            ("designer1", "designer"),
            ("developer3", "developer"),
            ("model2", "model"),
        ] {
            assert_eq!(flow_of(template).map(|flow| flow.id.as_str()), Some(form), "{template}");
        }
        assert_eq!(flow_of("template6"), None);
    }

    #[test]
    fn every_name_in_a_form_is_a_field() {
        for flow in flows() {
            assert_eq!(flow.described().count(), flow.fields.len(), "{}: an unknown field", flow.id);
            let has = |name: &String| flow.fields.contains(name);
            assert!(flow.optional.iter().all(has), "{}: optional", flow.id);
            assert!(flow.labels.keys().all(has), "{}: labels", flow.id);
            assert!(flow.rules.iter().all(|rule| rule.all.iter().chain(&rule.any).all(has)), "{}: rules", flow.id);
            assert!(flow.images.caps.keys().all(|template| flow.templates.contains(template)), "{}: caps", flow.id);
        }
    }

    #[test]
    fn pfo_17_to_20_38_58_71_80_caps() {
        for (template, cap) in [
            ("template1", 5),
            ("template2", 8),
            ("template3", 10),
            ("template4", 12),
            ("photographer", 10),
            ("designer1", 8),
            ("designer2", 10),
            ("designer3", 12),
            ("developer1", 8),
            ("developer2", 10),
            ("developer3", 12),
            ("model1", 8),
            ("model2", 10),
            ("model3", 12),
        ] {
            assert_eq!(flow_of(template).map(|flow| flow.cap(template)), Some(cap), "{template}");
        }
    }

    #[test]
    fn pfo_04_to_12_30_to_34_65_74_84_fields() {
        let has = |flow: &str, names: &[&str]| {
            let flow = flows().iter().find(|own| own.id == flow).expect("a known form");
            for name in names {
                assert!(flow.fields.iter().any(|own| own == name), "{}: {name}", flow.id);
            }
        };
        for flow in ["artist", "photographerForm", "architect"] {
            has(
                flow,
                &[
                    "exhibitionsCount",
                    "awardsCount",
                    "countriesCount",
                    "linkedinId",
                    "instagramId",
                    "pinterestId",
                    "education1Degree",
                    "education1College",
                    "education1Year",
                    "education2School",
                    "education2Year",
                    "education2Stream",
                    "experience1Company",
                    "experience1Duration",
                    "experience1Description",
                ],
            );
        }
        has("architect", &["behanceId", "archdailyId", "dezeenId"]);
        has(
            "designerForm",
            &["projectsCompleted", "clientsServed", "yearsExperience", "behanceId", "dribbbleId", "pinterestId"],
        );
        has("photographer", &["userIntro", "interests", "awards", "countries", "exhibitions", "clients"]);
        has("developer", &["projectsCompleted", "clientsServed", "yearsExperience", "githubId", "about"]);
        has("model", &["agency", "height", "weight", "hairColor", "eyeColor", "houzzId", "archdailyId", "about"]);
        let form = flow_of("template3").expect("a form");
        let label = |name: &str| form.described().find(|(own, ..)| *own == name).map(|(_, label, _)| label);
        assert_eq!((label("exhibitionsCount"), label("awardsCount")), (Some("Photo Sessions"), Some("Publications")));
        assert!(!flow_of("template2").expect("a form").fields.iter().any(|name| name.starts_with("education")));
        let timeline = &flow_of("photographer").expect("a form").timeline;
        assert_eq!(timeline, &["High School", "Inter College", "Degree", "Experience 1", "Experience 2"]);
    }
}
