"""Writes weights as `crates/tagger` reads them: a line of JSON that names the tables, then their bytes."""
import json
import numpy as np


def tables(copies, transitions, vote, margin, chooser):
    """All tables by name: those of the networks as whole numbers of one byte with a scale for each row or column."""
    out = {}
    for k, p in enumerate(copies):
        for name, value in p.items():
            value = np.asarray(value, np.float32)
            out[f"{k}.{name}"] = (value if value.ndim == 2 else value[None], scaling(name, value))
    for name, value in transitions.items(): out[name] = (np.atleast_2d(np.asarray(value, np.float32)), "none")
    out["vote"], out["margin"] = ((np.array([[x]], np.float32), "none") for x in (vote, margin))
    if chooser: out.update({"chooser.roots": (np.array([chooser[0]], np.float32), "none"), "chooser.nodes": (np.array(chooser[1], np.float32), "none")})
    return out


def scaling(name, value):
    """What of a network's table has scales of its own: rows of those that are looked up, columns of those that are multiplied with."""
    return "row" if name.startswith("E.") else "column" if value.ndim == 2 and not name.endswith(".rel") else "none"


def rounded(name, value):
    """A network's table as the reader will have it."""
    whole, scales = quantised(value, scaling(name, value))
    return value if scales is None else whole * scales


def quantised(value, scaled):
    if scaled == "none": return value, None
    scales = np.abs(value).max(axis=1 if scaled == "row" else 0, keepdims=True) / 127 + 1e-12
    return np.round(value / scales).astype(np.int8), scales.astype(np.float32)


def write(path, made_for, copies, transitions, vote=0.3, margin=0.0, chooser=None):
    head, body = {}, b""
    for name, (value, scaled) in tables(copies, transitions, vote, margin, chooser).items():
        head[name] = {"rows": value.shape[0], "width": value.shape[1], "scaled": scaled, "at": len(body)}
        whole, scales = quantised(value, scaled)
        body += whole.astype("<f4").tobytes() if scales is None else whole.tobytes() + scales.astype("<f4").tobytes()
    with open(path, "wb") as f: f.write(json.dumps({"madeFor": made_for, "copies": len(copies), "tables": head}, separators=(",", ":")).encode() + b"\n" + body)


def transitions(examples, roles, tags, share=0.35):
    """Logarithms of roles after each other, and of the tags that a role allows, counted in right answers."""
    steps = np.full((roles + 1, roles), 0.3); allowed = np.zeros((roles, tags))
    for e in examples:
        before = roles
        for role, known in zip(e["role"], e["role_known"]):
            if known: steps[before, role] += 1
            before = role
        for line, tag, known in zip(e["line"], e["tag"], e["tag_known"]):
            if known: allowed[e["role"][line], tag] += 1
    steps = share * np.log(steps / steps.sum(1, keepdims=True))
    common = allowed / np.maximum(1, allowed.sum(1, keepdims=True)) > 0.002
    common[:, 0] = True
    return {"roles.first": steps[roles], "roles.steps": steps[:roles], "tags.allowed": np.where(common, 0.0, -6.0)}
