//! A site as one HTML page.

use crate::site::Site;
use minijinja::value::Serde;
use minijinja::{Environment, Value, context};
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
const DESIGNS: [Design; 5] = [
    design!("template1", "minimalist"),
    design!("template2", "bold-aura"),
    design!("template3", "premium"),
    design!("template4", "modern-elegant"),
    design!("template5", "futuristic"),
];

/// What several designs use.
const PARTS: [(&str, &str); 2] = [
    ("frame.html", include_str!("../../../templates/portfolio/parts/frame.html")),
    ("gallery.html", include_str!("../../../templates/portfolio/parts/gallery.html")),
];

const GALLERY_SCRIPT: &str = include_str!("../../../templates/portfolio/parts/gallery.js");
const GALLERY_STYLE: &str = include_str!("../../../templates/portfolio/parts/gallery.css");

static PAGES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut pages = Environment::new();
    // Every page is HTML, whatever its name ends in; a template is compiled with what holds when it is added.
    pages.set_auto_escape_callback(|_| minijinja::AutoEscape::Html);
    let all = PARTS.into_iter().chain(DESIGNS.iter().map(|design| (design.template, design.page)));
    for (name, text) in all {
        pages.add_template(name, text).unwrap_or_else(|error| panic!("{name}: {error:#}"));
    }
    pages
});

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
        .render(context! { site => Value::from(Serde(site)), style, script => GALLERY_SCRIPT })?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Submission;
    use crate::flows::flow_of;
    use crate::site::{Picture, Pictures};

    /// A site whose every text is the same.
    fn site(template: &str, text: &str) -> Site {
        let flow = flow_of(template).expect("a known template");
        let fields = flow.fields.iter().map(|name| (name.clone(), text.to_owned())).collect();
        let submission = Submission { template_id: template.into(), fields, timeline: Vec::new() };
        let work = Picture {
            src: "works/1.jpg".into(),
            srcset: String::new(),
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
        const HOSTILE: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(2)> javascript:alert(3)";
        for design in &DESIGNS {
            let html = page(design.template, &site(design.template, HOSTILE)).expect("a page");
            assert_eq!(html.matches("<script").count(), 1, "{}: its own script alone", design.template);
            assert!(!html.contains("<img src=x") && !html.contains("href=\"javascript:"), "{}", design.template);
            assert!(!html.contains("\"'>"), "{}: no attribute is left", design.template);
        }
    }

    #[test]
    fn pages_ask_nobody_else_for_anything() {
        for design in &DESIGNS {
            let html = page(design.template, &site(design.template, "Mira")).expect("a page");
            for fetched in ["src=\"http", "url(http", "@import", "<link rel=\"stylesheet\"", "//cdn"] {
                assert!(!html.contains(fetched), "{}: {fetched}", design.template);
            }
            assert!(html.contains("width=\"800\" height=\"600\""), "{}: pictures keep their place", design.template);
        }
    }

    #[test]
    fn what_is_not_filled_in_leaves_nothing_behind() {
        for design in &DESIGNS {
            let html = page(design.template, &site(design.template, "")).expect("a page");
            for left in ["<dd></dd>", "href=\"mailto:\"", "<p></p>", "None", "undefined"] {
                assert!(!html.contains(left), "{}: {left}", design.template);
            }
        }
    }
}
