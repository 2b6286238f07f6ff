"""Five lengths in JAX: what `jit`, an exported program and padding trace and compile"""

# requires: jax
import jax
import numpy as np
from jax import export, monitoring

LENGTHS = (4, 5, 6, 4, 1)
traced, compiled = [], []
monitoring.register_event_duration_secs_listener(
    lambda event, seconds, **more: compiled.append(event) if "backend_compile" in event else None
)


def f(x):
    traced.append(1)
    return (x * 2).sum()


def report(name, call):
    counts = []
    for n in LENGTHS:
        x = np.ones(n, "float32")
        before = len(compiled)
        call(x)
        counts.append(len(compiled) - before)
    print(f"{name}: traced {len(traced)}, compiled at each call", *counts)
    traced.clear()


def padded(x):
    return jitted(np.pad(x, (0, 8 - len(x))))


report("jit", jax.jit(f))
(n,) = export.symbolic_shape("n")
exported = export.export(jax.jit(f))(jax.ShapeDtypeStruct((n,), "float32"))
report("exported for n, called from JAX", exported.call)
jitted = jax.jit(f)
report("padded to 8", padded)
