"""旧文章里的名字，在今天的 PyTorch 里各剩下什么。"""

import importlib
import re
import warnings
from collections.abc import Callable
from pathlib import Path

import torch
import torch.distributed

headers = Path(torch.__file__).parent / "include"
text = "\n".join(path.read_text(errors="replace") for path in headers.rglob("*.h"))


def square(x: torch.Tensor) -> torch.Tensor:
    return x * x


def told(name: str, call: Callable[[], object]) -> None:
    """What the call gives, and the first warning on the way."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            what = type(call()).__name__
        except (AttributeError, ImportError, RuntimeError) as error:
            what = type(error).__name__
    print(f"{name:30} {what:20}", seen[0].category.__name__ if seen else "-")


told("autograd.Variable(tensor)", lambda: torch.autograd.Variable(torch.ones(1)))
told("Variable(volatile=True)", lambda: torch.autograd.Variable(torch.ones(1), volatile=True))
told("jit.script(square)", lambda: torch.jit.script(square))
told("cuda.amp.GradScaler()", lambda: torch.cuda.amp.GradScaler(enabled=False))
told("cuda.memory_cached()", lambda: torch.cuda.memory_cached())
told("distributed.reduce_op.SUM", lambda: torch.distributed.reduce_op.SUM)
told("tensor.storage()", lambda: torch.ones(1).storage())
told("torch.symeig(matrix)", lambda: torch.symeig(torch.eye(2)))
told("import caffe2", lambda: importlib.import_module("caffe2"))
words = set(re.findall(r"\w+", text))
for word in "THTensor", "TensorTypeId", "AT_CHECK", "CPUByteType", "RegisterOperators", "TORCH_LIBRARY":
    print(f"{word:30} {'in' if word in words else 'not in'} the headers of torch")
