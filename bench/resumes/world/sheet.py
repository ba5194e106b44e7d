"""One person on one layout of this set."""

from kit import dates, sheet

from .words import HEADS, NOW, SHORT

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers".split())


class When(dates.When):
    """A way of writing dates. `span` and `open` use {start}, {end}, {now}; `words` replaces both in other languages."""

    NOW = NOW

    def __init__(self, form="{Mon} {yyyy}", span="{start} – {end}", open="", now="", words=None):
        super().__init__(form, now=now, open=open or span)
        self.closed, self.words = span, words or {}

    def today(self, lang):
        """The word for today; `now` is English."""
        return super().today(lang) if lang == "en" else NOW[lang]

    @staticmethod
    def short(name):
        return SHORT.get(name) or dates.brief(name)

    def span(self, start, end, lang):
        first, last = self.one(start, lang), self.one(end, lang)
        closed, opened = self.words.get(lang, (self.closed, self.open))
        if end == "now":
            return opened.format(start=first, end=last, now=last)
        return closed.format(start=first, end=last) if first and last and first != last else first or last


class Sheet(sheet.Sheet):
    """`hide` names sections left out; `both` False prints only a school's last year; `told` is the number of roles that are told at length."""

    TONGUES = ("{0}", "{1}", "{0} ({1})", "{0} {1}")

    def __init__(self, person, when, rng, hide="", card="issuer date", prize="by date place", work="story tools", both=True, told=99, heads=None):
        super().__init__(person, when, ALL - set(hide.split()), card.split(), prize.split(), work.split(), "both" if both else "end")
        self.long = told
        self.heads = {key: rng.choice(words) for key, words in HEADS[person.lang].items()}
        if person.lang == "en":
            self.heads |= heads or {}

    def told(self, role):
        """(intro, tasks) as far as this layout prints them."""
        late = role in self.person.roles and self.person.roles.index(role) >= self.long
        return ("", []) if late else (role.intro, role.points)

    def lines(self, role):
        intro, tasks = self.told(role)
        return [intro, *tasks]
