"""A habit is two texts, one for each framework: both are computed, each in its own Python, and printed side by side"""

import _other


def told(setup, expressions, **space):
    """Print what each expression gives after `setup`: values without their framework's type, errors by their name"""

    def plain(value):
        if isinstance(value, dict):
            return "{" + ", ".join(f"{key}: {plain(one)}" for key, one in sorted(value.items())) + "}"
        if isinstance(value, tuple):
            return "(" + ", ".join(plain(one) for one in value) + ")"
        if isinstance(value, list):
            return "[" + ", ".join(plain(one) for one in value) + "]"
        if hasattr(value, "asnumpy"):  # MXNet
            value = value.asnumpy()
        elif hasattr(value, "numpy") and not hasattr(value, "tolist"):  # TensorFlow
            value = value.numpy()
        if hasattr(value, "tolist"):
            return plain(value.tolist())
        return f"{value:.4g}" if isinstance(value, float) else str(value)

    exec(setup, space)
    for expression in expressions:
        try:
            print(plain(eval(expression, space)))
        except Exception as error:
            print("raises", type(error).__name__)


def compare(framework, title, setup, torch, own_setup, habits):
    """Print each habit: its name, then the other framework's expressions and PyTorch's, with what they give"""
    import contextlib
    import io

    texts = [text for _, theirs, _ in habits for text in theirs]
    answers = iter(_other.run(framework, told, setup, texts).split("\n"))
    with contextlib.redirect_stdout(io.StringIO()) as own:
        told(own_setup, [text for _, _, ours in habits for text in ours], torch=torch)
    own_answers = iter(own.getvalue().split("\n"))
    for name, theirs, ours in habits:
        print(name)
        width = max(map(len, theirs + ours))
        for who, expressions, given in ((title, theirs, answers), ("PyTorch", ours, own_answers)):
            for text in expressions:
                print(f"   {who:10}  {text:{width}}  gives  {next(given)}".replace("gives  raises", "raises"))
