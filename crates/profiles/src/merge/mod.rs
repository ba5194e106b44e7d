//! A resume, a LinkedIn profile and a GitHub profile, laid side by side and put together as their owner chooses.
//!
//! Pure: [`preview`] finds what is said more than once, [`assemble`] takes what was chosen, [`link_changes`] finds what would bring the
//! links of a resume up to date, and [`locate`] finds again where an entry came from. Nothing that the resume says is replaced unless
//! that was chosen.

mod assemble;
mod entry;
mod github;
mod links;
mod preview;
mod same;

pub use assemble::{Assembled, Choice, Choices, MergeError, Origin, assemble, locate};
pub use entry::{Section, TitledItem, Value};
pub use links::{KeptLink, LinkChange, LinkScope, apply_links, kept_links, link_changes};
pub use preview::{
    Entry, Field, FieldName, Input, Preview, RepositoryMark, SectionPreview, State, Text, Variant, preview,
};

use serde::{Deserialize, Serialize};

/// Where something was said; in the order in which they count when nothing was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeSource))]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The resume that is the base.
    Resume,
    /// The LinkedIn profile.
    LinkedIn,
    /// The GitHub profile.
    GitHub,
    /// The account itself: its name and its address for mail, when nobody else has one.
    Account,
}
