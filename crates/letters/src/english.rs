//! The English letter.

use crate::candidate::{Candidate, Deed, Held};
use crate::draft::{Parts, Sentence};
use crate::evidence::Statement;
use crate::phrase::{capitalised, list, number, stands_in, uncapitalised, with_article, word_count};
use crate::vacancy::Vacancy;
use crate::{Length, Tone};

/// Most deeds of one job.
const DEEDS_OF_A_JOB: usize = 3;
/// Most skills, asks or certificates in one sentence.
const MOST_LISTED: usize = 3;
/// Most words of a company's name in a greeting.
const GREETED_WORDS: usize = 5;
/// Words of a task that reads well after `the chance to`.
const GOOD_TASK: std::ops::RangeInclusive<usize> = 5..=15;

/// The parts of the letter.
pub(crate) fn parts(candidate: &Candidate, vacancy: &Vacancy, tone: Tone, length: Length) -> Parts {
    let voice = Voice { vacancy, tone };
    let deeds = chosen(candidate, most_deeds(length));
    Parts {
        greeting: voice.greeting(),
        paragraphs: vec![
            voice.opening(candidate),
            voice.evidence(candidate, &deeds),
            voice.qualifications(candidate, &deeds),
            voice.end(candidate),
        ],
        closing: voice.closing(&candidate.name),
        name: candidate.name.clone(),
    }
}

fn most_deeds(length: Length) -> usize {
    match length {
        Length::Short => 3,
        Length::Medium => 5,
        Length::Long => 7,
    }
}

/// How the letter speaks.
struct Voice<'a> {
    vacancy: &'a Vacancy,
    tone: Tone,
}

type Ranked = Vec<(u8, Sentence)>;

impl Voice<'_> {
    fn pick(&self, ways: &[String]) -> String {
        self.vacancy.pick(ways)
    }

    fn greeting(&self) -> String {
        if let Some(contact) = &self.vacancy.contact {
            return format!("Dear {contact},");
        }
        let company = self.vacancy.company.as_ref().filter(|company| word_count(company) <= GREETED_WORDS);
        match (self.tone, company) {
            (Tone::Formal, _) => "Dear Sir or Madam,".to_owned(),
            (Tone::Friendly, Some(company)) => format!("Hello {company} team,"),
            (Tone::Friendly, None) => "Hello,".to_owned(),
            (Tone::Confident, Some(company)) => format!("Dear {company} team,"),
            (Tone::Confident, None) => "Dear hiring team,".to_owned(),
        }
    }

    /// The closing phrase; its comma stands before a name.
    fn closing(&self, name: &str) -> String {
        let phrase = match self.tone {
            Tone::Friendly => "Best wishes",
            Tone::Formal if self.vacancy.contact.is_some() => "Yours sincerely",
            Tone::Formal => "Yours faithfully",
            Tone::Confident => "Kind regards",
        };
        if name.is_empty() { phrase.to_owned() } else { format!("{phrase},") }
    }

    fn opening(&self, candidate: &Candidate) -> Ranked {
        let mut sentences = vec![(0, Sentence::new(self.wish()))];
        sentences.extend(standing(candidate).map(|sentence| (1, sentence)));
        sentences.push((if candidate.has_resume { 3 } else { 0 }, Sentence::new(self.interest())));
        sentences
    }

    /// Which job is wanted.
    fn wish(&self) -> String {
        match (&self.vacancy.title, &self.vacancy.company) {
            (Some(title), Some(company)) => self.pick(&match self.tone {
                Tone::Friendly => vec![
                    format!("I would like to join {company} as {}.", with_article(title)),
                    format!("I would love to be considered for the {title} position at {company}."),
                    format!("Your advertisement for {} at {company} reads like a job for me.", with_article(title)),
                ],
                Tone::Formal => vec![
                    format!("I wish to apply for the position of {title} at {company}."),
                    format!("I would like to apply for the {title} position at {company}."),
                ],
                Tone::Confident => vec![
                    format!("I would like to be your next {title}."),
                    format!("I want to work for {company} as {}.", with_article(title)),
                ],
            }),
            (Some(title), None) => self.pick(&match self.tone {
                Tone::Friendly => vec![
                    format!("I would like to apply for your {title} position."),
                    format!("You are looking for {}, and I would love to be considered.", with_article(title)),
                ],
                Tone::Formal => vec![format!("I wish to apply for the position of {title}.")],
                Tone::Confident => vec![format!("I would like to be your next {title}.")],
            }),
            (None, Some(company)) => format!("I would like to apply for the position at {company}."),
            (None, None) => "I would like to apply for the position you are advertising.".to_owned(),
        }
    }

    /// What speaks for the job, from the advertisement alone.
    fn interest(&self) -> String {
        let vacancy = self.vacancy;
        let skills = &vacancy.skills[..vacancy.skills.len().min(MOST_LISTED)];
        if let Some(task) = best_task(&vacancy.tasks) {
            self.pick(&[
                format!("What appeals to me about the role is the chance to {task}."),
                format!("I would be glad to {task}."),
                format!("The chance to {task} is what made me write."),
                format!("You describe a role in which I could {task}, and I would like that."),
            ])
        } else if let Some(pursuit) = best_task(&vacancy.pursuits) {
            self.pick(&[
                format!("From what you describe, I would enjoy {pursuit}."),
                format!("{} is work that I would enjoy.", capitalised(pursuit)),
                format!("I like the thought of {pursuit}."),
            ])
        } else if skills.len() >= 2 {
            self.pick(&[
                format!("A role built around {} is what I am looking for.", list(skills, "and")),
                format!("The mix of {} in your advertisement appeals to me.", list(skills, "and")),
                format!(
                    "Your advertisement speaks of {}, and that is the work I would like to do.",
                    list(skills, "and")
                ),
            ])
        } else if let [first, second, ..] = vacancy.points.as_slice() {
            let (first, second) = (uncapitalised(first), uncapitalised(second));
            self.pick(&[
                format!(
                    "“{}” and “{second}” are the points of your advertisement that drew me in.",
                    capitalised(&first)
                ),
                format!("What you write about “{first}” and “{second}” appeals to me."),
                format!("A job with “{first}” and “{second}” is one that I would enjoy."),
            ])
        } else {
            self.pick(&[
                "The role you describe sounds like work that I would enjoy.".to_owned(),
                "Your advertisement describes the kind of work I am looking for.".to_owned(),
                "The work you describe is what I would like to do.".to_owned(),
            ])
        }
    }

    fn evidence(&self, candidate: &Candidate, deeds: &[&Deed]) -> Ranked {
        if !candidate.has_resume {
            return self.readiness();
        }
        let asked = asked(deeds);
        let mut sentences = Ranked::new();
        if asked.len() > 1 {
            let asked = list(&asked, "and");
            let ways = [format!("You ask for {asked}."), format!("Your advertisement mentions {asked}.")];
            sentences.push((6, Sentence::new(self.pick(&ways))));
        }
        for (n, deed) in deeds.iter().enumerate() {
            let rank = [0, 2, 5, 7, 8, 9, 10].get(n).copied().unwrap_or(11);
            sentences.push((rank, Sentence::claim(told(deed, &deeds[..n], candidate), [deed.field.clone()])));
        }
        sentences
    }

    /// Without a resume nothing is claimed: the advertisement's points are offered for a talk.
    fn readiness(&self) -> Ranked {
        let vacancy = self.vacancy;
        let first = best_task(&vacancy.tasks);
        let mut sentences = Ranked::new();
        if let Some(task) = vacancy.tasks.iter().find(|task| Some(task.as_str()) != first && first.is_some()) {
            let ways = [format!("I would be just as happy to {task}."), format!("I would also like to {task}.")];
            sentences.push((2, Sentence::new(self.pick(&ways))));
        }
        sentences.push((1, Sentence::new(self.talk())));
        sentences
    }

    /// What could be talked about.
    fn talk(&self) -> String {
        let vacancy = self.vacancy;
        let skills = &vacancy.skills[..vacancy.skills.len().min(MOST_LISTED)];
        let are_named_above = vacancy.tasks.is_empty() && vacancy.pursuits.is_empty();
        match skills {
            [skill] => self.pick(&[
                format!("You mention {skill}, and I would be glad to talk about that with you."),
                format!("I would gladly talk with you about {skill}, which you mention."),
            ]),
            [_, ..] if !are_named_above => {
                let skills = list(skills, "and");
                self.pick(&[
                    format!("You mention {skills}, and I would be glad to go through each of these points with you."),
                    format!("I would be glad to talk about {skills}, which matter to you."),
                    format!("In a conversation we could go through what you ask for, such as {skills}."),
                ])
            }
            [_, ..] if vacancy.has_requirements => self.pick(&[
                "I would be glad to go through what you are looking for with you, point by point.".to_owned(),
                "I would like to go through your requirements with you one by one.".to_owned(),
            ]),
            _ => self.pick(&[
                "I would be glad to hear more about the work and about what matters most to you.".to_owned(),
                "I would like to hear what a good first month in this job looks like to you.".to_owned(),
                "It would be good to learn more about the work and the people I would do it with.".to_owned(),
            ]),
        }
    }

    /// Skills, certificates, languages and the degree, as far as no deed has shown them.
    fn qualifications(&self, candidate: &Candidate, deeds: &[&Deed]) -> Ranked {
        let told: Vec<String> =
            deeds.iter().map(|deed| deed.statement.text().to_lowercase()).chain(asked(deeds)).collect();
        let told = told.join("\n").to_lowercase();
        let fresh = |(name, _): &&(String, String)| !stands_in(&told, &name.to_lowercase());
        let mut sentences = Ranked::new();
        let mut add = |rank, begin: &str, items: Vec<&(String, String)>| {
            if !items.is_empty() {
                let names: Vec<String> = items.iter().map(|(name, _)| name.clone()).collect();
                let fields = items.iter().map(|(_, field)| field.clone());
                sentences.push((rank, Sentence::claim(format!("{begin} {}.", list(&names, "and")), fields)));
            }
        };
        let skills = candidate.skills.iter().filter(fresh).take(MOST_LISTED).collect();
        add(4, if deeds.is_empty() { "I bring" } else { "I also bring" }, skills);
        add(4, "My certificates include", candidate.certificates.iter().take(MOST_LISTED).collect());
        add(4, "I speak", candidate.languages.iter().take(MOST_LISTED).collect());
        if let Some((degree, field)) = &candidate.degree {
            let rank = if candidate.job.is_none() { 1 } else { 8 };
            sentences.push((rank, Sentence::claim(format!("I hold {}.", with_article(degree)), [field.clone()])));
        }
        sentences
    }

    fn end(&self, candidate: &Candidate) -> Ranked {
        let them = self.vacancy.company.as_deref().unwrap_or("your team");
        let talk = match self.tone {
            Tone::Friendly if candidate.has_resume => self.pick(&[
                "I would be glad to tell you more in a conversation.".to_owned(),
                format!("If this sounds right for {them}, I would be happy to talk."),
                "May I tell you more in a conversation?".to_owned(),
            ]),
            Tone::Friendly => self.pick(&[
                "I would be glad to meet you and to show you how I work.".to_owned(),
                "I would be happy to come by and introduce myself.".to_owned(),
                "I would be glad to tell you in a conversation why I am writing to you.".to_owned(),
            ]),
            Tone::Formal => "I would welcome the opportunity to discuss my application with you.".to_owned(),
            Tone::Confident => format!("I would like to show you in an interview what I can do for {them}."),
        };
        vec![(0, Sentence::new(talk)), (5, Sentence::new("Thank you for taking the time to read this."))]
    }
}

/// What the candidate does or did, and for how long.
fn standing(candidate: &Candidate) -> Option<Sentence> {
    let job = candidate.job.as_ref()?;
    let title = with_article(&job.title);
    let place = if job.company.is_empty() { String::new() } else { format!(" at {}", job.company) };
    let years = candidate.years.filter(|_| candidate.is_of_field).map(number);
    let work = if candidate.has_same_job { "this kind of work" } else { "related work" };
    let text = match (years, job.is_current, job.rank == 0) {
        (Some(years), true, _) => {
            format!("I work as {title}{place} and have done {work} for {years} years.")
        }
        (Some(years), false, true) => {
            format!("I bring {years} years in {work}, most recently as {title}{place}.")
        }
        (Some(years), false, false) => {
            format!("I bring {years} years in {work}, among other jobs as {title}{place}.")
        }
        (None, true, _) => format!("At the moment I work as {title}{place}."),
        (None, false, true) if job.is_dated => format!("Most recently I worked as {title}{place}."),
        (None, false, _) => format!("I have worked as {title}{place}."),
    };
    let counted = candidate.years_from.iter().filter(|_| text.contains(" years "));
    let fields = counted.map(|index| format!("experience[{index}].duration"));
    let own = ["position", "company", "duration"].map(|field| format!("experience[{}].{field}", job.index));
    let fields: std::collections::BTreeSet<String> = fields.chain(own).collect();
    Some(Sentence::claim(text, fields))
}

/// The deeds that answer the advertisement; when none does, the first one of the latest job. The latest job comes first.
fn chosen(candidate: &Candidate, most: usize) -> Vec<&Deed> {
    let mut chosen: Vec<&Deed> = Vec::new();
    for deed in candidate.deeds.iter().filter(|deed| deed.answers && is_tellable(deed)) {
        let of_job = chosen.iter().filter(|other| place(other) == place(deed)).count();
        let is_new = !chosen.iter().any(|other| other.statement == deed.statement);
        if chosen.len() < most && of_job < DEEDS_OF_A_JOB && is_new {
            chosen.push(deed);
        }
    }
    if chosen.is_empty() {
        chosen.extend(candidate.deeds.iter().filter(|deed| is_tellable(deed)).min_by_key(|deed| place(deed)));
    }
    chosen.sort_by_key(|deed| place(deed));
    chosen
}

/// Projects come after all jobs.
fn place(deed: &Deed) -> (usize, &str) {
    (deed.job.as_ref().map_or(usize::MAX, |job| job.rank), deed.project.as_deref().unwrap_or_default())
}

fn is_tellable(deed: &Deed) -> bool {
    deed.project.is_none() || matches!(deed.statement, Statement::Did(_))
}

/// What the deeds show of what is asked; each thing once.
fn asked(deeds: &[&Deed]) -> Vec<String> {
    let mut asked: Vec<String> = Vec::new();
    for name in deeds.iter().flat_map(|deed| &deed.asked) {
        if asked.len() < MOST_LISTED && !asked.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            asked.push(name.clone());
        }
    }
    asked
}

/// A deed as a sentence, by what was told before it.
fn told(deed: &Deed, before: &[&Deed], candidate: &Candidate) -> String {
    let Some(job) = &deed.job else { return apart(deed) };
    let is_same = |other: &&&Deed| other.job.as_ref().is_some_and(|other| other.index == job.index);
    match before.iter().filter(is_same).count() {
        0 => begun(deed, job, &lead(job, before, candidate)),
        1 => continued("I also", deed, job),
        _ => continued("In the same job, I", deed, job),
    }
}

/// What belongs to no named job.
fn apart(deed: &Deed) -> String {
    match (&deed.project, &deed.statement) {
        (Some(project), statement) => format!("For my project {project}, I {}.", statement.text()),
        (None, Statement::Did(text) | Statement::Do(text)) => format!("I {text}."),
        (None, Statement::Includes(text)) => format!("My work has included {text}."),
    }
}

/// How the first deed of a job begins: by the job when it is not the one named in the opening.
fn lead(job: &Held, before: &[&Deed], candidate: &Candidate) -> String {
    let is_named_above = candidate.job.as_ref().is_some_and(|named| named.index == job.index);
    if is_named_above && before.is_empty() {
        return if job.is_current { "In my current job," } else { "In that job," }.to_owned();
    }
    let last = before.iter().filter_map(|deed| deed.job.as_ref()).next_back();
    let again = last.is_some_and(|last| !job.company.is_empty() && last.company == job.company);
    let place = match (job.company.is_empty(), again) {
        (true, _) => format!("as {}", with_article(&job.title)),
        (false, true) => format!("also at {}", job.company),
        (false, false) => format!("at {}", job.company),
    };
    let is_earlier = last.is_some_and(|last| last.is_dated && job.is_dated && last.rank < job.rank);
    if is_earlier { format!("Before that, {place},") } else { format!("{},", capitalised(&place)) }
}

fn begun(deed: &Deed, job: &Held, lead: &str) -> String {
    match &deed.statement {
        Statement::Did(text) => format!("{lead} I {}.", in_tense(text, job)),
        Statement::Do(text) if job.is_current => format!("{lead} I {text}."),
        Statement::Do(text) => format!("{lead} my task was to {text}."),
        Statement::Includes(text) => format!("{lead} my work {} {text}.", includes(job)),
    }
}

fn continued(lead: &str, deed: &Deed, job: &Held) -> String {
    match &deed.statement {
        Statement::Did(text) => format!("{lead} {}.", in_tense(text, job)),
        Statement::Do(text) if job.is_current => format!("{lead} {text}."),
        Statement::Do(text) => format!("It was also my task to {text}."),
        Statement::Includes(text) => format!("My work there also {} {text}.", includes(job)),
    }
}

fn includes(job: &Held) -> &'static str {
    if job.is_current { "includes" } else { "included" }
}

/// `was responsible` of a job that goes on.
fn in_tense(text: &str, job: &Held) -> String {
    let lasts = ["was responsible", "was accountable"]
        .iter()
        .find_map(|past| text.strip_prefix(past).map(|rest| (&past[4..], rest)));
    lasts.filter(|_| job.is_current).map_or_else(|| text.to_owned(), |(word, rest)| format!("am {word}{rest}"))
}

/// The first task of a good length, else the first.
fn best_task(tasks: &[String]) -> Option<&str> {
    let good = tasks.iter().find(|task| GOOD_TASK.contains(&word_count(task)));
    good.or(tasks.first()).map(String::as_str)
}
