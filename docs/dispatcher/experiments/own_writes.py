"""An operator doubles its argument in place: told or not, by `define` or by `custom_op`"""

# limit: 120
import torch
from torch.library import custom_op, define, impl, register_fake


def double(x: torch.Tensor) -> None:
    x.detach().numpy()[...] *= 2  # behind the back of PyTorch


define("writes::define_untold", "(Tensor x) -> ()")
define("writes::define_told", "(Tensor(a!) x) -> ()")
custom_op("writes::custom_untold", double, mutates_args=())
custom_op("writes::custom_told", double, mutates_args=("x",))
for name in ("define_untold", "define_told"):
    impl(f"writes::{name}", "cpu", double)
for name in ("define_untold", "define_told", "custom_untold", "custom_told"):
    register_fake(f"writes::{name}", lambda x: None)
    operator = getattr(torch.ops.writes, name)
    x, weight = torch.tensor([1.0, 2.0]), torch.ones(2, requires_grad=True)
    y = x * weight  # the multiplication keeps x; the gradient of weight is [1, 2]
    operator(x)
    try:
        y.sum().backward()
        gradient = weight.grad.tolist()
    except RuntimeError as error:
        gradient = "refused," + str(error).partition(" has been")[2].partition(":")[0]

    def program(t):
        t = t + 0
        operator(t)
        return t * 1

    compiled = torch.compile(program, backend="aot_eager", fullgraph=True)(torch.ones(2))
    print(operator.default._schema)
    print("    version of x:", x._version, " gradient:", gradient, " compiled, of ones:", compiled.tolist())
    torch._dynamo.reset()
