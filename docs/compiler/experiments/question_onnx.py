"""An example with one row, and a dimension that is declared free: what do torch.export and the ONNX exporter make of it?"""

import logging
import warnings

import torch
from torch.export import Dim

warnings.simplefilter("ignore")
logging.disable(logging.WARNING)
model = torch.nn.Linear(2, 2).eval()


def first(action):
    try:
        return action()
    except Exception as error:
        return type(error).__name__


def exported(rows, free):
    program = torch.export.export(model, (torch.ones(rows, 2),), dynamic_shapes=({0: free},))
    size = next(iter(n for n in program.graph.nodes if n.name == "input")).meta["val"].shape[0]
    return f"fixed at {size}" if isinstance(size, int) else "free"


def onnx(rows, free):
    program = torch.onnx.export(model, (torch.ones(rows, 2),), dynamic_shapes=({0: free},), verbose=False)
    size = program.model.graph.inputs[0].shape[0]
    return f"fixed at {size}" if isinstance(size, int) else "free"


for rows in (1, 2):
    for name, free in (("Dim('batch')", Dim("batch")), ("Dim.DYNAMIC", Dim.DYNAMIC), ("Dim.AUTO", Dim.AUTO)):
        results = [first(lambda export=export: export(rows, free)) for export in (exported, onnx)]
        print(f"example with {rows} rows, {name:14} export: {results[0]:14} ONNX: {results[1]}")
