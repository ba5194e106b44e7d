//! Guesses the language by its smallest words.

use crate::words::fold;
use vitae_model::document::Document;

/// Frequent small words by language, folded. Neighbours share many of them: the more of its own a language has here, the
/// further it stands from them.
const WORDS: &[(&str, &str)] = &[
    ("en", "the and of to with for in on by from as that at a an is was were my i an using this which"),
    ("de", "und der die das mit fur von im bei zur zum den des eine einer als sowie auf nach ich ist durch an am"),
    ("fr", "et des les pour dans avec du aux sur une la le au de d l en un par a chez est ainsi que je"),
    ("es", "y los las para con del por una el en la como de un al se que e su desde"),
    ("pt", "e para com dos das em uma ao os do da na no de um por a o como pela pelo nas nos que"),
    ("it", "e per con della delle dei di il nel gli una alla presso in la un da del dal nella al le i che"),
    ("nl", "en van het een voor met de bij naar ik te in op als der aan tot door is dat"),
    ("tr", "ve ile icin bir olarak bu da de uzerinde gibi"),
    ("pl", "i w z na do oraz dla od przy jak ze sie jest o po"),
    ("sv", "och att i pa med som for av till en ett det ar den jag fran har"),
    ("da", "og at i pa med som for af til en et det er den jeg fra har ved"),
    ("no", "og a i pa med som for av til en et det er den jeg fra har ved"),
    ("fi", "ja on sekka seka ovat oli tai myos joka kanssa"),
    ("cs", "a v na se s do z je pro ve jsem o k po za od pri jako"),
    ("sk", "a v na sa s do z je pre vo som o k po za od pri ako"),
    ("hr", "i u na se s od za je iz kao sa o do te"),
    ("ro", "si in de la cu pentru din pe ale al a un prin am"),
    ("ca", "i de la el per amb les els del en una al dels a un com"),
    ("hu", "es a az egy is hogy nem volt meg mint"),
    ("id", "dan di yang untuk dengan dari pada sebagai ini dalam ke"),
    ("vi", "va cac cho cua trong la voi co nhung duoc mot"),
    ("et", "ja on ning oli voi kui ka"),
    ("lt", "ir su i is uz bei kaip yra"),
    ("ru", "и в на с по для от из как"),
    ("uk", "і в на з та до для від як"),
    ("el", "και το της του στο για με την"),
    ("bg", "и в на за от с по се"),
];

/// Least small words that tell a language.
const ENOUGH: usize = 5;
/// How many of the language's words there must be, in hundredths of those of the next likely one.
const AHEAD: usize = 115;

/// The language that a document is written in, as a two-letter code: by its small words, or, where two languages are about as
/// likely, the one of the two that the file states. `None` when neither tells: a wrong language does more harm than none.
pub(crate) fn of(document: &Document) -> Option<String> {
    let ranked = ranked(&document.plain_text());
    let (code, most) = ranked[0];
    let is_likely = |count: usize| most >= ENOUGH && count * AHEAD > most * 100;
    if !is_likely(ranked[1].1) {
        return (most >= ENOUGH).then(|| code.to_owned());
    }
    let stated = stated(document)?;
    ranked.iter().any(|(code, count)| *code == stated && is_likely(*count)).then_some(stated)
}

/// The languages by how many of their small words a text holds, most first.
fn ranked(text: &str) -> Vec<(&'static str, usize)> {
    let text = fold(&text.replace(['\'', '\u{2019}'], " "));
    let words: Vec<&str> = text.split(' ').collect();
    let count = |list: &str| words.iter().filter(|word| list.split(' ').any(|known| known == **word)).count();
    let mut ranked: Vec<(&str, usize)> = WORDS.iter().map(|(code, list)| (*code, count(list))).collect();
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    ranked
}

/// The language that the file itself names; programs often name their own.
fn stated(document: &Document) -> Option<String> {
    let tag = document.info().language.as_deref()?;
    let code: String = tag.chars().take_while(|c| c.is_ascii_alphabetic()).collect();
    (code.len() == 2).then(|| code.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::{FileInfo, Flow, Format, Paragraph, Run};

    fn written(text: &str, stated: Option<&str>) -> Document {
        let run = Run { text: text.to_owned(), ..Run::default() };
        let info = FileInfo {
            format: Format::Docx,
            bytes: 1,
            title: None,
            language: stated.map(str::to_owned),
            encrypted: false,
            copy_allowed: true,
            repaired: false,
            tagged: false,
        };
        Document::Flow(Flow { info, paragraphs: vec![Paragraph { runs: vec![run], ..Paragraph::default() }] })
    }

    #[test]
    fn each_language_is_known_by_its_small_words() {
        for (text, code) in [
            ("Led the team of five and moved the ledger to a new system with the help of the auditors", "en"),
            ("Leitung der Abteilung und Planung der Schichten mit dem Betriebsrat, zuständig für das Lager", "de"),
            ("Gestion de la caisse et des stocks pour une enseigne, avec le suivi des commandes dans le magasin", "fr"),
            ("Atención a los clientes en la tienda y control de las cajas con el equipo de la mañana", "es"),
            ("Atendimento ao cliente e gestão do armazém com a equipa da manhã, para os clientes em Lisboa", "pt"),
            ("Gestione del magazzino e della cassa per il negozio, con la responsabilità dei turni nel reparto", "it"),
            ("Leiding van het magazijn en de planning van de ploegen, met een team voor de dagdienst", "nl"),
            ("Ansvarig för lagret och planering av skift med ett team på dagen, samt att det är ordning", "sv"),
            ("Vedoucí skladu a plánování směn se týmem, je na dobu ve skladu od pondělí do pátku za provoz", "cs"),
            (
                "Responsabil de depozit și planificarea turelor cu o echipă, din magazin pentru clienți prin telefon în oraș",
                "ro",
            ),
            ("A raktár vezetése és a műszakok tervezése, az áru átvétele is a feladat volt, hogy egy csapat", "hu"),
        ] {
            assert_eq!(of(&written(text, None)).as_deref(), Some(code), "{text}");
        }
    }

    #[test]
    fn a_doubtful_language_is_none_unless_the_file_states_one_of_the_likely() {
        let doubtful = "de la en un de la en un al se";
        for (text, stated, code) in [
            ("Rust Python Kubernetes Terraform", None, None),
            ("Rust Python Kubernetes Terraform", Some("en-US"), None),
            (doubtful, None, None),
            (doubtful, Some("en-US"), None),
            (doubtful, Some("es-MX"), Some("es")),
            ("Led the team of five and moved the ledger to a new system", Some("de-DE"), Some("en")),
        ] {
            assert_eq!(of(&written(text, stated)).as_deref(), code, "{text} {stated:?}");
        }
    }
}
