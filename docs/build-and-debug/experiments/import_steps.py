"""What there is at each station of `import torch`: libraries, modules, operators, kernels written in Python"""

# fresh: it watches the import of torch
import sys
from pathlib import Path

STATIONS = {  # the module whose import is about to begin → what has just been done
    "torch._C": "paths and versions",
    "torch._custom_class_base": "inside torch._C's initialiser",
    "torch._tensor": "torch._C made",
    "torch._compile": "functions copied into torch",
    "torch.nn": "torch.functional",
    "torch.jit": "nn and autograd",
    "torch._meta_registrations": "torch's other packages",
}


def state():
    maps = Path("/proc/self/maps").read_text()
    libraries = {Path(line.split()[-1]).name for line in maps.splitlines() if "/torch/lib/" in line}
    core = sys.modules.get("torch._C")
    names = core._dispatch_get_all_op_names() if hasattr(core, "_dispatch_get_all_op_names") else []
    ours = len({name for name in sys.modules if name.split(".")[0] == "torch"})
    public = len([n for n in vars(sys.modules["torch"]) if n[0] != "_"])
    return f"{len(libraries):9} {ours:7} {len(names):9} {public:7}"


class Watch:
    """An import hook that finds nothing and counts."""

    def find_spec(self, name, path=None, target=None):
        if name in STATIONS:
            print(f"{STATIONS.pop(name):32}{state()}")


print(f"{'':32}libraries modules operators  names")
sys.meta_path.insert(0, Watch())
import torch  # noqa: E402

print(f"{'the end':32}{state()}")
print("lazy:", *sorted(torch._lazy_modules))
print("already there:", [m for m in sorted(torch._lazy_modules) if f"torch.{m}" in sys.modules])
torch._inductor
print("after torch._inductor:", [m for m in sorted(torch._lazy_modules) if f"torch.{m}" in sys.modules])
