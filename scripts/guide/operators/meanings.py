"""The atlas's words: how a file is known, what kind an operator is, what the compiler does with it, what arguments mean."""

from guide.operators.model import Evidence, Meaning

# How a function's file is known, weakest first.
EVIDENCE = {
    e.name: e
    for e in (
        Evidence("", "not found", "The wheel's libraries hold no such symbol; the name is what native_functions.yaml declares."),
        Evidence("symbol", "not found", "The library exports this function, but nothing in it proves the file."),
        Evidence("registration", "likely", "An inline function or a template that no header of the wheel defines; this file registers it."),
        Evidence("folder", "likely", "The file's name is proven by the symbol table; the folder is that of the objects linked next to it."),
        Evidence("border", "likely", "The function lies at the border between two objects; an inline function marks the likely side."),
        Evidence("order", "proven", "The function lies between two functions of this file's object in the library."),
        Evidence("cold", "proven", "The symbol table lists this function's cold part among the local symbols of this file's object."),
        Evidence("unit", "proven", "The function, or the wrapper that it is compiled into, belongs to this file's object; the file itself registers it."),
        Evidence("reference", "proven", "The function's machine code takes the address of this path's __FILE__ string."),
        Evidence("header", "proven", "This header, which the wheel holds, defines the function; one file's object compiles it."),
        Evidence("python", "proven", "Python itself tells the file and the line of the function that the table holds."),
    )
}  # fmt: skip
GRADES = ("proven", "likely", "not found")
UNKNOWN, SYMBOL, PYTHON = EVIDENCE[""], EVIDENCE["symbol"], EVIDENCE["python"]


def weakest(*names: str) -> Evidence:
    """The weakest of the kinds of evidence named."""
    return EVIDENCE[min(names, key=list(EVIDENCE).index)]


# How a declared function is tied to its key.
DECLARED = Meaning("yaml", "native_functions.yaml names this function for this key.")
CALLED = Meaning(
    "binary", "native_functions.yaml names this function, and the registered wrapper's machine code calls it."
)
REGISTERED = Meaning(
    "registered",
    "The dispatcher's table was read in a running process: it holds this function, or a generated wrapper made for it.",
)
# How a chain of Python functions is known.
RUN = Meaning("run", "recorded under the profiler")
SOURCE = Meaning("source", "read from the Python source")
YAML = Meaning("yaml", "native_functions.yaml generates this binding")
# How an operator is implemented: the alias key that tells, and the meaning.
KINDS = {
    "CompositeImplicitAutograd": Meaning("composite implicit", "One function calls other operators; autograd and every backend work through those."),
    "CompositeExplicitAutograd": Meaning("composite explicit", "One function serves every backend that has none of its own; autograd has its own rule."),
    "CompositeExplicitAutogradNonFunctional": Meaning("composite non-functional", "Made from a structured kernel for every backend that has none of its own."),
}  # fmt: skip
BY_KEY = Meaning("by key", "Each backend registers its own kernel.")
NO_KERNEL = Meaning(
    "no kernel",
    "The dispatcher has the schema only; a function comes at run time, from another build or from a table elsewhere.",
)
# What Inductor does with an operator.
LOWERED = Meaning("lowered", "Inductor has a lowering of its own.")
DECOMPOSED = Meaning("decomposed", "Inductor's decompositions replace it by other operators first.")
FALLBACK = Meaning("fallback", "Inductor lists it as a call of the eager kernel.")
TRACED = Meaning("traced through", "Composite: tracing sees the operators that it calls.")
NOTHING = Meaning(
    "none",
    "Neither a lowering, nor a decomposition, nor a listed fallback: Inductor would call the eager kernel.",
)
