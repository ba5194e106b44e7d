"""How layouts print dates: one `Dates` per layout and language."""

from dataclasses import dataclass

from kit import dates

MONTHS = dates.MONTHS | {
    "en-short": "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(),
    "en-dot": "Jan. Feb. Mar. Apr. May June July Aug. Sep. Oct. Nov. Dec.".split(),
    "fr-short": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(),
    "es-short": "ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.".split(),
}


@dataclass
class Dates:
    """`point` is a pattern of {m} (name), {s} (season), {n} (two digits), {y} and {yy}; `span`, `open` and `single` join points."""

    point: str = "{m} {y}"
    months: str = "en"
    span: str = "{a} – {b}"
    open: str = "{a} – present"

    def stamp(self, date):
        """One date; a year alone stays a year."""
        year, _, month = date.partition("-")
        if not month:
            return year
        index = int(month) - 1
        return self.point.format(m=MONTHS[self.months][index], s=dates.SEASONS[index], n=month, y=year, yy=year[2:])

    def range(self, start, end):
        """A span as printed, "" when nothing is known."""
        if end == "now":
            return self.open.format(a=self.stamp(start)).strip() if start else ""
        if not start or not end or start == end:
            return self.stamp(start or end)
        return self.span.format(a=self.stamp(start), b=self.stamp(end))


def years(start, end, dash="–", now="present"):
    """A span in years only."""
    return Dates(span="{a}" + dash + "{b}", open="{a}" + dash + now).range(start[:4], end if end == "now" else end[:4])
