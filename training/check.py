"""A made-up input and what the network makes of it here: a test of `crates/parse` expects the same of the Rust side."""
import json
import numpy as np
import network, weights

WORDS_IN, LINES_IN = 24, 6


def write(path, p, sizes):
    """Draws an input at random and writes it with the probabilities of the roles and tags, weights rounded as they are shipped."""
    r = np.random.RandomState(1)
    line = np.sort(r.randint(0, LINES_IN, WORDS_IN)).astype(np.int32)
    draw = lambda size, *shape: r.randint(0, size, shape).astype(np.int32)
    b = {"word": draw(sizes["word"], WORDS_IN), "affixes": draw(sizes["affix"], WORDS_IN, 7), "left": draw(sizes["mark"], WORDS_IN), "right": draw(sizes["mark"], WORDS_IN),
         "shape": draw(sizes["shape"], WORDS_IN), "shown_tag": draw(sizes["tags"] + 1, WORDS_IN), "line": line, "shown_role": draw(sizes["shownRoles"] + 1, LINES_IN),
         "word_numbers": np.round(r.rand(WORDS_IN, sizes["wordNumbers"]), 3).astype(np.float32), "line_numbers": np.round(r.rand(LINES_IN, sizes["lineNumbers"]), 3).astype(np.float32)}
    rounded = {name: np.asarray(weights.rounded(name, v), np.float32) for name, v in p.items()}
    role, tag = network.probabilities(rounded, {**{k: v[None] for k, v in b.items()}, "lines": np.ones((1, LINES_IN), np.float32)})
    plain = lambda v: [round(float(x), 6) for x in np.asarray(v).ravel()]
    out = {k: v.tolist() if v.dtype == np.int32 else plain(v) for k, v in b.items()}
    with open(path, "w") as f: json.dump({**out, "roles": plain(role), "tags": plain(tag)}, f, separators=(",", ":"))
