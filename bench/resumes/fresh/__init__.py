"""Résumés for a first sight: ordinary one- and two-page documents of twelve people (four do not write in English), dealt three to a layout."""

from .people_one import BRAM, HARRIET, KEZIAH, TENDAI
from .people_three import ANNEGRET, ELIN, LUCIA, THIBAULT
from .people_two import CALEB, MINH, NGOZI, RUFUS
from .tex import chapters, ledger, quiet
from .web_columns import badge, dossier, rail, slate
from .web_plain import bracket, centred, datefirst, ribbon, stacked
from .word import clinic, grid, inline, memo, outline

CAST = [TENDAI, ANNEGRET, HARRIET, KEZIAH, THIBAULT, CALEB, RUFUS, LUCIA, MINH, NGOZI, ELIN, BRAM]
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in (centred, datefirst, stacked, ribbon, bracket, rail, slate, badge, dossier, outline, grid, memo, inline, clinic, chapters, ledger, quiet)}
PEOPLE = [CAST[(turn * 5 + turn // 12) % 12] for turn in range(PER_LAYOUT * len(LAYOUTS))]
