"""Calls, bytes and results of each version, counted"""

# requires: g++
import _loops
import torch
from _roofline import VERSIONS
from torch._inductor import config, metrics
from torch.nn.functional import softsign
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    """Counts calls, and the bytes of the tensors that go in and come out."""

    calls = moved = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        self.calls += 1
        for x in (*args, out):
            self.moved += x.nbytes if isinstance(x, torch.Tensor) and x.dim() else 0
        return out


_loops.build()
x, ops = torch.rand(1000), torch.ops.loops
for name, way in {"scalar": ops.scalar, "vector": ops.vector, "eager": softsign}.items():
    with Count() as count:
        way(x)
    found = count.calls, count.moved // x.numel()
    same = found == (VERSIONS[name][0], VERSIONS[name][3])
    print(f"{name:9} {found[0]} calls, {found[1]:2} bytes an element; table right: {same}")
config.cpp.simdlen, config.cpp.vec_isa_ok = 256, True
torch._logging.set_logs(inductor_metrics=True)  # it counts only then
torch.compile(softsign)(x)
found = metrics.generated_kernel_count, metrics.num_bytes_accessed // x.numel()
same = found == (VERSIONS["compiled"][0], VERSIONS["compiled"][3])
print(f"compiled  {found[0]} kernel, {found[1]:2} bytes an element; table right: {same}")
