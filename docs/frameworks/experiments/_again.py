"""Two halves of `capture_again`: JAX and TensorFlow; a line for each thing that changes"""


def in_jax():
    import jax
    from jax import numpy as np

    def loop(x, k):
        for _ in range(k):
            x = x * 2
        return x

    def choose(x, name):
        return np.sin(x) if name == "sin" else np.cos(x)

    def times(x, k):
        return x * k

    def count(f, calls, **static):
        fast = jax.jit(lambda *given: f(*given), **static)  # a function of its own has a cache of its own
        try:
            for given in calls:
                fast(*given)
        except (TypeError, jax.errors.ConcretizationTypeError):
            return f"refused; static {count(f, calls, static_argnums=1)}"
        return fast._cache_size()

    x = np.ones(2)
    print(count(times, [(x * n, 2.0) for n in range(4)]))
    print(count(times, [(x, float(n)) for n in (2, 3, 4, 5)]))
    print(count(times, [(x, n) for n in (2, 3, 4, 5)]))
    print(count(loop, [(x, n) for n in (2, 3, 4, 5)]))
    print(count(choose, [(x, name) for name in ("sin", "cos", "sin", "cos")]))
    print(count(lambda x, parts: x + sum(parts), [(x, [x] * n) for n in (1, 2, 3, 4)]))
    print(count(times, [(x.astype(kind), 2.0) for kind in (np.float32, np.float16) * 2]))


def in_tensorflow():
    import tensorflow as tf

    def loop(x, k):
        for _ in range(k):
            x = x * 2
        return x

    def choose(x, name):
        return tf.sin(x) if name == "sin" else tf.cos(x)

    def times(x, k):
        return x * k

    def count(f, calls):
        fast = tf.function(f)
        for given in calls:
            fast(*given)
        return fast.experimental_get_tracing_count()

    x = tf.ones(2)
    print(count(times, [(x * n, 2.0) for n in range(4)]))
    print(count(times, [(x, float(n)) for n in (2, 3, 4, 5)]))
    print(count(times, [(x, n) for n in (2, 3, 4, 5)]))
    print(count(loop, [(x, n) for n in (2, 3, 4, 5)]))
    print(count(choose, [(x, name) for name in ("sin", "cos", "sin", "cos")]))
    print(count(lambda x, parts: x + sum(parts), [(x, [x] * n) for n in (1, 2, 3, 4)]))
    print(count(times, [(tf.cast(x, kind), 2.0) for kind in (tf.float32, tf.float16) * 2]))
