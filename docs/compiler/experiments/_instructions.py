"""Bytecode read with `dis` and written in one way for CPython 3.11 to 3.14."""

import dis
import re
import sys
from typing import NamedTuple

SILENT = {"CACHE", "RESUME", "PRECALL", "NOP", "EXTENDED_ARG", "TO_BOOL", "COPY_FREE_VARS", "MAKE_CELL", "NOT_TAKEN"}
SAME = {"LOAD_METHOD": "LOAD_ATTR", "RETURN_CONST": "LOAD_CONST", "CALL_KW": "CALL", "LOAD_SMALL_INT": "LOAD_CONST"}


class Instruction(NamedTuple):
    """Where it stands, its name, and its argument: a name, a value, an operator, a target, or a count."""

    at: int
    name: str
    arg: object = None


def instructions(code, nulls=False):
    """The instructions without what only serves the interpreter; with `nulls`, also the NULLs beside callables."""
    out, named, null_first = [], (), sys.version_info < (3, 13)
    for i in dis.get_instructions(code):
        name = re.sub("_(FORWARD|BACKWARD|BORROW)|(?<=LOAD_FAST)_CHECK", "", i.opname)
        if name == "KW_NAMES":  # before 3.13: which arguments of the next call have names
            named = code.co_consts[i.arg]
        elif name in ("LOAD_FAST_LOAD_FAST", "STORE_FAST_LOAD_FAST", "STORE_FAST_STORE_FAST"):  # 3.13: two in one
            pair = re.findall("[A-Z]+_FAST", name)
            out += [Instruction(i.offset, n, arg) for n, arg in zip(pair, i.argval, strict=True)]
        elif name not in SILENT and name != "PUSH_NULL":
            if name == "CALL_KW":  # from 3.13 on: the same names, as a constant that lies on the stack
                named = out.pop().arg
            arg = i.argrepr if name == "BINARY_OP" else i.argval
            if name == "BINARY_OP" and arg == "[]":  # 3.14 has one instruction for both
                name, arg = "BINARY_SUBSCR", None
            out.append(Instruction(i.offset, SAME.get(name, name), arg))
            if name in ("CALL", "CALL_KW"):
                out[-1], named = out[-1]._replace(arg=(i.arg, named)), ()
        method = name == "LOAD_METHOD" or name == "LOAD_ATTR" and sys.version_info >= (3, 12) and i.arg & 1
        if nulls and (name == "PUSH_NULL" or method or name == "LOAD_GLOBAL" and i.arg & 1):
            out.insert(len(out) - (null_first and name == "LOAD_GLOBAL"), Instruction(i.offset, "PUSH_NULL"))
            if method and null_first:
                out.append(Instruction(i.offset, "SWAP", 2))
        if name == "RETURN_CONST":
            out.append(Instruction(i.offset, "RETURN_VALUE"))
    return out


def index(code, offset):
    """Where in these instructions the first one at this offset or behind it is."""
    return next(k for k, i in enumerate(code) if i.at >= offset)
