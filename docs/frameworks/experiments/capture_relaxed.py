"""Five lengths in TensorFlow and Paddle, and a list and a global in TensorFlow: what makes another graph"""

# requires: tensorflow, paddle
import _other

LENGTHS = (4, 5, 6, 4, 1)


def in_tensorflow(lengths):
    global factor
    import tensorflow as tf

    seen, results = [], []
    fast = tf.function(lambda x: seen.append(1) or x * factor)
    for factor in (1, 2, 3, 4):
        results.append(fast(tf.ones(1)).numpy().item())
    print("TensorFlow: a list got", len(seen), "items; a global of 1, 2, 3, 4 gave", *results)

    def f(x):
        return tf.reduce_sum(x * 2)

    for title, options in (
        ("by default", {}),
        ("reduce_retracing", {"reduce_retracing": True}),
        ("a signature", {"input_signature": [tf.TensorSpec([None])]}),
    ):
        fast, new = tf.function(f, **options), []
        for n in lengths:
            before = fast.experimental_get_tracing_count()
            fast(tf.ones(n))
            new.append(fast.experimental_get_tracing_count() - before)
        print(f"TensorFlow, {title}: traced at each call", *new)


def in_paddle(lengths):
    import paddle

    traced = []

    def f(x):
        traced.append(1)
        return (x * 2).sum()

    for title, options in (
        ("by default", {}),
        ("a signature", {"input_spec": [paddle.static.InputSpec([None])]}),
    ):
        fast, new = paddle.jit.to_static(f, full_graph=True, **options), []
        for n in lengths:
            before = len(traced)
            fast(paddle.ones([n]))
            new.append(len(traced) - before)
        print(f"Paddle, full_graph=True, {title}: traced at each call", *new)


print(_other.run("tensorflow", in_tensorflow, LENGTHS))
print(_other.run("paddle", in_paddle, LENGTHS))
