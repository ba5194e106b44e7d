//! The language of a text, by its smallest words and by the crate whatlang.

use crate::words::fold;
use std::sync::LazyLock;
use vitae_model::document::Document;
use whatlang::{Detector, Lang, Script};

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
    ("el", "και το τησ του στο για με την"),
    ("bg", "и в на за от с по се"),
];

/// The languages that whatlang may name: a language that it may not cannot be mistaken for one of these.
const LANGUAGES: &[(&str, Lang)] = &[
    ("ar", Lang::Ara),
    ("bg", Lang::Bul),
    ("ca", Lang::Cat),
    ("cs", Lang::Ces),
    ("da", Lang::Dan),
    ("de", Lang::Deu),
    ("el", Lang::Ell),
    ("en", Lang::Eng),
    ("es", Lang::Spa),
    ("et", Lang::Est),
    ("fi", Lang::Fin),
    ("fr", Lang::Fra),
    ("he", Lang::Heb),
    ("hi", Lang::Hin),
    ("hr", Lang::Hrv),
    ("hu", Lang::Hun),
    ("id", Lang::Ind),
    ("it", Lang::Ita),
    ("ja", Lang::Jpn),
    ("ko", Lang::Kor),
    ("lt", Lang::Lit),
    ("lv", Lang::Lav),
    ("nl", Lang::Nld),
    ("no", Lang::Nob),
    ("pl", Lang::Pol),
    ("pt", Lang::Por),
    ("ro", Lang::Ron),
    ("ru", Lang::Rus),
    ("sk", Lang::Slk),
    ("sl", Lang::Slv),
    ("sr", Lang::Srp),
    ("sv", Lang::Swe),
    ("tr", Lang::Tur),
    ("uk", Lang::Ukr),
    ("vi", Lang::Vie),
    ("zh", Lang::Cmn),
];

/// Least small words that tell a language.
const ENOUGH: usize = 5;
/// How many of the language's words there must be, in hundredths of those of the next likely one.
const AHEAD: usize = 115;
/// From this confidence on, whatlang's word counts against the small words.
const SURE: f64 = 0.5;
/// Below this confidence of whatlang's a text may be a mixture, even where the small words speak for the same language.
const DOUBTFUL: f64 = 0.1;
/// Least letters by which whatlang can tell a language; names of tools alone look like any.
const LETTERS: usize = 60;

/// The language of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Language {
    /// Two letters, as ISO 639-1 has them.
    pub(crate) code: &'static str,
    /// From 0 to 1.
    pub(crate) confidence: f32,
}

/// The language that a document is written in; `None` when it cannot be detected.
pub(crate) fn of(document: &Document) -> Option<Language> {
    detect(&document.plain_text())
}

/// The language of a text: by its small words and by whatlang, which knows it by its groups of three letters. Small words do not
/// tell near neighbours apart (Danish and Norwegian), groups of letters are led astray by names of tools. `None` when neither
/// tells: a wrong language does more harm than none.
pub(crate) fn detect(text: &str) -> Option<Language> {
    let language = |code, confidence: f64| Some(Language { code, confidence: confidence as f32 });
    match (by_small_words(text), by_letters(text)) {
        (Some(words), Some((letters, sure))) if words == letters => {
            language(words, (1.0 + sure) / 2.0).filter(|_| sure >= DOUBTFUL)
        }
        (_, Some((letters, sure))) if sure > SURE => language(letters, sure),
        (Some(words), Some((_, sure))) => language(words, 1.0 - sure),
        (Some(words), None) => language(words, SURE),
        (None, _) => None,
    }
}

/// The language whose small words a text holds most of, when it holds enough of them and clearly more than of any other's.
fn by_small_words(text: &str) -> Option<&'static str> {
    let text = fold(&text.replace(['\'', '\u{2019}'], " "));
    let words: Vec<&str> = text.split(' ').collect();
    let count = |list: &str| words.iter().filter(|word| list.split(' ').any(|known| known == **word)).count();
    let mut ranked: Vec<(&str, usize)> = WORDS.iter().map(|(code, list)| (*code, count(list))).collect();
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let ((code, most), (_, next)) = (ranked[0], ranked[1]);
    (most >= ENOUGH && next * AHEAD <= most * 100).then_some(code)
}

/// The language that whatlang knows a text by, and how sure it is.
fn by_letters(text: &str) -> Option<(&'static str, f64)> {
    static DETECTOR: LazyLock<Detector> =
        LazyLock::new(|| Detector::with_allowlist(LANGUAGES.iter().map(|(_, lang)| *lang).collect()));
    let found = DETECTOR.detect(text)?;
    let spaced = matches!(found.script(), Script::Latin | Script::Cyrillic);
    if spaced && text.chars().filter(|c| c.is_alphabetic()).count() < LETTERS {
        return None;
    }
    let (code, _) = LANGUAGES.iter().find(|(_, lang)| *lang == found.lang())?;
    Some((code, found.confidence()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Option<&'static str> {
        detect(text).map(|language| language.code)
    }

    #[test]
    fn each_language_is_known() {
        for (text, want) in [
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
            (
                "Ansvarlig for lageret og planlægning af vagter, hvor jeg også har oplært nye medarbejdere i butikken",
                "da",
            ),
            (
                "Ansvarlig for lageret og planlegging av vakter, der jeg også har lært opp nye medarbeidere i butikken",
                "no",
            ),
            ("Vedenie skladu a plánovanie zmien s tímom, kde som bol zodpovedný za príjem tovaru aj za školenia", "sk"),
            ("Руководил складом и планировал смены, отвечал за приём товара и обучение новых сотрудников", "ru"),
            ("Керував складом і планував зміни, відповідав за приймання товару та навчання нових працівників", "uk"),
            ("Υπεύθυνος αποθήκης και προγραμματισμός βαρδιών με την ομάδα του καταστήματος", "el"),
            ("负责仓库管理和排班，并培训新员工", "zh"),
            ("倉庫の管理とシフトの計画を担当し、新人の教育も行いました", "ja"),
            ("창고 관리와 근무 일정 계획을 맡았고 신입 직원을 교육했습니다", "ko"),
            ("ניהול המחסן ותכנון המשמרות עם צוות של חמישה עובדים", "he"),
            ("A raktár vezetése és a műszakok tervezése, az áru átvétele is a feladat volt, hogy egy csapat", "hu"),
        ] {
            assert_eq!(code(text), Some(want), "{text}");
        }
    }

    #[test]
    fn what_tells_no_language_is_none() {
        for text in ["", "2019 – 2021", "Rust Python Kubernetes Terraform", "de la en un de la en un al se"] {
            assert_eq!(detect(text), None, "{text}");
        }
    }

    #[test]
    fn confidence_is_high_where_words_and_letters_agree() {
        let text = "Led the team of five and moved the ledger to a new system with the help of the auditors";
        assert!(detect(text).is_some_and(|language| (0.9..=1.0).contains(&language.confidence)));
    }
}
