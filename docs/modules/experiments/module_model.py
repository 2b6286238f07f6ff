"""The model of a module beside nn.Module: random assignments, deletions, moves and loads, compared after each"""

import collections

from _module_actions import Model, Real, act

compared, same, errors = collections.Counter(), collections.Counter(), 0
for seed in range(200):
    for mine, theirs in zip(act(seed, Model), act(seed, Real), strict=True):
        compared[mine[0]] += 1
        same[mine[0]] += mine == theirs
        errors += bool(mine[0] != "result" and mine[1])
for action, count in sorted(compared.items()):
    print(f"{action:7} the model agrees in {same[action]} of {count}")
print(f"refused by both: {errors} of {compared.total() - compared['result']} actions")
