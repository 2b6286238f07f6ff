"""The model against PyTorch: tables and calls for random registrations"""

# limit: 120
import random
import warnings

import _dispatcher as model
import _registrations as grid

warnings.simplefilter("ignore")
draw = random.Random(0)
cells, calls = [0, 0], [0, 0]
for number in range(300):
    keys = sorted(draw.sample(grid.REGISTERED, draw.randint(0, 5)))  # explicit before implicit
    if {"Meta", "CompositeImplicitAutograd"} <= set(keys):
        keys.remove("Meta")  # torch.library refuses the two together
    ours, theirs = grid.in_the_model(keys), grid.in_pytorch(keys, number)
    for key, rule in zip(model.ORDER, grid.table(theirs)):
        cells[0] += 1
        cells[1] += ours.lookup(key)[1] != rule
    for (tensor, stand_in), (region, change) in grid.calls():
        with region():
            wanted = grid.run(theirs, tensor)
        with model.thread(**change):
            entered = grid.run(ours, stand_in)
        calls[0] += 1
        calls[1] += entered != wanted
print(f"cells of the table: {cells[0]:,}, {cells[1]} filled by another rule")
print(f"calls: {calls[0]:,}, {calls[1]} enter other kernels, or the same in another order")
