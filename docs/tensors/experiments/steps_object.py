"""One tensor and its Python object, from the first name to the end, with both counts as they lie in memory"""

# output: json
import json

import _object
import torch

HEADER, BORDER = "c10/util/intrusive_ptr.h#", "torch/csrc/autograd/python_variable.cpp#THPVariable_"
MADE = "torch/csrc/utils/pyobject_preservation.h#torch::utils::PyObjectPreservation::init_fresh_nonatomic"
UP, DOWN = (
    HEADER + f"~When the refcount goes from {way}ref the PyObject." for way in ("1 to 2, we inc", "2 to 1, we dec")
)

h = torch.ones(2, requires_grad=True).exp()
life = _object.Life(h)
life.frame(
    "One name, h. The Python object holds the TensorImpl; the slot points back and does not count.", "h", False, MADE
)
graph = h * h
life.frame("The node of h * h saves h twice. C++ counts 3, and the TensorImpl now counts in Python.", "h", True, UP)
del h
life.frame(
    "The last name is gone. Python's count is 1, and the object is still there.", "", True, HEADER + "kHasPyObject"
)
k = graph.grad_fn._saved_self
life.frame(
    "Taken out of the graph: the slot is found filled, and the same object has a name.", "k", True, BORDER + "Wrap"
)
del graph
life.frame("The graph is gone. C++ counts 1 again, and the way back no longer counts.", "k", False, DOWN)
del k
life.frame("The last name is gone, and so are both.", "", False, BORDER + "dealloc")
print(json.dumps({"nodes": life.nodes, "frames": life.frames}, indent=1))
