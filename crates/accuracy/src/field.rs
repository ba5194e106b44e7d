//! The fields that are judged.

/// How two values of a field are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Equal words.
    Words,
    /// Equal digits.
    Phone,
    /// Equal addresses.
    Email,
    /// Equal links.
    Url,
    /// Equal words, or equal points in time.
    Time,
    /// The F1 of the words.
    Prose,
    /// A list of which each item counts.
    Set,
}

/// A field of a résumé.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Field {
    /// Its name: `phone`, or list and leaf as in `experience.company`.
    pub name: &'static str,
    /// What it weighs in the similarity of two entries; headings weigh most.
    pub weight: f64,
    /// How its values are compared.
    pub measure: Measure,
}

impl Field {
    /// The list it belongs to, empty for a field of the whole résumé.
    pub fn list(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(list, _)| list)
    }

    /// Its name within an entry of its list.
    pub fn leaf(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(_, leaf)| leaf)
    }
}

/// The lists of a résumé whose entries are paired.
pub const LISTS: [&str; 5] = ["experience", "education", "certifications", "achievements", "projects"];

/// Every field, in the order of tables. The weights are those of the metric that the published figures of `docs/parser.md` were counted with.
pub const FIELDS: [Field; 31] = [
    field("name", 0.0, Measure::Words),
    field("email", 0.0, Measure::Email),
    field("phone", 0.0, Measure::Phone),
    field("location", 0.0, Measure::Words),
    field("summary", 0.0, Measure::Prose),
    field("experience.company", 3.0, Measure::Words),
    field("experience.position", 3.0, Measure::Words),
    field("experience.duration", 2.0, Measure::Time),
    field("experience.description", 2.0, Measure::Prose),
    field("education.institution", 3.0, Measure::Words),
    field("education.degree", 2.0, Measure::Words),
    field("education.field", 2.0, Measure::Words),
    field("education.graduationYear", 1.0, Measure::Words),
    field("education.startYear", 1.0, Measure::Words),
    field("certifications.name", 4.0, Measure::Words),
    field("certifications.issuer", 1.0, Measure::Words),
    field("certifications.date", 1.0, Measure::Time),
    field("certifications.url", 1.0, Measure::Url),
    field("achievements.title", 4.0, Measure::Words),
    field("achievements.type", 0.0, Measure::Words),
    field("achievements.date", 1.0, Measure::Time),
    field("achievements.description", 2.0, Measure::Prose),
    field("achievements.position", 1.0, Measure::Words),
    field("achievements.organization", 1.0, Measure::Words),
    field("achievements.url", 1.0, Measure::Url),
    field("projects.name", 4.0, Measure::Words),
    field("projects.description", 2.0, Measure::Prose),
    field("projects.technologies", 1.0, Measure::Set),
    field("projects.duration", 1.0, Measure::Time),
    field("projects.url", 1.0, Measure::Url),
    field("skills", 0.0, Measure::Set),
];

const fn field(name: &'static str, weight: f64, measure: Measure) -> Field {
    Field { name, weight, measure }
}

/// The fields of a list with their numbers in [`FIELDS`]; of the whole résumé for the empty name.
pub fn of_list(list: &str) -> impl Iterator<Item = (usize, &'static Field)> {
    FIELDS.iter().enumerate().filter(move |(_, field)| field.list() == list)
}
