"""Two halves of `grad_twice`: MXNet and TensorFlow"""


def in_mxnet():
    from mxnet import autograd, nd

    x = nd.array([3.0])
    x.attach_grad()
    for _ in range(2):
        with autograd.record():
            y = x * x
        y.backward()
    print("MXNet, two runs: x.grad =", x.grad.asscalar())
    try:
        y.backward()
    except Exception as error:
        print("   the same y again:", str(error).splitlines()[-1].partition(": ")[2][:90])
    y = x * x
    try:
        y.backward()
    except Exception as error:
        print("   outside of record():", str(error).splitlines()[-1].partition(": ")[2][:90])


def in_tensorflow():
    import tensorflow as tf

    x = tf.constant(3.0)
    with tf.GradientTape() as tape:
        y = x * x
    print("TensorFlow, a constant that is not watched:", tape.gradient(y, x))
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    print("   watched:", tape.gradient(y, x).numpy())
    try:
        tape.gradient(y, x)
    except RuntimeError as error:
        print("   again:", error)
