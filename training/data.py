"""Examples as `training examples` prints them, and batches of them."""
import csv, json, os
import numpy as np

# Sizes of batches: words, lines, and how many examples.
SIZES = [(250, 60, 6), (450, 100, 4), (700, 140, 2), (1000, 220, 1)]
NAMES = ("word", "left", "right", "shape", "shown_tag", "tag", "line", "shown_role", "role")


def manifest(folder):
    """The rows of a folder's files by id."""
    return {r["id"]: r for r in csv.DictReader(open(os.path.join(folder, "manifest.csv"), encoding="utf-8"))}


def source(row):
    """The repository that a file is from: no person stands in two."""
    return row["source"].split("@")[0].split(":")[0].lower()


def load(path, folder, kind):
    """Examples of a folder's files: a list of dicts of arrays."""
    rows, out = manifest(folder), []
    for line in open(path, encoding="utf-8"):
        j = json.loads(line); row = rows[j["id"]]
        meta = os.path.join(folder, j["id"] + ".meta.json")
        unsure = [k for k, ok in (json.load(open(meta, encoding="utf-8")).get("ok") or {}).items() if not ok] if os.path.exists(meta) else []
        for part in j["parts"]:
            e = {n: np.array(part[n], np.int32) for n in NAMES}
            n, l = len(e["word"]), len(e["role"])
            if n < 5: continue
            e["affixes"] = np.array(part["affixes"], np.int32).reshape(n, 7)
            e["word_numbers"] = np.array(part["word_numbers"], np.float32).reshape(n, -1)
            e["line_numbers"] = np.array(part["line_numbers"], np.float32).reshape(l, -1)
            e["role_known"] = np.ones(l, np.float32)
            for k in unsure: e["role_known"][np.isin(e["role"], UNSURE[k])] = 0
            e["tag_known"] = e["role_known"][e["line"]]
            e.update(id=j["id"], kind=kind, source=source(row), language=row.get("language", ""))
            out.append(e)
    return out


# The roles of the first lines of entries; what an example has for each word and for each line.
FIRSTS = [7 + 3 * k for k in range(5)]
OF_WORDS = {"word", "left", "right", "shape", "shown_tag", "tag", "line", "affixes", "word_numbers", "tag_known"}
OF_LINES = {"shown_role", "role", "line_numbers", "role_known"}

# Roles that a list may have, and "none": the lines of a list whose labels are not sure.
LISTS = ["experience", "education", "projects", "certifications", "achievements"]
UNSURE = {name: [0, 6 if name == "projects" else 7 + 3 * k, *range(7 + 3 * k, 10 + 3 * k)] for k, name in enumerate(LISTS)}
UNSURE["skills"] = [0, 4]


def size_of(e):
    return next((k for k, (words, lines, _) in enumerate(SIZES) if len(e["word"]) <= words and len(e["role"]) <= lines), len(SIZES) - 1)


def batch(examples, size, shown, rnd=None, values=None):
    """Arrays with a batch axis. `shown(e)`: whether the rules' answer is; `rnd` spoils words and print while training, with other `values` in their place."""
    words, lines, _ = SIZES[size]; count = len(examples)
    first = examples[0]
    b = {n: np.zeros((count, lines if n in ("shown_role", "role") else words), np.int32) for n in NAMES}
    b["line"] -= 1
    b["affixes"] = np.zeros((count, words, 7), np.int32)
    b["word_numbers"] = np.zeros((count, words, first["word_numbers"].shape[1]), np.float32)
    b["line_numbers"] = np.zeros((count, lines, first["line_numbers"].shape[1]), np.float32)
    for n, d in (("lines", lines), ("role_known", lines), ("tag_known", words)): b[n] = np.zeros((count, d), np.float32)
    for k, e in enumerate(examples):
        n, l = min(words, len(e["word"])), min(lines, len(e["role"]))
        for name in b:
            if name == "lines": b[name][k, :l] = 1
            else: b[name][k, :(l if name in ("line_numbers", "shown_role", "role", "role_known") else n)] = e[name][:(l if name in ("line_numbers", "shown_role", "role", "role_known") else n)]
        if not shown(e): b["shown_tag"][k] = 0; b["shown_role"][k] = 0
        if values and rnd.rand() < 0.5: exchange(b, k, n, values, rnd)
        if rnd is not None: spoil(b, k, n, l, rnd)
    return b


# Fields whose values name something, by their number: a date, an address or a telephone number is recognized by its form.
NAMING = [0, 3, 4, 5, 6, 8, 9, 10, 13, 14, 17, 18, 21, 23]


def spans(tags):
    """Where the values that name something stand: field, first word, end."""
    for start in np.flatnonzero(tags % 2 == 1):
        end, field = start + 1, (tags[start] - 1) // 2
        while end < len(tags) and tags[end] == tags[start] + 1: end += 1
        if field in NAMING: yield field, start, end


def values_of(examples):
    """What the words of all such values are, by field and number of words."""
    out = {}
    for e in examples:
        for field, start, end in spans(e["tag"]): out.setdefault((field, end - start), []).append((e["word"][start:end], e["affixes"][start:end], e["word_numbers"][start:end]))
    return out


def exchange(b, k, n, values, rnd):
    """Puts other values into the place of a third of those that name something; print and place stay. Names are many, and few of them are seen."""
    for field, start, end in list(spans(b["tag"][k, :n])):
        others = values.get((field, end - start))
        if rnd.rand() < 0.65 or not others: continue
        word, affixes, numbers = others[rnd.randint(len(others))]
        b["word"][k, start:end] = word; b["affixes"][k, start:end] = affixes
        for part in (slice(0, 28), slice(-LEXICON, None)): b["word_numbers"][k, start:end, part] = numbers[:, part]


WORDS_LOST = 0.12
# The last numbers of a word: for each of the lexicon's kinds how long the phrase is, then for each whether it stands alone.
LEXICON = 14


def spoil(b, k, n, l, rnd):
    """Forgets words, their ends, print; now and then half of the words."""
    b["word"][k, :n][rnd.rand(n) < WORDS_LOST] = 0
    b["affixes"][k, :n][rnd.rand(n) < WORDS_LOST / 2] = 0
    if rnd.rand() < 0.07: b["word"][k, :n][rnd.rand(n) < 0.5] = 0
    b["word_numbers"][k, :n, :28] *= rnd.rand(n, 28) > 0.06
    b["word_numbers"][k, :n, -LEXICON:] *= np.tile(rnd.rand(n, LEXICON // 2) > 0.06, 2)
    if rnd.rand() < 0.15: b["word_numbers"][k, :n, 28:30] = 0
    numbers = b["line_numbers"][k, :l]
    places = numbers[:, -18:]; places += rnd.randn(l, 18) * 0.02 + rnd.randn(18) * 0.03
    numbers[:, :-18] *= rnd.rand(l, numbers.shape[1] - 18) > 0.06


def thinned(e, rnd):
    """An example without some of its entries, headings and sections: what follows what is learned, and not by heart."""
    heads, firsts = e["role"] == 1, np.isin(e["role"], FIRSTS)
    lot = lambda starts, share: (rnd.rand(starts.sum() + 1) < share)[np.cumsum(starts)] & (np.cumsum(starts) > 0)
    gone = lot(heads, 0.05) | lot(heads | firsts, 0.1) & ~heads | heads & (rnd.rand(len(heads)) < 0.04)
    if not gone.any() or gone.mean() > 0.6: return e
    words = ~gone[e["line"]]
    out = {k: v[words] if k in OF_WORDS else v[~gone] if k in OF_LINES else v for k, v in e.items()}
    out["line"] = (np.cumsum(~gone) - 1)[out["line"]].astype(np.int32)
    return out


def batches(examples, rnd, shown, values=None):
    """Batches of all examples once, at random."""
    by = {}
    for e in examples: by.setdefault(size_of(e), []).append(e)
    out = []
    for size, some in by.items():
        rnd.shuffle(some); count = SIZES[size][2]
        for k in range(0, len(some), count): out.append((size, some[k:k + count]))
    rnd.shuffle(out)
    for size, some in out:
        while len(some) < SIZES[size][2]: some = some + [some[rnd.randint(len(some))]]
        some = [thinned(e, rnd) if rnd.rand() < 0.4 else e for e in some]
        yield batch(some, size, shown, rnd, values)
