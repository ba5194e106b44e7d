"""Dates as people write them: a style says how one point looks, what stands between two, and what stands for an open end."""

from typing import Callable, NamedTuple

from kit.dates import MONTHS, SEASONS

from .person import NOW

SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(),
    "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(),
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(),
}
TODAY = {"de": "heute", "fr": "aujourd’hui", "pl": "obecnie", "tr": "halen"}
SINCE = {"en": "Since", "de": "seit", "fr": "depuis", "pl": "od"}


class Style(NamedTuple):
    """`since`: an open end is printed as "Since 2020" rather than as a word for today. `frame`: words around both points."""

    point: Callable
    between: str = " – "
    today: str = "Present"
    since: bool = False
    frame: tuple = ("", "")


def _dotted(y, m, lang):
    return f"{SHORT[lang][m - 1].rstrip('.')}. {y}" if SHORT[lang][m - 1] not in ("May", "mai", "Mai") else f"{SHORT[lang][m - 1]} {y}"


STYLES = {
    "word": Style(lambda y, m, lang: f"{MONTHS[lang][m - 1]} {y}"),
    "word_to": Style(lambda y, m, lang: f"{MONTHS[lang][m - 1]} {y}", " to ", "present"),
    "short": Style(lambda y, m, lang: f"{SHORT[lang][m - 1]} {y}", " - ", "Current"),
    "dotted": Style(_dotted, "–", "present"),
    "apostrophe": Style(lambda y, m, lang: f"{SHORT[lang][m - 1]} ’{y % 100:02}", " – ", "now"),
    "slash": Style(lambda y, m, lang: f"{m:02}/{y}", " – ", "today"),
    "slash_since": Style(lambda y, m, lang: f"{m:02}/{y}", " – ", since=True),
    "point": Style(lambda y, m, lang: f"{m:02}.{y}", " – ", "to date"),
    "iso": Style(lambda y, m, lang: f"{y}/{m:02}", " - ", "now"),
    "dash": Style(lambda y, m, lang: f"{m:02}-{y}", " / ", "ongoing"),
    "years": Style(lambda y, m, lang: f"{y}", "–", "present"),
    "years_to": Style(lambda y, m, lang: f"{y}", " to ", "date"),
    "season": Style(lambda y, m, lang: f"{SEASONS[m - 1]} {y}", " – ", "Present"),
    "french": Style(lambda y, m, lang: f"{MONTHS[lang][m - 1]} {y}", " à ", since=True, frame=("de ", "")),
}


def point(date, style, lang="en"):
    """One date, such as that of a certificate; a bare year where the month is not known."""
    if not date:
        return ""
    return STYLES[style].point(date[0], date[1], lang) if len(date) > 1 and date[1] else str(date[0])


def span(job, style, lang="en"):
    """From when to when somebody worked somewhere, as the layout prints it."""
    look = STYLES[style]
    if not job.start:
        return point(job.end, style, lang) if job.end and job.end != NOW else ""
    first = point(job.start, style, lang)
    if job.end == NOW:
        return f"{SINCE[lang]} {first}" if look.since else f"{first}{look.between}{TODAY.get(lang, look.today)}"
    if not job.end:
        return first
    if point(job.end, style, lang) == first:
        return first
    return f"{look.frame[0]}{first}{look.between}{point(job.end, style, lang)}{look.frame[1]}"


def years(school, between="–", today="present", expected="Expected {}"):
    """The years of a school: both, the last one only, or what is still to come."""
    if isinstance(school.end, tuple):
        last = expected.format(school.end[0])
        return f"{school.start}{between}{last}" if school.start else last
    if school.end is None:
        return f"{school.start}{between}{today}" if school.start else ""
    return f"{school.start}{between}{school.end}" if school.start else str(school.end)
