//! How the pages name the site: the settings `VITAE_SITE_…`, put in the place of `{{site.…}}` in what the web build wrote, and of
//! `{{json.site.…}}` in the data that its pages carry.

use crate::config::{Price, SiteConfig};
use serde::Serialize;
use std::borrow::Cow;

/// What the pages know of the site, as the browser reads it.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Identity<'a> {
    name: &'a str,
    email: &'a str,
    social: &'a [String],
    pro_month: String,
    pro_year: String,
    pro_saving: String,
    teams_month: String,
    teams_year: String,
    teams_saving: String,
}

/// Fills the site's own names into texts.
#[derive(Debug, Clone)]
pub struct Filler {
    /// What stands for what in HTML.
    html: Vec<(&'static str, String)>,
    /// The whole, as JSON that may stand in HTML.
    json: String,
}

/// How placeholders begin.
const OPENINGS: [&str; 2] = ["{{site", "{{json.site"];

impl Filler {
    /// The names of one site. `public_url` is the address people use, without a last slash.
    pub fn new(site: &SiteConfig, public_url: &str) -> Self {
        let escaped = |text: &str| escape(text);
        let identity = Identity {
            name: &site.name,
            email: site.email.as_deref().unwrap_or_default(),
            social: &site.social,
            pro_month: site.pro.month.to_string(),
            pro_year: site.pro.year.to_string(),
            pro_saving: saving(site.pro).to_string(),
            teams_month: site.teams.month.to_string(),
            teams_year: site.teams.year.to_string(),
            teams_saving: saving(site.teams).to_string(),
        };
        let html = vec![
            ("{{site.name}}", escaped(&site.name)),
            ("{{site.entity}}", escaped(&site.entity)),
            ("{{site.email}}", address(site.email.as_deref())),
            ("{{site.country}}", escaped(site.country.as_deref().unwrap_or("the country where the operator is based"))),
            ("{{site.url}}", escaped(public_url)),
            ("{{site.proMonth}}", identity.pro_month.clone()),
            ("{{site.proYear}}", identity.pro_year.clone()),
            ("{{site.proSaving}}", identity.pro_saving.clone()),
            ("{{site.teamsMonth}}", identity.teams_month.clone()),
            ("{{site.teamsYear}}", identity.teams_year.clone()),
            ("{{site.teamsSaving}}", identity.teams_saving.clone()),
        ];
        // `<` would end the script that holds it.
        let json = serde_json::to_string(&identity).expect("texts are JSON").replace('<', "\\u003c");
        Self { html, json }
    }

    /// A page with everything filled in; the text itself when it names nothing.
    pub fn html<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !OPENINGS.iter().any(|opening| text.contains(opening)) {
            return Cow::Borrowed(text);
        }
        let filled = self.html.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(name, value).replace(&name.replace("{{", "{{json."), &in_json(value))
        });
        Cow::Owned(filled.replace("{{site}}", &self.json))
    }

    /// HTML within JSON with everything filled in.
    pub fn html_in_json(&self, text: &str) -> String {
        self.html.iter().fold(text.to_owned(), |text, (name, value)| text.replace(name, &in_json(value)))
    }
}

/// A text as it stands within a JSON string that stands in HTML: `<` would end the script that holds it.
fn in_json(text: &str) -> String {
    let json = serde_json::to_string(text).expect("a text is JSON").replace('<', "\\u003c");
    json[1..json.len() - 1].to_owned()
}

/// How the pages say where to write to.
fn address(email: Option<&str>) -> String {
    match email {
        Some(email) => format!("<a href=\"mailto:{0}\">{0}</a>", escape(email)),
        None => "<a href=\"/contact\">the contact form</a>".to_owned(),
    }
}

/// What paying by the year saves, in whole per cent of twelve months.
fn saving(price: Price) -> u32 {
    let months = u64::from(price.month) * 12;
    let saved = months.saturating_sub(price.year.into());
    (saved * 100).checked_div(months).map_or(0, |percent| u32::try_from(percent).unwrap_or(100))
}

/// A text as it stands in HTML, also within a quoted attribute.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(email: Option<&str>) -> SiteConfig {
        SiteConfig {
            name: "Jobs & <Co>".into(),
            entity: "Jobs \"Ltd\"".into(),
            email: email.map(Into::into),
            pro: Price { month: 12, year: 108 },
            teams: Price { month: 29, year: 288 },
            ..SiteConfig::default()
        }
    }

    #[test]
    fn names_are_filled_in_as_text_and_data() {
        let filler = Filler::new(&site(None), "https://example.org");
        assert_eq!(
            filler.html("<p>{{site.name}} of {{site.entity}}</p>"),
            "<p>Jobs &amp; &lt;Co&gt; of Jobs &quot;Ltd&quot;</p>"
        );
        assert_eq!(filler.html("{{site.email}}"), "<a href=\"/contact\">the contact form</a>");
        assert!(filler.html("<script>{{site}}</script>").contains("\"name\":\"Jobs & \\u003cCo>\""));
        let json = r#"{"a":"\u003ca href=\"/contact\">the contact form\u003c/a>"}"#;
        assert_eq!(filler.html_in_json(r#"{"a":"{{site.email}}"}"#), json);
        assert_eq!(filler.html(r#"{"a":"{{json.site.email}}"}"#), json);
        assert!(matches!(filler.html("<p>plain</p>"), Cow::Borrowed(_)));
    }

    #[test]
    fn an_address_becomes_a_link() {
        let filler = Filler::new(&site(Some("a@b.example")), "");
        assert_eq!(filler.html("{{site.email}}"), "<a href=\"mailto:a@b.example\">a@b.example</a>");
    }

    #[test]
    fn pri_02_the_saving_is_the_true_one() {
        let cases = [((12, 108), 25), ((29, 288), 17), ((0, 0), 0), ((10, 200), 0), ((10, 0), 100)];
        for ((month, year), percent) in cases {
            assert_eq!(saving(Price { month, year }), percent, "{month} {year}");
        }
    }
}
