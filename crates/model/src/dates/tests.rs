use super::*;
use proptest::prelude::*;

/// `2021-10` for a month, `2021` for a year, `now`, `-` for nothing.
fn show(span: DateSpan) -> String {
    let point = |point: Point| match point.month {
        Some(month) => format!("{}-{month:02}", point.year),
        None => point.year.to_string(),
    };
    let start = span.start.map(point).unwrap_or("-".into());
    match span.end {
        None => start,
        Some(End::Present) => format!("{start}..now"),
        Some(End::Point(end)) => format!("{start}..{}", point(end)),
    }
}

#[test]
fn whole_texts_are_read() {
    let cases = [
        ("Oct, 2021 - Current", "2021-10..now"),
        ("2022 – expected 2026", "2022..2026"),
        ("2016 | 2018", "2016..2018"),
        ("[2017 Oct - 2020 Jan]", "2017-10..2020-01"),
        ("2019-05 .. now", "2019-05..now"),
        ("2019..2021", "2019..2021"),
        ("2019 - ...", "2019..now"),
        ("2019 … 2021", "2019..2021"),
        ("mrt 2014 t/m aug 2020", "2014-03..2020-08"),
        ("aug 2022 t/m heden", "2022-08..now"),
        ("09/2019 t.e.m. 06/2022", "2019-09..2022-06"),
        ("maj 2019 t.o.m. juni 2021", "2019-05..2021-06"),
        ("2019 -> 2021", "2019..2021"),
        ("2019 => now", "2019..now"),
        ("2019/05 > 2021/03", "2019-05..2021-03"),
        ("2019 onwards", "2019..now"),
        ("2019 to-date", "2019..now"),
        ("2020 - till-date", "2020..now"),
        ("01/2020", "2020-01"),
        ("2020-01", "2020-01"),
        ("2020-01-15", "2020-01"),
        ("Jan. 2020 to date", "2020-01..now"),
        ("Jan 2020–Present", "2020-01..now"),
        ("(2019 — 2022)", "2019..2022"),
        ("2019 – 22", "2019..2022"),
        ("1999-03", "1999-03"),
        ("1998/99", "1998..1999"),
        ("2019/20", "2019..2020"),
        ("2019/2020", "2019..2020"),
        ("Since 2020", "2020..now"),
        ("Expected 2027", "-..2027"),
        ("Expected graduation: May 2027", "-..2027-05"),
        ("’15", "2015"),
        ("’15 – ’18", "2015..2018"),
        ("Oct ’21 – Mar ’22", "2021-10..2022-03"),
        ("Jan – Mar 2020", "2020-01..2020-03"),
        ("Nov - Feb 2020", "2019-11..2020-02"),
        ("Summer 2019", "2019"),
        ("Fall 2018 – Spring 2020", "2018..2020"),
        ("Q3 2020", "2020"),
        ("01/2020-03/2022", "2020-01..2022-03"),
        ("01/2020 – heute", "2020-01..now"),
        ("03/19 - 04/21", "2019-03..2021-04"),
        ("seit März 2020", "2020-03..now"),
        ("Okt. 2018 bis Dez. 2019", "2018-10..2019-12"),
        ("3. März 2020", "2020-03"),
        ("03.04.2021", "2021-04"),
        ("15 March 2020", "2020-03"),
        ("March 15th, 2020", "2020-03"),
        ("janv. 2018 – aujourd’hui", "2018-01..now"),
        ("septembre 2018 à juin 2020", "2018-09..2020-06"),
        ("marzo de 2020 - actualidad", "2020-03..now"),
        ("desde 2018 hasta 2020", "2018..2020"),
        ("fev 2019 - atual", "2019-02..now"),
        ("maggio 2019 – in corso", "2019-05..now"),
        ("mei 2019 – heden", "2019-05..now"),
        ("Ağustos 2019 – Devam ediyor", "2019-08..now"),
        ("październik 2019 – obecnie", "2019-10..now"),
        ("2018 to Present", "2018..now"),
        ("2018 –", "2018..now"),
        ("2021 (present)", "2021..now"),
        ("Mar 21", "2021-03"),
        ("Present", "-..now"),
        ("JANUARY 2020 — MARCH 2021", "2020-01..2021-03"),
        ("from June 2017 until August 2018", "2017-06..2018-08"),
        ("01.2020 – to date", "2020-01..now"),
        ("11-2019 / to date", "2019-11..now"),
        ("04-2021 / à ce jour", "2021-04..now"),
        ("2006/07–2009/05", "2006-07..2009-05"),
        ("2019/20 – 2021/22", "2019..2022"),
        ("2018/01 - to Present", "2018-01..now"),
        ("IX 2019 – obecnie", "2019-09..now"),
        ("2023-08 .. 2026-05", "2023-08..2026-05"),
        ("2021-12 .. now", "2021-12..now"),
        ("2004…2007", "2004..2007"),
        ("aug 2007 t/m jun 2022", "2007-08..2022-06"),
        ("sep 2020 t/m heden", "2020-09..now"),
        ("III.2015 - XII.2016", "2015-03..2016-12"),
        ("09.2019 r. – do chwili obecnej", "2019-09..now"),
        ("setembro de 2021 até à data", "2021-09..now"),
        ("abril de 2011 - octubre de 2017", "2011-04..2017-10"),
        ("desde noviembre de 2017", "2017-11..now"),
        ("Autumn 2020 – today", "2020..now"),
        ("Sept ’15 – now", "2015-09..now"),
        ("Jan-20 – Mar-22", "2020-01..2022-03"),
        ("03.19 – 04.21", "2019-03..2021-04"),
        ("early 2020 – mid-2021", "2020..2021"),
        ("Haziran 2019 – devam ediyor", "2019-06..now"),
        ("2019. szeptember – 2021. június", "2019-09..2021-06"),
        ("2019 Jan - 2021 Mar", "2019-01..2021-03"),
        ("syyskuu 2019 – tammikuu 2021", "2019-09..2021-01"),
        ("sep. 2019 – nå", "2019-09..now"),
        ("01.2021 – d.d.", "2021-01..now"),
        ("augusti 2018 till juni 2020", "2018-08..2020-06"),
        ("сентябрь 2018 – настоящее время", "2018-09..now"),
        ("вересень 2018 – червень 2020", "2018-09..2020-06"),
        ("Σεπτέμβριος 2019 – σήμερα", "2019-09..now"),
        ("2019年4月 – 2021年3月", "2019-04..2021-03"),
        ("2019年4月至今", "2019-04..now"),
        ("1.3.2019–31.5.2020", "2019-03..2020-05"),
        ("de 2018 à ce jour", "2018..now"),
        ("depuis septembre 2021", "2021-09..now"),
        ("Medi 2014 hyd Awst 2018", "2014-09..2018-08"),
        ("Jan 2018 → Mar 2019", "2018-01..2019-03"),
    ];
    for (text, want) in cases {
        assert_eq!(parse(text).map(show).as_deref(), Some(want), "{text}");
    }
}

#[test]
fn other_texts_are_not_dates() {
    for text in
        ["", "Acme Ltd", "2,019", "$2019", "2019%", "1200", "24/7", "C2019", "May", "555 2019", "3.14", "2019 people"]
    {
        assert_eq!(parse(text), None, "{text}");
    }
}

#[test]
fn dates_are_found_in_lines() {
    let cases: [(&str, &[&str]); 8] = [
        ("Cook, Acme (2019 – 2021)", &["2019 – 2021"]),
        ("BSc Physics 2014, MSc 2016", &["2014", "2016"]),
        ("Reduced costs by $2000 and 2019 units", &["2019"]),
        ("+1 202 555 2019", &[]),
        ("Engineer | Oct 2019 - Present | Berlin", &["Oct 2019 - Present"]),
        ("Dean’s List 2019", &["2019"]),
        ("Windows 2019.3", &[]),
        ("Anna, Since 2020 in Köln", &["Since 2020"]),
    ];
    for (text, want) in cases {
        let got: Vec<&str> = find(text).into_iter().map(|(range, _)| &text[range]).collect();
        assert_eq!(got, want, "{text}");
    }
}

#[test]
fn forms_are_told_apart() {
    let cases = [
        ("Oct 2021", Form::MonthName),
        ("10/2021", Form::MonthNumber),
        ("2021-10", Form::Iso),
        ("2021", Form::Year),
        ("Summer 2021", Form::Season),
        ("’21", Form::TwoDigitYear),
        ("Q1 2021", Form::Quarter),
        ("03/04/21", Form::Numeric),
    ];
    for (text, form) in cases {
        assert_eq!(parse(text).and_then(|span| span.start).map(|point| point.form), Some(form), "{text}");
    }
}

#[test]
fn names_of_months_are_whole_abbreviated_or_both() {
    use MonthName::{Abbreviated, Either, Whole};
    let cases: [(&str, &[MonthName]); 16] = [
        ("June 2015", &[Either]),
        ("October 2020 - Present", &[Whole]),
        ("Oct 2020 – Sept. 2021", &[Abbreviated, Abbreviated]),
        ("Jun 2015 to May 2016", &[Abbreviated, Either]),
        ("March 2020 – April 2021", &[Whole, Whole]),
        ("März 2018 bis Okt. 2019", &[Either, Abbreviated]),
        ("Januar 2018 – Juli 2019", &[Whole, Either]),
        ("janv. 2018 – févr. 2019", &[Abbreviated, Abbreviated]),
        ("juil. 2018 – août 2019", &[Abbreviated, Either]),
        ("septembre 2018 – mai 2019", &[Whole, Either]),
        ("enero de 2018 – dic. 2019", &[Whole, Abbreviated]),
        ("gennaio 2018 – gen 2019", &[Whole, Abbreviated]),
        ("mrt 2018 – maart 2019", &[Abbreviated, Whole]),
        ("stycz 2018 – październik 2019", &[Abbreviated, Whole]),
        ("сентябрь 2018 – май 2019", &[Whole, Either]),
        ("01/2020 – 2021", &[]),
    ];
    for (text, expected) in cases {
        assert_eq!(month_names(text), expected, "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_survived(text in ".{0,80}") {
        for (range, _) in find(&text) {
            prop_assert!(text.is_char_boundary(range.start) && text.is_char_boundary(range.end));
            prop_assert!(range.start < range.end);
        }
        parse(&text);
    }

    #[test]
    fn date_like_text_is_survived(text in "[0-9JanSeptMärzQ'’/.–\\- ,()presnt]{0,60}") {
        let mut last = 0;
        for (range, _) in find(&text) {
            prop_assert!(range.start >= last && text.get(range.clone()).is_some());
            last = range.end;
        }
        parse(&text);
    }

    #[test]
    fn a_month_and_year_survive_printing(year in 1940i32..2059, month in 1u8..=12) {
        let span = parse(&format!("{month:02}/{year}")).unwrap();
        prop_assert_eq!(span.start.unwrap().year, year);
        prop_assert_eq!(span.start.unwrap().month, Some(month));
    }
}
