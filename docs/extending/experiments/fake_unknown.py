"""A length that only the data know"""

import torch
from torch.library import custom_op, get_ctx


@custom_op("fakes::positive", mutates_args=())
def positive(x: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(x.numpy()[x.numpy() > 0])


# --8<-- [start:fake]
@positive.register_fake
def _(x):
    length = get_ctx().new_dynamic_size(min=0)
    return x.new_empty(length)


# --8<-- [end:fake]
class Model(torch.nn.Module):
    def forward(self, x):
        return (positive(x) * 2).sum()


x = torch.tensor([1.0, -1.0, 3.0])
program = torch.export.export(Model(), (x,))
for node in program.graph.nodes:
    if node.op == "call_function" and "val" in node.meta:
        value = node.meta["val"]
        print(f"{node.target!s:26}", list(getattr(value, "shape", [])))
run = program.module()
for x in (x, -x, x.abs()):
    print("of", x.tolist(), "the program makes", run(x).item())
