"""Two halves of `capture_effects`: JAX and tinygrad"""


def in_jax():
    import random

    import jax

    global factor, seen
    factor, seen = 1, []

    def append(x):
        seen.append(x.shape)
        return x * 2

    def scale(x):
        return x * factor

    def noise(x):
        return x * random.random()

    def four_calls(f):
        global factor
        fast, results = jax.jit(f), []
        for factor in (1, 2, 3, 4):
            results.append(fast(jax.numpy.ones(1)).item())
        return fast._cache_size(), results

    count, _ = four_calls(append)
    print("JAX, jit")
    print("   the list has", len(seen), "items; compiled", count)
    count, results = four_calls(scale)
    print("   the global was 1, 2, 3, 4; the results are", *results, "; compiled", count)
    count, results = four_calls(noise)
    print("   random.random() gave", len(set(results)), "different results; compiled", count)


def in_tinygrad():
    import os
    import random

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor, TinyJit

    global factor, seen
    factor, seen = 1, []

    def append(x):
        seen.append(x.shape)
        return (x * 2).realize()

    def scale(x):
        return (x * factor).realize()

    def noise(x):
        return (x * random.random()).realize()

    def four_calls(f):
        global factor
        fast, results = TinyJit(f), []
        for factor in (1, 2, 3, 4):
            results.append(fast(Tensor([1.0]).realize()).item())
        return results

    four_calls(append)
    print("tinygrad, TinyJit")
    print("   the list has", len(seen), "items")
    print("   the global was 1, 2, 3, 4; the results are", *four_calls(scale))
    print("   random.random() gave", len(set(four_calls(noise))), "different results")
    fast = TinyJit(lambda x, k: (x * k).realize())
    results = [fast(Tensor([1.0]).realize(), k).item() for k in (1, 2, 3, 4)]
    print("   the argument k was 1, 2, 3, 4; the results are", *results)
