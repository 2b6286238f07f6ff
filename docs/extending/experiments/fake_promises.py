"""Six fake kernels of one operator: what is compiled, how often, and who objects"""

# limit: 120
import torch
from torch._dynamo.testing import CompileCounterWithBackend
from torch.library import custom_op


def by_length(x):
    return torch.empty_like(x) if x.shape[0] > 4 else x.new_empty(x.shape)


FAKES = {
    "empty_like": torch.empty_like,
    "int(length)": lambda x: x.new_empty(int(x.shape[0]), 2),
    "if length > 4": by_length,
    "wrong shape": lambda x: x.new_empty(x.shape[0] + 1, 2),
    "wrong dtype": lambda x: torch.empty_like(x, dtype=torch.float64),
    "wrong strides": lambda x: x.new_empty(2, x.shape[0]).t(),
}
for i, (name, fake) in enumerate(FAKES.items()):
    operator = custom_op(
        f"fakes::f{i}",
        lambda x: torch.from_numpy(x.numpy() * 2),
        mutates_args=(),
        schema="(Tensor x) -> Tensor",
    )
    operator.register_fake(fake)
    for backend in ("aot_eager", "inductor"):
        torch._dynamo.reset()
        counter = CompileCounterWithBackend(backend)
        compiled = torch.compile(lambda x: operator(x) + 1, backend=counter, dynamic=True, fullgraph=True)
        try:
            right = all(torch.equal(compiled(x), 2 * x + 1) for x in (torch.ones(n, 2) for n in (3, 5, 9)))
            end = f"{'right' if right else 'WRONG'}, graphs: {counter.frame_count}"
        except (RuntimeError, AssertionError) as error:
            end = f"{type(error).__name__}: {str(error).splitlines()[0][:46]}"
        print(f"{name:14} {backend:10} {end}")
