"""Two halves of `capture_loops`: JAX and TensorFlow"""


def in_jax():
    import jax

    def until(x):
        while x.sum() < 100:
            x = x * 2
        return x

    def written(x):
        return jax.lax.while_loop(lambda x: x.sum() < 100, lambda x: x * 2, x)

    try:
        jax.jit(until)(jax.numpy.ones(2))
    except jax.errors.TracerBoolConversionError as error:
        print("JAX:", type(error).__name__)
    fast = jax.jit(written)
    print("JAX, lax.while_loop:", *(fast(n * jax.numpy.ones(2)).tolist() for n in (1, 5, 90)), end=" ")
    print(
        "| compiled",
        fast._cache_size(),
        "| graph:",
        *(e.primitive for e in jax.make_jaxpr(written)(jax.numpy.ones(2)).eqns),
    )


def in_tensorflow():
    import tensorflow as tf

    def until(x):
        while tf.reduce_sum(x) < 100:
            x = x * 2
        return x

    fast = tf.function(until)
    print("TensorFlow:", *(fast(n * tf.ones(2)).numpy().tolist() for n in (1.0, 5.0, 90.0)), end=" ")
    operations = fast.get_concrete_function(tf.ones(2)).graph.get_operations()
    print(
        "| traced",
        fast.experimental_get_tracing_count(),
        "| graph:",
        *(o.type for o in operations if o.type != "Const"),
    )
    try:
        tf.function(until, autograph=False)(tf.ones(2))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print("TensorFlow, autograph=False:", str(error)[:61])
