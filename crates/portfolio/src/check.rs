//! Whether what was filled in may become a site.

use crate::flows::{Field, Flow, Kind, Rule, flow_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use vitae_model::check::is_email;
use vitae_model::visible::{visible, visible_lines};

/// Largest number of a count, a height or a weight.
const MAX_NUMBER: u64 = 999_999;

/// Longest texts of an entry of the timeline, in characters.
const MAX_DATE: usize = 40;
const MAX_TITLE: usize = 150;
const MAX_DESCRIPTION: usize = 600;

/// What was filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Submission {
    /// The template.
    pub template_id: String,
    /// The texts by the names of their fields.
    pub fields: BTreeMap<String, String>,
    /// The entries of the timeline.
    pub timeline: Vec<TimelineEntry>,
}

/// An entry of the timeline.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TimelineEntry {
    /// When.
    pub date: String,
    /// What it is called.
    pub title: String,
    /// What there is to say.
    pub description: String,
}

/// Why something that was filled in is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The field, `images`, `userPhoto`, `timeline` or `templateId`; empty for a rule of several.
    pub field: String,
    /// The sentence for the user.
    pub message: String,
}

impl Trouble {
    fn new(field: &str, message: impl Into<String>) -> Self {
        Self { field: field.to_owned(), message: message.into() }
    }
}

impl Submission {
    /// What was filled in, tidied: without fields that its form does not have, blanks around texts, and characters nobody can see.
    /// `images` is how many images come with it, `has_photo` whether the photo of the person does.
    ///
    /// # Errors
    /// All that is wrong: the form's rules first, in their order, then field by field.
    pub fn checked(self, images: usize, has_photo: bool) -> Result<Self, Vec<Trouble>> {
        let Some(flow) = flow_of(&self.template_id) else {
            return Err(vec![Trouble::new("templateId", "Choose a template")]);
        };
        let tidied = self.tidied(flow);
        let mut troubles: Vec<Trouble> =
            flow.rules.iter().filter_map(|rule| broken(rule, &tidied, images, has_photo)).collect();
        troubles.extend(flow.described().filter_map(|(name, label, field)| tidied.wrong(flow, name, label, field)));
        troubles.extend(tidied.wrong_timeline(flow));
        troubles.extend(wrong_images(flow, &tidied.template_id, images, has_photo));
        if troubles.is_empty() { Ok(tidied) } else { Err(troubles) }
    }

    fn tidied(self, flow: &Flow) -> Self {
        let mut fields = BTreeMap::new();
        for (name, _, field) in flow.described() {
            let text = self.fields.get(name).map_or("", String::as_str);
            let text = if field.kind == Kind::Long { visible_lines(text) } else { visible(text) };
            let text = text.trim();
            let text = if field.kind == Kind::Id { text.trim_start_matches('@') } else { text };
            if !text.is_empty() {
                fields.insert(name.to_owned(), text.to_owned());
            }
        }
        let timeline =
            if flow.timeline.is_empty() { Vec::new() } else { self.timeline.iter().map(tidied_entry).collect() };
        Self { template_id: self.template_id, fields, timeline }
    }

    /// The text of a field; empty without one.
    pub fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn wrong(&self, flow: &Flow, name: &str, label: &str, field: &Field) -> Option<Trouble> {
        let text = self.text(name);
        if text.is_empty() {
            let is_said = flow.rules.iter().any(|rule| rule.all.iter().any(|own| own == name));
            let is_missing = !flow.is_optional(name) && !is_said;
            return is_missing.then(|| Trouble::new(name, format!("{label} is required")));
        }
        let most = field.max.filter(|most| text.chars().count() > *most);
        if let Some(most) = most {
            return Some(Trouble::new(name, format!("Use at most {most} characters")));
        }
        let message = match field.kind {
            Kind::Email if !is_email(text) => "Enter a valid email address",
            Kind::Number if !text.parse::<u64>().is_ok_and(|number| number <= MAX_NUMBER) => {
                "Enter a whole number from 0"
            }
            Kind::Id if !is_id(text) => "Enter the name of your account, without @ and without a link",
            _ => return None,
        };
        Some(Trouble::new(name, message))
    }

    fn wrong_timeline(&self, flow: &Flow) -> Option<Trouble> {
        let too_long = |entry: &TimelineEntry| {
            entry.date.chars().count() > MAX_DATE
                || entry.title.chars().count() > MAX_TITLE
                || entry.description.chars().count() > MAX_DESCRIPTION
        };
        if self.timeline.len() != flow.timeline.len() {
            return Some(Trouble::new("timeline", format!("The timeline must have {} entries", flow.timeline.len())));
        }
        self.timeline.iter().any(too_long).then(|| Trouble::new("timeline", "Shorten the entries of the timeline"))
    }
}

/// The name of an account: no address, no blanks, and more than dots and dashes.
fn is_id(text: &str) -> bool {
    text.contains(char::is_alphanumeric) && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-'))
}

fn tidied_entry(entry: &TimelineEntry) -> TimelineEntry {
    TimelineEntry {
        date: visible(&entry.date).trim().to_owned(),
        title: visible(&entry.title).trim().to_owned(),
        description: visible_lines(&entry.description).trim().to_owned(),
    }
}

fn broken(rule: &Rule, submission: &Submission, images: usize, has_photo: bool) -> Option<Trouble> {
    let has = |name: &String| !submission.text(name).is_empty();
    let missing = rule.all.iter().find(|name| !has(name));
    let none = !rule.any.is_empty() && !rule.any.iter().any(has);
    let no_picture = (rule.images && images == 0) || (rule.photo && !has_photo);
    let field = match (missing, none, no_picture) {
        (Some(name), ..) => name,
        (None, true, _) => rule.any.first()?,
        (None, false, true) if rule.photo && !has_photo => "userPhoto",
        (None, false, true) => "images",
        (None, false, false) => return None,
    };
    Some(Trouble::new(field, rule.message.clone()))
}

fn wrong_images(flow: &Flow, template: &str, images: usize, has_photo: bool) -> Vec<Trouble> {
    let mut out = Vec::new();
    let is_said = |of: fn(&Rule) -> bool| flow.rules.iter().any(of);
    if images > flow.cap(template) {
        out.push(Trouble::new("images", flow.too_many(template)));
    }
    if images == 0 && !is_said(|rule| rule.images) {
        out.push(Trouble::new("images", "Choose at least one image"));
    }
    if flow.needs_photo && !has_photo && !is_said(|rule| rule.photo) {
        out.push(Trouble::new("userPhoto", "Choose a photo of yourself"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flows::flows;
    use proptest::prelude::*;

    /// A submission with every field of its form filled.
    fn filled(template: &str) -> Submission {
        let flow = flow_of(template).expect("a known template");
        let text = |field: &Field| match field.kind {
            Kind::Email => "mira@example.org",
            Kind::Number => "3",
            Kind::Id => "mira.olsen",
            Kind::Text | Kind::Long | Kind::Tel => "Mira",
        };
        Submission {
            template_id: template.into(),
            fields: flow.described().map(|(name, _, field)| (name.to_owned(), text(field).to_owned())).collect(),
            timeline: vec![TimelineEntry::default(); flow.timeline.len()],
        }
    }

    /// Field and message of the first trouble when some fields are emptied.
    fn first(template: &str, emptied: &[&str], images: usize, has_photo: bool) -> (String, String) {
        let mut submission = filled(template);
        emptied.iter().for_each(|name| _ = submission.fields.insert((*name).to_owned(), " ".into()));
        let troubles = submission.checked(images, has_photo).err().unwrap_or_default();
        troubles.into_iter().next().map_or_else(Default::default, |first| (first.field, first.message))
    }

    #[test]
    fn every_form_takes_what_it_asks_for() {
        for flow in flows() {
            for template in &flow.templates {
                let optional: Vec<&str> = flow.optional.iter().map(String::as_str).collect();
                assert_eq!(first(template, &[], 1, true), Default::default(), "{template}");
                if !matches!(flow.id.as_str(), "designer" | "model") {
                    assert_eq!(first(template, &optional, 1, true), Default::default(), "{template}");
                }
            }
        }
    }

    #[test]
    fn pfo_37_54_to_57_67_to_70_76_to_79_the_rules_say_their_sentences_in_order() {
        let contact = "Email, phone, and location are required.";
        let networks = "LinkedIn and Instagram IDs are required.";
        type Case<'a> = (&'a str, &'a [&'a str], usize, bool, &'a str, &'a str);
        let cases: [Case; 14] = [
            ("designer1", &["phone", "linkedinId"], 1, true, "phone", contact),
            ("designer1", &["instagramId"], 1, true, "instagramId", networks),
            (
                "designer2",
                &["behanceId", "dribbbleId"],
                1,
                true,
                "behanceId",
                "At least one design platform ID (Behance or Dribbble) is required.",
            ),
            ("designer3", &["behanceId"], 1, true, "", ""),
            ("designer3", &[], 0, true, "images", "At least one design work is required."),
            ("developer1", &["location"], 1, true, "location", contact),
            ("developer1", &["linkedinId"], 1, true, "linkedinId", networks),
            ("developer2", &["githubId"], 1, true, "githubId", "GitHub ID is required for developer portfolios."),
            ("developer3", &[], 0, true, "images", "At least one project screenshot is required."),
            ("model1", &["email"], 1, true, "email", contact),
            ("model1", &["instagramId"], 1, true, "instagramId", "Instagram ID is required."),
            (
                "model2",
                &["houzzId", "archdailyId"],
                1,
                true,
                "houzzId",
                "At least one modeling platform ID (Houzz or ArchDaily) is required.",
            ),
            ("photographer", &[], 1, false, "userPhoto", "Please upload your photo and at least one gallery image."),
            ("photographer3", &[], 0, true, "images", "Please upload your photo and at least one gallery image."),
        ];
        for (template, emptied, images, has_photo, field, message) in cases {
            assert_eq!(
                first(template, emptied, images, has_photo),
                (field.into(), message.into()),
                "{template} {emptied:?}"
            );
        }
    }

    #[test]
    fn pfo_13_to_16_40_41_61_to_63_each_field_says_why() {
        let cases: [(&str, &str, &str); 6] = [
            ("template1", "email", "Email is required"),
            ("template1", "instagramId", "Instagram ID is required"),
            ("template3", "exhibitionsCount", "Photo Sessions is required"),
            ("photographer", "interests", "Your Main Interest is required"),
            ("designer1", "about", "About is required"),
            ("designer1", "interests", "Design specialty is required"),
        ];
        for (template, field, message) in cases {
            assert_eq!(first(template, &[field], 1, true), (field.into(), message.into()), "{template}");
        }
        for (template, optional) in [
            ("template1", "pinterestId"),
            ("template2", "awardsCount"),
            ("photographer", "phone"),
            ("model1", "linkedinId"),
        ] {
            assert_eq!(first(template, &[optional], 1, true), Default::default(), "{template} {optional}");
        }
        assert_eq!(first("template1", &[], 1, false).0, "userPhoto");
        assert_eq!(first("template1", &[], 0, true).0, "images");
    }

    #[test]
    fn pfo_21_38_59_73_81_too_many_images() {
        for (template, images, message) in [
            ("template1", 6, "You can upload a maximum of 5 images."),
            ("photographer5", 11, "You can upload a maximum of 10 images."),
            ("designer1", 9, "You can upload a maximum of 8 design works for this template."),
            ("developer2", 11, "You can upload a maximum of 10 project screenshots for this template."),
            ("model3", 13, "You can upload a maximum of 12 portfolio images for this template."),
        ] {
            assert_eq!(first(template, &[], images, true), ("images".into(), message.into()));
            assert_eq!(first(template, &[], images - 1, true), Default::default(), "{template}");
        }
    }

    #[test]
    fn pfo_14_24_32_64_82_values_are_checked() {
        let wrong = [
            ("model1", "height", "-3", "Enter a whole number from 0"),
            ("model1", "weight", "1e9", "Enter a whole number from 0"),
            ("template1", "awardsCount", "9999999", "Enter a whole number from 0"),
            ("template1", "email", "mira", "Enter a valid email address"),
            (
                "template1",
                "instagramId",
                "https://instagram.com/mira",
                "Enter the name of your account, without @ and without a link",
            ),
            ("template1", "name", &"m".repeat(101), "Use at most 100 characters"),
        ];
        for (template, field, value, message) in wrong {
            let mut submission = filled(template);
            submission.fields.insert(field.into(), value.into());
            let troubles = submission.checked(1, true).unwrap_err();
            assert_eq!(troubles, [Trouble::new(field, message)], "{value}");
        }
        let mut submission = filled("template1");
        submission.fields.insert("instagramId".into(), " @mira ".into());
        submission.fields.insert("unknown".into(), "<script>".into());
        let checked = submission.checked(1, true).unwrap();
        assert_eq!((checked.text("instagramId"), checked.text("unknown")), ("mira", ""));
    }

    #[test]
    fn texts_keep_their_lines_and_lose_what_nobody_sees() {
        let mut submission = filled("designer1");
        submission.fields.insert("about".into(), " First.\r\n\r\nSec\u{200B}ond. ".into());
        submission.fields.insert("name".into(), "Ada\nQuill".into());
        let tidied = submission.checked(1, true).expect("all is well");
        assert_eq!((tidied.text("about"), tidied.text("name")), ("First.\n\nSecond.", "AdaQuill"));
        let mut submission = filled("photographer");
        submission.timeline[0].title = " School\u{202E} ".into();
        assert_eq!(submission.checked(1, true).expect("all is well").timeline[0].title, "School");
    }

    #[test]
    fn pfo_34_the_timeline_has_exactly_five_entries() {
        let mut submission = filled("photographer");
        submission.timeline.pop();
        assert_eq!(
            submission.checked(1, true).unwrap_err(),
            [Trouble::new("timeline", "The timeline must have 5 entries")]
        );
        let mut submission = filled("designer1");
        submission.timeline.push(TimelineEntry::default());
        assert_eq!(submission.checked(1, true).map(|own| own.timeline.len()), Ok(0), "a form without one drops it");
    }

    proptest! {
        #[test]
        fn whatever_is_accepted_is_accepted_again(template in 0usize..19, text in "\\PC{0,30}", field in 0usize..30, images in 0usize..15, has_photo: bool) {
            let template = crate::flows::templates().nth(template).expect("nineteen");
            let mut submission = filled(template);
            let flow = flow_of(template).expect("a known template");
            submission.fields.insert(flow.fields[field % flow.fields.len()].clone(), text);
            if let Ok(checked) = submission.checked(images, has_photo) {
                prop_assert_eq!(checked.clone().checked(images, has_photo), Ok(checked));
            }
        }
    }
}
