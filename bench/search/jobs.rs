//! Jobs that look like jobs: the same ones every time.

use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting, Requirements};

/// When the last of a million jobs was created.
pub const START: i64 = 1_790_000_000_000;

/// Different words of the descriptions.
const VOCABULARY: u64 = 60_000;

const SYLLABLES: &[&str] = &[
    "ba", "co", "de", "fi", "gra", "hol", "in", "ju", "ka", "lo", "men", "nor", "op", "per", "qui", "re", "sta", "ter",
    "ul", "ver", "wil", "ex", "yo", "za", "pro", "con", "dis", "tri", "man", "sel", "cap", "mul",
];
const GRADES: &[&str] =
    &["Senior", "Junior", "Lead", "Deputy", "Assistant", "Principal", "Head", "Night", "Trainee", "Chief"];
const FIELDS: &[&str] = &[
    "Software",
    "Warehouse",
    "Nursing",
    "Sales",
    "Electrical",
    "Marketing",
    "Finance",
    "Kitchen",
    "Logistics",
    "Data",
    "Product",
    "Hotel",
    "School",
    "Legal",
    "Security",
    "Customer",
    "Research",
    "Garden",
    "Bridge",
    "Payroll",
];
const ROLES: &[&str] = &[
    "Engineer",
    "Manager",
    "Nurse",
    "Supervisor",
    "Teacher",
    "Analyst",
    "Designer",
    "Driver",
    "Accountant",
    "Electrician",
    "Consultant",
    "Chef",
    "Assistant",
    "Administrator",
    "Technician",
    "Planner",
    "Inspector",
    "Adviser",
    "Operator",
    "Clerk",
];
const COUNTRIES: &[&str] = &[
    "Germany", "France", "Spain", "Italy", "Poland", "Ireland", "Canada", "Mexico", "Brazil", "Japan", "Kenya",
    "Norway",
];

/// A small generator of numbers (splitmix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// A number whose frequency falls as 1/n (Zipf).
    fn rank(&mut self, end: u64) -> u64 {
        let share = self.next() as f64 / u64::MAX as f64;
        ((end as f64).powf(share) as u64).min(end) - 1
    }

    fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len() as u64) as usize]
    }
}

/// The word lists.
pub struct Jobs {
    words: Vec<String>,
}

pub fn id(nth: u64) -> Uuid {
    let time = created_at(nth) as u64;
    let random = Dice(nth).next();
    Uuid::from_u64_pair(time << 16 | 0x7000 | (random >> 52), random >> 2 | 1 << 63)
}

/// A minute apart, the millionth now.
pub fn created_at(nth: u64) -> i64 {
    START - 60_000_000_000 + nth as i64 * 60_000
}

impl Jobs {
    pub fn new() -> Self {
        let mut dice = Dice(1);
        let word = |nth: u64| {
            let syllables = 1 + (nth > 20) as u64 + dice.below(3);
            let text: String = (0..syllables).map(|_| dice.pick(SYLLABLES)).collect();
            // The rarer half carries what makes it different, as names and codes do.
            if nth > VOCABULARY / 2 { format!("{text}{}", SYLLABLES[nth as usize % SYLLABLES.len()]) } else { text }
        };
        Self { words: (0..VOCABULARY).map(word).collect() }
    }

    /// The word of a rank, the most frequent first.
    pub fn word(&self, rank: u64) -> String {
        self.words[rank as usize % self.words.len()].clone()
    }

    pub fn rare_word(&self, nth: u64) -> String {
        self.word(VOCABULARY - 1 - nth * 13)
    }

    pub fn title(&self, nth: u64) -> String {
        let mut dice = Dice(nth ^ 0x7171);
        format!("{} {} {}", dice.pick(GRADES), dice.pick(FIELDS), dice.pick(ROLES))
    }

    pub fn place(&self, nth: u64) -> String {
        let mut dice = Dice(nth ^ 0x9090);
        let town = self.words[100 + dice.rank(3_000) as usize].clone();
        format!("{}{}, {}", town[..1].to_uppercase(), &town[1..], dice.pick(COUNTRIES))
    }

    /// Two words that stand beside each other in the description of a job.
    pub fn phrase(&self, nth: u64) -> String {
        let description = self.posting(nth * 4_999).job_description;
        description.split(' ').skip(20).take(2).collect::<Vec<_>>().join(" ")
    }

    fn text(&self, dice: &mut Dice, words: u64) -> String {
        (0..words).map(|_| self.words[dice.rank(VOCABULARY) as usize].as_str()).collect::<Vec<_>>().join(" ")
    }

    pub fn posting(&self, nth: u64) -> JobPosting {
        let mut dice = Dice(nth.wrapping_mul(0x1234_5679));
        let length = 120 + dice.below(181);
        let company = format!(
            "{} {}",
            self.words[500 + dice.rank(20_000) as usize],
            dice.pick(&["Ltd", "Group", "Partners", "Services"])
        );
        JobPosting {
            job_title: self.title(nth),
            company_name: company,
            company_overview: String::new(),
            location: self.place(nth),
            employment_type: dice.pick(EmploymentType::ALL),
            salary_range: None,
            job_description: self.text(&mut dice, length),
            responsibilities: (0..4).map(|_| self.text(&mut dice, 8)).collect(),
            requirements: Requirements {
                required: (0..4).map(|_| self.text(&mut dice, 6)).collect(),
                preferred: vec![],
            },
            application_link: String::new(),
            education_level: None,
            experience_level: dice.pick(ExperienceLevel::ALL),
            category: dice.pick(JobCategory::ALL),
            is_remote: dice.below(3) == 0,
            is_hybrid: dice.below(3) == 0,
            is_onsite: dice.below(2) == 0,
        }
    }
}
