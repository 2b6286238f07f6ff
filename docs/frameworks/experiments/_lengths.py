"""The half of `capture_shapes` that tinygrad runs"""


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor, TinyJit, Variable

    for first, then in (([1.0] * 4, [1.0] * 5), ([[1.0] * 2] * 2, [[1.0] * 3] * 2)):
        fast = TinyJit(lambda x: (x * 2).sum().realize())
        for given in (first, first, first, then):
            try:
                said = fast(Tensor(given).realize()).item()
            except Exception as error:
                said = type(error).__name__
        print("tinygrad, TinyJit: captured for", Tensor(first).shape, "and given", Tensor(then).shape, "of ones:", said)
    fast, data = TinyJit(lambda x: (x * 2).sum().realize()), Tensor([1.0] * 10).realize()
    bound = [Variable("n", 1, 10).bind(n) for n in (4, 5, 6, 1)]
    print("   with a Variable of 1 to 10:", *(fast(data[:n]).item() for n in bound))
