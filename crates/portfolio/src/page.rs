//! A site as one HTML page.

use crate::site::Site;
use minijinja::value::Serde;
use minijinja::{Environment, Output, State, Value, context};
use std::fmt;
use std::sync::LazyLock;

/// A design: its page and its style.
struct Design {
    template: &'static str,
    page: &'static str,
    style: &'static str,
}

/// Names the files of a design.
macro_rules! design {
    ($template:literal, $name:literal) => {
        Design {
            template: $template,
            page: include_str!(concat!("../../../templates/portfolio/designs/", $name, ".html")),
            style: include_str!(concat!("../../../templates/portfolio/designs/", $name, ".css")),
        }
    };
}

/// The designs that are there.
const DESIGNS: &[Design] = &[
    design!("template1", "minimalist"),
    design!("template2", "bold-aura"),
    design!("template3", "premium"),
    design!("template4", "modern-elegant"),
    design!("template5", "futuristic"),
    design!("photographer", "wildlife"),
    design!("photographer2", "landscape"),
    design!("photographer3", "portrait"),
    design!("photographer4", "street"),
    design!("photographer5", "editorial"),
    design!("designer1", "modern-designer"),
    design!("designer2", "creative-portfolio"),
    design!("designer3", "professional-designer"),
    design!("developer1", "modern-developer"),
    design!("developer2", "tech-portfolio"),
    design!("developer3", "professional-coder"),
    design!("model1", "actor-portfolio"),
    design!("model2", "model-showcase"),
    design!("model3", "theatre-artist"),
];

/// What several designs use.
const PARTS: [(&str, &str); 2] = [
    ("frame.html", include_str!("../../../templates/portfolio/parts/frame.html")),
    ("gallery.html", include_str!("../../../templates/portfolio/parts/gallery.html")),
];

const GALLERY_SCRIPT: &str = include_str!("../../../templates/portfolio/parts/gallery.js");
const GALLERY_STYLE: &str = include_str!("../../../templates/portfolio/parts/gallery.css");

/// The text of the one script of every page, for policies that allow it by its hash.
pub fn inline_script() -> String {
    format!("\n{GALLERY_SCRIPT}\n")
}

static PAGES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut pages = Environment::new();
    // Every page is HTML, whatever its name ends in; a template is compiled with what holds when it is added.
    pages.set_auto_escape_callback(|_| minijinja::AutoEscape::Html);
    pages.set_formatter(write_value);
    let all = PARTS.into_iter().chain(DESIGNS.iter().map(|design| (design.template, design.page)));
    for (name, text) in all {
        pages.add_template(name, text).unwrap_or_else(|error| panic!("{name}: {error:#}"));
    }
    pages
});

/// Writes texts with what HTML needs escaped, in elements and in attributes. Minijinja would escape slashes too, which makes a page
/// with its pictures inside a tenth larger.
fn write_value(out: &mut Output, state: &mut State, value: &Value) -> Result<(), minijinja::Error> {
    match value.as_str() {
        Some(text) if !value.is_safe() => write_escaped(out, text).map_err(Into::into),
        _ => minijinja::escape_formatter(out, state, value),
    }
}

fn write_escaped(out: &mut Output, text: &str) -> fmt::Result {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.write_str(&rest[..at])?;
        out.write_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        })?;
        rest = &rest[at + 1..];
    }
    out.write_str(rest)
}

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// There is no design for the template.
    #[error("there is no design for {0}")]
    NoDesign(String),
    /// The design does not fit the site: a fault of the design.
    #[error("the design cannot be filled: {0}")]
    Design(#[from] minijinja::Error),
}

/// The page of a site: one HTML document that needs no other file but its pictures. The same site gives the same page.
///
/// # Errors
/// [`PageError::NoDesign`] for a template that has no design.
pub fn page(template: &str, site: &Site) -> Result<String, PageError> {
    let design = DESIGNS.iter().find(|design| design.template == template);
    let design = design.ok_or_else(|| PageError::NoDesign(template.to_owned()))?;
    let style = format!("{GALLERY_STYLE}\n{}", design.style);
    Ok(PAGES
        .get_template(template)?
        .render(context! { site => Value::from(Serde(site)), style, script => inline_script() })?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Submission, TimelineEntry};
    use crate::flows::{flow_of, templates};
    use crate::site::{Picture, Pictures};

    /// A site whose every text is the same.
    fn site(template: &str, text: &str) -> Site {
        let flow = flow_of(template).expect("a known template");
        let fields = flow.fields.iter().map(|name| (name.clone(), text.to_owned())).collect();
        let entry = TimelineEntry { date: text.to_owned(), title: text.to_owned(), description: text.to_owned() };
        let timeline = vec![entry; flow.timeline.len()];
        let submission = Submission { template_id: template.into(), fields, timeline };
        let work = Picture {
            src: "works/1.jpg".into(),
            srcset: String::new(),
            full: "works/1.jpg".into(),
            width: 800,
            height: 600,
            alt: text.into(),
            group: text.into(),
        };
        let pictures = Pictures { photo: Some(work.clone()), works: vec![work; 3] };
        Site::of(&submission, pictures).expect("a known template")
    }

    #[test]
    fn texts_of_users_are_text_wherever_they_stand() {
        const MARKUP: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>";
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, MARKUP)).expect("a page");
            assert_eq!(html.matches("<script").count(), 1, "{}: its own script alone", design.template);
            assert!(!html.contains("<img src=x"), "{}", design.template);
            assert!(!html.contains("\"'>"), "{}: no attribute is left", design.template);
            let html = page(design.template, &site(design.template, "javascript:alert(3)")).expect("a page");
            for address in ["href=\"javascript:", "href=javascript:", "src=\"javascript:"] {
                assert!(!html.to_lowercase().contains(address), "{}: {address}", design.template);
            }
        }
    }

    #[test]
    fn pages_ask_nobody_else_for_anything() {
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, "Mira")).expect("a page");
            for fetched in ["src=\"http", "url(http", "@import", "<link rel=\"stylesheet\"", "//cdn"] {
                assert!(!html.contains(fetched), "{}: {fetched}", design.template);
            }
            assert!(html.contains("width=\"800\" height=\"600\""), "{}: pictures keep their place", design.template);
        }
    }

    #[test]
    fn what_is_not_filled_in_leaves_nothing_behind() {
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, "")).expect("a page");
            for left in ["<dd></dd>", "href=\"mailto:\"", "<p></p>", "None", "undefined"] {
                assert!(!html.contains(left), "{}: {left}", design.template);
            }
        }
    }

    /// The page of a site with these fields and one work.
    fn filled(template: &str, fields: &[(&str, &str)]) -> String {
        let fields = fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let submission = Submission { template_id: template.into(), fields, timeline: Vec::new() };
        let work = Picture { src: "works/1.jpg".into(), width: 600, height: 800, ..Picture::default() };
        let site = Site::of(&submission, Pictures { photo: None, works: vec![work] }).expect("a known template");
        page(template, &site).expect("a page")
    }

    #[test]
    fn por_43_actors_and_models_give_their_size_in_metric_and_us_units() {
        for template in ["model1", "model2", "model3"] {
            let html = filled(template, &[("name", "Mira"), ("height", "178"), ("weight", "58")]);
            for shown in ["178 cm", "5′10″", "58 kg", "128 lb"] {
                assert!(html.contains(shown), "{template}: {shown}");
            }
            assert!(!html.contains("(cm)"), "{template}: the unit stands with the number");
        }
    }

    #[test]
    fn por_40_developers_show_their_stack_and_their_code() {
        for template in ["developer1", "developer2", "developer3"] {
            let html = filled(template, &[("name", "Mira"), ("interests", "Rust, Go،SQL"), ("githubId", "mira")]);
            assert_eq!(html.matches("<li dir=\"auto\">").count(), 3, "{template}: one entry for each technology");
            let (top, _) = html.split_once("data-work").expect("a work");
            assert!(top.contains("https://github.com/mira"), "{template}: the code is linked before the works");
        }
    }

    #[test]
    fn a_long_name_or_a_long_word_in_it_is_set_smaller() {
        for template in ["designer1", "developer2", "model3"] {
            let long = |name: &str| filled(template, &[("name", name)]).contains("class=\"long\"");
            assert!(long("Maximiliana Konstantinopoulou-Featherstone"), "{template}");
            assert!(long("Ana Konstantinopoulou"), "{template}: its last word has 16 letters");
            assert!(!long("Ida Lindqvist"), "{template}");
        }
    }

    #[test]
    fn pfo_13_sample_people_fill_in_their_form() {
        #[derive(serde::Deserialize)]
        struct Person {
            fields: std::collections::BTreeMap<String, String>,
            photo: Option<String>,
            works: Vec<serde_json::Value>,
            #[serde(default)]
            timeline: Vec<TimelineEntry>,
        }
        macro_rules! person {
            ($($template:literal),*) => {
                [$(($template, include_str!(concat!("../../../templates/portfolio/samples/people/", $template, ".json")))),*]
            };
        }
        let people = person!(
            "template1",
            "template2",
            "template3",
            "template4",
            "template5",
            "photographer",
            "photographer2",
            "photographer3",
            "photographer4",
            "photographer5",
            "designer1",
            "designer2",
            "designer3",
            "developer1",
            "developer2",
            "developer3",
            "model1",
            "model2",
            "model3"
        );
        let named: std::collections::BTreeSet<&str> = people.iter().map(|(template, _)| *template).collect();
        assert_eq!(named, templates().collect(), "every design has a sample person");
        for (template, text) in people {
            let person: Person = serde_json::from_str(text).expect(template);
            let submission =
                Submission { template_id: template.into(), fields: person.fields, timeline: person.timeline };
            let checked = submission.checked(person.works.len(), person.photo.is_some());
            assert!(checked.is_ok(), "{template}: {:?}", checked.err());
        }
    }
}
