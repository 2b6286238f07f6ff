"""An `if` on a tensor in a function that has no source text: three systems"""

# requires: tensorflow, paddle
# limit: 300
import _other
import torch

TEXT = "def f(x):\n    if x.sum() > 0:\n        return x * 2\n    return x * 10\n"


def in_tensorflow(text):
    import tensorflow as tf

    def with_text(x):
        if tf.reduce_sum(x) > 0:
            return x * 2
        return x * 10

    space = {"tf": tf}
    exec(text.replace("x.sum()", "tf.reduce_sum(x)"), space)
    for title, f in (("from a file", with_text), ("from exec", space["f"])):
        try:
            fast = tf.function(f)
            print(f"TensorFlow, {title}:", *(fast(n * tf.ones(1)).numpy().tolist() for n in (1.0, -1.0)))
        except Exception as error:
            print(f"TensorFlow, {title}:", type(error).__name__)


def in_paddle(text):
    import paddle

    def with_text(x):
        if x.sum() > 0:
            return x * 2
        return x * 10

    space = {}
    exec(text, space)
    for title, f in (("from a file", with_text), ("from exec", space["f"])):
        for full in (True, False):
            try:
                fast = paddle.jit.to_static(f, full_graph=full)
                print(
                    f"Paddle, {title}, full_graph={full}:", *(fast(n * paddle.ones([1])).tolist() for n in (1.0, -1.0))
                )
            except Exception as error:
                print(f"Paddle, {title}, full_graph={full}:", type(error).__name__)


space = {}
exec(TEXT, space)
fast = torch.compile(space["f"], backend="eager")
print("PyTorch, from exec:", *(fast(n * torch.ones(1)).tolist() for n in (1.0, -1.0)))
print(_other.run("tensorflow", in_tensorflow, TEXT))
print(_other.run("paddle", in_paddle, TEXT))
