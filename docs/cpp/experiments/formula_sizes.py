"""A size that is a formula, and what asking for its number does"""

import torch
from torch._subclasses import FakeTensorMode
from torch.fx.experimental import symbolic_shapes as sym

env = sym.ShapeEnv()
which = sym.StatelessSymbolicContext([sym.DimDynamic.DYNAMIC, sym.DimDynamic.STATIC])
fake = FakeTensorMode(shape_env=env)
x = fake.from_tensor(torch.ones(5, 3), symbolic_context=which)
rows = x.shape[0]
print(type(rows).__name__, rows, "and", type(x.shape[1]).__name__, x.shape[1])
print("bytes:", x.numel() * 4, " guards:", len(env.guards))
print("view as:", tuple(x.view(-1).shape), " guards:", len(env.guards))
print("rows == rows:", bool(rows == rows), " guards:", len(env.guards))
print("rows > 4:", bool(rows > 4), " guards:", len(env.guards))
print("int(rows):", int(rows), " guards:", len(env.guards))
print("rows is now:", x.shape[0])
