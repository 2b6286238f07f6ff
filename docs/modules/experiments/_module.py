"""A model of nn.Module: where an assignment goes, what the walks find, what a state dict and a call do."""

import torch
from torch.nn import Buffer, Parameter

KINDS = ("_parameters", "_modules", "_buffers")


# --8<-- [start:members]
class Module:
    def __init__(self):
        self.__dict__ |= {kind: {} for kind in KINDS} | {"training": True, "before": [], "after": []}

    def __setattr__(self, name, value):
        """The class of the value chooses a dictionary; a name that is taken lets in only what fits there."""
        classes = zip(KINDS, (Parameter, Module, Buffer), strict=True)
        wanted = next((kind for kind, cls in classes if isinstance(value, cls)), None)
        taken = next((kind for kind in KINDS if name in self.__dict__[kind]), None)
        if wanted == "_buffers" and name in self.__dict__:
            raise KeyError(f"{name} is taken")
        if wanted == "_parameters" or (wanted == "_modules" and taken != "_parameters") or (wanted and not taken):
            for members in (self.__dict__, *(self.__dict__[kind] for kind in KINDS if kind != wanted)):
                members.pop(name, None)
            self.__dict__[wanted][name] = value
        elif taken and (value is None or (taken == "_buffers" and isinstance(value, torch.Tensor))):
            self.__dict__[taken][name] = value
        elif taken:
            raise TypeError(f"{name} is in {taken}")
        else:
            self.__dict__[name] = value  # a list of layers, a plain tensor, a number: nobody will walk it

    def __getattr__(self, name):
        """Asked only when Python itself has found nothing."""
        for kind in KINDS:
            if name in self.__dict__.get(kind, ()):
                return self.__dict__[kind][name]
        raise AttributeError(name)

    # --8<-- [end:members]

    def __delattr__(self, name):
        members = next((self.__dict__[k] for k in KINDS if name in self.__dict__[k]), self.__dict__)
        if name not in members:
            raise AttributeError(name)
        del members[name]

    # --8<-- [start:walks]
    def walk(self, prefix=""):
        """Each module with the beginning of its members' names: first itself, then its children."""
        yield prefix, self
        for name, child in self._modules.items():
            if child is not None:
                yield from child.walk(f"{prefix}{name}.")

    def named_parameters(self):
        """A parameter that has two names comes once, under the first of them."""
        seen = set()
        for prefix, module in self.walk():
            for name, value in module._parameters.items():
                if value is not None and id(value) not in seen:
                    seen.add(id(value))
                    yield prefix + name, value

    def state_dict(self):
        """Here it comes under both: a file is read by names. The memory is the parameter's own."""
        return {
            prefix + name: value.detach()
            for prefix, module in self.walk()
            for name, value in (module._parameters | module._buffers).items()
            if value is not None
        }

    # --8<-- [end:walks]

    # --8<-- [start:changes]
    def apply(self, change):
        """`to`, `double` and their like: a parameter stays the object that others hold, a buffer does not."""
        for child in self._modules.values():
            if child is not None:
                child.apply(change)
        for value in self._parameters.values():
            if value is not None:
                value.data = change(value.data)
                if value.grad is not None:
                    value.grad.data = change(value.grad.data)
        for name, value in self._buffers.items():
            self._buffers[name] = None if value is None else change(value)
        return self

    def load_state_dict(self, state):
        """Copies into the tensors that are there, and complains when all that fits has been copied."""
        mine = self.state_dict()
        faults = list(mine.keys() ^ state.keys())
        for name in mine.keys() & state.keys():
            if mine[name].shape == state[name].shape:
                mine[name].copy_(state[name])
            else:
                faults.append(name)
        if faults:
            raise RuntimeError(f"missing, unexpected or of another shape: {sorted(faults)}")

    def train(self, mode=True):
        for _, module in self.walk():
            module.training = mode
        return self

    # --8<-- [end:changes]

    # --8<-- [start:call]
    def __call__(self, *args):
        """Hooks around `forward`; what one of them returns takes the place of what it was given."""
        for hook in self.before:
            new = hook(self, args)
            args = args if new is None else new if isinstance(new, tuple) else (new,)
        result = self.forward(*args)
        for hook in self.after:
            new = hook(self, args, result)
            result = result if new is None else new
        return result

    # --8<-- [end:call]
