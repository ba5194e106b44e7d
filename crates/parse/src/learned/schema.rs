//! What the entries of each list are made of. A further list is one more of these, and a role and tags of its own ([`super::tags`]).

use super::entries::{Around, Entry, address, statement, years};
use super::tags::Field::{self, *};
use super::tags::List;
use crate::assemble::Fields;
use crate::fields::achievements::{self, kind};
use crate::fields::certifications::Licence;
use crate::fields::education::School;
use crate::fields::experience::Job;
use crate::fields::projects::Work;
use crate::value::Value;

/// An entry of a list: how it is taken apart and put together.
trait Listed: Clone + 'static {
    /// The list's name in a resume's JSON.
    const NAME: &'static str;
    /// The fields whose words have a tag.
    const FIELDS: &'static [Field];
    /// The fields of which an entry has one at least. Of more than one the first is the body, which may stand for several entries.
    const MAIN: &'static [Field];

    /// The list's entries in an answer.
    fn all(fields: &Fields) -> &Vec<Self>;
    /// The same, to change.
    fn all_mut(fields: &mut Fields) -> &mut Vec<Self>;
    /// Its values, each a field's.
    fn values(&self) -> Vec<(Field, &Value)>;
    /// Its text, whose words have no tag.
    fn text(&self) -> Option<&Value> {
        None
    }
    /// What the network read.
    fn of(entry: Entry, around: &Around) -> Self;
    /// Takes over what the network does not read from what the rules read of the same entry.
    fn keep(&mut self, rules: &Self);
}

/// A list, for those who do not care which.
pub(super) struct Schema {
    pub(super) name: &'static str,
    pub(super) fields: &'static [Field],
    pub(super) main: &'static [Field],
    /// Its entries, taken apart.
    pub(super) entries: fn(&Fields) -> Vec<Parts<'_>>,
    /// Puts what the network read into its place.
    pub(super) put: fn(Vec<Entry>, &Around, &mut Fields),
    /// Takes its entries from another answer; what the network does not read stays from those of the same lines.
    pub(super) take: fn(&Fields, &mut Fields),
}

/// An entry taken apart.
pub(super) struct Parts<'a> {
    pub(super) values: Vec<(Field, &'a Value)>,
    pub(super) text: Option<&'a Value>,
}

impl Schema {
    const fn of<T: Listed>() -> Self {
        Self {
            name: T::NAME,
            fields: T::FIELDS,
            main: T::MAIN,
            entries: |fields| {
                T::all(fields).iter().map(|own| Parts { values: own.values(), text: own.text() }).collect()
            },
            put: |entries, around, fields| {
                *T::all_mut(fields) = entries.into_iter().map(|entry| T::of(entry, around)).collect();
            },
            take: |from, to| {
                let rules = std::mem::replace(T::all_mut(to), T::all(from).clone());
                for own in T::all_mut(to) {
                    if let Some(known) = rules.iter().find(|known| share_a_line(own, *known)) {
                        own.keep(known);
                    }
                }
            },
        }
    }
}

/// Whether the names of two entries stand on the same line.
fn share_a_line<T: Listed>(ours: &T, theirs: &T) -> bool {
    let lines = |entry: &T| -> Vec<usize> {
        let names = entry.values().into_iter().filter(|(field, _)| T::MAIN.contains(field));
        names.flat_map(|(_, value)| &value.from).map(|slice| slice.line).collect()
    };
    let theirs = lines(theirs);
    lines(ours).iter().any(|line| theirs.contains(line))
}

/// By the order of the lists.
static SCHEMAS: [Schema; List::ALL.len()] = [
    Schema::of::<Job>(),
    Schema::of::<School>(),
    Schema::of::<Work>(),
    Schema::of::<Licence>(),
    Schema::of::<achievements::Award>(),
];

impl List {
    pub(super) fn schema(self) -> &'static Schema {
        &SCHEMAS[self as usize]
    }
}

/// A value of ours, or theirs where there is none.
fn or(ours: &mut Value, theirs: &Value) {
    if ours.is_empty() {
        ours.clone_from(theirs);
    }
}

impl Listed for Job {
    const NAME: &'static str = "experience";
    const FIELDS: &'static [Field] = &[Company, Position, Duration];
    const MAIN: &'static [Field] = &[Company, Position];

    fn all(fields: &Fields) -> &Vec<Self> {
        &fields.jobs
    }

    fn all_mut(fields: &mut Fields) -> &mut Vec<Self> {
        &mut fields.jobs
    }

    fn values(&self) -> Vec<(Field, &Value)> {
        vec![(Company, &self.company), (Position, &self.position), (Duration, &self.duration)]
    }

    fn text(&self) -> Option<&Value> {
        Some(&self.description)
    }

    fn of(mut entry: Entry, around: &Around) -> Self {
        Self {
            company: entry.take(Company),
            position: entry.take(Position),
            duration: entry.take(Duration),
            description: statement(around.lines, &entry.text),
            ..Self::default()
        }
    }

    fn keep(&mut self, rules: &Self) {
        (self.location, self.url) = (rules.location.clone(), rules.url.clone());
    }
}

impl Listed for School {
    const NAME: &'static str = "education";
    const FIELDS: &'static [Field] = &[Institution, Degree, Subject, StartYear, GraduationYear];
    const MAIN: &'static [Field] = &[Institution, Degree, Subject];

    fn all(fields: &Fields) -> &Vec<Self> {
        &fields.schools
    }

    fn all_mut(fields: &mut Fields) -> &mut Vec<Self> {
        &mut fields.schools
    }

    fn values(&self) -> Vec<(Field, &Value)> {
        vec![
            (Institution, &self.institution),
            (Degree, &self.degree),
            (Subject, &self.field),
            (StartYear, &self.start_year),
            (GraduationYear, &self.graduation_year),
        ]
    }

    fn of(mut entry: Entry, _: &Around) -> Self {
        let (starts, ends) = (years(&entry.take(StartYear)), years(&entry.take(GraduationYear)));
        let graduation_year = ends.last().or_else(|| starts.get(1)).cloned().unwrap_or_default();
        Self {
            institution: entry.take(Institution),
            degree: entry.take(Degree),
            field: entry.take(Subject),
            start_year: starts.into_iter().next().unwrap_or_default(),
            graduation_year,
            ..Self::default()
        }
    }

    fn keep(&mut self, rules: &Self) {
        (self.location, self.url) = (rules.location.clone(), rules.url.clone());
        (self.grade, self.courses) = (rules.grade.clone(), rules.courses.clone());
    }
}

impl Listed for Work {
    const NAME: &'static str = "projects";
    const FIELDS: &'static [Field] = &[Project, Technology, ProjectDuration, ProjectUrl];
    const MAIN: &'static [Field] = &[Project];

    fn all(fields: &Fields) -> &Vec<Self> {
        &fields.works
    }

    fn all_mut(fields: &mut Fields) -> &mut Vec<Self> {
        &mut fields.works
    }

    fn values(&self) -> Vec<(Field, &Value)> {
        let own = [(Project, &self.name), (ProjectDuration, &self.duration), (ProjectUrl, &self.url)];
        own.into_iter().chain(self.technologies.iter().map(|tool| (Technology, tool))).collect()
    }

    fn text(&self) -> Option<&Value> {
        Some(&self.description)
    }

    fn of(mut entry: Entry, around: &Around) -> Self {
        Self {
            name: entry.take(Project),
            description: statement(around.lines, &entry.text),
            technologies: std::mem::take(&mut entry.tools),
            duration: entry.take(ProjectDuration),
            url: address(around.lines, &mut entry, ProjectUrl),
        }
    }

    fn keep(&mut self, rules: &Self) {
        or(&mut self.url, &rules.url);
    }
}

impl Listed for Licence {
    const NAME: &'static str = "certifications";
    const FIELDS: &'static [Field] = &[Certificate, Issuer, CertificateDate, CertificateUrl];
    const MAIN: &'static [Field] = &[Certificate];

    fn all(fields: &Fields) -> &Vec<Self> {
        &fields.licences
    }

    fn all_mut(fields: &mut Fields) -> &mut Vec<Self> {
        &mut fields.licences
    }

    fn values(&self) -> Vec<(Field, &Value)> {
        vec![
            (Certificate, &self.name),
            (Issuer, &self.issuer),
            (CertificateDate, &self.date),
            (CertificateUrl, &self.url),
        ]
    }

    fn of(mut entry: Entry, around: &Around) -> Self {
        Self {
            name: entry.take(Certificate),
            issuer: entry.take(Issuer),
            date: entry.take(CertificateDate),
            url: address(around.lines, &mut entry, CertificateUrl),
        }
    }

    fn keep(&mut self, rules: &Self) {
        or(&mut self.url, &rules.url);
    }
}

impl Listed for achievements::Award {
    const NAME: &'static str = "achievements";
    const FIELDS: &'static [Field] = &[Award, AwardDate, AwardGiver, AwardPosition, AwardText, AwardUrl];
    const MAIN: &'static [Field] = &[Award];

    fn all(fields: &Fields) -> &Vec<Self> {
        &fields.awards
    }

    fn all_mut(fields: &mut Fields) -> &mut Vec<Self> {
        &mut fields.awards
    }

    fn values(&self) -> Vec<(Field, &Value)> {
        vec![
            (Award, &self.title),
            (AwardDate, &self.date),
            (AwardGiver, &self.organization),
            (AwardPosition, &self.position),
            (AwardText, &self.description),
            (AwardUrl, &self.url),
        ]
    }

    fn of(mut entry: Entry, around: &Around) -> Self {
        let heading = around.heading(&entry).unwrap_or_default();
        let (title, position, description) = (entry.take(Award), entry.take(AwardPosition), entry.take(AwardText));
        Self {
            kind: kind::kind(&format!("{} {}", title.text, description.text), &position.text, heading),
            title,
            date: entry.take(AwardDate),
            description,
            position,
            organization: entry.take(AwardGiver),
            url: entry.take(AwardUrl),
        }
    }

    fn keep(&mut self, rules: &Self) {
        or(&mut self.url, &rules.url);
    }
}
