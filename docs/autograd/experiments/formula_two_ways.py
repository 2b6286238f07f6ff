"""Forward formulas that nobody wrote, and what conj does in them"""

from pathlib import Path

import torch
import torch.autograd.forward_ad as fwd
import torchgen
from torchgen.packaged.autograd.load_derivatives import load_derivatives

given = Path(torchgen.__file__).parent / "packaged"
files = ("autograd/derivatives.yaml", "ATen/native/native_functions.yaml", "ATen/native/tags.yaml")
infos, _ = load_derivatives(*(str(given / file) for file in files))
entries = (given / files[0]).read_text().split("\n- name: ")
for name in ("sin", "exp", "sum.dim_IntList", "mul.Tensor", "sort"):
    info = next(i["Default"] for schema, i in infos.items() if str(schema.name) == name)
    entry = next(e for e in entries if e.startswith(name + "("))
    for forward in info.forward_derivatives:
        written = next(line.split(": ")[1] for line in entry.splitlines() if f"{forward.var_names[0]}:" in line)
        print(f"{name}: {forward.var_names[0]}: {written}\n    becomes {forward.formula}")

z = torch.tensor(1 + 1j, requires_grad=True)
g = t = torch.tensor(0 + 1j)
print("\nbackward of exp:", torch.allclose(z.exp().grad_fn(g), g * z.exp().conj()))
with fwd.dual_level():
    print("forward of exp: ", torch.allclose(fwd.unpack_dual(fwd.make_dual(z, t).exp()).tangent, t * z.exp()))
w = torch.tensor(2.0, requires_grad=True)
print("gradients of a real and a complex factor:", *(grad.dtype for grad in (w * z).grad_fn(g)))
