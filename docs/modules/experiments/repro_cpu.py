"""Every operator with samples, twice with one seed on a CPU, and in deterministic mode"""

# limit: 120
import itertools
import warnings
from collections import defaultdict

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_leaves


def results(info, sample):
    """The bytes of what an operator returns, and of the gradients."""
    torch.manual_seed(7)
    given = [t for t in tree_leaves((sample.input, sample.args, sample.kwargs)) if isinstance(t, torch.Tensor)]
    made = [t for t in tree_leaves(info.op(sample.input, *sample.args, **sample.kwargs)) if isinstance(t, torch.Tensor)]
    if ends := [t for t in made if t.requires_grad]:
        wanted = [t for t in given if t.requires_grad]
        grads = torch.autograd.grad(ends, wanted, [torch.ones_like(t) for t in ends], allow_unused=True)
        made += [g for g in grads if g is not None]
    return [t.detach().resolve_conj().resolve_neg().contiguous().numpy().tobytes() for t in made]


warnings.simplefilter("ignore")
torch.set_num_threads(4)
ran, differ, refused = set(), set(), defaultdict(set)
for info in op_db:
    if torch.float32 not in info.dtypes or "empty" in info.name:  # these return what was in memory
        continue
    with torch.random.fork_rng():
        samples = info.sample_inputs("cpu", torch.float32, requires_grad=info.supports_autograd)
        for sample in itertools.islice(samples, 3):
            try:
                if results(info, sample) != results(info, sample):
                    differ.add(info.name)
            except Exception:  # sparse results, operators for GPUs alone
                continue
            ran.add(info.name)
            torch.use_deterministic_algorithms(True)
            try:
                results(info, sample)
            except RuntimeError as error:
                refused[str(error).partition(" does not have")[0]].add(info.name)
            torch.use_deterministic_algorithms(False)
print("entries that ran:", len(ran))
print("other bits the second time:", *sorted(differ) or ["none"])
for what, names in sorted(refused.items()):
    print(f"refused as {what}:", *sorted(names))
