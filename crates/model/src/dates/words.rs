//! The words that dates are written with, in the languages that are read.
//!
//! All words are folded: lower case, without accents (see [`super::scan::fold`]).

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Month names and their usual abbreviations, months in order. Languages: en, de, fr, es, ca, pt, it, ro, nl, sv, da, nb, is, fi,
/// et, pl, cs, sk, hr, sl, hu, lt, lv, tr, id, ms, cy, ga, sq, ru, uk, el.
const MONTHS: [&str; 12] = [
    "january jan januar jaenner janner janvier janv enero ene gener janeiro gennaio genn gen ianuarie ian januari \
     janua tammikuu tammikuuta jaanuar styczen stycznia sty stycz leden ledna led sijecanj sijecnja januarja januar sausis \
     sausio janvaris ocak oca jan ionawr eanair janari янв январь января січ січень січня ιαν ιανουαριος ιανουαριου",
    "february feb febr februar feber fevrier fevr fev febrero febrer fevereiro febbraio febbr februarie februari februarja \
     helmikuu helmikuuta veebruar luty lutego lut unor unora veljaca veljace vasaris vasario februaris subat sub pebruari peb \
     chwefror feabhra shkurt фев февр февраль февраля лют лютий лютого φεβ φεβρουαριος φεβρουαριου",
    "march mar marz maerz mrz mars marzo marc marco martie maart mrt maa mart maaliskuu maaliskuuta marts marec \
     marzec marca marz brezen brezna bre ozujak ozujka marcius marc kovas kovo maret mac mawrth marta мар март марта бер \
     березень березня μαρ μαρτιος μαρτιου",
    "april apr avril avr abril abr aprile aprilie huhtikuu huhtikuuta aprill kwiecien kwietnia kwi kwiec duben dubna dub \
     travanj travnja aprilis apr balandis balandzio nisan nis ebrill aibrean prill апр апрель апреля кві квітень квітня απρ \
     απριλιος απριλιου",
    "may mai mayo maig maio maggio magg mag mei maj maja toukokuu toukokuuta kveten kvetna kve svibanj svibnja majus geguze \
     geguzes maijs mayis bealtaine май мая тра травень травня μαι μαιος μαιου",
    "june jun juni juin junio juny junho giugno giu iunie iun kesakuu kesakuuta juuni czerwiec czerwca cze czerw cerven cervna \
     lipanj lipnja junij junija junius birzelis birzelio junijs haziran haz mehefin meitheamh qershor июн июнь июня чер \
     червень червня ιουν ιουνιος ιουνιου",
    "july jul juli juillet juil julio juliol julho luglio lug iulie iul heinakuu heinakuuta juuli lipiec lipca lip cervenec \
     cervence srpanj srpnja julij julija julius liepa liepos julijs temmuz tem gorffennaf iuil korrik июл июль июля лип липень \
     липня ιουλ ιουλιος ιουλιου",
    "august aug aout agosto ago agost augustus augusti elokuu elokuuta sierpien sierpnia sie sierp srpen srpna kolovoz \
     kolovoza avgust avgusta avg augusztus rugpjutis rugpjucio augusts agustos agu agustus agt ogos awst lunasa gusht авг \
     август августа сер серпень серпня αυγ αυγουστος αυγουστου",
    "september sept sep septembre septiembre setiembre setembre setembro set settembre sett septembrie syyskuu syyskuuta \
     wrzesien wrzesnia wrz wrzes zari zar rujan rujna septembra szeptember szept rugsejis rugsejo septembris eylul eyl medi \
     fomhair shtator сен сент сентябрь сентября вер вересень вересня σεπ σεπτ σεπτεμβριος σεπτεμβριου",
    "october oct oktober okt octobre octubre outubro out ottobre ott octombrie oktobre lokakuu lokakuuta oktoober \
     pazdziernik pazdziernika paz pazdz rijen rijna oktobra spalis spalio oktobris ekim eki hydref deireadh tetor \
     окт октябрь октября жов жовтень жовтня οκτ οκτωβριος οκτωβριου",
    "november nov novembre noviembre novembro noiembrie noi marraskuu marraskuuta listopad listopada lis studeni studenoga \
     novembra lapkritis lapkricio novembris kasim kas nopember tachwedd samhain nentor ноя нояб ноябрь ноября лис листопад \
     листопада νοε νοεμβριος νοεμβριου",
    "december dec dezember dez decembre desembre diciembre dic dezembro dicembre decembrie desember des joulukuu joulukuuta \
     detsember grudzien grudnia gru grudz prosinec prosince prosinac prosinca decembra gruodis gruodzio decembris aralik ara \
     rhagfyr nollaig dhjetor дек декабрь декабря гру грудень грудня δεκ δεκεμβριος δεκεμβριου",
];

/// Abbreviations of months that are longer than three letters.
const LONG_ABBREVIATIONS: &str =
    "sept janv febr fevr juil genn magg sett czerw stycz kwiec wrzes pazdz szept ноя нояб σεπτ ιουν ιουλ";

/// Whole names of months that are no longer than three letters.
const SHORT_NAMES: &str = "may mai mei maj май mac haf лис";

/// Months as Roman figures, as they are written in Poland and Hungary (`IX 2019`).
const ROMAN_MONTHS: [&str; 12] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/// Seasons and terms.
const SEASONS: &str = "spring summer autumn fall winter fruhling fruhjahr sommer herbst wintersemester sommersemester \
    printemps ete automne hiver primavera verano otono invierno estiu tardor hivern verao outono inverno estate autunno lente \
    voorjaar zomer herfst najaar ilkbahar yaz sonbahar kis bahar guz wiosna wiosny lato jesien jesieni zima var host hosten \
    forar efterar vinter kevat kesa syksy talvi jaro leto podzim gwanwyn haf gaeaf michaelmas hilary trinity lent easter \
    весна лето осень зима ws ss";

/// Words that place a date within its year and say nothing more: `early 2020`, `mid-2019`, `Anfang 2018`.
const WITHIN: &str = "early mid late end beginning circa ca approx about anfang mitte ende debut mi fin principios mediados finales \
    inicio meados final inizio meta fine begin midden eind around";

/// What stands for "still going on" after a separator, one phrase a line.
const PRESENT: &str = "present
present day
the present
the present day
the present time
presente
el presente
al presente
currently
current
now
today
ongoing
continuing
continues
date
this day
this date
still
still here
still there
onward
onwards
time of writing
currently employed
current position
current role
heute
noch heute
dauert an
derzeit
momentan
unbefristet
jetzt
aktuell
laufend
gegenwart
andauernd
fortlaufend
dato
aujourd hui
auj
nos jours
toujours
present jour
ce jour
maintenant
actuellement
actuel
actuelle
en cours
en poste
la actualidad
actualidad
l actualitat
actualitat
actualmente
actual
hoy
hoy en dia
dia de hoy
en curso
vigente
curso
la fecha
fecha
el momento
o momento
o presente
a data
data
a presente data
atualmente
atual
o dia de hoje
hoje
momento
em curso
em andamento
oggi
adesso
ora
in corso
attualmente
attuale
ad oggi
prezent
in prezent
heden
huidig
op heden
vandaag
nu
nuvarande
d d
dd
dags dato
den dag i dag
pagaende
idag
i dag
nutid
nuvaerende
na
naa
naavaerende
fortsatt
lopende
vidare
tillsvidare
pagar
nykyinen
nykyhetki
toistaiseksi
nykyaan
jatkuu
tanaan
tahan paivaan
soucasnost
soucasnosti
dosud
dosial
sucasnost
danas
sadasnjost
jelenleg
jelen
dabar
iki dabar
halen
halen devam
devam ediyor
devam etmekte
devam
gunumuz
gunumuze
simdi
hala
bugune
bugun
su an
obecnie
nadal
teraz
chwili obecnej
dzis
dzisiaj
dnia dzisiejszego
aktualnie
sekarang
saat ini
kini
hingga kini
presennol
nawr
heddiw
настоящее время
н в
сей день
сегодня
наш час
сьогодні
настоящего времени
сейчас
наст время
теперішній час
дотепер
σημερα
至今
现在
現在
今";

/// Words between the two ends of a range.
const SEPARATORS: &str = "to until till til untill tills through thru thro up upto and bis au a ad jusqu jusque hasta al fins ate fino sino tot \
    do az po pana la fram kuni asti saakka sampai hingga по до εως hyd";

/// Separators written by their first letters: `t/m` (tot en met), `t.e.m.`, `t.o.m.` (till och med).
const SEPARATORS_IN_LETTERS: &str = "tm tem tom";

/// Words that may follow a separator before the end of the range: `bis zum`, `jusqu'à`, `até à`, `up to`, `– to`.
const LINKS: &str = "a au zum ad the to al alla el la o os i en de dnia que";

/// Words before the start of a span that has not ended.
const SINCE: &str = "since seit depuis sinds od des ab desde dal vanaf sedan siden sejak ers";

/// Words before the start of a span, ended or not.
const FROM: &str = "from von vom de du des depuis desde des da dal dalla van od seit since between zwischen entre fra fran dari с з от απο";

/// Words before an end without a start.
const UNTIL: &str = "expected anticipated graduating graduated graduation until till exp voraussichtlich bis prevu prevue previsto \
    prevista previsao verwacht beklenen przewidywany jusqu hasta ate fino tot \
    due projected estimated planned geplant erwartet attendu estimado estimada esperado esperada geschat forventet \
    beraknad forvantad planowany planowana oczekiwany";

/// Words between a month and its year, or a prefix and its date.
const OF: &str = "of de del do di du in im en d den le el dem";

/// The month, 1 to 12, that a folded word names.
pub(super) fn month(word: &str) -> Option<u8> {
    static NAMES: LazyLock<HashMap<&str, u8>> = LazyLock::new(|| {
        let months = MONTHS.iter().zip(1..);
        // Where two languages give a name to different months, the first month has it.
        let mut names = HashMap::new();
        for (list, month) in months {
            list.split_whitespace().for_each(|name| _ = names.entry(name).or_insert(month));
        }
        names
    });
    NAMES.get(word).copied()
}

/// Whether a folded name of a month is its abbreviation; `None` for whole names so short that nobody abbreviates them.
pub(super) fn is_abbreviation(month: &str) -> Option<bool> {
    const NEVER_ABBREVIATED: usize = 4;
    match month.chars().count() {
        _ if is_long_abbreviation(month) => Some(true),
        0..NEVER_ABBREVIATED if !is_short_name(month) => Some(true),
        0..=NEVER_ABBREVIATED => None,
        _ => Some(false),
    }
}

/// The month, 1 to 12, that a folded Roman figure stands for.
pub(super) fn roman_month(word: &str) -> Option<u8> {
    ROMAN_MONTHS.iter().position(|figure| *figure == word).map(|index| index as u8 + 1)
}

/// How many of the words at the front stand for "still going on"; 0 for none.
pub(super) fn present_len(words: &[&str]) -> usize {
    static PHRASES: LazyLock<HashSet<String>> = LazyLock::new(|| PRESENT.lines().map(str::to_owned).collect());
    (1..=words.len()).rev().find(|count| PHRASES.contains(&words[..*count].join(" "))).unwrap_or(0)
}

macro_rules! tests_of_words {
    ($($(#[$doc:meta])* $name:ident = $list:ident;)*) => {
        $($(#[$doc])* pub(super) fn $name(word: &str) -> bool {
            static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| $list.split_whitespace().collect());
            WORDS.contains(word)
        })*
    };
}

tests_of_words! {
    /// Whether a folded name of a month is an abbreviation of more than three letters.
    is_long_abbreviation = LONG_ABBREVIATIONS;
    /// Whether a folded name of a month is whole, though it has three letters.
    is_short_name = SHORT_NAMES;
    /// Whether a folded word is a season or a term.
    is_season = SEASONS;
    /// Whether a folded word places a date within its year.
    is_within = WITHIN;
    /// Whether a folded word joins the two ends of a range.
    is_separator = SEPARATORS;
    /// Whether letters stand for a separator.
    is_separator_in_letters = SEPARATORS_IN_LETTERS;
    /// Whether a folded word may stand between a separator and the end.
    is_link = LINKS;
    /// Whether a folded word opens a span that still runs.
    is_since = SINCE;
    /// Whether a folded word opens a span.
    is_from = FROM;
    /// Whether a folded word comes before an end without a start.
    is_until = UNTIL;
    /// Whether a folded word may stand between a month and its year.
    is_of = OF;
}
