//! How the pages name the site: the settings `VITAE_SITE_…`, put in the place of `{{site.…}}` in what the web build wrote.
//!
//! A placeholder says in which form it wants a name: `{{site.name}}` as plain text, `{{html.site.email}}` as HTML, both
//! within JSON as `{{json.…}}`. What stands between `{{#KEY}}` and `{{/KEY}}` is kept where a setting is on, what stands between
//! `{{^KEY}}` and `{{/KEY}}` where it is off: the browser never gets the other one.

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
    samples: bool,
    limits: bool,
}

/// Fills the site's own names into texts.
#[derive(Debug, Clone)]
pub struct Filler {
    names: Vec<Name>,
    /// Keys of the parts that a setting keeps or leaves out, and whether it is on.
    parts: [(&'static str, bool); 2],
    /// The whole, as JSON that may stand in HTML.
    json: String,
}

/// What the site is called in one respect.
#[derive(Debug, Clone)]
struct Name {
    /// How placeholders call it.
    key: &'static str,
    /// As plain text.
    text: String,
    /// As HTML.
    html: String,
}

impl Name {
    fn new(key: &'static str, text: &str) -> Self {
        Self { key, text: text.to_owned(), html: escape(text) }
    }
}

impl Filler {
    /// The names of one site. `public_url` is the address people use, without a last slash; `limits` says whether plans limit anything.
    pub fn new(site: &SiteConfig, limits: bool, public_url: &str) -> Self {
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
            samples: site.samples,
            limits,
        };
        let names = vec![
            Name::new("name", &site.name),
            Name::new("entity", &site.entity),
            address(site.email.as_deref()),
            Name::new("country", site.country.as_deref().unwrap_or("the country where the operator is based")),
            Name::new("url", public_url),
            Name::new("proMonth", &identity.pro_month),
            Name::new("proYear", &identity.pro_year),
            Name::new("proSaving", &identity.pro_saving),
            Name::new("teamsMonth", &identity.teams_month),
            Name::new("teamsYear", &identity.teams_year),
            Name::new("teamsSaving", &identity.teams_saving),
        ];
        // `<` would end the script that holds it.
        let json = serde_json::to_string(&identity).expect("texts are JSON").replace('<', "\\u003c");
        Self { names, parts: [("samples", site.samples), ("limits", limits)], json }
    }

    /// A page, a feed or a manifest with everything filled in; the text itself when it names nothing.
    pub fn page<'a>(&self, text: &'a str) -> Cow<'a, str> {
        self.fill(text, |form, key| match (form, key) {
            ("", "") => Some(self.json.clone()),
            ("", key) => Some(escape(&self.name(key)?.text)),
            ("html", key) => Some(self.name(key)?.html.clone()),
            ("json", key) => Some(in_json(&self.name(key)?.text)),
            ("json.html", key) => Some(in_json(&self.name(key)?.html)),
            ("xml.html", key) => Some(escape(&self.name(key)?.html)),
            _ => None,
        })
    }

    /// The compiled content, which is JSON, with everything filled in.
    pub fn content<'a>(&self, json: &'a str) -> Cow<'a, str> {
        self.fill(json, |form, key| match form {
            "" => Some(in_json(&self.name(key)?.text)),
            "html" => Some(in_json(&self.name(key)?.html)),
            _ => None,
        })
    }

    fn fill<'a>(&self, text: &'a str, value: impl Fn(&str, &str) -> Option<String>) -> Cow<'a, str> {
        let chosen = self.parts.iter().fold(Cow::Borrowed(text), |text, (key, on)| choose(text, key, *on));
        match chosen {
            Cow::Borrowed(text) => fill(text, value),
            Cow::Owned(text) => Cow::Owned(fill(&text, value).into_owned()),
        }
    }

    fn name(&self, key: &str) -> Option<&Name> {
        self.names.iter().find(|name| name.key == key)
    }
}

/// Keeps the parts of a key that are meant for a setting that is on or off, and leaves out the others. A part holds none of its own key.
fn choose<'a>(text: Cow<'a, str>, key: &str, on: bool) -> Cow<'a, str> {
    let end = format!("{{{{/{key}}}}}");
    [("#", on), ("^", !on)].into_iter().fold(text, |text, (sign, is_kept)| {
        let start = format!("{{{{{sign}{key}}}}}");
        if !text.contains(&start) {
            return text;
        }
        let mut pieces = text.split(&start);
        let mut out = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            // Without an end the part goes on to the end of the text.
            let (part, after) = piece.split_once(&end).unwrap_or((piece, ""));
            out.extend([if is_kept { part } else { "" }, after]);
        }
        Cow::Owned(out)
    })
}

/// Puts a value in the place of each `{{FORM.site.KEY}}`, where form and key may be absent; what has no value stays.
fn fill(text: &str, value: impl Fn(&str, &str) -> Option<String>) -> Cow<'_, str> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, (placeholder, after))) =
        rest.split_once("{{").and_then(|(before, from)| Some((before, from.split_once("}}")?)))
    {
        out.push_str(before);
        match parts(placeholder).and_then(|(form, key)| value(form, key)) {
            Some(value) => out.push_str(&value),
            None => out.extend(["{{", placeholder, "}}"]),
        }
        rest = after;
    }
    if rest.len() == text.len() { Cow::Borrowed(text) } else { Cow::Owned(out + rest) }
}

/// Form and key of a placeholder.
fn parts(placeholder: &str) -> Option<(&str, &str)> {
    let (form, key) = if let Some(key) = placeholder.strip_prefix("site") {
        ("", key)
    } else {
        let (form, key) = placeholder.split_once(".site")?;
        (form, key)
    };
    if key.is_empty() { Some((form, "")) } else { Some((form, key.strip_prefix('.')?)) }
}

/// A text as it stands within a JSON string that stands in HTML: `<` would end the script that holds it.
fn in_json(text: &str) -> String {
    let json = serde_json::to_string(text).expect("a text is JSON").replace('<', "\\u003c");
    json[1..json.len() - 1].to_owned()
}

/// How the pages say where to write to.
fn address(email: Option<&str>) -> Name {
    let (text, html) = match email {
        Some(email) => (email.to_owned(), format!("<a href=\"mailto:{0}\">{0}</a>", escape(email))),
        None => ("the contact form".to_owned(), "<a href=\"/contact\">the contact form</a>".to_owned()),
    };
    Name { key: "email", text, html }
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
    fn a_name_is_written_as_its_place_needs_it() {
        let filler = Filler::new(&site(None), true, "https://example.org");
        let link = "<a href=\"/contact\">the contact form</a>";
        for (place, filled) in [
            ("<p>{{site.name}} of {{site.entity}}</p>", "<p>Jobs &amp; &lt;Co&gt; of Jobs &quot;Ltd&quot;</p>"),
            ("{{html.site.email}}", link),
            ("{{site.email}}", "the contact form"),
            ("{\"a\":\"{{json.site.name}}\"}", "{\"a\":\"Jobs & \\u003cCo>\"}"),
            ("{{json.html.site.name}}", "Jobs &amp; &lt;Co&gt;"),
            ("{{json.html.site.email}}", r#"\u003ca href=\"/contact\">the contact form\u003c/a>"#),
            ("{{xml.html.site.name}}", "Jobs &amp;amp; &amp;lt;Co&amp;gt;"),
            ("{{site.typo}} {{other}} {{ {{site.url}}", "{{site.typo}} {{other}} {{ {{site.url}}"),
            ("{{", "{{"),
            ("", ""),
        ] {
            assert_eq!(filler.page(place), filled, "{place}");
        }
        assert!(filler.page("<script>{{site}}</script>").contains("\"name\":\"Jobs & \\u003cCo>\""));
        assert!(matches!(filler.page("<p>plain</p>"), Cow::Borrowed(_)));
    }

    #[test]
    fn content_is_filled_in_as_json() {
        let filler = Filler::new(&site(Some("a@b.example")), true, "");
        let json = r#"{"author":"{{site.name}}","content":"{{html.site.name}} {{html.site.email}}"}"#;
        let filled: serde_json::Value = serde_json::from_str(&filler.content(json)).unwrap();
        assert_eq!(filled["author"], "Jobs & <Co>");
        assert_eq!(filled["content"], "Jobs &amp; &lt;Co&gt; <a href=\"mailto:a@b.example\">a@b.example</a>");
    }

    #[test]
    fn parts_are_kept_or_left_out_as_the_settings_say() {
        let nested = "{{#samples}}a{{^limits}}b{{/limits}}{{/samples}}{{#limits}}c{{/limits}}";
        for (text, samples, limits, expected) in [
            ("1 {{#samples}}a{{/samples}} 2 {{#samples}}b{{/samples}} 3", true, true, "1 a 2 b 3"),
            ("1 {{#samples}}a{{/samples}} 2 {{#samples}}b{{/samples}} 3", false, true, "1  2  3"),
            ("{{#samples}}a{{/samples}}{{^samples}}b{{/samples}}", true, true, "a"),
            ("{{#samples}}a{{/samples}}{{^samples}}b{{/samples}}", false, true, "b"),
            (nested, true, true, "ac"),
            (nested, true, false, "ab"),
            (nested, false, true, "c"),
            (nested, false, false, ""),
            ("{{#samples}}{{site.name}}{{/samples}}", true, true, "Jobs &amp; &lt;Co&gt;"),
            ("a {{#samples}}left open", false, true, "a "),
            ("plain", false, false, "plain"),
        ] {
            let filler = Filler::new(&SiteConfig { samples, ..site(None) }, limits, "");
            assert_eq!(filler.page(text), expected, "{text} {samples} {limits}");
        }
        let filler = Filler::new(&SiteConfig { samples: false, ..site(None) }, true, "");
        assert_eq!(filler.content(r#"{"a":"{{#samples}}b{{/samples}}c"}"#), r#"{"a":"c"}"#);
    }

    #[test]
    fn pri_02_the_saving_is_the_true_one() {
        let cases = [((12, 108), 25), ((29, 288), 17), ((0, 0), 0), ((10, 200), 0), ((10, 0), 100)];
        for ((month, year), percent) in cases {
            assert_eq!(saving(Price { month, year }), percent, "{month} {year}");
        }
    }
}
