"""Invented people, composed from the word lists of `layouts/people`: for languages and trades of which contents are few."""
import glob, os, random, re, tomllib, unicodedata

# How the lists of people are called where a layout draws what it prints beside a content.
NAMES = {"cities": "towns", "titles": "positions", "groups": "skill_groups", "languages": "language_names", "people": "referees", "people_roles": "referee_roles", "organisations": "employers", "fields": "subjects", "education_more": "education_notes"}
SAME = ["schools", "degrees", "marks", "levels", "language_levels", "interests", "courses", "clubs", "club_roles", "club_deeds", "papers", "journals", "occasions", "quotes", "on_request", "declarations", "nationalities", "document_titles", "personal", "lead_ins",
        "tech_labels", "second_headings", "skill_sentences", "project_names", "project_deeds", "certificates", "awards", "award_deeds", "deeds"]
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def words(pool):
    """What a layout prints beside a person of a pool."""
    out = {ours: pool[theirs] for ours, theirs in NAMES.items()} | {name: pool[name] for name in SAME}
    out["tools"] = [s for s in pool["skills"] if len(s.split()) < 3]
    out["extras"] = {"kind": pool["job_kinds"], "about": pool["employer_notes"], "team": pool["employer_notes"]}
    return out


def slug(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if c.isascii() and c.isalnum())


def schooling(pool, r, year):
    """A degree, what it is in and where; now and then as one phrase, whose words between both are kept."""
    out = {"institution": r.choice(pool["schools"]), "graduationYear": str(year) if r.random() < 0.94 else None, "startYear": str(year - r.randint(1, 5)) if r.random() < 0.6 else None}
    if r.random() < 0.35:
        phrase, degree, subject = r.choice(pool["degree_phrases"])
        between = re.fullmatch(re.escape(degree) + r"(\W+(?:[^\W\d]{1,4}\W+){0,2})" + re.escape(subject), phrase)
        return out | {"degree": degree, "field": subject, "joint": between and between[1]}
    return out | {"degree": r.choice(pool["degrees"]), "field": r.choice(pool["subjects"]) if r.random() < 0.75 else None}


def jobs(pool, r, year):
    out = []
    for k in range(r.choice([1, 2, 2, 3, 3, 4, 5, 6, 7, 9])):
        start = year - r.choice([0, 1, 1, 2, 2, 3, 4, 6]); end = "Present" if k == 0 and r.random() < 0.5 else f"{r.choice(MONTHS)} {year}"
        duration = f"{r.choice(MONTHS)} {start} - {end}" if start < year or end == "Present" else end
        # Some have done the same at many places, some all at one.
        out.append({"position": r.choice(pool["positions"]), "company": r.choice(pool["employers"]), "duration": duration, "description": "\n".join(r.sample(pool["deeds"], r.choice([0, 1, 2, 2, 3, 3, 4, 5, 7, 9])))})
        year = start - (r.random() < 0.2)
    return out


def person(pool, r):
    """A whole content."""
    two = r.random() < 0.15; first, last = " ".join(r.sample(pool["first_names"], 2 if two else 1)), r.choice(pool["last_names"]); name = f"{first} {last}"
    mail = r.choice([f"{slug(first)}.{slug(last)}", f"{slug(first)[0]}{slug(last)}", f"{slug(last)}{r.randint(1, 99)}", f"{slug(first)}_{slug(last)[:4]}"]) + "@" + r.choice(["gmail.com", "outlook.com", "example.org", "yahoo.com", "hotmail.com", "icloud.com", f"mail.{slug(last)[:5]}.net"])
    now = r.randint(2015, 2026); some = lambda p, make: make() if r.random() < p else []
    return {"name": name, "email": mail, "phone": r.choice(pool["phones"]), "location": r.choice(pool["towns"]), "summary": r.choice(pool["summaries"]),
            "skills": r.sample(pool["skills"], r.choice([4, 7, 10, 13, 16, 20, 26, 35, 50])), "experience": some(0.95, lambda: jobs(pool, r, now)),
            "education": [schooling(pool, r, now - 1 - 3 * k) for k in range(r.choice([1, 1, 2, 2, 3, 4, 5]))],
            # What else there is the layout draws.
            "certifications": [], "achievements": [], "projects": []}


def invented(folder, count, seed):
    """(id, content) of so many people of each pool, and of the smaller languages the `share` that their list says."""
    for path in sorted(glob.glob(os.path.join(folder, "*.toml"))) if count else []:
        name = os.path.basename(path)[:-5]; pool = tomllib.load(open(path, "rb")); own = words(pool)
        for k in range(round(count * pool.get("share", 1))):
            yield f"{name}-p{k}", {"truth": person(pool, random.Random(f"{seed}:{name}:{k}")), "language": pool["language"], "words": own, "origin": f"invented/{name}"}
