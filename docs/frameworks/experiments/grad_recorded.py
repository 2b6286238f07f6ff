"""What three systems have in hand before and after a gradient is asked for"""

# requires: jax, tinygrad
import _other
import torch


def in_jax():
    import jax

    f = lambda x: jax.numpy.sin(x) * x
    print("JAX, the function:", str(jax.make_jaxpr(f)(2.0)))
    print("JAX, its gradient:", *str(jax.make_jaxpr(jax.grad(f))(2.0)).split())
    print("   value:", round(float(jax.grad(f)(2.0)), 4))


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"  # needs no compiler
    from tinygrad import GlobalCounters, Tensor

    x = Tensor([2.0])
    y = (x.sin() * x).sum()
    (g,) = y.gradient(x)
    both = [len(t.uop.toposort()) for t in (y, g)]
    print("tinygrad: operations in the graph of y and of its gradient:", *both)
    print("   kernels run so far:", GlobalCounters.kernel_count)
    print("   value:", round(g.item(), 4), "after running", GlobalCounters.kernel_count)


# --8<-- [start:record]
x = torch.tensor(2.0, requires_grad=True)
y = torch.sin(x) * x
print("PyTorch, after the run:", y.grad_fn.name(), "<-", *(n.name() for n, _ in y.grad_fn.next_functions))
saved = y.grad_fn._saved_self, y.grad_fn._saved_other
print("   it keeps the values", *(round(t.item(), 4) for t in saved))
(g,) = torch.autograd.grad(y, x)
print("   value:", round(g.item(), 4), "and what is known of its making:", g.grad_fn)
# --8<-- [end:record]
print(_other.run("jax", in_jax))
print(_other.run("tinygrad", in_tinygrad))
