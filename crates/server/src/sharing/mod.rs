//! Resumes under a public link: what their owner says of it, and the page that everybody with the link sees.

mod link;
pub mod page;

use crate::state::App;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use vitae_model::ParsedResume;

/// The routes of this folder that belong to the API.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(link::show, link::put))
}

/// What a public resume can leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Hidden {
    Phone,
    Email,
    Address,
}

impl Hidden {
    const ALL: [(Self, &'static str); 3] = [(Self::Phone, "phone"), (Self::Email, "email"), (Self::Address, "address")];

    /// As they are stored: names, separated by commas.
    fn text(hidden: &[Self]) -> String {
        let names = Self::ALL.iter().filter(|(one, _)| hidden.contains(one)).map(|(_, name)| *name);
        names.collect::<Vec<_>>().join(",")
    }

    fn read(text: &str) -> Vec<Self> {
        let names: Vec<&str> = text.split(',').collect();
        Self::ALL.iter().filter(|(_, name)| names.contains(name)).map(|(one, _)| *one).collect()
    }

    /// Takes it out of a resume.
    fn redact(self, resume: &mut ParsedResume) {
        match self {
            Self::Phone => resume.phone = None,
            Self::Email => resume.email.clear(),
            Self::Address => resume.location = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_stored_in_one_order() {
        assert_eq!(Hidden::text(&[Hidden::Address, Hidden::Phone, Hidden::Phone]), "phone,address");
        assert_eq!(Hidden::read("phone,address"), [Hidden::Phone, Hidden::Address]);
        assert_eq!(Hidden::read(""), []);
    }
}
