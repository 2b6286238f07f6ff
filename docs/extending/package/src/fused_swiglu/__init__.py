"""SwiGLU as one operator: `swiglu(gate, up, beta)` is `gate * sigmoid(beta * gate) * up`."""

# --8<-- [start:load]
import platform

import torch  # before the module below, which needs the libraries that this loads

if platform.machine() in ("x86_64", "AMD64") and torch.backends.cpu.get_cpu_capability() == "DEFAULT":
    raise ImportError("fused_swiglu needs a processor with AVX2, and ATEN_CPU_CAPABILITY must not hide it")

try:
    from fused_swiglu import _C  # loading it registers the schemas and the kernels
except ImportError as error:
    raise ImportError(f"fused_swiglu's library does not fit PyTorch {torch.__version__}: {error}") from error

if torch.__version__.split("+")[0] != _C.built_for:
    raise ImportError(f"fused_swiglu was built for PyTorch {_C.built_for}, this is {torch.__version__}")

from fused_swiglu import _registrations  # noqa: E402,F401  what the compiler, autograd and vmap ask
# --8<-- [end:load]


# --8<-- [start:api]
def swiglu(gate: torch.Tensor, up: torch.Tensor, beta: float = 1.0) -> torch.Tensor:
    """`gate * sigmoid(beta * gate) * up`, element by element; both have one shape, dtype and device."""
    result: torch.Tensor = torch.ops.fused_swiglu.swiglu.default(gate, up, beta)
    return result


# --8<-- [end:api]


__all__ = ["swiglu"]
