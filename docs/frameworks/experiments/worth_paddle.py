"""Paddle's two ways to capture, from the text and from the bytecode, and its table of kernels beside PyTorch's"""

# requires: paddle
import _other
import torch


def in_paddle():
    import paddle

    global factor, seen
    factor, seen = 1, []

    def append(x):
        seen.append(x.shape)
        return x * 2

    def scale(x):
        return x * factor

    for full in (True, False):
        seen.clear()
        fast = paddle.jit.to_static(append, full_graph=full)
        for _ in range(4):
            fast(paddle.ones([1]))
        fast, results = paddle.jit.to_static(scale, full_graph=full), []
        for factor in (1, 2, 3, 4):
            results.append(fast(paddle.ones([1])).item())
        print(f"Paddle, full_graph={full}: a list got {len(seen)} items; a global of 1, 2, 3, 4 gave", *results)
    kernels = paddle.base.core._get_registered_phi_kernels("function")["add"]
    parts = [key.strip("()").split(", ") for key in kernels]
    print("Paddle, `add`: kernels for", *sorted({part[0] for part in parts}), end="; ")
    print("for CPU:", *sorted(part[2] for part in parts if part[0] == "CPU"))


print(_other.run("paddle", in_paddle))
table = torch._C._dispatch_dump("aten::add.Tensor").splitlines()
keys = [line.split(":")[0] for line in table if "[kernel]" in line or "registered" in line]
print("PyTorch, `add.Tensor`: kernels registered for", *(key for key in keys if key not in ("name", "schema", "debug")))
