//! What a site shows: the texts of a submission with their meaning, beside its pictures.

use crate::check::Submission;
use crate::flows::{Flow, flow_of};
use serde::Serialize;

/// A picture as the page uses it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// Its address, for browsers that choose no other.
    pub src: String,
    /// Its widths as WebP, as `srcset` has them; empty when there is one alone.
    pub srcset: String,
    /// The address of the largest, for the viewer; empty where `src` is that.
    pub full: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// What it shows, for people who do not see it.
    pub alt: String,
    /// The group that it belongs to, for the filters of a gallery; empty for none.
    pub group: String,
}

/// The pictures of a site.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pictures {
    /// The person.
    pub photo: Option<Picture>,
    /// The works, in their order.
    pub works: Vec<Picture>,
}

/// A number with what it counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// What is counted or measured.
    pub label: String,
    /// How much.
    pub value: String,
}

/// A link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Contact {
    /// What it is called.
    pub label: String,
    /// Where it leads.
    pub href: String,
    /// What stands there to read.
    pub text: String,
}

/// An entry of a life: studies, work, a milestone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// When.
    pub date: String,
    /// What it is called.
    pub title: String,
    /// Where.
    pub place: String,
    /// What there is to say.
    pub description: String,
}

/// All that a page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Site {
    /// The person.
    pub name: String,
    /// What the person does.
    pub interests: String,
    /// Where the person is.
    pub location: String,
    /// A line about the person.
    pub intro: String,
    /// The paragraphs about the person.
    pub about: Vec<String>,
    /// Counts and measures.
    pub facts: Vec<Fact>,
    /// Email and phone.
    pub contacts: Vec<Contact>,
    /// Accounts on other sites.
    pub networks: Vec<Contact>,
    /// Studies, work and milestones, in the order of the form.
    pub steps: Vec<Step>,
    /// What the works are called together.
    pub works_label: String,
    /// The person's photo.
    pub photo: Option<Picture>,
    /// The works.
    pub works: Vec<Picture>,
    /// The groups of the works, in the order of their first work.
    pub groups: Vec<String>,
}

/// Accounts on other sites: the field, what the site is called, and what stands in front of the account's name.
const NETWORKS: [(&str, &str, &str); 9] = [
    ("linkedinId", "LinkedIn", "https://www.linkedin.com/in/"),
    ("instagramId", "Instagram", "https://www.instagram.com/"),
    ("githubId", "GitHub", "https://github.com/"),
    ("behanceId", "Behance", "https://www.behance.net/"),
    ("dribbbleId", "Dribbble", "https://dribbble.com/"),
    ("pinterestId", "Pinterest", "https://www.pinterest.com/"),
    ("archdailyId", "ArchDaily", "https://my.archdaily.com/us/@"),
    ("dezeenId", "Dezeen", "https://www.dezeen.com/tag/"),
    ("houzzId", "Houzz", "https://www.houzz.com/pro/"),
];

impl Site {
    /// The site of a checked submission; `None` for a template that there is not.
    pub fn of(submission: &Submission, pictures: Pictures) -> Option<Self> {
        let flow = flow_of(&submission.template_id)?;
        let text = |name: &str| submission.text(name).to_owned();
        Some(Self {
            name: text("name"),
            interests: text("interests"),
            location: text("location"),
            intro: text("userIntro"),
            about: paragraphs(submission.text("about")),
            facts: facts(flow, submission),
            contacts: contacts(submission),
            networks: networks(submission),
            steps: steps(flow, submission),
            works_label: flow.images.label.clone(),
            photo: pictures.photo,
            groups: groups(&pictures.works),
            works: pictures.works,
        })
    }
}

fn paragraphs(text: &str) -> Vec<String> {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn groups(works: &[Picture]) -> Vec<String> {
    let named = works.iter().map(|work| &work.group).filter(|group| !group.is_empty());
    let mut groups: Vec<String> = Vec::new();
    for group in named {
        if !groups.contains(group) {
            groups.push(group.clone());
        }
    }
    groups
}

/// Numbers and short properties; a zero says nothing.
fn facts(flow: &Flow, submission: &Submission) -> Vec<Fact> {
    const PROPERTIES: [&str; 3] = ["agency", "hairColor", "eyeColor"];
    let is_fact = |name: &str, kind: crate::Kind| kind == crate::Kind::Number || PROPERTIES.contains(&name);
    let shown = flow.described().filter(|(name, _, field)| is_fact(name, field.kind));
    let fact = |(name, label, _): (&str, &str, _)| Fact {
        label: counted(label, submission.text(name)),
        value: submission.text(name).to_owned(),
    };
    shown.map(fact).filter(|fact| !fact.value.is_empty() && fact.value != "0").collect()
}

/// What is counted, which is one where the number is.
fn counted(label: &str, value: &str) -> String {
    const ONE: [(&str, &str); 10] = [
        ("Artworks", "Artwork"),
        ("Awards", "Award"),
        ("Clients served", "Client served"),
        ("Clients", "Client"),
        ("Countries", "Country"),
        ("Exhibitions", "Exhibition"),
        ("Photo Sessions", "Photo Session"),
        ("Projects completed", "Project completed"),
        ("Publications", "Publication"),
        ("Years of experience", "Year of experience"),
    ];
    let one = ONE.iter().find(|(many, _)| *many == label && value == "1");
    one.map_or(label, |(_, one)| one).to_owned()
}

fn contacts(submission: &Submission) -> Vec<Contact> {
    let of = |name: &str, label: &str, scheme: &str| {
        let text = submission.text(name).to_owned();
        let target: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        Contact { label: label.to_owned(), href: format!("{scheme}{target}"), text }
    };
    let all = [of("email", "Email", "mailto:"), of("phone", "Phone", "tel:")];
    all.into_iter().filter(|contact| !contact.text.is_empty()).collect()
}

fn networks(submission: &Submission) -> Vec<Contact> {
    let of = |(name, label, address): (&str, &str, &str)| {
        let text = submission.text(name).to_owned();
        Contact { label: label.to_owned(), href: format!("{address}{text}"), text }
    };
    NETWORKS.into_iter().map(of).filter(|contact| !contact.text.is_empty()).collect()
}

fn steps(flow: &Flow, submission: &Submission) -> Vec<Step> {
    let text = |name: &str| submission.text(name).to_owned();
    let step = |date: &str, title: &str, place: &str, description: &str| Step {
        date: text(date),
        title: text(title),
        place: text(place),
        description: text(description),
    };
    let fixed = [
        step("experience1Duration", "experience1Company", "", "experience1Description"),
        step("education1Year", "education1Degree", "education1College", ""),
        step("education2Year", "education2Stream", "education2School", ""),
    ];
    let milestones = submission.timeline.iter().zip(&flow.timeline).map(|(entry, label)| Step {
        date: entry.date.trim().to_owned(),
        title: if entry.title.trim().is_empty() { label.clone() } else { entry.title.trim().to_owned() },
        place: String::new(),
        description: entry.description.trim().to_owned(),
    });
    let milestones = milestones.filter(|step| !(step.date.is_empty() && step.description.is_empty()));
    fixed.into_iter().filter(|step| !step.title.is_empty() || !step.place.is_empty()).chain(milestones).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flows::{Kind, flows};

    #[test]
    fn every_account_that_a_form_asks_for_is_linked() {
        for (name, _, field) in flows().iter().flat_map(|flow| flow.described()) {
            let is_linked = NETWORKS.iter().any(|(known, ..)| *known == name);
            assert_eq!(is_linked, field.kind == Kind::Id, "{name}");
        }
    }
}
