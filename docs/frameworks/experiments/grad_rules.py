"""A rule of your own: pass the value on, clip the gradient"""

# requires: jax
import _other
import torch


def in_jax():
    import jax

    @jax.custom_vjp
    def clip(x):
        return x

    clip.defvjp(lambda x: (x, None), lambda kept, g: (jax.numpy.clip(g, -1, 1),))
    print("JAX:", float(jax.grad(lambda x: 100 * clip(x))(2.0)))
    print("   each row of a batch:", jax.vmap(jax.grad(lambda x: 100 * clip(x)))(jax.numpy.arange(3.0)).tolist())
    print("   second order:", round(float(jax.grad(jax.grad(lambda x: clip(x) ** 3))(0.1)), 4))
    try:
        jax.jvp(clip, (1.0,), (1.0,))
    except TypeError as error:
        print("   forward mode:", error)


class Clip(torch.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.view_as(x)

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, g):
        return g.clip(-1, 1)


f = lambda x: 100 * Clip.apply(x)
print("PyTorch:", torch.func.grad(f)(torch.tensor(2.0)).item())
print("   each row of a batch:", torch.vmap(torch.func.grad(f))(torch.arange(3.0)).tolist())
cube = lambda x: Clip.apply(x) ** 3
print("   second order:", round(torch.func.grad(torch.func.grad(cube))(torch.tensor(0.1)).item(), 4))
try:
    torch.func.jvp(Clip.apply, (torch.tensor(1.0),), (torch.tensor(1.0),))
except RuntimeError as error:
    print("   forward mode:", str(error).split(". ")[0][:110])
print(_other.run("jax", in_jax))
