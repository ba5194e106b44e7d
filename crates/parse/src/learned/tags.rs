//! The roles of lines and the tags of words. Their order is that of the network's answers: a change means new weights.

use vitae_model::source::SectionKind;

/// A list of a resume whose entries the network tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum List {
    /// Jobs.
    Experience,
    /// Schools.
    Education,
    /// Projects.
    Projects,
    /// Certificates.
    Certifications,
    /// Awards.
    Achievements,
}

impl List {
    /// All of them, in the order of their roles.
    pub const ALL: [Self; 5] =
        [Self::Experience, Self::Education, Self::Projects, Self::Certifications, Self::Achievements];
}

macro_rules! fields {
    ($($field:ident = $key:literal),* $(,)?) => {
        /// What words are.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Field {
            $($field),*
        }

        impl Field {
            /// All of them, in the order of their tags.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$field),*];

            /// Its name in an entry's JSON, or in the resume's.
            pub fn key(self) -> &'static str {
                match self {
                    $(Self::$field => $key),*
                }
            }
        }
    };
}

fields! {
    Name = "name",
    Email = "email",
    Phone = "phone",
    Location = "location",
    Skill = "skills",
    Company = "company",
    Position = "position",
    Duration = "duration",
    Institution = "institution",
    Degree = "degree",
    Subject = "field",
    StartYear = "startYear",
    GraduationYear = "graduationYear",
    Project = "name",
    Technology = "technologies",
    ProjectDuration = "duration",
    ProjectUrl = "url",
    Certificate = "name",
    Issuer = "issuer",
    CertificateDate = "date",
    CertificateUrl = "url",
    Award = "title",
    AwardDate = "date",
    AwardGiver = "organization",
    AwardPosition = "position",
    AwardText = "description",
    AwardUrl = "url",
}

impl Field {
    /// The tag of its first word; the next tag is that of the words that follow.
    pub(super) fn first_tag(self) -> usize {
        1 + 2 * self as usize
    }
}

/// Tags of words: none, then two for each field.
pub(crate) const TAGS: usize = 1 + 2 * Field::ALL.len();

/// What a tag says: the field, and whether a value begins; `None` for no field.
pub(super) fn tag_means(tag: usize) -> Option<(Field, bool)> {
    let at = tag.checked_sub(1)?;
    Some((Field::ALL[at / 2], at % 2 == 0))
}

/// A line's part within an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The first line.
    First,
    /// A further line of its head.
    Head,
    /// Its text.
    Text,
}

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Nothing known.
    None,
    /// A heading.
    Heading,
    /// Ways to reach the person.
    Contact,
    /// The opening statement.
    Summary,
    /// Skills.
    Skills,
    /// Of a section that no list takes: languages, interests, volunteering.
    Other,
    /// Technologies of a project, on a line of their own.
    Tools,
    /// A line of an entry.
    Entry(List, Part),
}

/// Roles of lines.
pub(crate) const ROLES: usize = 7 + 3 * List::ALL.len();

impl Role {
    /// Its number.
    pub(crate) fn index(self) -> usize {
        match self {
            Self::None => 0,
            Self::Heading => 1,
            Self::Contact => 2,
            Self::Summary => 3,
            Self::Skills => 4,
            Self::Other => 5,
            Self::Tools => 6,
            Self::Entry(list, part) => 7 + 3 * list as usize + part as usize,
        }
    }

    /// The role of a number.
    pub(super) fn of(index: usize) -> Self {
        const PARTS: [Part; 3] = [Part::First, Part::Head, Part::Text];
        match index {
            0 => Self::None,
            1 => Self::Heading,
            2 => Self::Contact,
            3 => Self::Summary,
            4 => Self::Skills,
            5 => Self::Other,
            6 => Self::Tools,
            _ => Self::Entry(List::ALL[(index - 7) / 3], PARTS[(index - 7) % 3]),
        }
    }

    /// The list that a line belongs to.
    pub(super) fn list(self) -> Option<List> {
        match self {
            Self::Entry(list, _) => Some(list),
            Self::Tools => Some(List::Projects),
            _ => None,
        }
    }
}

/// What is shown of the rules' answer for a line: a role, or, of a line that no value holds, the section that it stands in.
pub(super) const SHOWN_ROLES: usize = ROLES + SECTIONS.len();

/// Sections as the network knows them.
pub(super) const SECTIONS: [SectionKind; 14] = {
    use SectionKind::*;
    [
        Contact,
        Summary,
        Experience,
        Education,
        Skills,
        Projects,
        Certifications,
        Achievements,
        Volunteering,
        Languages,
        Publications,
        Interests,
        References,
        Other,
    ]
};

/// The number of a kind of section.
pub(super) fn section_index(kind: SectionKind) -> usize {
    SECTIONS.iter().position(|known| *known == kind).unwrap_or(SECTIONS.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_go_both_ways() {
        assert!((0..ROLES).all(|index| Role::of(index).index() == index));
        for (at, field) in Field::ALL.into_iter().enumerate() {
            assert_eq!(field as usize, at);
            assert_eq!(tag_means(field.first_tag()), Some((field, true)));
            assert_eq!(tag_means(field.first_tag() + 1), Some((field, false)));
        }
        assert_eq!(tag_means(0), None);
        assert_eq!(TAGS, Field::AwardUrl.first_tag() + 2);
    }
}
