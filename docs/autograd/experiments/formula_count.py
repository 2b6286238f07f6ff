"""How many formulas there are, and what becomes of the operators that have none"""

from collections import Counter
from pathlib import Path

import torchgen
import yaml
from torchgen.api.autograd import match_differentiability_info
from torchgen.gen import parse_native_yaml
from torchgen.packaged.autograd import gen_variable_type as gen
from torchgen.packaged.autograd.load_derivatives import load_derivatives

given = Path(torchgen.__file__).parent / "packaged"
files = [
    str(given / f)
    for f in ("autograd/derivatives.yaml", *(f"ATen/native/{n}.yaml" for n in ("native_functions", "tags")))
]
entries = yaml.safe_load(Path(files[0]).read_text())
infos, keys = load_derivatives(*files)
every = [info for per_key in infos.values() for info in per_key.values()]
formulas = Counter(str(f) for e in entries for part in e.get("dispatch", {"": e}).values() for f in part.values())
print(len(entries), "entries,", sum("dispatch" in e for e in entries), "with a dispatch section:", *sorted(keys))
print(
    sum(bool(i.op) for i in every), "classes,", sum(bool(i.forward_derivatives) for i in every), "with forward formulas"
)
print({word: formulas[word] for word in ("auto_linear", "auto_element_wise", "non_differentiable")})


def kernel(fn) -> str:
    if not gen.use_derived(fn):
        return "no generated kernel: a composite operator, or one with a kernel written by hand"
    text = {key: "".join(parts) for key, parts in gen.gen_variable_type_func(fn).items()}
    if "autogradNotImplementedFallback" in text.get("wrapper_registrations_Default", ""):
        return "the boxed kernel that says not implemented"
    if "throw_error_out_requires_grad" in "".join(text.values()):
        return "a kernel that refuses inputs that need a gradient"
    body = "".join(text.values())
    if "c10::make_intrusive<NotImplemented>" in body:
        return "a kernel whose node says not implemented"
    return "a kernel that makes a node" if "grad_fn = c10::make_intrusive<" in body else "a kernel that makes no node"


operators = parse_native_yaml(*files[1:]).native_functions
for what, count in Counter(map(kernel, match_differentiability_info(operators, infos))).most_common():
    print(f"{count:5} {what}")
