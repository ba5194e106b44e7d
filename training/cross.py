"""Cross-validation: what the learned stage answers for people it has not learned from. See README.md."""
import json, subprocess, sys
import numpy as np


def scorer(shared):
    """The scorers of the labelled files, which stand beside them."""
    sys.path.insert(0, shared)
    import score_parse, score_effort
    memo = {}
    for name in ("base", "norm", "tokens", "dates"):
        def remembered(x, fn=getattr(score_parse, name), known=memo.setdefault(name, {})):
            if not isinstance(x, str): return fn(x)
            if x not in known: known[x] = fn(x)
            return known[x]
        setattr(score_parse, name, remembered)
    return score_parse, score_effort


def candidates(program, weights, folder, ids):
    """Both answers of some files: {id: (whole resume by the rules, [choice])}; no choices where the layout gives the answer."""
    lines = subprocess.run([program, "candidates", weights, folder, *ids], capture_output=True, text=True, check=True).stdout.splitlines()
    return {j["id"]: (j["parts"]["rules"], j["parts"]["choices"]) for j in map(json.loads, lines)}


def cost(effort, row, choice, value):
    """Corrections of one choice of a file."""
    return sum(effort.corrections({choice: row["truth"].get(choice)}, {choice: value}, {choice: (row["neutral"] or {}).get(choice) or []}).values())


def gains(effort, rows, rules, both):
    """(id, choice, corrections that the network's answer costs more than the rules')."""
    by = {r["id"]: r for r in rows}
    more = lambda i, p: cost(effort, by[i], p["choice"], p["network"]) - cost(effort, by[i], p["choice"], rules[i].get(p["choice"]))
    return [(i, p, more(i, p)) for i, parts in both.items() for p in parts]


class Table:
    """Both answers of every file, with the fold that neither network nor trees have seen."""

    def __init__(self, effort, rows, rules, both, fold_of):
        self.effort, self.rows, self.rules, self.both, self.fold_of = effort, [r for r in rows if r["id"] in fold_of], rules, both, fold_of
        self.all = gains(effort, rows, rules, both)
        self.own = []

    def add_own(self, rows, candidates):
        """Files that are no fold's: our own, which the rules read nearly without a fault. The trees shall know such files, too."""
        rules, both = ({i: c[k] for i, c in candidates.items()} for k in (0, 1))
        self.own = gains(self.effort, rows, rules, both)

    def samples(self):
        """Numbers and gains of every choice, those of our own files last."""
        some = self.all + self.own
        return np.array([p["numbers"] for _, p, _ in some], np.float32), np.array([g for _, _, g in some])

    def chosen(self, choose, margin):
        """Whether the network's answer is taken, choice by choice, by trees of the other folds."""
        numbers, gains = self.samples(); fold = np.array([self.fold_of[i] for i, _, _ in self.all] + [-1] * len(self.own)); expected = np.zeros(len(gains))
        for k in range(max(fold) + 1): expected[fold == k] = choose.fitted(numbers[fold != k], gains[fold != k]).predict(numbers[fold == k])
        return {(i, p["choice"]): e < -margin for (i, p, _), e in zip(self.all, expected)}

    def answers(self, pick):
        """The whole answers; `pick(id, choice)`: whether the network's is taken."""
        out = {}
        for i, parts in self.both.items(): out[i] = {**self.rules[i], **{p["choice"]: p["network"] for p in parts if pick(i, p["choice"])}}
        return out

    def write(self, path, picks):
        """The honest table: what the rules, the network and the chooser cost people that none of them has learned from."""
        best = {(i, p["choice"]): g < 0 for i, p, g in self.all}
        kinds = {"rules": lambda i, c: False, "network": lambda i, c: True, "chosen": lambda i, c: picks[i, c], "best choice": lambda i, c: best[i, c]}
        done = {name: self.answers(pick) for name, pick in kinds.items()}
        lines = ["# Written by training/run.py: five folds over repositories, everything that is learned or chosen nested inside them.", "# what\tfiles\tcorrections\tmedian\tmean\tp90\tat most 3\tat most 10\tmicro F1\tbetter\tworse"]
        groups = [("all", self.rows)] + [(f"{key} {value}", [r for r in self.rows if group(r, key) == value]) for key in ("half", "language", "layout") for value in sorted({group(r, key) for r in self.rows})]
        for name, rows in groups:
            if len(rows) < 8: continue
            base = None
            for kind in kinds if name == "all" else ("rules", "chosen"):
                each, s = self.effort.summary(rows, done[kind]); v = {i: sum(c.values()) for i, c in each.items()}; base = base or v
                better, worse = (sum(v[i] < base[i] for i in v), sum(v[i] > base[i] for i in v))
                lines.append(f"{name}: {kind}\t{len(rows)}\t{sum(v.values()):.0f}\t{s['median']:g}\t{s['mean']:.1f}\t{s['p90']:.0f}\t{s['at_most_3']:.2f}\t{s['at_most_10']:.2f}\t{s['micro']:.4f}\t{better}\t{worse}")
        for choice in ("experience", "education", "projects", "certifications", "achievements", "skills", "summary", "name", "location"):
            by = {r["id"]: r for r in self.rows}
            sums = {kind: sum(cost(self.effort, by[i], choice, done[kind][i].get(choice)) for i in by) for kind in kinds}
            lines.append(f"# corrections of {choice}: " + ", ".join(f"{kind} {n:.0f}" for kind, n in sums.items()))
        with open(path, "w", encoding="utf-8") as f: f.write("\n".join(lines) + "\n")
        print("\n".join(lines), flush=True)


def group(row, key):
    """The group of a file: layouts by their first word, languages other than the frequent as one."""
    value = row.get(key, "")
    if key == "layout": return value.split("_")[0]
    return value
