"""The chooser: trees that say how many corrections the network's answer costs more than the rules', list by list."""
import numpy as np
from sklearn.ensemble import ExtraTreesRegressor

TREES, LEAF, SHARE = 250, 5, 0.4


def fitted(numbers, gains, seed=0):
    """Trees for the signed root of the difference: a disaster shall not outweigh all slips."""
    return ExtraTreesRegressor(TREES, min_samples_leaf=LEAF, max_features=SHARE, random_state=seed, n_jobs=1).fit(numbers, np.sign(gains) * np.sqrt(np.abs(gains)))


def exported(forest):
    """Roots and nodes: which number, at most what or the leaf's answer, where more goes on."""
    roots, nodes = [], []
    for tree in (one.tree_ for one in forest.estimators_):
        roots.append(len(nodes))

        def put(at):
            here = len(nodes); nodes.append(None)
            if tree.children_left[at] < 0: nodes[here] = [-1, tree.value[at][0][0], 0]; return
            put(tree.children_left[at]); other = len(nodes); put(tree.children_right[at])
            nodes[here] = [tree.feature[at], tree.threshold[at], other]

        put(0)
    return roots, nodes
