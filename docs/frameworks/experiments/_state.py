"""What both sides of `habits_state` have before the questions"""

JAX = """
import jax
from jax import numpy as np
key, x = jax.random.key(0), np.arange(3)
draw = lambda key: jax.random.normal(key, (2,)).tolist()
tree = {"w": np.ones(2), "b": [np.zeros(1)]}
step = lambda total, n: (total + n, total + n)
matrix = jax.ShapeDtypeStruct((8, 3), "float32")
"""

TORCH = """
from torch.fx.experimental.proxy_tensor import make_fx
from torch.func import _random
from torch.utils import _pytree as pytree
key = _random.key(0)
generator, x = torch.Generator().manual_seed(0), torch.arange(3)
draw = lambda g: torch.randn(2, generator=g).tolist()
tree = {"w": torch.ones(2), "b": [torch.zeros(1)]}
def sums(numbers, total=0): return [total := total + n for n in numbers]
matrix = torch.empty(8, 3, device="meta")
names = lambda graph_module: [n.name for n in graph_module.graph.nodes if n.op == "call_function"]
"""
