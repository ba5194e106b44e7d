"""Trains networks. See README.md."""
import math, random, time
import jax, jax.numpy as jnp, numpy as np
import data, network


def train(p, examples, epochs, rate, shown, weight, seed, log=True):
    """Weights after some epochs. `shown(e)`: how often the rules' answer is shown; `weight(e)`: how often an example is drawn an epoch."""
    rnd = np.random.RandomState(seed)
    draw = lambda: [e for e in examples for _ in range(int(weight(e)) + (rnd.rand() < weight(e) % 1))]
    values = data.values_of(examples)
    batches = sum(1 for _ in plan(draw())); total = max(1, int(batches * epochs))
    p = jax.tree.map(jnp.asarray, p); state = network.OPTIMIZER(learning_rate=rate).init(p); mean = p
    key = jax.random.PRNGKey(seed); done, losses, began = 0, [], time.time()
    while done < total:
        for b in data.batches(draw(), rnd, lambda e: rnd.rand() < shown(e), values):
            speed = rate * min(1, (done + 1) / 30) * max(0.02, 0.5 * (1 + math.cos(math.pi * done / total)))
            state.hyperparams["learning_rate"] = jnp.asarray(speed, jnp.float32)
            key, sub = jax.random.split(key)
            p, state, mean, value = network.step(p, state, mean, b, sub, jnp.float32(min(0.99, (1 + done) / (10 + done))))
            losses.append(value); done += 1
            if log and done % 200 == 0: print(f"  step {done}/{total} loss {np.mean([float(x) for x in losses[-200:]]):.3f} {time.time() - began:.0f} s", flush=True)
            if done >= total: break
    return jax.tree.map(np.asarray, mean)


def plan(examples):
    by = {}
    for e in examples: by[data.size_of(e)] = by.get(data.size_of(e), 0) + 1
    for size, count in by.items(): yield from range(math.ceil(count / data.SIZES[size][2]))


def folds(sources, count=5):
    """The fold of each source."""
    sources = sorted(set(sources)); random.Random(7).shuffle(sources)
    return {source: k % count for k, source in enumerate(sources)}


def pretrained(sizes, auto, printed, layouts, seed, epochs=6):
    """On labels made by programs: real files, and contents in layouts at random, where the rules' answer is shown to half, and contents in our designs, where it is never."""
    shown, weight = {"auto": 0.45, "printed": 0.0, "layouts": 0.45}, {"auto": 1.0, "printed": 0.4, "layouts": 0.6}
    return train(network.init(sizes, seed), auto + printed + layouts, epochs, 1.5e-3, lambda e: shown[e["kind"]], lambda e: weight[e["kind"]], seed)


def tuned(p, real, auto, seed, epochs=8):
    """On labels by hand, the rules' answer shown to most."""
    weight = {"real": 1.0, "auto": 0.3}
    return train(p, real + auto, epochs, 1e-3, lambda e: 0.85, lambda e: weight[e["kind"]], seed)


def accuracy(p, examples, shown=True):
    """Shares of lines with the right role, and of words that have a tag with the right one."""
    r = rt = t = tt = 0
    for e in examples:
        size = data.size_of(e); role, tag = network.probabilities(p, data.batch([e], size, lambda _: shown))
        n, l = min(len(e["tag"]), data.SIZES[size][0]), len(e["role"]); role, tag = np.asarray(role)[0].argmax(-1)[:l], np.asarray(tag)[0].argmax(-1)[:n]
        r += (role == e["role"]).sum(); rt += l; k = e["tag"][:n] > 0; t += (tag == e["tag"][:n])[k].sum(); tt += k.sum()
    return r / rt, t / tt
