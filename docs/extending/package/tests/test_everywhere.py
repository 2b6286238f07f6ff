"""The operator where users will put it: a model in eager mode, vmap, compile, export, AOTInductor."""

import pathlib

import fused_swiglu
import torch
from torch._dynamo.testing import CompileCounterWithBackend
from torch.func import vmap


# --8<-- [start:model]
class MLP(torch.nn.Module):
    """The part of a language model's layer for which SwiGLU is made."""

    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.both = torch.nn.Linear(width, 2 * inner)
        self.down = torch.nn.Linear(inner, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        gate, up = self.both(x).chunk(2, dim=-1)
        return self.down(fused_swiglu.swiglu(gate, up))


# --8<-- [end:model]


def plain_swiglu(gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor:
    return torch.nn.functional.silu(gate) * up


def plain(model: MLP, x: torch.Tensor) -> torch.Tensor:
    return model.down(plain_swiglu(*model.both(x).chunk(2, dim=-1)))


def setup() -> tuple[MLP, torch.Tensor]:
    torch.manual_seed(0)
    return MLP(8, 16), torch.randn(5, 8)


def test_training() -> None:
    model, x = setup()
    mine = torch.autograd.grad(model(x).square().sum(), list(model.parameters()))
    wanted = torch.autograd.grad(plain(model, x).square().sum(), list(model.parameters()))
    torch.testing.assert_close(mine, wanted)


# --8<-- [start:vmap]
def test_vmap_over_any_dimension() -> None:
    gate, up = torch.randn(3, 4), torch.randn(3)
    columns = torch.stack([fused_swiglu.swiglu(column, up) for column in gate.unbind(1)])
    torch.testing.assert_close(vmap(fused_swiglu.swiglu, in_dims=(1, None))(gate, up), columns)


def test_a_batch_of_backwards() -> None:
    gate, up = (torch.randn(4, dtype=torch.float64, requires_grad=True) for _ in range(2))
    y = fused_swiglu.swiglu(gate, up)
    rows = torch.autograd.grad(y, gate, torch.eye(4, dtype=torch.float64), is_grads_batched=True)[0]
    torch.testing.assert_close(rows, torch.autograd.functional.jacobian(lambda g: plain_swiglu(g, up), gate))


# --8<-- [end:vmap]


# --8<-- [start:compile]
def test_compiled_for_all_lengths() -> None:
    model, x = setup()
    graphs = CompileCounterWithBackend("aot_eager")
    fast = torch.compile(model, backend=graphs, fullgraph=True, dynamic=True)
    fast(x).sum().backward()
    made = graphs.frame_count
    for rows in (5, 9, 40):
        x = torch.randn(rows, 8)
        torch.testing.assert_close(fast(x), model(x))
        fast(x).sum().backward()
    assert graphs.frame_count == made  # no length was compiled again


# --8<-- [end:compile]


# --8<-- [start:export]
def exported() -> torch.export.ExportedProgram:
    model, x = setup()
    rows = torch.export.Dim("rows", min=2)
    return torch.export.export(model, (x,), dynamic_shapes=({0: rows},))


def test_exported() -> None:
    program = exported()
    assert any(node.target is torch.ops.fused_swiglu.swiglu.default for node in program.graph.nodes)
    model, _ = setup()
    x = torch.randn(11, 8)
    torch.testing.assert_close(program.module()(x), model(x))


def test_without_python_in_the_loop(tmp_path: pathlib.Path) -> None:
    package = torch._inductor.aoti_compile_and_package(exported(), package_path=str(tmp_path / "mlp.pt2"))
    run = torch._inductor.aoti_load_package(package)
    model, _ = setup()
    x = torch.randn(11, 8)
    torch.testing.assert_close(run(x), model(x))


# --8<-- [end:export]


def test_inductor_trains() -> None:
    model, x = setup()
    fast = torch.compile(model, fullgraph=True)
    mine = torch.autograd.grad(fast(x).sum(), list(model.parameters()))
    wanted = torch.autograd.grad(model(x).sum(), list(model.parameters()))
    torch.testing.assert_close(mine, wanted)
