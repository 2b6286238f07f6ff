"""A quantised tensor, eight bits of floating point, two numbers in a byte, and uint16"""

import warnings

import torch


def attempt(what, call):
    try:
        result = call()
        print(f"  {what}: {result.tolist() if isinstance(result, torch.Tensor) else result}")
    except (RuntimeError, TypeError) as error:
        print(f"  {what}: {type(error).__name__}: {str(error).split('. ')[0]}")


def make():
    return torch.quantize_per_tensor(torch.tensor([0.0, 0.5, 1.0, 30.0]), 0.1, 10, torch.quint8)


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    q = make()
print("quint8, made of 0, 0.5, 1 and 30")
print("  warning:", str(caught[0].message).split("and other ")[1].split(" that")[0], "are deprecated")
attempt("stored", q.int_repr)
attempt("read", lambda: (q.dequantize() * 10).round() / 10)
attempt("q + q", lambda: q + q)
attempt("q + 1.0", lambda: q + 1.0)

f = torch.tensor([0.1, 1.0, 300.0]).to(torch.float8_e4m3fn)
print("float8_e4m3fn, made of 0.1, 1 and 300")
attempt("bytes", lambda: f.view(torch.uint8))
attempt("read", lambda: f.float())
attempt("f + f", lambda: f + f)
attempt("f + torch.ones(3)", lambda: f + torch.ones(3))
attempt("f.float() + 1", lambda: f.float() + 1)

two = torch.tensor([0x21, 0x7F], dtype=torch.uint8).view(torch.float4_e2m1fn_x2)
print("float4_e2m1fn_x2, two bytes\n  sizes:", tuple(two.shape))
attempt("two.float()", two.float)

u = torch.tensor([1], dtype=torch.uint16)
print("uint16")
attempt("u + u", lambda: u + u)
attempt("u + int32", lambda: u + torch.tensor([1], dtype=torch.int32))
attempt("u + float32", lambda: u + torch.tensor([1.0]))
