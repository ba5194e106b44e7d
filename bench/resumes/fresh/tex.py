"""Pages set by XeLaTeX."""

from .sheet import Sheet, When


def _page(s, preamble, body, size="10pt"):
    head = rf"\documentclass[{size},a4paper]{{article}}\usepackage{{fontspec}}\usepackage[hidelinks]{{hyperref}}\usepackage{{enumitem}}\setlist[itemize]{{nosep,leftmargin=1.4em}}\setlength{{\parindent}}{{0pt}}\pagestyle{{empty}}\raggedright" + preamble
    return s.made(head + r"\begin{document}" + body + r"\end{document}")


def _part(s, name, inner):
    return rf"\head{{{s.esc(s.heads[name])}}}{inner}" + "\n\n" if inner.strip() else ""


def chapters(person, rng):
    """Small-capital headings with a rule, title and dates on a line, company in italics below with the place at the right."""
    s = Sheet(person, rng, "tex", When("{Dotted} {yyyy}" if person.lang == "en" else "{Month} {yyyy}", "–"), years="both", no=["prizes.story"])
    two = lambda a, b, c="": r"{\bfseries " + a + r"}\hfill " + b + r"\\" + c + "\n\n"
    job = two("«title»", "«dates»", r"\textit{«company»}⟦\hfill \textit{«place»}⟧⟦\\«intro»⟧") + "«told»\n\n"
    body = s.contact(r"\begin{center}{\LARGE\bfseries «name»}\\[3pt]«phone» \textbar{} «email» \textbar{} «place»⟦ \textbar{} «web»⟧\end{center}") + _part(s, "about", s.esc(s.person.about)) + _part(s, "studies", s.each("studies", two("«school»", "«dates»", r"\textit{«degree»⟦, «subject»⟧}⟦, «note»⟧")))
    body += _part(s, "roles", s.each("roles", job)) + _part(s, "works", s.each("works", two("«linked»", "«dates»", r"«story»⟦\\\textit{«built»: «tools»}⟧"))) + _part(s, "skills", s.skills("⟦\\textbf{«group»:} ⟧«skills»\n\n"))
    body += _part(s, "cards", s.each("cards", "«linked»⟦, «issuer»⟧\\hfill «date»\n\n")) + _part(s, "prizes", s.each("prizes", "«linked»⟦, «place»⟧⟦, \\textit{«by»}⟧\\hfill «date»\n\n")) + _part(s, "tongues", s.each("tongues", "«tongue» («level»)", join=", "))
    return _page(s, r"\usepackage[margin=19mm]{geometry}\setlength{\parskip}{3pt}\newcommand{\head}[1]{\vspace{7pt}{\large\scshape #1}\\[-8pt]\rule{\linewidth}{0.4pt}\par}", body, "11pt")


def ledger(person, rng):
    """Sans serif, coloured headings, the dates hung in a column at the right edge of a two-column table, company first."""
    s = Sheet(person, rng, "tex", When("{mm}/{yyyy}", " – " if person.lang != "en" else " to "), years="span", no=["works.url", "cards.url"])
    pair = lambda left, right: rf"\entry{{{left}}}{{{right}}}" + "\n\n"
    body = s.contact(r"{\Huge «name»}\\[4pt]{\color{teal}«job»}\\[4pt]«email»\\«phone»\\«place»⟦\\«web»⟧" + "\n\n") + _part(s, "about", s.esc(s.person.about)) + _part(s, "roles", s.each("roles", pair(r"⟦\textbf{«firm»}⟦, «place»⟧\\⟧«title»⟦\\«intro»⟧«told»", "«dates»")))
    body += _part(s, "prizes", s.each("prizes", pair(r"\textbf{«title»}⟦: «place»⟧⟦\\«by»⟧⟦\\«story»⟧⟦\\\texttt{\small «url»}⟧", "«date»"))) + _part(s, "studies", s.each("studies", pair(r"\textbf{«degree»}⟦, «subject»⟧\\«school», «place»", "«dates»")))
    body += _part(s, "works", s.each("works", pair(r"\textbf{«name»} (⟦«tools»⟧)\\«story»", "«dates»"))) + _part(s, "cards", s.each("cards", pair(r"«name»⟦\\«issuer»⟧", "«date»"))) + _part(s, "skills", s.skills("«skills»", r" • ", " • ")) + _part(s, "tongues", s.each("tongues", "«tongue» – «level»", join=", ")) + _part(s, "helping", s.each("helping", pair(r"\textbf{«company»}\\«title»", "«dates»")))
    return _page(s, r"\usepackage[margin=20mm]{geometry}\usepackage{xcolor}\setmainfont{Liberation Sans}\setlength{\parskip}{4pt}\newcommand{\head}[1]{\vspace{6pt}{\large\color{teal}\bfseries #1}\par}\newcommand{\entry}[2]{\begin{minipage}[t]{0.73\linewidth}\raggedright #1\end{minipage}\hfill\begin{minipage}[t]{0.25\linewidth}\raggedleft #2\end{minipage}\par}", body)


def quiet(person, rng):
    """One serif size for everything; headings in the left margin column, entries as sentences "Title, Company, Place. Dates." """
    s = Sheet(person, rng, "tex", When("{Month} {yyyy}", " – "), years="both")
    body = s.contact(r"{\large\MakeUppercase{«name»}}\hfill «email»\\«place»\hfill «phone»" + "\n\n\\vspace{4pt}") + _part(s, "about", s.esc(s.person.about)) + _part(s, "roles", s.each("roles", "\\textit{«title»}, \\textbf{«company»}⟦, «place»⟧. «dates».⟦\\\\«intro»⟧\n\n«told»\n\n"))
    body += _part(s, "studies", s.each("studies", "\\textit{«degree»⟦, «subject»⟧}, «school», «place». «dates».⟦ «note».⟧\n\n")) + _part(s, "cards", s.each("cards", "«name»⟦, «issuer»⟧⟦, «date»⟧⟦. \\url{«url»}⟧\n\n")) + _part(s, "prizes", s.each("prizes", "\\textbf{«title»}⟦, «place»⟧⟦. «by»⟧⟦, «date»⟧⟦. «story»⟧⟦. \\url{«url»}⟧\n\n"))
    body += _part(s, "works", s.each("works", "\\textbf{«name»}, «dates». «story».⟦ \\textit{«tools»}.⟧⟦ \\url{«url»}⟧\n\n")) + _part(s, "skills", s.skills("⟦\\textit{«group»}: ⟧«skills»\n\n", ", ")) + _part(s, "papers", s.each("papers", "«text»\n\n"))
    return _page(s, r"\usepackage[left=52mm,right=20mm,top=20mm,bottom=20mm]{geometry}\setlength{\parskip}{5pt}\urlstyle{same}\newcommand{\head}[1]{\vspace{6pt}\leavevmode\llap{\smash{\parbox[t]{30mm}{\raggedright\itshape #1}}\hspace{4mm}}\ignorespaces}", body, "11pt")
