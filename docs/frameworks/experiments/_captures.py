"""Three compilers of vectors that differ in one thing: what is asked before old code is used again"""


# --8<-- [start:trace]
class StandIn:
    """Writes down what is done to it; a number that Python supplies becomes part of the program."""

    def __init__(self, program):
        self.program = program

    def __mul__(self, number):
        self.program.append(lambda x: [n * number for n in x])
        return self

    def sum(self):
        self.program.append(sum)
        return self


def trace(function):
    program = []
    function(StandIn(program))
    return program


# --8<-- [end:trace]
def execute(program, x):
    for step in program:
        x = step(x)
    return x


# --8<-- [start:keyed]
class Keyed:
    """JAX, TensorFlow: code is kept under what the arguments look like."""

    def __init__(self, function):
        self.function, self.kept = function, {}

    def __call__(self, x):
        did = "reuses" if len(x) in self.kept else "compiles"
        if did == "compiles":
            self.kept[len(x)] = trace(self.function)
        return did, execute(self.kept[len(x)], x)


# --8<-- [end:keyed]
# --8<-- [start:guarded]
class Guarded:
    """PyTorch: code is kept with what it has read, also from outside its arguments."""

    def __init__(self, function):
        self.function, self.kept = function, []

    def __call__(self, x):
        names, space = self.function.__code__.co_names, self.function.__globals__
        read = {name: space[name] for name in names if name in space}
        for length, seen, program in self.kept:
            if seen == read and length in (len(x), "any"):
                return "reuses", execute(program, x)
        changed = any(length != len(x) for length, *_ in self.kept)
        self.kept.append(("any" if changed else len(x), read, trace(self.function)))
        return "compiles", execute(self.kept[-1][-1], x)


# --8<-- [end:guarded]
# --8<-- [start:replayed]
class Replayed:
    """tinygrad: the second run is written down, and played again from then on."""

    def __init__(self, function):
        self.function, self.count = function, 0

    def __call__(self, x):
        self.count += 1
        if self.count == 1:
            return "runs", execute(trace(self.function), x)
        if self.count == 2:
            self.program, self.length = trace(self.function), len(x)
        return "compiles" if self.count == 2 else "replays", execute(self.program, x[: self.length])
        # --8<-- [end:replayed]
