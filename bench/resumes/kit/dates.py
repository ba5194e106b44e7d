"""Dates as people write them, in the languages of the sets."""

from kit.text import glue

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
    "da": "januar februar marts april maj juni juli august september oktober november december".split(),
    "no": "januar februar mars april mai juni juli august september oktober november desember".split(),
    "sv": "januari februari mars april maj juni juli augusti september oktober november december".split(),
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(),
    "cs": "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec".split(),
    "tr": "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(),
}
SEASONS = ["Winter", "Winter", "Spring", "Spring", "Spring", "Summer", "Summer", "Summer", "Autumn", "Autumn", "Autumn", "Winter"]


def three(name):
    """The first three letters of a month."""
    return name[:3]


def brief(name):
    """The first three letters of a month; a name of four is not worth cutting."""
    return name if len(name) <= 4 else name[:3]


def stamp(form, date, lang="en", short=brief, **more):
    """A date such as "2019-03" in `form`; one without a month stays as it is.

    `form` knows {Month}, {Mon}, {MON}, {Dotted} ("Sep." but "May"), {mm}, {m}, {yyyy}, {yy}, {Season}, {Q} and `more`; `short` shortens a month's name.
    """
    if "-" not in date:
        return date
    year, month = date.split("-")
    number = int(month)
    name = MONTHS[lang][number - 1]
    cut = short(name)
    words = {"Month": name, "Mon": cut, "MON": cut.upper(), "Dotted": cut if cut == name else f"{cut}.", "Season": SEASONS[number - 1]}
    return form.format(**(words | {"mm": month, "m": number, "yyyy": year, "yy": year[2:], "Q": (number + 2) // 3} | more))


class When:
    """A way of writing dates. `form` is that of `stamp`, `last` that of a span's second date; `dash` stands between and may hold {to}; `now` is the word for today instead of the set's own; `open` replaces a whole span that goes on and knows {start}, {now}, {since}, {Since}, `frame` any other one and knows {start} and {end}.

    A set extends it with its own words for each language: `NOW`, and `TO` and `SINCE` where it prints them.
    """

    NOW = {"en": "Present"}
    TO = {}
    SINCE = {}
    short = staticmethod(brief)

    def __init__(self, form="{Mon} {yyyy}", dash=" – ", now="", open="", last="", frame=""):
        self.form, self.dash, self.now, self.open, self.last, self.frame = form, dash, now, open, last or form, frame

    def today(self, lang):
        """The word for today."""
        return self.now or self.NOW[lang]

    def one(self, date, lang="en", form=""):
        """One date as printed."""
        return self.today(lang) if date == "now" else stamp(form or self.form, date, lang, self.short)

    def span(self, start, end, lang="en", dash=""):
        """Start and end as printed; one date where both look the same or one is missing."""
        if end == "now" and self.open:
            since = self.SINCE.get(lang, "")
            return self.open.format(start=self.one(start, lang), now=self.today(lang), since=since, Since=since.capitalize())
        first, last = self.one(start, lang), self.one(end, lang, self.last)
        if self.one(start, lang, self.last) == last:
            return first
        if self.frame and first and last:
            return self.frame.format(start=first, end=last)
        return glue((dash or self.dash).format(to=self.TO.get(lang, "")), first, last)
