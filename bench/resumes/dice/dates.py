"""Fifteen forms of a span of time, in four languages."""

from kit.dates import MONTHS

SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(),
    "de": "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(),
    "fr": "janv févr mars avr mai juin juil août sept oct nov déc".split(),
    "es": "ene feb mar abr may jun jul ago sep oct nov dic".split(),
}
NOW = {"en": ["present", "Present", "now", "today", "current", "to date"], "de": ["heute", "dato", "jetzt"], "fr": ["aujourd'hui", "à ce jour", "présent"], "es": ["actualidad", "hoy", "presente"]}
SINCE = {"en": "Since", "de": "seit", "fr": "depuis", "es": "desde"}
TO = {"en": "to", "de": "bis", "fr": "à", "es": "a"}

FORMS = [
    ("{short} {y}", " – ", "now"), ("{long} {y}", " – ", "now"), ("{short}. {y}", "–", "now"), ("{short} ’{yy}", " – ", "now"), ("{SHORT} {y}", " - ", "now"),
    ("{mm}/{y}", " – ", "now"), ("{mm}.{y}", " – ", "since"), ("{y}/{mm}", " - ", "now"), ("{mm}-{y}", " / ", "now"), ("{y}", "–", "now"),
    ("{y}", " {to} ", "since"), ("{mm}/{yy}", " - ", "now"), ("{long} {y}", " {to} ", "since"), ("{y}-{mm}", " — ", "now"), ("{m}/{y}", "–", "now"),
]
"""(one date, what stands between two, how a span without an end is said)"""


class Dates:
    """One form of writing dates, kept through a résumé."""

    def __init__(self, rng, lang, form=None):
        self.lang = lang
        self.stamp_form, joiner, self.open = rng.choice(FORMS) if form is None else FORMS[form]
        self.joiner = joiner.format(to=TO[lang])
        self.now = rng.choice(NOW[lang])

    def stamp(self, date):
        """ "2019-03" or "2019" as printed."""
        year, _, month = date.partition("-")
        if not month:
            return year
        number = int(month)
        short, long = SHORT[self.lang][number - 1], MONTHS[self.lang][number - 1]
        if "{short}." in self.stamp_form and short.lower() == long.lower():
            return f"{short} {year}"
        return self.stamp_form.format(short=short, SHORT=short.upper(), long=long, y=year, yy=year[2:], mm=month, m=number)

    def span(self, start, end):
        """From one date to another; without `end`, one date."""
        if not end or self.stamp(start) == self.stamp(end.replace("now", "")):
            return self.stamp(start)
        if end == "now":
            return f"{SINCE[self.lang]} {self.stamp(start)}" if self.open == "since" else self.stamp(start) + self.joiner + self.now
        return self.stamp(start) + self.joiner + self.stamp(end)

    def years(self, start, end):
        """The years of a school."""
        return start + self.joiner + end if start else end
