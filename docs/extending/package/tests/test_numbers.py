"""The numbers, the gradients, and the promises that the parts make to each other."""

import pytest
import torch
from fused_swiglu import _C, swiglu

DEVICES = ["cpu", *(["cuda"] if _C.with_cuda and torch.cuda.is_available() else [])]
OPS = torch.ops.fused_swiglu


# --8<-- [start:reference]
def reference(gate: torch.Tensor, up: torch.Tensor, beta: float = 1.0) -> torch.Tensor:
    return gate * torch.sigmoid(beta * gate) * up


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("shape", [(), (0,), (1,), (7, 33), (3, 5, 1030)])
def test_it_is_the_formula(device: str, dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    gate, up = (torch.randn(shape, dtype=dtype, device=device) for _ in range(2))
    wanted = reference(gate.double(), up.double(), 1.5).to(dtype)
    torch.testing.assert_close(swiglu(gate, up, 1.5), wanted)


# --8<-- [end:reference]


@pytest.mark.parametrize("device", DEVICES)
def test_strides_do_not_matter(device: str) -> None:
    torch.manual_seed(0)
    both = torch.randn(6, 64, device=device)
    for gate, up in [both.chunk(2, dim=1), (both.t(), both.t()), (both[:, ::2], both[:1, ::2].expand(6, 32))]:
        result = swiglu(gate, up)
        torch.testing.assert_close(result, reference(gate, up))
        assert result.is_contiguous()


# --8<-- [start:messages]
@pytest.mark.parametrize(
    ("up", "error", "says"),
    [
        (torch.ones(3, 2), ValueError, r"one shape, but got \[2, 3\] and \[3, 2\]"),
        (torch.ones(2, 3, dtype=torch.float64), TypeError, "one dtype, but got Float and Double"),
    ],
)
def test_a_message_names_both_arguments(up: torch.Tensor, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        swiglu(torch.ones(2, 3), up)


# --8<-- [end:messages]


# --8<-- [start:opcheck]
@pytest.mark.parametrize("device", DEVICES)
def test_the_parts_agree(device: str) -> None:
    gate, up, grad = (torch.randn(4, 6, device=device, requires_grad=True) for _ in range(3))
    torch.library.opcheck(OPS.swiglu, (gate, up, 1.5))
    torch.library.opcheck(OPS.swiglu, (gate.t(), up.t()))
    torch.library.opcheck(OPS.swiglu_backward, (grad, gate, up, 1.5))


@pytest.mark.parametrize("device", DEVICES)
def test_the_formulas_are_the_derivatives(device: str) -> None:
    gate, up = (torch.randn(3, 4, dtype=torch.float64, device=device, requires_grad=True) for _ in range(2))
    assert torch.autograd.gradcheck(lambda g, u: swiglu(g, u, 1.5), (gate, up))
    assert torch.autograd.gradgradcheck(lambda g, u: swiglu(g, u, 1.5), (gate, up))


# --8<-- [end:opcheck]
