"""A backend that prints what the compiler knows about sizes when it hands a graph over"""

import logging

import torch

torch._logging.set_logs(dynamo=logging.CRITICAL, aot=logging.CRITICAL)
logging.getLogger("torch._guards").setLevel(logging.CRITICAL)
compilations = []


def environment(graph_module):
    """The ShapeEnv that the graph's fake tensors share."""
    values = [n.meta.get("example_value") for n in graph_module.graph.nodes]
    return next((v.fake_mode.shape_env for v in values if hasattr(v, "fake_mode")), None)


def backend(graph_module, inputs):
    compilations.append((graph_module, environment(graph_module)))
    return graph_module.forward


def shape(graph_module):
    """The shapes of the graph's tensor inputs, with names for what is not fixed."""
    values = [n.meta["example_value"] for n in graph_module.graph.find_nodes(op="placeholder")]
    return [f"[{', '.join(map(str, v.shape))}]" for v in values if isinstance(v, torch.Tensor)]


def run(fn, *calls, **settings):
    """Calls a compiled function; what was compiled at each call, as shapes of inputs, or the error."""
    torch._dynamo.reset()
    compiled = torch.compile(fn, backend=backend, **settings)
    said = []
    for args in calls:
        before = len(compilations)
        try:
            compiled(*args)
            said.append(" ".join(s for gm, _ in compilations[before:] for s in shape(gm)) or "-")
        except Exception as error:
            said.append(type(error).__name__)
    return said
