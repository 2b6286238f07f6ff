"""Which operators C++ has registered when torch._C stands, and which Python adds until the import ends"""

# fresh: it watches the import of torch
import sys
from collections import Counter


class Watch:
    """An import hook that looks at the dispatcher when `torch._tensor` is asked for."""

    early: set[str] = set()

    def find_spec(self, name, path=None, target=None):
        if name == "torch._tensor":
            Watch.early = set(sys.modules["torch._C"]._dispatch_get_all_op_names())


sys.meta_path.insert(0, Watch())
import torch  # noqa: E402

late = set(torch._C._dispatch_get_all_op_names()) - Watch.early
for title, names in (("by C++", Watch.early), ("by Python", late)):
    spaces = Counter(name.split("::")[0] for name in names)
    large = [f"{n} {space}::" for space, n in spaces.most_common() if n > 30]
    print(f"{title}: {len(names)} operators, of them", ", ".join(large))

# Kernels come late too.
dump = torch._C._dispatch_dump("aten::max_pool2d_with_indices").splitlines()
print(*(line.split(":")[0] + " in " + line.split("/torch/")[1].split(":")[0] for line in dump if ".py:" in line))
