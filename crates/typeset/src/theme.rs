//! Design tokens: what a design looks like, as data. The same tokens feed Typst, LaTeX and Word.

use crate::sections::SectionKind;
use serde::{Deserialize, Serialize};
use vitae_model::appearance::{Appearance, Paper, Spacing};

/// One theme of `templates/resume/themes/`. Lengths are in points unless the field says otherwise.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What opens an entry: the role held or the organisation.
    pub lead: Lead,
    /// The sections of the main column, in order.
    pub order: Vec<SectionKind>,
    /// The sections of the side column, in order; empty in single-column designs.
    pub side: Vec<SectionKind>,
    /// Typefaces.
    pub font: Fonts,
    /// Type sizes.
    pub size: Sizes,
    /// Font weights, 100 to 900.
    pub weight: Weights,
    /// Colours.
    pub color: Colors,
    /// Paper and margins.
    pub page: Page,
    /// Section headings.
    pub heading: Heading,
    /// The block with name and contacts.
    pub header: Header,
    /// Entries of a section.
    pub entry: EntryStyle,
    /// Distances, in units of the body size.
    pub space: Space,
}

/// Smallest body type, in points, that a page is fitted with.
const SMALLEST_BODY: f32 = 9.0;

impl Theme {
    /// The theme with distances `step` times 10 % closer and type `step` times 0.3 pt smaller, down to 9 pt; `None` when nothing
    /// more can be saved.
    pub(crate) fn closer(&self, step: u8) -> Option<Theme> {
        let mut theme = self.clone();
        let step = f32::from(step);
        theme.space.scale((1.0 - 0.1 * step).max(0.6));
        let body = (self.size.body - 0.3 * step).max(SMALLEST_BODY.min(self.size.body));
        theme.size.small = (self.size.small - (self.size.body - body)).max(8.0_f32.min(self.size.small));
        theme.size.body = body;
        (0.1 * step <= 0.4 || body > SMALLEST_BODY).then_some(theme)
    }

    /// The theme as the user changed it for one resume; values that are none of ours change nothing.
    pub(crate) fn with(&self, appearance: &Appearance, location: Option<&str>) -> Theme {
        let mut theme = self.clone();
        if let Some(accent) = appearance.accent.as_deref().filter(|color| is_color(color)) {
            theme.color.accent = accent.to_owned();
        }
        if let Some((family, docx, latex)) = FAMILIES.iter().find(|it| Some(it.0) == appearance.font.as_deref()) {
            theme.font = Fonts {
                body: (*family).into(),
                heading: (*family).into(),
                docx: (*docx).into(),
                latex: [*family, *latex].map(String::from).into(),
            };
        }
        match appearance.spacing {
            Spacing::Compact => theme.space.scale(0.85),
            Spacing::Normal => {}
            Spacing::Airy => theme.space.scale(1.18),
        }
        let letter = match appearance.paper {
            Paper::Auto => location.is_some_and(is_north_american),
            Paper::A4 => false,
            Paper::Letter => true,
        };
        theme.page.paper = if letter { "us-letter".into() } else { "a4".into() };
        theme
    }
}

/// The typefaces to choose from: embedded family, the one that Word users have, the one that TeX distributions have.
pub(crate) const FAMILIES: [(&str, &str, &str); 5] = [
    ("EB Garamond", "Garamond", "TeX Gyre Pagella"),
    ("Fira Sans", "Calibri", "Latin Modern Sans"),
    ("Inter", "Arial", "TeX Gyre Heros"),
    ("Libertinus Serif", "Cambria", "TeX Gyre Pagella"),
    ("Manrope", "Century Gothic", "TeX Gyre Adventor"),
];

fn is_color(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Whether a place is in the United States or Canada, where paper is Letter: the country, a state's or province's name, or its
/// two letters in capitals after a comma.
fn is_north_american(place: &str) -> bool {
    let last = place.rsplit(',').next().unwrap_or_default().trim();
    let code = last.split_whitespace().next().unwrap_or_default();
    let after_comma = place.contains(',') && STATE_CODES.split(' ').any(|state| state == code);
    let named = last.to_ascii_lowercase();
    after_comma || STATE_NAMES.iter().any(|name| *name == named)
}

/// Postal codes of states and provinces (USPS Publication 28, Canada Post addressing guidelines) and of the two countries, apart
/// from `CA` alone, which is California first. Those that are countries' codes as well count only after a comma.
const STATE_CODES: &str = "AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND \
                           OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS ON PE QC SK YT USA US";

/// Names of the countries, and of states and provinces as they end an address.
const STATE_NAMES: [&str; 66] = [
    "united states",
    "united states of america",
    "usa",
    "u.s.a.",
    "us",
    "canada",
    "alabama",
    "alaska",
    "arizona",
    "arkansas",
    "california",
    "colorado",
    "connecticut",
    "delaware",
    "florida",
    "hawaii",
    "idaho",
    "illinois",
    "indiana",
    "iowa",
    "kansas",
    "kentucky",
    "louisiana",
    "maine",
    "maryland",
    "massachusetts",
    "michigan",
    "minnesota",
    "mississippi",
    "missouri",
    "montana",
    "nebraska",
    "nevada",
    "new hampshire",
    "new jersey",
    "new mexico",
    "new york",
    "north carolina",
    "north dakota",
    "ohio",
    "oklahoma",
    "oregon",
    "pennsylvania",
    "rhode island",
    "south carolina",
    "south dakota",
    "tennessee",
    "texas",
    "utah",
    "vermont",
    "virginia",
    "washington",
    "west virginia",
    "wisconsin",
    "wyoming",
    "washington dc",
    "district of columbia",
    "alberta",
    "british columbia",
    "manitoba",
    "new brunswick",
    "nova scotia",
    "ontario",
    "quebec",
    "québec",
    "saskatchewan",
];

/// What opens an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lead {
    /// The position or degree.
    Role,
    /// The company or school.
    Organisation,
}

/// Typefaces by use.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fonts {
    /// Embedded family for running text.
    pub body: String,
    /// Embedded family for name and headings.
    pub heading: String,
    /// Family that Word users have.
    pub docx: String,
    /// Families to try in LaTeX, best first, each of a TeX package; the last ships with every TeX distribution.
    pub latex: Vec<String>,
}

/// Type sizes in points.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// Running text.
    pub body: f32,
    /// The person's name.
    pub name: f32,
    /// Section headings.
    pub heading: f32,
    /// Contacts, dates, footers.
    pub small: f32,
}

/// Font weights.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The person's name.
    pub name: u16,
    /// Section headings.
    pub heading: u16,
    /// Entry titles and labels.
    pub strong: u16,
}

/// Colours as `#rrggbb`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colors {
    /// Running text.
    pub ink: String,
    /// Secondary text; at least 4.5 : 1 on white.
    pub muted: String,
    /// Name, headings, links.
    pub accent: String,
    /// Lines and separators.
    pub rule: String,
    /// Background of tinted areas.
    pub tint: String,
}

/// Paper and margins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Paper as Typst names it, `a4` or `us-letter`.
    pub paper: String,
    /// Left and right margin in millimetres.
    pub margin_x: f32,
    /// Top margin in millimetres.
    pub margin_top: f32,
    /// Bottom margin in millimetres.
    pub margin_bottom: f32,
}

/// How section headings are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HeadingStyle {
    /// A line below.
    Underline,
    /// A line above.
    Overline,
    /// A bar at the left.
    Bar,
    /// Lines above and below.
    Flanked,
    /// A line after the title, up to the right edge.
    Trailing,
    /// A short thick line above.
    Short,
    /// A tinted band over the full width.
    Band,
    /// White letters on the accent colour.
    Box,
    /// Nothing but type.
    Plain,
}

/// Section headings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// How they are drawn.
    pub style: HeadingStyle,
    /// Whether they are set in capitals.
    pub caps: bool,
    /// Letter spacing in em.
    pub tracking: f32,
    /// Whether they are set in small capitals.
    #[serde(default)]
    pub small_caps: bool,
    /// Where they stand.
    pub align: Align,
}

/// Horizontal alignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Align {
    /// At the left.
    Left,
    /// Centred.
    Center,
}

/// What surrounds name and contacts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HeaderForm {
    /// Nothing but type.
    #[default]
    Plain,
    /// The tint, up to the page's edges.
    Tint,
    /// The accent colour with white letters, up to the page's edges.
    Band,
    /// A thick and a thin line below.
    Rule,
    /// A thin frame.
    Frame,
    /// The initials in a square of the accent colour at the left.
    Initials,
}

/// The block with name and contacts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// What surrounds it.
    #[serde(default)]
    pub form: HeaderForm,
    /// Where it stands.
    pub align: Align,
    /// What stands between two contacts.
    pub separator: String,
    /// Whether the name is set in capitals.
    pub caps: bool,
    /// Letter spacing of the name in em.
    pub tracking: f32,
}

/// How an entry's second line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SubtitleStyle {
    /// In the accent colour.
    Accent,
    /// In italics.
    Italic,
    /// In the secondary colour.
    Plain,
}

/// How an entry's date is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DateStyle {
    /// In the secondary colour.
    Muted,
    /// Like running text.
    Plain,
}

/// Where dates stand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DateColumn {
    /// At the right margin.
    #[default]
    Right,
    /// In a column of their own at the left.
    Left,
}

/// Entries of a section.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryStyle {
    /// Where dates stand.
    #[serde(default)]
    pub date_column: DateColumn,
    /// The mark before a statement.
    pub bullet: String,
    /// The second line.
    pub subtitle: SubtitleStyle,
    /// The date.
    pub date: DateStyle,
}

/// Distances in units of the body size.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// Between the lines of a paragraph.
    pub leading: f32,
    /// Below a section's heading.
    pub heading: f32,
    /// Between the parts of an entry.
    pub line: f32,
    /// Between two entries.
    pub entry: f32,
    /// Before a section.
    pub section: f32,
}

impl Space {
    fn scale(&mut self, factor: f32) {
        let leading = 1.0 - (1.0 - factor) * 0.4;
        self.leading *= leading;
        for distance in [&mut self.heading, &mut self.line, &mut self.entry, &mut self.section] {
            *distance *= factor;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_is_for_addresses_in_the_united_states_and_canada() {
        let cases = [
            ("Portland, Oregon", true),
            ("Portland, OR 97201", true),
            ("Toronto, ON", true),
            ("Austin, TX, USA", true),
            ("Canada", true),
            ("Berlin, DE", false),
            ("Leeds, United Kingdom", false),
            ("Tbilisi", false),
            ("", false),
        ];
        for (place, expected) in cases {
            assert_eq!(is_north_american(place), expected, "{place}");
        }
    }
}
