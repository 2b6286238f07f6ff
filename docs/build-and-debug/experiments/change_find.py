"""From a kernel's operator to the test descriptions whose samples run it."""

# limit: 180
import collections
import warnings
from pathlib import Path

import torch
import torchgen
import yaml
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._python_dispatch import TorchDispatchMode

warnings.simplefilter("ignore")
met = collections.defaultdict(set)


class Note(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        met[op.overloadpacket._qualified_op_name.partition("::")[2]].add(entry.formatted_name)
        return op(*args, **(kwargs or {}))


for entry in op_db:
    if torch.float32 in entry.supported_dtypes("cpu") and not entry.name.startswith("jiterator"):
        sample = next(iter(entry.sample_inputs("cpu", torch.float32)))
        with Note():
            entry(sample.input, *sample.args, **sample.kwargs)
for name in "frac", "_softmax", "native_layer_norm", "index", "_cdist_forward":
    print(f"aten::{name}:", *sorted(met[name]))

text = (Path(torchgen.__file__).parent / "packaged/ATen/native/native_functions.yaml").read_text()
bases = {f["func"].partition("(")[0].partition(".")[0] for f in yaml.safe_load(text)}
public = {b for b in bases if not b.startswith("_") and not b.endswith(("_", "_backward"))}
named = {n.rpartition(".")[2] for o in op_db for n in (o.aten_name, o.name, *(a.name for a in o.aliases))}
print("public names in the YAML:", len(public), "- named by an entry:", len(public & named))
print(
    "run by a first sample only:",
    len(public & set(met) - named),
    "- neither:",
    len(public - named - set(met)),
)
print("of those:", *[n for n in sorted(public - named - set(met)) if len(n) < 8])
print("entries:", len(op_db), "- with a reference:", sum(o.ref is not None for o in op_db))
print("a template over all of them, on the CPU:", sum(len(o.supported_dtypes("cpu")) for o in op_db), "tests")
