#!/usr/bin/env python3
"""Prints resumes given as JSON in the product's own designs, with headings in several languages: labelled files to train on first.

print_contents.py CONTENTS OUT VITAE [--without MANIFEST]

CONTENTS holds {id}.json with `truth`, `language` and `origin`. Origins whose owner the manifest names are left out: nobody may
be learned from who is measured later.
"""
import argparse, collections, concurrent.futures as cf, csv, glob, json, os, random, re, subprocess

HEADINGS = ["de", "fr", "es", "it", "pt", "nl", "pl", "sv"]
DESIGNS = [f"template{n}" for n in range(1, 21)]


# So many contents of one owner are those of a collection, whose people have nothing to do with each other.
COLLECTION = 20


def origin(source):
    """Owner, and repository with the file's path."""
    named = re.search(r"(([\w.-]+)/[\w.-]+)(?::([^@;]+))?", source)
    return named.group(2).lower(), f"{named.group(1)}:{named.group(3)}".lower()


def contents(folder, without):
    """(id, content) of a folder's files in order; no content where its people are measured."""
    measured = [origin(row["source"]) for row in csv.DictReader(open(without, encoding="utf-8"))] if without else []
    owners, files = {owner for owner, _ in measured}, {file for _, file in measured}
    read = {os.path.basename(path)[:-5]: json.load(open(path, encoding="utf-8")) for path in sorted(glob.glob(os.path.join(folder, "*.json")))}
    sizes = collections.Counter(origin(content["origin"])[0] for content in read.values())
    for name, content in read.items():
        owner, file = origin(content["origin"])
        yield name, content if file not in files and (owner not in owners or sizes[owner] >= COLLECTION) else None


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("contents"); ap.add_argument("out"); ap.add_argument("vitae"); ap.add_argument("--without")
    o = ap.parse_args()
    os.makedirs(o.out, exist_ok=True)
    draw = random.Random(5)
    jobs = []
    for name, content in contents(o.contents, o.without):
        design, language = draw.choice(DESIGNS), draw.choice(HEADINGS) if draw.random() < 0.35 else None
        if content: jobs.append((name, content, design, language))

    def one(job):
        name, content, design, language = job
        base = os.path.join(o.out, name)
        with open(base + ".json", "w", encoding="utf-8") as f: json.dump(content["truth"], f, ensure_ascii=False)
        command = [o.vitae, "render", "--template", design, "--format", "pdf", "-o", base + ".pdf", base + ".json"]
        if language: command += ["--language", language]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode: return None, (name, done.stderr[-200:])
        return f"{name},{name}.pdf,{design},{language or content.get('language', 'en')},{content['origin']}", None

    with cf.ThreadPoolExecutor(2) as pool: rows = list(pool.map(one, jobs))
    with open(os.path.join(o.out, "manifest.csv"), "w", encoding="utf-8") as f:
        f.write("id,file,layout,language,source\n" + "".join(row + "\n" for row, _ in rows if row))
    bad = [b for _, b in rows if b]
    print(len(jobs), "contents,", len(bad), "not printed", bad[:3])


if __name__ == "__main__": main()
