"""What MindSpore's compiler makes of a list, a global and a random number, and of a gradient of a gradient"""

# requires: mindspore
# limit: 300
import _other


def in_mindspore():
    import random

    import mindspore
    import numpy
    from mindspore import Tensor, ops

    global factor, seen
    x, seen, factor = Tensor(numpy.ones(1, "float32")), [], 1

    def append(x):
        seen.append(1)
        return x * 2

    def scale(x):
        return x * factor

    def noise(x):
        return x * random.random()

    def guarded(x):
        try:
            return x * 2
        except ValueError:
            return x

    for mode in ("ast", "bytecode"):
        fast, results = mindspore.jit(append, capture_mode=mode), []
        for _ in range(4):
            fast(x)
        fast = mindspore.jit(scale, capture_mode=mode)
        for factor in (1, 2, 3, 4):
            results.append(fast(x).asnumpy().item())
        print(f"capture_mode={mode!r}: a list got {len(seen)} items; a global of 1, 2, 3, 4 gave", *results)
        fast = mindspore.jit(noise, capture_mode=mode)
        print("   random.random() gave", len({fast(x).asnumpy().item() for _ in range(4)}), "different results")
        try:
            print("   a try statement:", mindspore.jit(guarded, capture_mode=mode)(x).asnumpy().tolist())
        except RuntimeError as error:
            print("   a try statement:", str(error).split(".")[0])
    f = lambda x: ops.sin(x) * x
    orders = mindspore.grad(f), mindspore.grad(mindspore.grad(f))
    print("grad and grad of grad:", *(round(float(g(Tensor(2.0)).asnumpy()), 3) for g in orders))


print(_other.run("mindspore", in_mindspore))
