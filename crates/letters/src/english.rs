//! The English letter.

use crate::candidate::{Candidate, Deed, Held};
use crate::draft::{Parts, Sentence};
use crate::evidence::Statement;
use crate::persons::{as_role, is_person};
use crate::phrase::{capitalised, list, number, stands_in, uncapitalised, with_article, word_count};
use crate::selection::{chosen, most_listed, most_of_a_job, place};
use crate::vacancy::Vacancy;
use crate::{Length, Tone};
use std::collections::BTreeSet;

/// Most skills of the advertisement in one sentence.
const MOST_LISTED: usize = 3;
/// Most words of a company's name in a greeting.
const GREETED_WORDS: usize = 5;
/// More deeds than this stand in two paragraphs: those of the latest job, and all others.
const PARAGRAPH_DEEDS: usize = 4;
/// Words of a task that reads well after `the chance to`.
const GOOD_TASK: std::ops::RangeInclusive<usize> = 5..=15;

/// The parts of the letter.
pub(crate) fn parts(candidate: &Candidate, vacancy: &Vacancy, tone: Tone, length: Length) -> Parts {
    let voice = Voice { vacancy, tone, length };
    let deeds = chosen(candidate, length, most_of_a_job(length));
    let [latest, earlier] = voice.evidence(candidate, &deeds);
    Parts {
        greeting: voice.greeting(),
        paragraphs: vec![
            voice.opening(candidate),
            latest,
            earlier,
            voice.qualifications(candidate, &deeds),
            voice.end(candidate),
        ],
        closing: voice.closing(&candidate.name),
        name: candidate.name.clone(),
    }
}

/// How the letter speaks.
struct Voice<'a> {
    vacancy: &'a Vacancy,
    tone: Tone,
    length: Length,
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
        let company = self.vacancy.company.as_deref().filter(|company| word_count(company) <= GREETED_WORDS);
        let company = company.map(|name| name.strip_prefix("The ").or(name.strip_prefix("the ")).unwrap_or(name));
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
        sentences.extend(standing(candidate, self.vacancy.title.is_some()).map(|sentence| (1, sentence)));
        sentences.push((if candidate.has_resume { 3 } else { 0 }, Sentence::new(self.interest())));
        if candidate.has_resume && self.length == Length::Long {
            sentences.extend(self.other_tasks().take(1).map(|sentence| (9, sentence)));
        }
        sentences
    }

    /// Tasks besides the one that speaks for the job.
    fn other_tasks(&self) -> impl Iterator<Item = Sentence> {
        let tasks = &self.vacancy.tasks;
        let first = best_task(tasks);
        let others = tasks.iter().filter(move |task| first.is_some_and(|first| first != task.as_str()));
        others.enumerate().map(|(n, task)| {
            let (happy, like) =
                (format!("I would be just as happy to {task}."), format!("I would also like to {task}."));
            Sentence::new(match n {
                0 => self.pick(&[happy, like]),
                1 => format!("I could {task} as well."),
                _ => format!("It would also suit me to {task}."),
            })
        })
    }

    /// Which job is wanted. A title that names no person has no article: `the Customer Service position`.
    fn wish(&self) -> String {
        match (&self.vacancy.title, &self.vacancy.company) {
            (Some(title), Some(company)) if is_person(title) => self.pick(&self.wishes_at(title, company)),
            (Some(title), Some(company)) => format!("I would like to apply for the {title} position at {company}."),
            (Some(title), None) if self.vacancy.is_agency => {
                format!("I would like to apply for the {title} position you are advertising.")
            }
            (Some(title), None) if is_person(title) => self.pick(&self.wishes(title)),
            (Some(title), None) => format!("I would like to apply for your {title} position."),
            (None, Some(company)) => format!("I would like to apply for the position at {company}."),
            (None, None) => "I would like to apply for the position you are advertising.".to_owned(),
        }
    }

    fn wishes_at(&self, title: &str, company: &str) -> Vec<String> {
        let role = with_article(title);
        match self.tone {
            Tone::Friendly => vec![
                format!("I would like to join {company} as {role}."),
                format!("I would love to be considered for the {title} position at {company}."),
                format!("Your advertisement for {role} at {company} reads like a job for me."),
            ],
            Tone::Formal => vec![
                format!("I wish to apply for the position of {title} at {company}."),
                format!("I would like to apply for the {title} position at {company}."),
            ],
            Tone::Confident => vec![
                format!("I would like to be your next {title}."),
                format!("I want to work for {company} as {role}."),
            ],
        }
    }

    fn wishes(&self, title: &str) -> Vec<String> {
        match self.tone {
            Tone::Friendly => vec![
                format!("I would like to apply for your {title} position."),
                format!("You are looking for {}, and I would love to be considered.", with_article(title)),
            ],
            Tone::Formal => vec![format!("I wish to apply for the position of {title}.")],
            Tone::Confident => vec![format!("I would like to be your next {title}.")],
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

    /// What was done, in two paragraphs; the second is empty when there is little to tell.
    fn evidence(&self, candidate: &Candidate, deeds: &[&Deed]) -> [Ranked; 2] {
        if !candidate.has_resume {
            return [self.readiness(), Ranked::new()];
        }
        let asked = asked(deeds);
        let mut sentences = Ranked::new();
        if asked.len() > 1 {
            let asked = list(&asked, "and");
            let ways = [format!("You ask for {asked}."), format!("Your advertisement mentions {asked}.")];
            sentences.push((6, Sentence::new(self.pick(&ways))));
        }
        let of_latest = deeds.iter().take_while(|deed| place(deed) == place(deeds[0])).count();
        let end = sentences.len() + if deeds.len() > PARAGRAPH_DEEDS { of_latest } else { deeds.len() };
        for (n, deed) in deeds.iter().enumerate() {
            let rank = [0, 2, 5, 7, 8, 9].get(n).copied().unwrap_or(4 + n as u8);
            sentences.push((rank, Sentence::claim(sentence_of(deed, &deeds[..n], candidate), [deed.field.clone()])));
        }
        let earlier = sentences.split_off(end);
        [sentences, earlier]
    }

    /// Without a resume nothing is claimed: the advertisement's points are offered for a talk.
    fn readiness(&self) -> Ranked {
        let most = match self.length {
            Length::Short => 1,
            Length::Medium => 2,
            Length::Long => 3,
        };
        let mut sentences: Ranked = self.other_tasks().take(most).map(|sentence| (2, sentence)).collect();
        let said = sentences.iter().map(|(_, sentence)| sentence.text.clone());
        let said = said.chain([self.wish(), self.interest()]).collect::<Vec<_>>().join("\n").to_lowercase();
        sentences.push((1, Sentence::new(self.talk(&said))));
        sentences
    }

    /// What could be talked about: skills that were not said before.
    fn talk(&self, said: &str) -> String {
        let vacancy = self.vacancy;
        let fresh = vacancy.skills.iter().filter(|skill| !stands_in(said, &skill.to_lowercase()));
        let skills: Vec<String> = fresh.take(MOST_LISTED).cloned().collect();
        match skills.as_slice() {
            [skill] => self.pick(&[
                format!("You mention {skill}, and I would be glad to talk about that with you."),
                format!("I would gladly talk with you about {skill}, which you mention."),
            ]),
            [_, ..] => {
                let skills = list(&skills, "and");
                self.pick(&[
                    format!("You mention {skills}, and I would be glad to go through each of these points with you."),
                    format!("I would be glad to talk about {skills}, which matter to you."),
                    format!("In a conversation we could go through what you ask for, such as {skills}."),
                ])
            }
            [] if vacancy.has_requirements && !vacancy.skills.is_empty() => self.pick(&[
                "I would be glad to go through what you are looking for with you, point by point.".to_owned(),
                "I would like to go through your requirements with you one by one.".to_owned(),
            ]),
            [] => self.pick(&[
                "I would be glad to hear more about the work and about what matters most to you.".to_owned(),
                "I would like to hear what a good first month in this job looks like to you.".to_owned(),
                "It would be good to learn more about the work and the people I would do it with.".to_owned(),
            ]),
        }
    }

    /// Skills, certificates, languages and the degree, as far as no deed has shown them.
    fn qualifications(&self, candidate: &Candidate, deeds: &[&Deed]) -> Ranked {
        let said: Vec<String> =
            deeds.iter().map(|deed| deed.statement.text().to_lowercase()).chain(asked(deeds)).collect();
        let titles = self.vacancy.title.iter().chain(candidate.job.iter().map(|job| &job.title));
        let said = said.iter().chain(titles).cloned().collect::<Vec<_>>().join("\n").to_lowercase();
        let fresh = |(name, _): &&(String, String)| !stands_in(&said, &name.to_lowercase());
        let mut sentences = Ranked::new();
        let mut add = |rank, begin: &str, items: Vec<&(String, String)>| {
            if !items.is_empty() {
                let names: Vec<String> = items.iter().map(|(name, _)| name.clone()).collect();
                let fields = items.iter().map(|(_, field)| field.clone());
                sentences.push((rank, Sentence::claim(format!("{begin} {}.", list(&names, "and")), fields)));
            }
        };
        let most = most_listed(self.length);
        let skills = candidate.skills.iter().filter(fresh).take(most).collect();
        add(4, if deeds.is_empty() { "I bring" } else { "I also bring" }, skills);
        add(4, "My certificates include", candidate.certificates.iter().take(most).collect());
        add(4, "I speak", candidate.languages.iter().take(most).collect());
        if let Some((degree, field)) = &candidate.degree {
            let rank = if candidate.job.is_none() { 1 } else { 8 };
            sentences.push((rank, Sentence::claim(format!("I hold {}.", with_article(degree)), [field.clone()])));
        }
        sentences
    }

    fn end(&self, candidate: &Candidate) -> Ranked {
        let team = if self.vacancy.is_agency { "your client" } else { "your team" };
        let them = self.vacancy.company.as_deref().unwrap_or(team);
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

/// What the candidate does or did, and for how long in work like the advertised one, when it is known which that is.
fn standing(candidate: &Candidate, is_work_known: bool) -> Option<Sentence> {
    let job = candidate.job.as_ref()?;
    let place = stated(job);
    let years = candidate.years.filter(|_| candidate.is_of_field && is_work_known).map(number);
    let work = if candidate.has_same_job { "this kind of work" } else { "related work" };
    let now = candidate.current.as_ref().map(|job| format!("At the moment I work{}, and", stated(job)));
    let text = match (years, job.is_current, job.rank == 0) {
        (Some(years), true, _) => {
            format!("I work{place} and have done {work} for {years} years.")
        }
        (Some(years), false, true) => {
            format!("I bring {years} years in {work}, most recently{place}.")
        }
        (Some(years), false, false) => {
            format!("{} bring {years} years in {work}, among other jobs{place}.", speaker(now.as_deref()))
        }
        (None, true, _) => format!("At the moment I work{place}."),
        (None, false, true) if job.is_dated => format!("Most recently I worked{place}."),
        (None, false, _) => format!("{} have worked{place}.", speaker(now.as_deref())),
    };
    let counted = candidate.years_from.iter().filter(|_| text.contains(" years "));
    let fields = counted.map(|index| format!("experience[{index}].duration"));
    let named = candidate.current.iter().chain([job]);
    let own = named
        .flat_map(|job| ["position", "company", "duration"].map(|field| format!("experience[{}].{field}", job.index)));
    let fields: BTreeSet<String> = fields.chain(own).collect();
    Some(Sentence::claim(text, fields))
}

/// `I` behind what comes before it.
fn speaker(before: Option<&str>) -> String {
    before.map_or_else(|| "I".to_owned(), |before| format!("{before} I"))
}

/// A job behind a verb: ` as a Nurse at Mercy Hospital`.
fn stated(job: &Held) -> String {
    let role = if job.title.is_empty() { String::new() } else { format!(" as {}", as_role(&job.title)) };
    let place = if job.company.is_empty() { String::new() } else { format!(" at {}", job.company) };
    role + &place
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

/// A deed as a sentence, by what was said before it.
fn sentence_of(deed: &Deed, before: &[&Deed], candidate: &Candidate) -> String {
    let Some(job) = &deed.job else { return apart(deed) };
    let is_same = |other: &&&Deed| other.job.as_ref().is_some_and(|other| other.index == job.index);
    match before.iter().filter(is_same).count() {
        0 => begun(deed, job, &lead(job, before, candidate)),
        n => continued(n, deed, before.last().copied(), job),
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
    let is_named_above = candidate.job.iter().chain(&candidate.current).any(|named| named.index == job.index);
    if is_named_above && before.is_empty() {
        return if job.is_current { "In my current job," } else { "In that job," }.to_owned();
    }
    let last = before.iter().filter_map(|deed| deed.job.as_ref()).next_back();
    let again = last.is_some_and(|last| !job.company.is_empty() && last.company == job.company);
    let place = match (job.company.is_empty(), again) {
        (true, _) if is_person(&job.title) => format!("as {}", as_role(&job.title)),
        (true, _) => "in another job".to_owned(),
        (false, true) => format!("also at {}", job.company),
        (false, false) => format!("at {}", job.company),
    };
    let is_parallel = job.is_current && last.is_some_and(|last| last.is_current);
    let earlier: Vec<&Held> = before.iter().filter_map(|deed| deed.job.as_ref()).collect();
    let steps = earlier.windows(2).filter(|pair| pair[1].was_before(pair[0])).count();
    match steps {
        _ if is_parallel && earlier.iter().all(|other| other.index == earlier[0].index) => {
            format!("At the same time, {place},")
        }
        0 if last.is_some_and(|last| job.was_before(last)) => format!("Before that, {place},"),
        1 if last.is_some_and(|last| job.was_before(last)) => format!("Earlier still, {place},"),
        _ => format!("{},", capitalised(&place)),
    }
}

fn begun(deed: &Deed, job: &Held, lead: &str) -> String {
    match &deed.statement {
        Statement::Did(text) => format!("{lead} I {}.", in_tense(text, job)),
        Statement::Do(text) if job.is_current => format!("{lead} I {text}."),
        Statement::Do(text) => format!("{lead} my task was to {text}."),
        Statement::Includes(text) => format!("{lead} my work {} {text}.", includes(job)),
    }
}

/// The deeds of a job after its first; two that follow each other do not begin alike.
fn continued(n: usize, deed: &Deed, before: Option<&Deed>, job: &Held) -> String {
    let is_even = n.is_multiple_of(2);
    let is_of_work = before.is_some_and(|deed| matches!(deed.statement, Statement::Includes(_)));
    let lead = match n {
        2 => "In the same job, I",
        _ if is_even => "Besides that, I",
        _ => "I also",
    };
    match &deed.statement {
        Statement::Did(text) if is_even => format!("{lead} {}.", in_tense(text, job)),
        Statement::Did(text) => format!("I {}.", also(&in_tense(text, job))),
        Statement::Do(text) if job.is_current => format!("{lead} {text}."),
        Statement::Do(text) if is_even => format!("{lead} had to {text}."),
        Statement::Do(text) => format!("It was also my task to {text}."),
        Statement::Includes(text) if is_even && is_of_work => format!("It also {} {text}.", includes(job)),
        Statement::Includes(text) => format!("My work there also {} {text}.", includes(job)),
    }
}

/// `also` before a verb, but behind a form of `to be`: `am also responsible`.
fn also(text: &str) -> String {
    let being = ["am ", "was "].iter().find_map(|be| text.strip_prefix(be).map(|rest| format!("{be}also {rest}")));
    being.unwrap_or_else(|| format!("also {text}"))
}

fn includes(job: &Held) -> &'static str {
    if job.is_current { "includes" } else { "included" }
}

/// What lasts as long as the job is said in its tense: `was responsible` of a job that goes on, `am` of one that is over.
fn in_tense(text: &str, job: &Held) -> String {
    let is_lasting =
        |rest: &&str| ["responsible", "accountable", "in charge"].iter().any(|state| rest.starts_with(state));
    let is_over = job.is_dated && !job.is_current;
    if let Some(rest) = text.strip_prefix("was ").filter(is_lasting).filter(|_| job.is_current) {
        format!("am {rest}")
    } else if let Some(rest) = text.strip_prefix("am ").filter(|_| is_over) {
        format!("was {rest}")
    } else {
        text.to_owned()
    }
}

/// The first task of a good length, else the first.
fn best_task(tasks: &[String]) -> Option<&str> {
    let good = tasks.iter().find(|task| GOOD_TASK.contains(&word_count(task)));
    good.or(tasks.first()).map(String::as_str)
}
