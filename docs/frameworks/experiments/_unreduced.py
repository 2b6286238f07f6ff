"""The half of `sharding_partial` that JAX runs, with an explicit axis"""


def in_jax():
    import os
    import re

    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
    import jax
    from jax import numpy as np
    from jax.sharding import PartitionSpec as P

    jax.set_mesh(jax.make_mesh((8,), ("x",), axis_types=(jax.sharding.AxisType.Explicit,)))
    a = jax.device_put(np.ones((16, 16)), P(None, "x"))
    b = jax.device_put(np.ones((16, 16)), P("x", None))
    ways = {
        "out_sharding=P(None, None)": lambda a, b: np.matmul(a, b, out_sharding=P(None, None)),
        "out_sharding=P('x', None)": lambda a, b: np.matmul(a, b, out_sharding=P("x", None)),
        "unreduced, twice, added, then reduced": lambda a, b: jax.sharding.reshard(
            np.matmul(a, b, out_sharding=P(None, None, unreduced={"x"}))
            + np.matmul(a + 1, b, out_sharding=P(None, None, unreduced={"x"})),
            P(None, None),
        ),
    }
    try:
        np.matmul(a, b)
    except Exception as error:
        print("JAX, explicit, no answer given:", type(error).__name__)
    for name, way in ways.items():
        text = jax.jit(way).lower(a, b).compile().as_text()
        print(f"JAX, {name}:", *re.findall(r"= \S+ (all-\w+|reduce-scatter)\(", text) or ["nothing"])
