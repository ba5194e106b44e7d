"""The network of `crates/tagger`, for training: the same layers under the same names."""
import functools, math
import jax, jax.numpy as jnp, numpy as np, optax

WORD, MARK, ROLE, WORDS, LINES, HEADS, LAYERS = 48, 32, 48, 128, 160, 5, 3
DROP = 0.12
REACH = 16  # places of distances to either side


def init(sizes, seed):
    """Weights at random: a dict of arrays by name."""
    r = np.random.RandomState(seed); p = {}

    def linear(name, i, o, scale=1.0):
        p[name + ".w"] = (r.randn(i, o) * scale / math.sqrt(i)).astype(np.float32); p[name + ".b"] = np.zeros(o, np.float32)

    def norm(name, d):
        p[name + ".g"] = np.ones(d, np.float32); p[name + ".o"] = np.zeros(d, np.float32)

    def table(name, rows, d, scale): p["E." + name] = (r.randn(rows, d) * scale).astype(np.float32)

    table("word", sizes["word"], WORD, 0.1); table("affix", sizes["affix"], WORD, 0.1)
    for name in ("left", "right"): table(name, sizes["mark"], MARK, 0.3)
    table("shape", sizes["shape"], MARK, 0.3); table("tag", sizes["tags"] + 1, MARK, 0.3); table("role", sizes["shownRoles"] + 1, ROLE, 0.3)
    linear("in", 2 * WORD + 4 * MARK + sizes["wordNumbers"], WORDS); norm("in", WORDS)
    for part in ("a0", "c0", "c1"):
        linear(part + ".m", 5 * WORDS, WORDS); linear(part + ".f", WORDS, WORDS); linear(part + ".o", WORDS, WORDS, 0.5)
        norm(part + ".m", WORDS); norm(part + ".f", WORDS)
    linear("pool.s", WORDS, 4); linear("pool.v", WORDS, LINES)
    linear("line", sizes["lineNumbers"] + ROLE, LINES); norm("line", LINES)
    for part in (f"l{k}" for k in range(LAYERS)):
        linear(part + ".m", 3 * LINES, LINES, 0.5); linear(part + ".qkv", LINES, 3 * LINES); linear(part + ".o", LINES, LINES, 0.5)
        linear(part + ".f", LINES, 2 * LINES); linear(part + ".g", 2 * LINES, LINES, 0.5)
        for n in "maf": norm(f"{part}.{n}", LINES)
        p[part + ".rel"] = (r.randn(HEADS, 2 * REACH + 1) * 0.02).astype(np.float32)
    norm("role", LINES); linear("role", LINES, sizes["roles"]); linear("back", LINES + sizes["roles"], WORDS); norm("back", WORDS)
    norm("tag", WORDS); linear("tag", WORDS, sizes["tags"])
    return p


def distances(count):
    """The place of each distance between two lines: each of the first eight, then ever more together."""
    steps = np.array([12, 16, 23, 32, 46, 64, 91, 128])
    d = np.arange(count)[None] - np.arange(count)[:, None]; off = np.abs(d)
    place = np.where(off < 8, off, 8 + (off[..., None] >= steps).sum(-1))
    return (np.minimum(place, REACH) * np.sign(d) + REACH).astype(np.int32)


def activate(x): return x * jax.nn.sigmoid(1.702 * x)


def forward(p, b, key=None):
    """Scores of roles (batch, lines, roles) and tags (batch, words, tags); `key` for what is dropped while training."""
    keys = iter(jax.random.split(key, 64)) if key is not None else None

    def drop(x):
        if keys is None: return x
        return x * (jax.random.bernoulli(next(keys), 1 - DROP, (x.shape[0], 1, x.shape[2])) / (1 - DROP))

    def linear(n, x): return x @ p[n + ".w"] + p[n + ".b"]

    def norm(n, x):
        m = x.mean(-1, keepdims=True); v = ((x - m) ** 2).mean(-1, keepdims=True)
        return (x - m) * jax.lax.rsqrt(v + 1e-5) * p[n + ".g"] + p[n + ".o"]

    def beside(x, reach):
        n = x.shape[1]; z = jnp.pad(x, ((0, 0), (reach, reach), (0, 0)))
        return jnp.concatenate([z[:, k:k + n] for k in range(2 * reach + 1)], -1)

    words = (b["line"] >= 0)[..., None].astype(jnp.float32); lines = b["lines"][..., None]; count = b["line_numbers"].shape[1]
    embedded = [p["E.word"][b["word"]], p["E.affix"][b["affixes"]].sum(2) * 0.5] + [p["E." + n][b[n]] for n in ("left", "right", "shape")]
    x = norm("in", linear("in", drop(jnp.concatenate(embedded + [p["E.tag"][b["shown_tag"]], b["word_numbers"]], -1)))) * words

    def local(n, x):
        x = x + drop(activate(linear(n + ".m", beside(norm(n + ".m", x) * words, 2))))
        return (x + drop(linear(n + ".o", activate(linear(n + ".f", norm(n + ".f", x)))))) * words

    x = local("a0", x)
    at = (b["line"][:, None, :] == jnp.arange(count)[None, :, None]).astype(jnp.float32)
    s = jnp.exp(jnp.clip(linear("pool.s", x), -8, 8)) * words; v = linear("pool.v", x)
    parts = lambda z: z.reshape(*z.shape[:2], 4, LINES // 4)
    pooled = (parts(at @ (parts(v) * s[..., None]).reshape(v.shape)) / ((at @ s)[..., None] + 1e-6)).reshape(*at.shape[:2], LINES)
    y = norm("line", pooled + linear("line", jnp.concatenate([b["line_numbers"], p["E.role"][b["shown_role"]]], -1))) * lines
    hidden = jnp.where(b["lines"][:, None, None, :] > 0, 0, -1e9); place = distances(count)
    for n in (f"l{k}" for k in range(LAYERS)):
        y = y + drop(activate(linear(n + ".m", beside(norm(n + ".m", y) * lines, 1))))
        a = linear(n + ".qkv", norm(n + ".a", y)).reshape(*y.shape[:2], 3, HEADS, LINES // HEADS)
        w = jnp.einsum("bihd,bjhd->bhij", a[:, :, 0], a[:, :, 1]) / math.sqrt(LINES // HEADS) + p[n + ".rel"][:, place][None] + hidden
        y = y + drop(linear(n + ".o", jnp.einsum("bhij,bjhd->bihd", jax.nn.softmax(w, -1), a[:, :, 2]).reshape(y.shape)))
        y = y + drop(linear(n + ".g", activate(linear(n + ".f", norm(n + ".f", y)))))
    y = norm("role", y); role = linear("role", y)
    context = linear("back", jnp.concatenate([y, jax.nn.softmax(role, -1)], -1))
    x = norm("back", x + jnp.swapaxes(at, 1, 2) @ context) * words
    for n in ("c0", "c1"): x = local(n, x)
    return role, linear("tag", norm("tag", x))


def loss(p, b, key):
    role, tag = forward(p, b, key)
    lr = optax.softmax_cross_entropy_with_integer_labels(role, b["role"]) * b["role_known"]
    weight = jnp.where(b["tag"] > 0, 2.0, 1.0) * b["tag_known"]
    lt = optax.softmax_cross_entropy_with_integer_labels(tag, b["tag"]) * weight
    return lr.sum() / (b["role_known"].sum() + 1e-6) + 2 * lt.sum() / (weight.sum() + 1e-6)


OPTIMIZER = optax.inject_hyperparams(lambda learning_rate: optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(learning_rate, b2=0.98, weight_decay=0.02)))


@jax.jit
def step(p, state, mean, b, key, keep):
    value, grad = jax.value_and_grad(loss)(p, b, key)
    update, state = OPTIMIZER(1e-3).update(grad, state, p)
    p = optax.apply_updates(p, update)
    return p, state, jax.tree.map(lambda a, c: a * keep + c * (1 - keep), mean, p), value


@jax.jit
def probabilities(p, b):
    role, tag = forward(p, b)
    return jax.nn.softmax(role, -1), jax.nn.softmax(tag, -1)
