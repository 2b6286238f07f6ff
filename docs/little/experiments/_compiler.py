"""A compiler: read bytecode, run it on stand-ins, write forward and backward"""

import math
import operator
from types import MethodType

import _dispatcher
import _engine
import torch
from _instructions import instructions
from _memory import Storage, Tensor, wrap
from _operators import BORROWED, VIEWS
from _parts import Module
from _recording import no_grad, recording, requires_grad_, save

SIGNS = {"+": operator.add, "*": operator.mul}
POINTWISE = {"add", "mul", "relu", "threshold_backward"}  # number by number
TILE = 256  # numbers that a loop takes in one turn


class Break(Exception):
    """Something that is not read; the function then runs as it is."""


# --8<-- [start:record]
tape = []  # (operator's name, arguments, result) of each call on stand-ins


def record(operator, keys, *args):
    """The layer below autograd's: note the call, and let the kernel find sizes."""
    if operator.name.endswith("_"):
        raise Break(f"{operator.name} writes")
    result = operator.redispatch(keys, *args)
    for out in tensors([result]):
        out.keys.add("Python")
    tape.append((operator.name, args, result))
    return result


_dispatcher.fallbacks["Python"] = record


def stand_in(tensor):
    """The same sizes, strides and wish for a gradient over pretended memory."""
    pretended = Storage(torch.empty_like(tensor.storage.memory, device="meta"))
    keys = ("Meta", "AutogradMeta", "Python")
    made = Tensor(pretended, tensor.sizes, tensor.strides, tensor.offset, keys)
    return requires_grad_(made) if tensor.requires_grad else made


# --8<-- [end:record]
def tensors(values):
    """The tensors among these values, and in the tuples among them."""
    found = []
    for value in values:
        if isinstance(value, tuple):
            found += tensors(value)
        elif isinstance(value, Tensor):
            found.append(value)
    return found


# --8<-- [start:guards]
def properties(value):
    """What compiled code takes for granted: of a tensor all but its numbers."""
    if isinstance(value, Tensor):
        return value.shape, tuple(value.strides), value.offset, value.requires_grad
    return value if isinstance(value, int | float | str) else id(value)


# --8<-- [end:guards]
# --8<-- [start:reader]
class Reader:
    """Does what a function's instructions say, with stand-ins for tensors."""

    def __init__(self, args):
        self.inputs, self.guards, self.args = {}, [], []
        for at, arg in enumerate(args):
            self.args.append(self.note(arg, lambda given, at=at: given[at]))

    def note(self, value, get):
        """A value from outside is guarded; a tensor is an input of the graph."""
        self.guards.append((get, properties(value)))
        if isinstance(value, Tensor):
            return self.inputs.setdefault(id(value), (get, stand_in(value)))[1]
        return value

    def run(self, function, args):
        code, stack, at = instructions(function.__code__), [], 0
        local = dict(zip(function.__code__.co_varnames, args))
        while code[at].name != "RETURN_VALUE":
            i, at = code[at], at + 1
            match i.name:
                case "LOAD_FAST":
                    stack.append(local[i.arg])
                case "STORE_FAST":
                    local[i.arg] = stack.pop()
                case "LOAD_CONST":
                    stack.append(i.arg)
                case "LOAD_GLOBAL" if i.arg in function.__globals__:
                    get = lambda _, name=i.arg: function.__globals__[name]
                    stack.append(self.note(get(None), get))
                case "LOAD_ATTR":
                    stack.append(self.attribute(stack.pop(), i.arg))
                case "BINARY_OP" if i.arg in SIGNS:
                    second = stack.pop()
                    stack.append(SIGNS[i.arg](stack.pop(), second))
                case "CALL" if not i.arg[1]:  # no argument has a name
                    given = [stack.pop() for _ in range(i.arg[0])][::-1]
                    stack.append(self.call(stack.pop(), given))
                case _:
                    raise Break(i.name)
        return stack.pop()

    # --8<-- [end:reader]
    def attribute(self, of, name):
        value = getattr(of, name)
        if isinstance(value, MethodType):
            return value
        return self.note(value, lambda _: getattr(of, name))

    # --8<-- [start:call]
    def call(self, target, args):
        """Code of modules is read too; an operator is called, for the tape."""
        if isinstance(target, Module):
            return self.run(type(target).forward, [target, *args])
        if isinstance(target, MethodType) and isinstance(target.__self__, Module):
            return self.run(target.__func__, [target.__self__, *args])
        if isinstance(target, MethodType | _dispatcher.Operator):
            return target(*args)
        raise Break(f"a call of {target}")

    # --8<-- [end:call]


# --8<-- [start:write]
class Written:
    """Calls as a Python function over raw memory, with loops joined."""

    def __init__(self, inputs, calls, results):
        self.numbers = {id(value): at for at, value in enumerate(inputs)}
        self.calls, self.results, self.lines, loop = calls, results, [], []
        for at, (name, args, result) in enumerate(calls):
            for value in tensors([result]):
                self.numbers[id(value)] = len(self.numbers)
            if name == "detach":  # the same rule over the same memory
                self.numbers[id(result)] = self.numbers[id(args[0])]
            elif name in POINTWISE and flat(tensors([*args, result])):
                if loop and loop[0][2].sizes != result.sizes:
                    self.close(loop, at)
                loop.append((name, args, result))
            else:
                made = {out.storage for _, _, out in loop}
                if any(value.storage in made for value in tensors(args)):
                    self.close(loop, at)
                self.lines.append(self.single(name, args, result))
        self.close(loop, len(calls))
        self.lines.append(f"return {self.list(results)},")
        head = f"def written({self.list(inputs)}):"
        self.text = "\n    ".join([head, *self.lines])
        space = {"empty": torch.empty, "tiles": tiles} | BORROWED
        exec(self.text, space)
        self.run = space["written"]

    # --8<-- [end:write]
    def name(self, value):
        if isinstance(value, Tensor):
            return f"v{self.numbers[id(value)]}"
        return repr(value)

    def list(self, values):
        return ", ".join(map(self.name, values))

    def single(self, name, args, result):
        """What a library computes, or another rule over memory that is there."""
        if name in VIEWS:
            rule = f"{result.sizes}, {result.strides}, {result.offset}"
            return f"{self.name(result)} = {self.name(args[0])}.as_strided({rule})"
        results = result if isinstance(result, tuple) else [result]
        names = ["_" if value is None else self.name(value) for value in results]
        return f"{', '.join(names)} = {name}({self.list(args)})"

    # --8<-- [start:loop]
    def close(self, loop, at):
        """Writes the open loop; what nobody reads later gets no memory."""
        later = [a for _, args, _ in self.calls[at:] for a in args] + self.results
        kept = {value.storage for value in tensors(later)}
        inside, flats, body = set(), {}, []
        for name, args, result in loop:
            said, out = [], self.numbers[id(result)]
            for a in args:
                number = self.numbers[id(a)] if isinstance(a, Tensor) else None
                if number is None:
                    said.append(repr(a))
                elif number in inside:
                    said.append(f"t{number}")
                else:
                    flats[number] = said.append(f"f{number}[s]")
            body.append(f"    t{out} = {name}({', '.join(said)})")
            inside.add(out)
            if result.storage in kept:
                flats[out] = self.lines.append(f"v{out} = empty({result.sizes})")
                body.append(f"    f{out}[s] = t{out}")
        self.lines += [f"f{number} = v{number}.view(-1)" for number in flats]
        if loop:
            count = math.prod(loop[0][2].sizes)
            self.lines += [f"for s in tiles({count}):", *body]
        loop.clear()

    # --8<-- [end:loop]


def flat(values):
    """Whether one index walks through all of them alike."""
    group = [math.prod(values[0].sizes), 1]
    return all(v.sizes == values[0].sizes and v.groups() == [group] for v in values)


def tiles(count):
    return [slice(start, start + TILE) for start in range(0, count, TILE)]


# --8<-- [start:entry]
class Entry:
    """What was compiled for one kind of arguments: guards, forward, backward."""

    def __init__(self, module, args):
        tape.clear()
        reader = Reader(args)
        out = reader.run(type(module).forward, [module, *reader.args])
        cut, tangent = len(tape), stand_in(out.data)
        with no_grad():
            _engine.backward([out], [tangent])
        forward, backward = tape[:cut], tape[cut:]
        self.guards = reader.guards
        self.inputs = [get for get, _ in reader.inputs.values()]
        stands = [stand for _, stand in reader.inputs.values()]
        known = {id(t) for t in stands + tensors([call[2] for call in forward])}
        needed = tensors([a for _, args, _ in backward for a in args])
        saved = list({id(t): t for t in needed if id(t) in known}.values())
        self.forward = Written(stands, forward, [out, *saved])
        grads = [stand.grad for stand in stands]
        self.backward = Written([tangent, *saved], backward, grads)

    def holds(self, args):
        return all(properties(get(args)) == then for get, then in self.guards)

    def __call__(self, args):
        real = [get(args) for get in self.inputs]
        result, *saved = self.forward.run(*(tensor.raw() for tensor in real))
        result, unpack = wrap(result), [save(tensor) for tensor in real]

        def formula(grad):
            for value in unpack:
                value()  # has it been written to?
            grads = self.backward.run(grad.raw(), *saved)
            return [raw if raw is None else wrap(raw) for raw in grads]

        if recording[0]:
            result.node = _engine.Node("Compiled", real, formula)
            result.requires_grad = True
        return result


# --8<-- [end:entry]
# --8<-- [start:compile]
class Compiled:
    """Calls a module by an entry whose guards hold, by a new one, or as it is."""

    def __init__(self, module):
        self.module, self.entries, self.breaks = module, [], []

    def __call__(self, *args):
        for entry in self.entries:
            if entry.holds(args):
                return entry(args)
        try:
            self.entries.append(Entry(self.module, args))
        except Break as reason:
            self.breaks.append(str(reason))
            return self.module(*args)
        return self.entries[-1](args)


# --8<-- [end:compile]
