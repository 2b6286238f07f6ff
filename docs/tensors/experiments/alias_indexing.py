"""Which brackets give a view, and what an assignment through brackets calls"""

import torch
from _log import Log

x = torch.arange(24.0).view(2, 3, 4)
mask = torch.tensor([True, False])
zero = torch.tensor(0)
READ = """x[0] | x[-1, 0] | x[0:1] | x[:, ::2] | x[..., 0] | x[None] | x[...] | x[()] | x[zero] | x[[0]] | x[[0, 1]] | x[range(2)]
x[mask] | x[[True, False]] | x[True] | x[0, [0, 1]] | x[:, [0, 2], 1:3] | x[[0], :, [1]] | x[zero, [0, 1]]"""
print(f"{'read':20}{'sizes':11}{'is':8}operators")
for line in READ.splitlines():
    for text in line.split(" | "):
        with Log() as log:
            result = eval(text)
        shared = result.untyped_storage()._cdata == x.untyped_storage()._cdata
        sizes = str(tuple(result.shape)).replace(" ", "")
        print(f"{text:20}{sizes:11}{'a view' if shared else 'a copy':8}{', '.join(log.names)}")
WRITE = """x[0] = 1.0 | x[:, 1] = x[:, 0] | x[mask] = 1.0 | x[mask] = x[mask] | x[0, [0, 1]] = 5.0 | x[x > 3] = 0.0 | x[0] += 1 | x[[0]] += 1"""
print("written")
for text in WRITE.split(" | "):
    with Log() as log:
        exec(text)
    print(f"{text:20}{', '.join(log.names)}")
for text in "x[0][1] = 7.0", "x[[0]][0] = 7.0", "x[0].zero_()", "x[mask].zero_()":
    x = torch.arange(24.0).view(2, 3, 4)
    before = x.clone()
    exec(text)
    print(f"{text:20}changes {int((x != before).sum())} elements of x")
count = torch.zeros(3)
count[[0, 0, 2]] += 1
print("count[[0, 0, 2]] += 1 gives", count.tolist())
print("index_add_ gives", torch.zeros(3).index_add_(0, torch.tensor([0, 0, 2]), torch.ones(3)).tolist())
