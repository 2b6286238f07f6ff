"""A custom operator gains one subsystem for each registration"""

import torch

calls = []


@torch.library.custom_op("guide::cube", mutates_args=())
def cube(x: torch.Tensor) -> torch.Tensor:
    calls.append(tuple(x.shape))
    return torch.from_numpy(x.numpy() ** 3)  # nothing that autograd or a compiler could look into


def backward():
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    cube(x).sum().backward()
    return x.grad


x = torch.tensor([1.0, 2.0])
tries = {
    "eager": lambda: cube(x),
    "compile": lambda: torch.compile(cube, fullgraph=True, backend="aot_eager")(x),
    "backward": backward,
    "vmap": lambda: torch.vmap(cube)(x.reshape(2, 1)).flatten(),
}


def report(title):
    torch._dynamo.reset()
    dump = torch._C._dispatch_dump("guide::cube").splitlines()[4:]
    print(title, "| slots filled:", *(line.split(":")[0] for line in dump))
    for name, call in tries.items():
        calls.clear()
        try:
            print(f"   {name}: {call().tolist()}, kernel ran on", *calls)
        except RuntimeError as error:
            print(f"   {name}: {type(error).__name__}: {str(error)[:51].splitlines()[0]}")


report("custom_op alone")
cube.register_fake(torch.empty_like)
report("+ register_fake")
cube.register_autograd(
    lambda ctx, grad: 3 * grad * ctx.saved_tensors[0] ** 2,
    setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
)
report("+ register_autograd")
cube.register_vmap(lambda info, in_dims, x: (cube(x), in_dims[0]))
report("+ register_vmap")
