//! Bands and labels of a score, for the history list and the detail dialog alike.

use serde::{Deserialize, Serialize};

/// The band a score lies in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Band {
    /// Below 70.
    #[default]
    NeedsImprovement,
    /// 70 to 79.
    Fair,
    /// 80 to 89.
    Good,
    /// 90 and above.
    Excellent,
}

/// The colour a band is shown in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// Excellent.
    Green,
    /// Good.
    Amber,
    /// Below 80.
    Red,
}

/// The band of a score from 0 to 100. Every label and colour of a score comes from here.
pub fn band(score: u8) -> Band {
    match score {
        90.. => Band::Excellent,
        80..=89 => Band::Good,
        70..=79 => Band::Fair,
        _ => Band::NeedsImprovement,
    }
}

impl Band {
    /// The words of the detail dialog.
    pub fn label(self) -> &'static str {
        match self {
            Band::Excellent => "Excellent",
            Band::Good => "Good",
            Band::Fair => "Fair",
            Band::NeedsImprovement => "Needs Improvement",
        }
    }

    /// The words of the history list; below 80 it shows the score without a label.
    pub fn list_label(self) -> Option<&'static str> {
        match self {
            Band::Excellent | Band::Good => Some(self.label()),
            Band::Fair | Band::NeedsImprovement => None,
        }
    }

    /// The colour.
    pub fn tone(self) -> Tone {
        match self {
            Band::Excellent => Tone::Green,
            Band::Good => Tone::Amber,
            Band::Fair | Band::NeedsImprovement => Tone::Red,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ats_01_to_07_list_and_dialog_take_bands_from_one_function() {
        let cases = [
            (100, "Excellent", Some("Excellent"), Tone::Green),
            (90, "Excellent", Some("Excellent"), Tone::Green),
            (89, "Good", Some("Good"), Tone::Amber),
            (80, "Good", Some("Good"), Tone::Amber),
            (79, "Fair", None, Tone::Red),
            (70, "Fair", None, Tone::Red),
            (69, "Needs Improvement", None, Tone::Red),
            (0, "Needs Improvement", None, Tone::Red),
        ];
        for (score, dialog, list, tone) in cases {
            let band = band(score);
            assert_eq!((band.label(), band.list_label(), band.tone()), (dialog, list, tone), "score {score}");
        }
    }
}
