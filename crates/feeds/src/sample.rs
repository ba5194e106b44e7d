//! Made-up jobs for trying the board out: the same number gives the same jobs on every machine.

use crate::FoundJob;
use vitae_model::JobPosting;
use vitae_model::job::{EmploymentType, ExperienceLevel, Requirements};

mod words;

use words::{BENEFITS, COMPANY_FIRST, COMPANY_SECOND, CONTEXTS, FIELDS, Field, OPENINGS, PLACES};

/// Samples were posted within so many days.
const POSTED_WITHIN_DAYS: u64 = 30;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The sample with this number, posted within the 30 days before `now_ms`, in milliseconds since 1970.
pub fn job(number: u64, now_ms: i64) -> FoundJob {
    let mut dice = Dice::new(number);
    let field = dice.one(FIELDS);
    let company = Company::new(&mut dice, field);
    let level = LEVELS[dice.below(LEVELS.len() as u64) as usize];
    let title = title(&mut dice, field, level);
    let (city, currency, percent) = *dice.one(PLACES);
    let place = dice.below(10);
    let posting = JobPosting {
        company_overview: company.overview(&mut dice),
        location: city.to_owned(),
        employment_type: employment(&mut dice, level),
        salary_range: (dice.below(3) > 0).then(|| salary(&mut dice, field, level, (currency, percent))),
        job_description: description(&mut dice, field, &title, &company),
        responsibilities: dice.some(field.tasks, 3, 6),
        requirements: requirements(&mut dice, field, level),
        application_link: format!(
            "https://jobs.example.com/{}/{number}",
            company.name.to_lowercase().replace([' ', '&'], "-")
        ),
        education_level: (dice.below(2) == 0).then(|| dice.one(field.education).to_string()),
        experience_level: level.level,
        category: field.category,
        is_remote: field.is_remote && place < 3,
        is_hybrid: field.is_remote && (3..6).contains(&place),
        is_onsite: !field.is_remote || place >= 6,
        company_name: company.name,
        job_title: title,
    };
    let age = dice.below(POSTED_WITHIN_DAYS * DAY_MS);
    FoundJob { source_id: number.to_string(), posting, posted_at: Some(now_ms.saturating_sub(age as i64)) }
}

/// A level, how titles say it, the years it asks for, and its part of a senior's pay, in percent.
#[derive(Clone, Copy)]
struct Level {
    level: ExperienceLevel,
    prefix: &'static str,
    years: u64,
    percent: u64,
}

const LEVELS: [Level; 6] = [
    Level { level: ExperienceLevel::Entry, prefix: "Junior ", years: 0, percent: 55 },
    Level { level: ExperienceLevel::Mid, prefix: "", years: 2, percent: 75 },
    Level { level: ExperienceLevel::Mid, prefix: "", years: 3, percent: 80 },
    Level { level: ExperienceLevel::Senior, prefix: "Senior ", years: 5, percent: 100 },
    Level { level: ExperienceLevel::Senior, prefix: "Lead ", years: 6, percent: 115 },
    Level { level: ExperienceLevel::Executive, prefix: "Head of ", years: 10, percent: 150 },
];

fn title(dice: &mut Dice, field: &Field, level: Level) -> String {
    if level.level == ExperienceLevel::Executive {
        return format!("{}{}", level.prefix, field.department);
    }
    let role = dice.one(field.roles);
    match dice.below(3) {
        0 => format!("{}{role}, {}", level.prefix, dice.one(field.specialities)),
        _ => format!("{}{role}", level.prefix),
    }
}

fn employment(dice: &mut Dice, level: Level) -> EmploymentType {
    match dice.below(12) {
        0 => EmploymentType::PartTime,
        1 => EmploymentType::Contract,
        2 if level.level == ExperienceLevel::Entry => EmploymentType::Internship,
        3 if level.level == ExperienceLevel::Senior => EmploymentType::Freelance,
        _ => EmploymentType::FullTime,
    }
}

/// A range around the field's usual pay, in the place's currency.
fn salary(dice: &mut Dice, field: &Field, level: Level, (currency, percent): (&str, u64)) -> String {
    let middle = field.senior_pay * level.percent * percent / 10_000;
    let low = middle * (90 + dice.below(8)) / 100;
    let high = middle * (105 + dice.below(12)) / 100;
    format!("{currency}{low},000 – {currency}{high},000 per year")
}

fn requirements(dice: &mut Dice, field: &Field, level: Level) -> Requirements {
    let experience = match level.years {
        0 => format!("First experience in {}, for example from an internship", field.department.to_lowercase()),
        years => format!("{years}+ years of experience in {}", field.department.to_lowercase()),
    };
    let mut skills = dice.some(field.skills, 4, 7);
    let preferred = skills.split_off(skills.len().min(3 + dice.below(2) as usize));
    Requirements { required: std::iter::once(experience).chain(skills).collect(), preferred }
}

fn description(dice: &mut Dice, field: &Field, title: &str, company: &Company) -> String {
    let speciality = dice.one(field.specialities).to_lowercase();
    let opening = dice
        .one(OPENINGS)
        .replace("{company}", &company.name)
        .replace("{title}", title)
        .replace("{speciality}", &speciality);
    let context = dice.one(CONTEXTS).replace("{size}", &(3 + dice.below(22)).to_string());
    let benefits = dice.some(BENEFITS, 2, 4).join("\n• ");
    format!("{opening} {}\n\n{context}\n\nWhat we offer:\n• {benefits}", dice.one(field.stories))
}

struct Company {
    name: String,
    trade: &'static str,
    people: u64,
    since: u64,
}

impl Company {
    fn new(dice: &mut Dice, field: &Field) -> Self {
        let name = format!("{} {}", dice.one(COMPANY_FIRST), dice.one(COMPANY_SECOND));
        Self {
            name,
            trade: dice.one(field.trades),
            people: 12 + (1 + dice.below(60)) * (1 + dice.below(60)),
            since: 1950 + dice.below(74),
        }
    }

    fn overview(&self, dice: &mut Dice) -> String {
        let Self { name, trade, people, since } = self;
        match dice.below(3) {
            0 => format!("{name} is {trade} with {people} employees, founded in {since}."),
            1 => format!("Founded in {since}, {name} is {trade}. {people} people work here."),
            _ => format!("{name}, {trade}, has {people} employees and has been in business since {since}."),
        }
    }
}

/// A sequence of numbers that looks random and is always the same for a seed (SplitMix64).
struct Dice(u64);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x2545_F491_4F6C_DD1D) ^ 0x5DEE_CE66_D1CE_B00C)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    fn one<'a, T: ?Sized>(&mut self, of: &'a [&'a T]) -> &'a T {
        of[self.below(of.len() as u64) as usize]
    }

    /// Between `least` and `most` different ones, in any order.
    fn some(&mut self, of: &[&str], least: u64, most: u64) -> Vec<String> {
        let wanted = (least + self.below(most - least + 1)) as usize;
        let mut rest = of.to_vec();
        let mut taken = Vec::with_capacity(wanted);
        while taken.len() < wanted && !rest.is_empty() {
            taken.push(rest.swap_remove(self.below(rest.len() as u64) as usize).to_owned());
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use vitae_model::job::JobCategory;

    const NOW: i64 = 1_795_000_000_000;

    #[test]
    fn samples_are_the_same_each_time_and_differ_from_each_other() {
        let jobs: Vec<FoundJob> = (0..10_000).map(|number| job(number, NOW)).collect();
        assert_eq!(jobs, (0..10_000).map(|number| job(number, NOW)).collect::<Vec<_>>());
        let distinct = |text: fn(&FoundJob) -> &str| jobs.iter().map(text).collect::<HashSet<_>>().len();
        assert!(distinct(|job| &job.posting.job_title) > 500, "{}", distinct(|job| &job.posting.job_title));
        assert!(distinct(|job| &job.posting.company_name) > 1_000);
        assert_eq!(distinct(|job| &job.posting.job_description), 10_000);
        let categories: HashSet<JobCategory> = jobs.iter().map(|job| job.posting.category).collect();
        assert_eq!(categories.len(), JobCategory::ALL.len());
        let month = NOW - (POSTED_WITHIN_DAYS * DAY_MS) as i64;
        assert!(jobs.iter().all(|job| (month..=NOW).contains(&job.posted_at.unwrap())));
    }

    #[test]
    fn samples_keep_the_rules_of_the_form() {
        for number in 0..2_000 {
            let posting = job(number, NOW).posting;
            let checked = vitae_model::job::checked(&serde_json::to_value(&posting).unwrap());
            assert_eq!(checked.as_ref(), Ok(&posting));
        }
    }
}
