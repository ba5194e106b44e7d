//! The rules that `content/` keeps.

use crate::links::attributes;
use crate::promises::promises;
use crate::{Content, FAQ_CATEGORIES};
use std::collections::HashSet;
use time::Date;
use time::macros::format_description;

/// What exists on the site besides the content.
pub struct Reachable<'a> {
    /// Whether a path, without query and fragment, leads to a page.
    pub page: &'a dyn Fn(&str) -> bool,
    /// Whether a path is a file.
    pub file: &'a dyn Fn(&str) -> bool,
}

/// Longest title, in characters: search results show about so many.
const TITLE: usize = 70;

/// Length of excerpts and descriptions, in characters: shorter ones say little, longer ones are cut in search results.
const SUMMARY: std::ops::RangeInclusive<usize> = 60..=200;

/// One text of the content with what every text must have.
struct Text<'a> {
    /// Where it stands below `content/`.
    file: String,
    /// Its address on the site; questions have none of their own.
    path: String,
    title: &'a str,
    summary: Option<&'a str>,
    html: &'a str,
    image: Option<(&'a str, &'a str)>,
    date: Option<&'a str>,
}

/// Everything that is wrong, a sentence each that begins with the file.
pub fn problems(content: &Content, site: &Reachable) -> Vec<String> {
    let texts = texts(content);
    let mut out: Vec<String> = texts.iter().flat_map(|text| text.problems(&texts, site)).collect();
    out.extend(lists(content));
    out
}

fn texts(content: &Content) -> Vec<Text<'_>> {
    let posts = content.posts.iter().map(|post| Text {
        file: format!("blog/{}.md", post.slug),
        path: format!("/blog/{}", post.slug),
        title: &post.title,
        summary: Some(&post.excerpt),
        html: &post.content,
        image: Some((&post.image_url, &post.image_alt)),
        date: Some(&post.date),
    });
    let guides = content.guides.iter().map(|guide| Text {
        file: format!("guides/{}.md", guide.slug),
        path: format!("/guides/{}", guide.slug),
        title: &guide.title,
        summary: Some(&guide.description),
        html: &guide.content,
        image: Some((&guide.image_url, &guide.image_alt)),
        date: None,
    });
    let pages = content.pages.iter().map(|page| Text {
        file: format!("pages/{}.md", page.slug),
        path: format!("/{}", page.slug),
        title: &page.title,
        summary: Some(&page.description),
        html: &page.content,
        image: None,
        date: Some(&page.updated),
    });
    let faqs = content.faqs.iter().map(|faq| Text {
        file: format!("faqs.toml, {}", faq.id),
        path: String::new(),
        title: &faq.question,
        summary: None,
        html: &faq.answer,
        image: None,
        date: None,
    });
    posts.chain(guides).chain(pages).chain(faqs).collect()
}

impl Text<'_> {
    fn problems(&self, all: &[Text], site: &Reachable) -> Vec<String> {
        let mut out = Vec::new();
        if self.title.trim().is_empty() {
            out.push("has no title".to_owned());
        }
        if self.summary.is_some() && self.title.chars().count() > TITLE {
            out.push(format!("has a title of more than {TITLE} characters"));
        }
        if let Some(summary) = self.summary.filter(|summary| !SUMMARY.contains(&summary.chars().count())) {
            let (least, most) = SUMMARY.into_inner();
            out.push(format!("has a summary of {} characters, not {least} to {most}", summary.chars().count()));
        }
        if self.html.is_empty() {
            out.push("has no text".to_owned());
        }
        if let Some((url, alt)) = self.image {
            if !(site.file)(url) {
                out.push(format!("shows the picture {url}, which does not exist"));
            }
            if alt.trim().is_empty() {
                out.push(format!("does not say what {url} shows"));
            }
        }
        if let Some(date) = self.date.filter(|date| !is_date(date)) {
            out.push(format!("has the date {date:?}, which is none"));
        }
        if let Some(placeholder) =
            [self.title, self.summary.unwrap_or_default(), self.html].into_iter().find_map(placeholder)
        {
            out.push(format!("holds {placeholder}, which names nothing"));
        }
        let all_text = [self.title, self.summary.unwrap_or_default(), self.html].join("\n");
        out.extend(promises(&all_text).map(|promise| format!("promises {promise:?}, which nobody here keeps")));
        let dead = attributes(self.html, "href").chain(attributes(self.html, "src"));
        out.extend(
            dead.filter(|url| !self.leads_somewhere(url, all, site))
                .map(|url| format!("links to {url}, which does not exist")),
        );
        out.into_iter().map(|problem| format!("{} {problem}", self.file)).collect()
    }

    /// Whether an address leads somewhere; those of other sites are not asked.
    fn leads_somewhere(&self, url: &str, all: &[Text], site: &Reachable) -> bool {
        if let Some(id) = url.strip_prefix('#') {
            return self.has_place(id);
        }
        if url.starts_with("https://") || url.starts_with("mailto:") {
            return true;
        }
        let path = url.split(['#', '?']).next().unwrap_or_default();
        let place = url.split_once('#').map(|(_, id)| id);
        let has_place = match (all.iter().find(|text| text.path == path), place) {
            (Some(text), Some(id)) => text.has_place(id),
            _ => true,
        };
        has_place && path.starts_with('/') && ((site.page)(path) || (site.file)(path))
    }

    fn has_place(&self, id: &str) -> bool {
        attributes(self.html, "id").any(|known| known == id)
    }
}

/// A placeholder that no setting has filled in.
fn placeholder(text: &str) -> Option<&str> {
    let start = text.find("{{")?;
    let end = text[start..].find("}}")?;
    Some(&text[start..start + end + 2])
}

fn is_date(text: &str) -> bool {
    Date::parse(text, format_description!("[year]-[month]-[day]")).is_ok()
}

/// What holds for the lists as a whole.
fn lists(content: &Content) -> Vec<String> {
    let mut out = Vec::new();
    let featured = [
        ("blog", content.posts.iter().filter(|post| post.featured).count()),
        ("guides", content.guides.iter().filter(|guide| guide.featured).count()),
    ];
    out.extend(
        featured
            .iter()
            .filter(|(_, count)| *count != 1)
            .map(|(folder, count)| format!("{folder}: {count} are featured, not one")),
    );
    let mut seen = HashSet::new();
    for faq in &content.faqs {
        if !FAQ_CATEGORIES.contains(&faq.category.as_str()) {
            out.push(format!("faqs.toml, {} has the unknown category {:?}", faq.id, faq.category));
        }
        if !seen.insert(&faq.id) {
            out.push(format!("faqs.toml has the id {} twice", faq.id));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Faq, Page};

    fn content(page: Page) -> Content {
        Content { pages: vec![page], ..Content::default() }
    }

    fn page() -> Page {
        Page {
            id: "privacy".into(),
            slug: "privacy".into(),
            title: "Privacy".into(),
            description: "What is stored about you, where it is stored, for how long, and how to delete it.".into(),
            updated: "2026-11-23".into(),
            content: r##"<h2 id="a">A</h2><a href="#a">x</a><a href="/faqs?x#y">y</a><img src="/i.svg">"##.into(),
        }
    }

    fn found(content: &Content) -> Vec<String> {
        let site = Reachable { page: &|path| path == "/faqs" || path == "/privacy", file: &|path| path == "/i.svg" };
        problems(content, &site).into_iter().filter(|line| !line.contains("featured")).collect()
    }

    #[test]
    fn a_good_page_has_no_problems() {
        assert_eq!(found(&content(page())), Vec::<String>::new());
    }

    #[test]
    fn each_fault_is_named() {
        type Case = (fn(&mut Page), &'static str);
        let cases: [Case; 9] = [
            (|page| page.title.clear(), "pages/privacy.md has no title"),
            (|page| page.description = "Short".into(), "pages/privacy.md has a summary of 5 characters, not 60 to 200"),
            (|page| page.content.clear(), "pages/privacy.md has no text"),
            (|page| page.updated = "today".into(), "pages/privacy.md has the date \"today\", which is none"),
            (
                |page| page.content.push_str(r#"<a href="/nope">"#),
                "pages/privacy.md links to /nope, which does not exist",
            ),
            (|page| page.content.push_str(r##"<a href="#b">"##), "pages/privacy.md links to #b, which does not exist"),
            (
                |page| page.content.push_str(r##"<a href="/privacy#b">"##),
                "pages/privacy.md links to /privacy#b, which does not exist",
            ),
            (
                |page| page.content.push_str("{{site.typo}}"),
                "pages/privacy.md holds {{site.typo}}, which names nothing",
            ),
            (
                |page| page.content.push_str(r#"<img src="/j.svg">"#),
                "pages/privacy.md links to /j.svg, which does not exist",
            ),
        ];
        for (spoil, expected) in cases {
            let mut page = page();
            spoil(&mut page);
            assert_eq!(found(&content(page)), [expected]);
        }
    }

    #[test]
    fn questions_have_known_categories_and_ids_of_their_own() {
        let faq = |id: &str, category: &str| Faq {
            id: id.into(),
            question: "Why?".into(),
            answer: "<p>So.</p>".into(),
            category: category.into(),
        };
        let content = Content { faqs: vec![faq("a", "Platform"), faq("a", "Other")], ..Content::default() };
        assert_eq!(
            found(&content),
            ["faqs.toml, a has the unknown category \"Other\"", "faqs.toml has the id a twice"]
        );
    }
}
