"""Twelve mistakes with registrations, and what PyTorch says to each"""

import warnings

import torch
from torch.library import Library, custom_op

warnings.simplefilter("ignore")
ones = torch.ones(2)


def attempt(what, call):
    try:
        said = f"nothing, {call()}"
    except Exception as error:
        text = str(error).strip().rpartition("custom_ops.py'>): ")[2].splitlines()[0]
        said = f"{type(error).__name__}: {text[:100]}"
    print(f"{what}\n    {said}")


lib = Library("mine", "DEF")
attempt("a schema with a type that does not exist", lambda: lib.define("f(Matrix x) -> Tensor"))
attempt("a schema without a result", lambda: lib.define("f(Tensor x)"))
lib.define("f(Tensor x) -> Tensor")
attempt("the same definition again", lambda: lib.define("f(Tensor x) -> Tensor"))
attempt("a second library for the namespace", lambda: Library("mine", "DEF"))
attempt("a kernel for a name that nobody defines", lambda: lib.impl("g", lambda x: x, "CPU"))
attempt("a call without a kernel", lambda: torch.ops.mine.f(ones))
lib.impl("f", lambda x: x.clone(), "CPU")
attempt("a second kernel for the key", lambda: (lib.impl("f", lambda x: x + 1, "CPU"), torch.ops.mine.f(ones))[1])
attempt("the same, forbidden", lambda: lib.impl("f", torch.clone, "CPU", allow_override=False))
attempt("a call on meta without a fake kernel", lambda: torch.ops.mine.f(ones.to("meta")))
same = custom_op("mine::same", lambda x: x, mutates_args=(), schema="(Tensor x) -> Tensor")
attempt("custom_op: the result is the argument", lambda: same(ones))
raw = Library("mine", "FRAGMENT")
raw.define("raw(Tensor x) -> Tensor")
raw.impl("raw", lambda x: x, "CPU")
attempt("the same with define and impl", lambda: torch.ops.mine.raw(ones).data_ptr() == ones.data_ptr())
del lib, raw
attempt("a call after the library's object is gone", lambda: torch.ops.mine.f(ones))
