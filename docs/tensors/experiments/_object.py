"""Frames of one tensor and its Python object, for `steps_object.py`: by a weak reference and both counts."""

import weakref

import _bytes
import torch

PLACES = {"h": (0, 0), "k": (0, 1), "Python object": (1, 0), "TensorImpl": (2.5, 0), "graph": (2.5, 1)}


class Life:
    """Follows a tensor without holding it."""

    def __init__(self, tensor: torch.Tensor) -> None:
        self.watch, self.number, self.impl = weakref.ref(tensor), id(tensor), tensor._cdata
        self.nodes = [{"id": name, "label": name, "at": at} for name, at in PLACES.items()]
        self.frames: list[dict[str, object]] = []

    def frame(self, caption: str, names: str, graph: bool, source: str) -> None:
        """What is so now; `names` are those that the program still has for the tensor."""
        gone = [name for name in "hk" if name not in names] + ([] if graph else ["graph"])
        labels: dict[str, str] = {}
        edges: list[tuple[str, ...]] = [("graph", "TensorImpl", "saved")] if graph else []
        if self.watch() is None:
            gone += ["Python object", "TensorImpl"]
        else:
            strong, weak, bit = _bytes.counts(self.impl)
            python = _bytes.words(self.number)[0]
            assert (
                _bytes.words(self.number, 3)[2] == self.impl and _bytes.field(self.impl, "pyobj_slot_") == self.number
            )
            labels = {"Python object": f"count {python}", "TensorImpl": f"strong {strong}, weak {weak}, bit {bit}"}
            edges += [("Python object", "TensorImpl"), *((name, "Python object") for name in names)]
            edges += [("TensorImpl", "Python object", "counts")] if python > len(names) else []
        told: dict[str, object] = {"caption": caption, "labels": labels, "edges": edges, "gone": gone, "source": source}
        self.frames.append(told)
