//! How times are written: as the resume has them, or all in one form.

use crate::labels::Labels;
use vitae_model::appearance::DateForm;
use vitae_model::dates::{self, DateSpan, End, Point};
use vitae_model::transformed::split_period;

/// Writes times in one form.
pub(crate) struct Periods<'a> {
    pub(crate) form: DateForm,
    pub(crate) labels: &'a Labels,
}

impl Periods<'_> {
    /// A time with one kind of dash: `Oct 2021 – Present`. What is no date stays as it is.
    pub(crate) fn printed(&self, period: &str) -> String {
        match (self.form, dates::parse(period)) {
            (DateForm::Printed, _) | (_, None) => as_printed(period),
            (_, Some(span)) => self.span(span).unwrap_or_else(|| as_printed(period)),
        }
    }

    /// A span in the form chosen; `None` for an end without a start (`Expected 2027`), whose word would be lost.
    fn span(&self, span: DateSpan) -> Option<String> {
        let start = self.point(span.start?);
        Some(match span.end {
            None => start,
            Some(End::Present) => format!("{start} – {}", self.labels.present),
            Some(End::Point(end)) => match self.point(end) {
                end if end == start => start,
                end => format!("{start} – {end}"),
            },
        })
    }

    fn point(&self, point: Point) -> String {
        let year = point.year;
        match (self.form, point.month) {
            (DateForm::Numeric, Some(month)) => format!("{month:02}/{year}"),
            (DateForm::Month, Some(month)) => {
                let name = self.labels.months.split(' ').nth(usize::from(month).saturating_sub(1));
                format!("{} {year}", name.unwrap_or_default())
            }
            _ => year.to_string(),
        }
    }
}

fn as_printed(period: &str) -> String {
    match split_period(period) {
        ("", date) | (date, "") => date.to_owned(),
        (start, end) => format!("{start} – {end}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels::labels;

    #[test]
    fn a_time_is_written_in_the_form_chosen() {
        use DateForm::{Month, Numeric, Printed, Year};
        let cases = [
            (Printed, "en", "October 2021 - Present", "October 2021 – Present"),
            (Month, "en", "10/2021 - now", "Oct 2021 – Present"),
            (Month, "de", "03/2020 - 12/2020", "März 2020 – Dez. 2020"),
            (Numeric, "en", "Oct 2021 - Mar 2022", "10/2021 – 03/2022"),
            (Year, "en", "Oct 2021 - Mar 2022", "2021 – 2022"),
            (Year, "en", "Jan 2021 - Mar 2021", "2021"),
            (Month, "en", "2019", "2019"),
            (Month, "en", "every summer", "every summer"),
        ];
        for (form, language, period, expected) in cases {
            let periods = Periods { form, labels: labels(Some(language)).1 };
            assert_eq!(periods.printed(period), expected, "{form:?} {period}");
        }
    }
}
