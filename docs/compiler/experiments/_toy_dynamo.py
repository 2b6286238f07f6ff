"""A toy Dynamo: reads bytecode, puts tensor operations into FX graphs, breaks where it must, and goes on."""

import builtins
import operator
import types

import torch
from _instructions import index, instructions
from torch import fx

SIGNS = "+ add - sub * mul / truediv @ matmul ** pow // floordiv % mod > gt < lt >= ge <= le == eq != ne".split()
OPERATORS = {sign: getattr(operator, name) for sign, name in zip(SIGNS[::2], SIGNS[1::2], strict=True)}
OPERATORS |= {f"{s}=": getattr(operator, f"i{f.__name__}") for s, f in OPERATORS.items() if s[-1] not in "<>="}
FOLDED = {len, min, max, abs, int, bool, isinstance}  # run while reading, where no tensor is among the arguments
NEED_DATA = {"item", "tolist", "numpy"}


class Break(Exception):
    """An instruction that no graph can hold; its text is the reason."""


# --8<-- [start:traced]
class Traced:
    """A tensor of the graph: its node, and a stand-in that has its shape and type and no data."""

    def __init__(self, node, like):
        self.node, self.like = node, like


# --8<-- [end:traced]


def mapped(values, change):
    """Tuples, lists and dictionaries with each value changed."""
    if isinstance(values, tuple | list):
        return type(values)([mapped(v, change) for v in values])
    return {k: mapped(v, change) for k, v in values.items()} if isinstance(values, dict) else change(values)


def tensors(values):
    """The tensors among these values: inputs that no node uses yet, and those of the graph."""
    found = []
    mapped(values, lambda v: found.append(v) if isinstance(v, Traced | torch.Tensor) else v)
    return found


class Graph:
    """The graph that is being recorded, and the real tensors that it will be called with."""

    def __init__(self):
        self.fx, self.inputs, self.globals = fx.Graph(), {}, {}

    def input(self, value):
        """A real tensor becomes a placeholder, behind the others, when it is first used."""
        if not isinstance(value, torch.Tensor):
            return value
        known = [t for t, real in self.inputs.items() if real is value]
        if not known:
            placeholders = [t.node for t in self.inputs]
            with self.fx.inserting_after(placeholders[-1] if placeholders else self.fx._root):
                node = self.fx.placeholder(f"arg{len(placeholders)}")
            known = [Traced(node, torch.empty_like(value, device="meta"))]
            self.inputs[known[0]] = value
        return known[0]

    # --8<-- [start:record]
    def record(self, kind, target, args, kwargs):
        """A node, if a tensor comes out of it: the operator runs on the stand-ins to find shape and type."""
        args, kwargs = mapped((args, kwargs), self.input)
        like, kw = mapped((args, kwargs), lambda v: v.like if isinstance(v, Traced) else v)
        out = getattr(like[0], target)(*like[1:], **kw) if kind == "call_method" else target(*like, **kw)
        several = isinstance(out, tuple) and bool(out) and isinstance(out[0], torch.Tensor)
        if not several and not isinstance(out, torch.Tensor):
            return out  # a size or a type: a constant of this trace
        node = self.fx.create_node(
            kind, target, *mapped((args, kwargs), lambda v: v.node if isinstance(v, Traced) else v)
        )
        if several:
            return tuple(Traced(self.fx.call_function(operator.getitem, (node, i)), o) for i, o in enumerate(out))
        return Traced(node, out)

    # --8<-- [end:record]

    def forget(self, kept):
        """Back to the nodes that were there before."""
        for node in [n for n in reversed(self.fx.nodes) if n not in kept]:
            self.fx.erase_node(node)
        self.inputs = {t: real for t, real in self.inputs.items() if t.node in kept}

    def run(self, values):
        """Calls the graph. Returns it, if it computes anything, and the values with tensors for stand-ins."""
        made = [t for t in tensors(values) if isinstance(t, Traced) and t not in self.inputs]
        wanted = list(dict.fromkeys(t.node for t in made))
        self.fx.output(tuple(wanted))
        for node in reversed(self.fx.nodes):
            if not node.users and (node.op == "placeholder" or node.target is operator.getitem):
                self.fx.erase_node(node)
        real = {t.node: tensor for t, tensor in self.inputs.items()}
        module = fx.GraphModule({}, self.fx) if any(n.op.startswith("call") for n in self.fx.nodes) else None
        if module:
            results = module(*(real[n] for n in self.fx.nodes if n.op == "placeholder"))
            real |= zip(wanted, results, strict=True)
        return module, mapped(values, lambda v: real[v.node] if isinstance(v, Traced) else v)


class Frame:
    """One activation of a function: its locals, its stack, and the graph that it records into."""

    def __init__(self, toy, fn, args, kwargs, graph, entered=False):
        self.toy, self.fn, self.graph, self.entered = toy, fn, graph, entered
        self.code, self.at, self.stack = instructions(fn.__code__), 0, []
        names = fn.__code__.co_varnames[: fn.__code__.co_argcount]
        defaults = zip(names[::-1], (fn.__defaults__ or ())[::-1], strict=False)
        self.locals = dict(defaults) | dict(zip(names, args, strict=False)) | kwargs

    # --8<-- [start:run]
    def run(self):
        """The function's value."""
        while (i := self.code[self.at]).name != "RETURN_VALUE":
            self.at, stack, nodes = self.at + 1, list(self.stack), set(self.graph.fx.nodes)
            try:
                self.step(i.name, i.arg)
            except Break as reason:
                if self.entered:  # a function cannot be left half-way: the break is its caller's
                    raise
                self.graph.forget(nodes)
                self.stack = stack
                self.break_at(i, str(reason))
        return self.stack.pop()

    # --8<-- [end:run]

    def pop(self, n):
        """The last n values of the stack, in order."""
        taken = self.stack[len(self.stack) - n :]
        del self.stack[len(self.stack) - n :]
        return taken

    def pop_call(self, n, named):
        """What is called, its arguments and its named arguments."""
        target, *args = self.pop(n + 1)
        return target, args[: n - len(named)], dict(zip(named, args[n - len(named) :], strict=True))

    # --8<-- [start:step]
    def step(self, name, arg):
        """One instruction."""
        push = self.stack.append
        match name:
            case "LOAD_FAST":
                push(self.locals[arg])
            case "LOAD_CONST":
                push(arg)
            case "LOAD_GLOBAL":
                found = self.fn.__globals__.get(arg, getattr(builtins, arg, None))
                push(self.graph.globals.setdefault(arg, found))
            case "STORE_FAST":
                (self.locals[arg],) = self.pop(1)
            case "BINARY_OP" | "COMPARE_OP" | "BINARY_SUBSCR":
                push(self.call(OPERATORS.get(arg, operator.getitem), self.pop(2), {}))
            case "CALL":
                push(self.call(*self.pop_call(*arg)))
            case "POP_JUMP_IF_TRUE" | "POP_JUMP_IF_FALSE":
                (condition,) = self.pop(1)
                if tensors(condition):
                    raise Break("a branch asks for a tensor's value")
                self.branch(name, condition, arg)
                # --8<-- [end:step]
            case "POP_TOP":
                self.pop(1)
            case "COPY":
                push(self.stack[-arg])
            case "SWAP":
                self.stack[-1], self.stack[-arg] = self.stack[-arg], self.stack[-1]
            case "BUILD_TUPLE" | "BUILD_LIST":
                push(tuple(self.pop(arg)) if name == "BUILD_TUPLE" else self.pop(arg))
            case "UNPACK_SEQUENCE":
                (values,) = self.pop(1)
                self.stack += [self.call(operator.getitem, (values, i), {}) for i in range(arg)][::-1]
            case "LOAD_ATTR":
                of = self.graph.input(*self.pop(1))
                method = isinstance(of, Traced) and callable(getattr(of.like, arg))
                push((of, arg) if method else self.call(getattr, (of, arg), {}))
            case "UNARY_NEGATIVE":
                push(self.call(operator.neg, self.pop(1), {}))
            case "JUMP":
                self.at = index(self.code, arg)
            case _:
                raise NotImplementedError(name)

    def branch(self, name, condition, target):
        if bool(condition) == name.endswith("TRUE"):
            self.at = index(self.code, target)

    # --8<-- [start:call]
    def call(self, target, args, kwargs):
        """What becomes of a call: a node, a constant, a function to enter, or a break."""
        if isinstance(target, tuple):
            if target[1] in NEED_DATA:
                raise Break(f".{target[1]}() asks for a tensor's value")
            return self.graph.record("call_method", target[1], (target[0], *args), kwargs)
        module = getattr(target, "__module__", None) or ""
        if (
            target is operator.getitem
            and isinstance(args[0], tuple | list)
            or (not tensors(args) and (module == "_operator" or target in (getattr, *FOLDED)))
        ):
            return target(*args)
        if module.startswith(("torch", "_operator")) or target is getattr:
            return self.graph.record("call_function", target, tuple(args), kwargs)
        if isinstance(target, types.FunctionType):
            return Frame(self.toy, target, args, kwargs, self.graph, entered=True).run()
        raise Break(f"{target.__name__}() is not for a graph")

    # --8<-- [end:call]

    def live(self, at, before=None):
        """The locals that may be read from here on; as in Dynamo, writes count only up to the first jump."""
        reads, written, jumped = set(), set(before or ()), before is not None
        while True:
            i, at = self.code[at], at + 1
            if i.name == "LOAD_FAST":
                reads |= {i.arg} - written
            elif i.name == "STORE_FAST" and not jumped:
                written.add(i.arg)
            elif "JUMP" in i.name:
                reads, jumped = reads | self.live(index(self.code, i.arg), written), True
            if i.name in ("RETURN_VALUE", "JUMP"):
                return reads

    # --8<-- [start:break]
    def break_at(self, i, reason):
        """Runs the graph so far, then this one instruction on real values; what follows is a new graph."""
        live = self.live(self.at - 1)
        values = self.stack, {name: v for name, v in self.locals.items() if name in live}
        self.stack, self.locals = self.toy.run(self.graph, values)
        self.toy.breaks.append(reason)
        self.graph = Graph()
        if i.name == "CALL":
            target, args, kwargs = self.pop_call(*i.arg)
            target = getattr(*target) if isinstance(target, tuple) else target
            again = isinstance(target, types.FunctionType)  # its frame is read for itself
            self.stack.append(self.toy(target, *args, **kwargs) if again else target(*args, **kwargs))
        else:
            self.branch(i.name, *self.pop(1), i.arg)

    # --8<-- [end:break]


# --8<-- [start:guards]
def assumed(args, used, names, space):
    """What a graph takes for granted: its inputs' properties, which of them are one tensor, and the globals."""
    tensors = [args[i] for i in used]
    properties = [(t.shape, t.stride(), t.dtype, t.device, t.requires_grad) for t in tensors]
    same = [[a is b for a in tensors] for b in tensors]
    return properties, same, [id(space.get(name)) for name in names]


class Entry:
    """A graph of a whole function, and whether it may be used for other arguments."""

    def __init__(self, fn, args):
        self.space, frame = fn.__globals__, Frame(Toy(), fn, args, {}, Graph())
        mapped(frame.run(), frame.graph.input)  # what is returned as it came was looked at too
        read = frame.graph.inputs.values()
        self.used = [i for i, arg in enumerate(args) if any(arg is tensor for tensor in read)]
        self.names = list(frame.graph.globals)
        self.then = assumed(args, self.used, self.names, self.space)

    def holds(self, args):
        return assumed(args, self.used, self.names, self.space) == self.then


# --8<-- [end:guards]


class Toy:
    """Calls a function, and keeps the graphs that it recorded and the reasons of its breaks."""

    def __init__(self):
        self.graphs, self.breaks = [], []

    def __call__(self, fn, *args, **kwargs):
        frame = Frame(self, fn, args, kwargs, Graph())
        value = frame.run()
        return self.run(frame.graph, value)

    def run(self, graph, values):
        module, values = graph.run(values)
        self.graphs += [module] if module else []
        return values
