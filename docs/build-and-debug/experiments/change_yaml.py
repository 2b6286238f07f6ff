"""What the code generator says of a wrong entry, before anything is compiled."""

import tempfile
from pathlib import Path

import torchgen
from torchgen.gen import parse_native_yaml

ENTRIES = """
- func: half(Tensor self) -> Tensr
---
- func: half(Tensor self) -> Tensor
  dispach: {CPU: half_cpu}
---
- func: half(Tensor self) -> Tensor
  dispatch: {CPV: half_cpu}
---
- func: half(Tensor self) -> Tensor
  dispatch: {CompositeImplicitAutograd: half, CompositeExplicitAutograd: half}
---
- func: half_(Tensor self) -> Tensor
---
- func: half.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch: {CPU: half_out}
---
- func: half(Tensor self) -> Tensor
  structured_delegate: half.out
---
- func: half(Tensor self, float by=1.0) -> Tensor
  variants: function, method
  dispatch: {CPU: half_cpu}
"""
tags = Path(torchgen.__file__).parent / "packaged/ATen/native/tags.yaml"
with tempfile.TemporaryDirectory() as folder:
    for number, text in enumerate(ENTRIES.split("---")):
        file = Path(folder, f"{number}.yaml")
        file.write_text(text)
        print(*text.strip().splitlines(), sep="\n")
        try:
            print("   accepted:", *[f.func for f in parse_native_yaml(file, tags).native_functions])
        except (AssertionError, RuntimeError) as error:
            print("  ", str(error).splitlines()[0][:120])
