#!/usr/bin/env python3
"""Makes crates/parse/weights/reader.weights anew, and bench/accuracy/folds.tsv, what it reaches on people it has not learned from.

    pip install -r training/requirements.txt
    training/run.py --shared ../shared [--work /tmp/training] [--copies 2] [--fold-copies 2] [--only-folds] [--vitae BINARY] [--program TRAINING]

SHARED holds real/ (labels by hand), auto/ (labels by a program, and contents/) and the scorers. Steps whose results stand in WORK
are not done again. A little more than an hour on two idle cores.
"""
import argparse, hashlib, json, os, pickle, subprocess, sys
from concurrent.futures import ProcessPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.dirname(HERE)
sys.path.insert(0, HERE)
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=true intra_op_parallelism_threads=1")

FOLDS = 5
# A list of the network's is taken when the trees expect it to save more than this (signed root of corrections); see docs/decisions/parser.md.
MARGIN = 0.0


def arguments():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--shared", required=True); ap.add_argument("--work", default="/tmp/training"); ap.add_argument("--copies", type=int, default=2)
    ap.add_argument("--fold-copies", type=int, help="copies by which the folds are measured: fewer are faster, and a little worse than what is shipped")
    ap.add_argument("--only-folds", action="store_true"); ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--vitae", help="a binary that is there, rather than one that is built"); ap.add_argument("--program", help="the same for the example `training` of vitae-parse")
    o = ap.parse_args(); o.shared = os.path.abspath(o.shared); o.fold_copies = o.fold_copies or o.copies; os.makedirs(o.work, exist_ok=True)
    return o


def programs(o):
    """The example program that dumps what is learned from, and the product's own binary."""
    build = lambda *what: subprocess.run(["cargo", "build", *what], cwd=ROOT, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target"))
    if not o.program: build("-p", "vitae-parse", "--example", "training")
    if not o.vitae: build("--bin", "vitae")
    return o.program or os.path.join(target, "debug/examples/training"), o.vitae or os.path.join(target, "debug/vitae")


def once(path, make):
    """What stands in a file of the work folder; made when it does not."""
    if not os.path.exists(path):
        made = make()
        with open(path + ".part", "wb") as f: pickle.dump(made, f)
        os.rename(path + ".part", path)
    return pickle.load(open(path, "rb"))


def examples(o, program, vitae):
    """What is learned from, as the program prints it."""
    printed = os.path.join(o.work, "printed")
    if not os.path.exists(os.path.join(printed, "manifest.csv")):
        subprocess.run([sys.executable, os.path.join(HERE, "print_contents.py"), os.path.join(o.shared, "auto/contents"), printed, vitae, "--without", os.path.join(o.shared, "real/manifest.csv")], check=True)
    layouts = os.path.join(o.work, "layouts")
    if not os.path.exists(os.path.join(layouts, "manifest.csv")):
        subprocess.run([sys.executable, os.path.join(HERE, "layouts.py"), os.path.join(o.shared, "auto/contents"), layouts, "--without", os.path.join(o.shared, "real/manifest.csv"), "--each", "2", "--people", "200", "--processes", str(o.threads)], check=True)
    for kind, folder in folders(o).items():
        path = os.path.join(o.work, kind + ".jsonl")
        if os.path.exists(path): continue
        with open(path + ".part", "w") as f: subprocess.run([program, "examples", folder], stdout=f, check=True)
        os.rename(path + ".part", path)


def start(o):
    import jax
    jax.config.update("jax_compilation_cache_dir", os.path.join(o.work, "xla")); jax.config.update("jax_persistent_cache_min_compile_time_secs", 1.0)


def pretrain(o, sizes, seed):
    start(o)
    import train
    return once(os.path.join(o.work, f"pretrained-{seed}.pkl"), lambda: train.pretrained(sizes, *loaded(o, "auto", "printed", "layouts"), seed))


def folders(o):
    """Where the files of each kind are."""
    return {kind: os.path.join(o.shared if kind in ("real", "auto") else o.work, kind) for kind in ("real", "auto", "printed", "layouts")}


def loaded(o, *kinds):
    import data
    return [data.load(os.path.join(o.work, kind + ".jsonl"), folders(o)[kind], kind) for kind in kinds]


def fold_of_source(o):
    import data, train
    return train.folds([data.source(row) for row in data.manifest(os.path.join(o.shared, "real")).values()], FOLDS)


def tune(o, sizes, seed, fold):
    """The network of a copy and a fold; without a fold, of all files."""
    start(o)
    import train
    def tuned():
        (real, auto), of = loaded(o, "real", "auto"), fold_of_source(o)
        return train.tuned(pretrain(o, sizes, seed), [x for x in real if of[x["source"]] != fold], auto, 100 * seed + (FOLDS if fold is None else fold))

    return once(os.path.join(o.work, f"tuned-{seed}-{fold}.pkl"), tuned)


def main():
    o = arguments(); program, vitae = programs(o)
    # What another program printed is of no use to this one.
    o.work = os.path.join(o.work, hashlib.sha256(open(program, "rb").read()).hexdigest()[:12]); os.makedirs(o.work, exist_ok=True)
    sizes = json.loads(subprocess.run([program, "sizes"], capture_output=True, check=True).stdout)
    examples(o, program, vitae)
    import check, choose, cross, data, weights
    with ProcessPoolExecutor(o.threads) as pool:
        list(pool.map(pretrain, *zip(*[(o, sizes, seed) for seed in range(o.copies)])))
        jobs = [(o, sizes, seed, fold) for fold in range(FOLDS) for seed in range(o.fold_copies)]
        if not o.only_folds: jobs += [(o, sizes, seed, None) for seed in range(o.copies)]
        done = dict(zip([(seed, fold) for _, _, seed, fold in jobs], pool.map(tune, *zip(*jobs))))
    real, auto = loaded(o, "real", "auto")
    of, files = fold_of_source(o), data.manifest(os.path.join(o.shared, "real")); parse, effort = cross.scorer(o.shared); rows = parse.corpus(os.path.join(o.shared, "real"))
    transitions = lambda some: weights.transitions(some + auto, sizes["roles"], sizes["tags"])
    rules, both, fold_of = {}, {}, {}
    for k in range(FOLDS):
        path = os.path.join(o.work, f"fold-{k}.weights")
        weights.write(path, "", [done[seed, k] for seed in range(o.fold_copies)], transitions([x for x in real if of[x["source"]] != k]))
        ids = [i for i, row in files.items() if of[data.source(row)] == k]
        for i, (by_rules, choices) in cross.candidates(program, path, os.path.join(o.shared, "real"), ids).items(): rules[i], both[i], fold_of[i] = by_rules, choices, k
    table = cross.Table(effort, rows, rules, both, fold_of)
    own = os.path.join(ROOT, "bench/accuracy/files")
    table.add_own(parse.corpus(own), cross.candidates(program, os.path.join(o.work, "fold-0.weights"), own, []))
    picks = table.chosen(choose, MARGIN)
    table.write(os.path.join(ROOT, "bench/accuracy/folds.tsv"), picks)
    if o.only_folds: return
    forest = choose.fitted(*table.samples())
    path = os.path.join(ROOT, "crates/parse/weights/reader.weights")
    weights.write(path, sizes["rules"], [done[seed, None] for seed in range(o.copies)], transitions(real), chooser=choose.exported(forest), margin=MARGIN)
    check.write(os.path.join(ROOT, "crates/parse/weights/check.json"), done[0, None], sizes)
    print(path, os.path.getsize(path), "bytes")


if __name__ == "__main__": main()
