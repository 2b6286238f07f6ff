"""An operator whose result has a length that only the data knows"""

import torch


def backend(gm, inputs):
    shapes = {n.name: n.meta.get("example_value") for n in gm.graph.nodes if n.op == "call_function"}
    print("  in the graph:", *[f"{k} {tuple(v.shape)}" for k, v in shapes.items() if isinstance(v, torch.Tensor)])
    return gm.forward


def positive(x: torch.Tensor) -> torch.Tensor:
    return x[x > 0].clone()


op = torch.library.custom_op("guide::positive", positive, mutates_args=())
RULES = {
    "as long as x": lambda x: torch.empty_like(x),
    "a new unknown": lambda x: x.new_empty(torch.library.get_ctx().new_dynamic_size()),
}
x = torch.tensor([1.0, -1.0, 2.0])
for what, rule in RULES.items():
    torch._dynamo.reset()
    op.register_fake(rule)
    print("the fake kernel's answer:", what)
    print("  result:", torch.compile(lambda x: op(x) * 2, backend=backend, fullgraph=True)(x).tolist())
    try:
        print("  Inductor:", torch.compile(lambda x: op(x), fullgraph=True)(x).tolist())
    except AssertionError as error:
        print("  Inductor:", str(error).splitlines()[0])
    try:
        print("  opcheck:", *set(torch.library.opcheck(op, (x,)).values()))
    except Exception as error:
        print("  opcheck:", str(error).partition("failed with ")[2].splitlines()[0][:74], "…")
