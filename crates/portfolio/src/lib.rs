//! Portfolio sites: what their forms ask for, whether what was filled in may become a site, and the site as one HTML page.
//!
//! The forms are data (`templates/portfolio/flows.json`), which the browser reads too: both sides ask for the same and say the same.

mod check;
mod flows;
mod page;
mod site;

pub use check::{Submission, TimelineEntry, Trouble};
pub use flows::{Field, Flow, Images, Kind, Rule, flow_of, flows, templates};
pub use page::{PageError, inline_script, page};
pub use site::{Contact, Fact, Picture, Pictures, Site, Step};
