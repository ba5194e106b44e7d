//! Job titles and employers by the words they are made of.

use crate::vocabulary;
use crate::words::fold;

/// Endings of compounds that name an employer, in the languages that write compounds as one word.
const COMPANY_ENDINGS: &[&str] = &[
    "werke",
    "werk",
    "bank",
    "haus",
    "klinik",
    "klinikum",
    "schule",
    "betrieb",
    "technik",
    "versicherung",
    "gesellschaft",
    "verwaltung",
    "zentrum",
    "handel",
    "verband",
    "verlag",
    "gericht",
    "institut",
    "backerei",
    "brauerei",
    "kanzlei",
    "bedrijf",
    "centrum",
    "groep",
    "ziekenhuis",
    "winkel",
    "huis",
    "kantoor",
    "dienst",
    "sjukhus",
    "skola",
    "skole",
    "verket",
    "bolaget",
    "foretaget",
    "kommun",
    "kommune",
    "sykehus",
    "sygehus",
    "yhtio",
    "sairaala",
    "koulu",
    "tech",
    "soft",
    "works",
    "bau",
    "stift",
    "stiftung",
    "schreinerei",
    "tischlerei",
    "zimmerei",
    "metzgerei",
    "gartnerei",
    "druckerei",
    "spedition",
    "apotheke",
    "agentur",
    "museum",
    "theater",
];
const TITLE_ENDINGS: &[&str] = &[
    "leiter",
    "leiterin",
    "ingenieur",
    "ingenieurin",
    "entwickler",
    "entwicklerin",
    "berater",
    "beraterin",
    "mechaniker",
    "mechanikerin",
    "techniker",
    "technikerin",
    "manager",
    "managerin",
    "assistent",
    "assistentin",
    "kaufmann",
    "kauffrau",
    "pfleger",
    "pflegerin",
    "lehrer",
    "lehrerin",
    "arbeiter",
    "arbeiterin",
    "student",
    "studentin",
    "fuhrer",
    "fuhrerin",
    "verkaufer",
    "verkauferin",
    "bearbeiter",
    "bearbeiterin",
    "fachkraft",
    "hilfskraft",
    "kraft",
    "fahrer",
    "fahrerin",
    "monteur",
    "monteurin",
    "installateur",
    "elektroniker",
    "schwester",
    "arzt",
    "arztin",
    "meister",
    "meisterin",
    "helfer",
    "helferin",
    "trainer",
    "trainerin",
    "redakteur",
    "redakteurin",
    "angestellte",
    "angestellter",
    "beauftragte",
    "beauftragter",
    "vertreter",
    "vertreterin",
    "praktikant",
    "praktikantin",
    "koordinator",
    "koordinatorin",
    "planer",
    "planerin",
    "prufer",
    "pruferin",
    "verpleegkundige",
    "medewerker",
    "medewerkster",
    "leidster",
    "begeleider",
    "verkoper",
    "chauffeur",
    "kundige",
    "directeur",
    "assistente",
    "onderzoeker",
    "ontwikkelaar",
    "beheerder",
    "adviseur",
    "bouwer",
    "ledare",
    "larare",
    "skoterska",
    "ingenjor",
    "utvecklare",
    "saljare",
    "tekniker",
    "ingenior",
    "utvikler",
    "udvikler",
    "konsulent",
    "konsult",
    "larer",
    "laerer",
    "leder",
    "medarbetare",
    "medarbejder",
    "medarbeider",
    "assistenten",
    "paallikko",
    "hoitaja",
    "insinoori",
    "opettaja",
    "kehittaja",
    "myyja",
    "asentaja",
    "suunnittelija",
    "woman",
    "smith",
];

/// How much a text reads like a job title, 0 to 1.5.
pub(crate) fn title_score(text: &str) -> f32 {
    score(text, &vocabulary::TITLES, TITLE_ENDINGS)
}

/// How much a text reads like an employer's name, 0 to 1.5.
pub(crate) fn company_score(text: &str) -> f32 {
    // "Head of Department" names a department and "Site Electrician" a site, but both are titles.
    let folded = fold(text);
    let is_title = |word: Option<&str>| word.is_some_and(|word| is_hit(word, &vocabulary::TITLES, TITLE_ENDINGS));
    let titled = is_title(folded.split(' ').next()) || is_title(folded.split(' ').next_back());
    score(text, &vocabulary::COMPANIES, COMPANY_ENDINGS) * if titled { 0.3 } else { 1.0 }
}

/// The last word counts most: `Research Institute` is an institute, `Shop Assistant` an assistant.
fn score(text: &str, list: &vocabulary::Phrases, endings: &[&str]) -> f32 {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let hit = |word: &&str| is_hit(word, list, endings);
    let any = words.iter().any(hit);
    let last = words.last().is_some_and(hit);
    let head = words.first().is_some_and(hit);
    if !any { 0.0 } else { 0.6 + if last { 0.6 } else { 0.0 } + if head { 0.3 } else { 0.0 } }
}

/// Whether a word is in a list, or a compound that ends like one.
fn is_hit(word: &str, list: &vocabulary::Phrases, endings: &[&str]) -> bool {
    list.contains(word) || endings.iter().any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// How much more a text reads like a title than like an employer; negative for an employer.
pub(crate) fn lean(text: &str) -> f32 {
    title_score(text) - company_score(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_employers_lean_apart() {
        for title in [
            "Senior Software Engineer",
            "Ward Sister",
            "Projektleiterin",
            "Shop Assistant",
            "Chef de Partie",
            "Head of Department",
            "Site Electrician",
            "Wijkverpleegkundige",
            "Główny księgowy",
            "Restaurant Supervisor",
        ] {
            assert!(lean(title) > 0.0, "{title}");
        }
        for company in
            ["Acme Ltd", "Research Institute", "Technische Universität", "St Mary Hospital", "Riverbend Labs"]
        {
            assert!(lean(company) < 0.0, "{company}");
        }
    }
}
