"""What makes Adam on a GPU fall back to the loop"""

# requires: pretended-gpu
import torch
import torch.optim.adam as adam
from torch import nn, optim

taken = []
for name in ("_single_tensor_adam", "_multi_tensor_adam", "_fused_adam"):
    real = getattr(adam, name)
    setattr(adam, name, lambda *a, _real=real, _name=name, **k: (taken.append(_name), _real(*a, **k))[1])


class Marked(torch.Tensor):
    """A subclass that does nothing."""


def take(title, *parameters, **options):
    for parameter in parameters:
        parameter.grad = torch.zeros_like(parameter, requires_grad=False)
    taken.clear()
    try:
        optim.Adam(parameters, **options).step()
    except (RuntimeError, ValueError) as error:
        taken.append(f"{type(error).__name__}: {str(error).splitlines()[0]}")
    print(f"{title:36}", *taken)


def parameter(device="cuda", **options):
    return nn.Parameter(torch.zeros(2, device=device, **options))


take("two on the GPU", parameter(), parameter())
take("one on the GPU, one on the CPU", parameter(), parameter("cpu"))
take("of two dtypes", parameter(), parameter(dtype=torch.bfloat16))
take("complex", parameter(dtype=torch.complex64))
take("a subclass of Tensor", nn.Parameter(torch.zeros(2, device="cuda").as_subclass(Marked)))
take("lr as a tensor", parameter(), lr=torch.tensor(0.1))
take("lr as a tensor, capturable", parameter(), lr=torch.tensor(0.1), capturable=True)
take("lr as a tensor, foreach=True", parameter(), lr=torch.tensor(0.1), foreach=True)
take("lr as a tensor, fused=True", parameter(), lr=torch.tensor(0.1), fused=True)
take("foreach=True and fused=True", parameter(), foreach=True, fused=True)
