//! A resume as its single texts, with their paths.

use vitae_model::resume::{AdditionalSection, ParsedResume};

/// One entry of a list: the ends of its fields' paths, and their texts. The first field is what the entry is called.
pub(crate) struct Entry<'a> {
    pub(crate) fields: Vec<(String, &'a str)>,
}

/// The texts that stand in no list, in the order of the resume's fields.
pub(crate) fn single(resume: &ParsedResume) -> [(&'static str, &str); 5] {
    [
        ("name", &resume.name),
        ("email", &resume.email),
        ("phone", or_empty(&resume.phone)),
        ("location", or_empty(&resume.location)),
        ("summary", or_empty(&resume.summary)),
    ]
}

/// The lists in the order of the resume's fields. Names of links and kinds of awards are chosen, not printed: they are left out.
pub(crate) fn lists(resume: &ParsedResume) -> [(&'static str, Vec<Entry<'_>>); 9] {
    [
        ("links", entries(&resume.links, |it| vec![("url", it.url.as_str())])),
        (
            "experience",
            entries(&resume.experience, |it| {
                vec![
                    ("company", &it.company),
                    ("position", &it.position),
                    ("duration", &it.duration),
                    ("description", &it.description),
                    ("location", or_empty(&it.location)),
                    ("url", or_empty(&it.url)),
                ]
            }),
        ),
        ("education", schools(resume)),
        (
            "certifications",
            entries(&resume.certifications, |it| {
                vec![("name", &it.name), ("issuer", &it.issuer), ("date", &it.date), ("url", or_empty(&it.url))]
            }),
        ),
        (
            "achievements",
            entries(&resume.achievements, |it| {
                vec![
                    ("title", &it.title),
                    ("date", &it.date),
                    ("description", &it.description),
                    ("position", or_empty(&it.position)),
                    ("organization", or_empty(&it.organization)),
                    ("url", or_empty(&it.url)),
                ]
            }),
        ),
        ("projects", projects(resume)),
        ("skills", resume.skills.iter().map(|skill| Entry { fields: vec![(String::new(), skill)] }).collect()),
        ("languages", entries(&resume.languages, |it| vec![("name", &it.name), ("level", &it.level)])),
        ("additional", resume.additional.iter().map(additional).collect()),
    ]
}

fn schools(resume: &ParsedResume) -> Vec<Entry<'_>> {
    let mut out = entries(&resume.education, |it| {
        vec![
            ("institution", &it.institution),
            ("degree", &it.degree),
            ("field", &it.field),
            ("graduationYear", &it.graduation_year),
            ("startYear", or_empty(&it.start_year)),
            ("location", or_empty(&it.location)),
            ("url", or_empty(&it.url)),
            ("grade", or_empty(&it.grade)),
        ]
    });
    for (entry, school) in out.iter_mut().zip(&resume.education) {
        entry.fields.extend(texts("courses", &school.courses));
    }
    out
}

fn projects(resume: &ParsedResume) -> Vec<Entry<'_>> {
    let mut out = entries(&resume.projects, |it| {
        vec![
            ("name", &it.name),
            ("description", &it.description),
            ("duration", &it.duration),
            ("url", or_empty(&it.url)),
        ]
    });
    for (entry, project) in out.iter_mut().zip(&resume.projects) {
        entry.fields.extend(texts("technologies", &project.technologies));
    }
    out
}

fn additional(section: &AdditionalSection) -> Entry<'_> {
    let mut fields = vec![("title".to_owned(), section.title.as_str())];
    for (at, item) in section.items.iter().enumerate() {
        let texts = [
            ("title", item.title.as_str()),
            ("subtitle", &item.subtitle),
            ("period", &item.period),
            ("place", &item.place),
            ("description", &item.description),
            ("url", or_empty(&item.url)),
        ];
        fields.extend(texts.map(|(leaf, text)| (format!("items[{at}].{leaf}"), text)));
    }
    Entry { fields }
}

fn texts<'a>(list: &str, all: &'a [String]) -> impl Iterator<Item = (String, &'a str)> {
    all.iter().enumerate().map(move |(at, text)| (format!("{list}[{at}]"), text.as_str()))
}

fn entries<'a, T>(list: &'a [T], fields: fn(&'a T) -> Vec<(&'static str, &'a str)>) -> Vec<Entry<'a>> {
    let entry =
        |it: &'a T| Entry { fields: fields(it).into_iter().map(|(leaf, text)| (leaf.to_owned(), text)).collect() };
    list.iter().map(entry).collect()
}

/// The path of a field of an entry.
pub(crate) fn path(list: &str, at: usize, leaf: &str) -> String {
    if leaf.is_empty() { format!("{list}[{at}]") } else { format!("{list}[{at}].{leaf}") }
}

fn or_empty(text: &Option<String>) -> &str {
    text.as_deref().unwrap_or_default()
}
