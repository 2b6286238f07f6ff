"""What a code object that Dynamo wrote does, as Python statements: stack and lists are worked out here."""

import copy
import re

from _instructions import index, instructions


class Text(str):
    """An expression whose value only the running program knows."""

    __repr__ = str.__str__


def statements(code, names):
    """The code as statements. `names` remembers the short names given to Dynamo's generated ones."""
    return walk(instructions(code, nulls=True), 0, [], {}, names)


def short(name, names):
    kind = re.match(r"__+(compiled_fn|resume_at|builtins_dict|import|stack)", name)
    if not kind or kind[1] == "stack":
        return name
    if kind[1] == "import":
        return name.rsplit("_dot_", 1)[-1]
    return names.setdefault(name, f"{kind[1]}_{1 + sum(n.startswith(kind[1]) for n in names.values())}")


def walk(code, at, stack, known, names):
    """The statements from one instruction on, until the code returns."""
    out = []

    def pop(n):
        taken = stack[len(stack) - n :]
        del stack[len(stack) - n :]
        return taken

    def call(target, args, kwargs):
        shown = ", ".join([*map(str, args), *(f"{k}={v}" for k, v in kwargs.items())])
        before = sum(line.startswith("value") for line in out) + known.get("values", 0)
        out.append(f"value{before + 1} = {target}({shown})")
        stack.append(Text(f"value{before + 1}"))

    def store(name, value):
        if name.startswith("tmp"):
            known[name] = value
        elif out and out[-1].startswith(f"{value} = "):
            out[-1] = f"{name} = " + out[-1].split(" = ", 1)[1]
        else:
            out.append(f"{name} = {value}")

    while True:
        i = code[at]
        at += 1
        match i.name:
            case "LOAD_FAST" | "LOAD_DEREF" | "LOAD_CLOSURE":
                stack.append(known.get(i.arg, Text(i.arg)))
            case "LOAD_GLOBAL":
                stack.append(Text(short(i.arg, names)))
            case "LOAD_CONST":
                stack.append(Text(repr(i.arg)) if isinstance(i.arg, str) else i.arg)
            case "PUSH_NULL":
                stack.append(None)
            case "STORE_FAST" | "STORE_DEREF" | "STORE_GLOBAL":
                store(i.arg, *pop(1))
            case "STORE_ATTR":
                value, of = pop(2)
                out.append(f"{of}.{i.arg} = {value}")
            case "STORE_SUBSCR" | "DELETE_SUBSCR":
                *value, of, key = pop(3 if i.name == "STORE_SUBSCR" else 2)
                shown = "[:]" if key == slice(None) else f"[{key}]"
                if isinstance(of, Text):
                    out.append(f"{of}{shown} = {value[0]}" if value else f"del {of}{shown}")
                elif value:
                    of[key] = value[0]
                else:
                    del of[key]
            case "LOAD_ATTR":
                stack.append(Text(f"{pop(1)[0]}.{i.arg}"))
            case "BINARY_SUBSCR":
                of, key = pop(2)
                stack.append(Text(f"{of}[{key}]") if isinstance(of, Text) else of[key])
            case "BINARY_OP":
                left, right = pop(2)
                stack.append(Text(f"{left} {i.arg} {right}"))
            case "BUILD_TUPLE":
                stack.append(tuple(pop(i.arg)))
            case "BUILD_LIST":
                stack.append(pop(i.arg))
            case "BUILD_SLICE":
                stack.append(slice(*pop(i.arg)))
            case "BUILD_MAP":
                pairs = pop(2 * i.arg)
                stack.append(dict(zip(pairs[::2], pairs[1::2], strict=True)))
            case "LIST_EXTEND":
                (values,) = pop(1)
                stack[-i.arg].extend(values)
            case "COPY":
                stack.append(stack[-i.arg])
            case "SWAP":
                stack[-1], stack[-i.arg] = stack[-i.arg], stack[-1]
            case "POP_TOP":
                pop(1)
            case "CALL":
                count, named = i.arg
                first, second, *args = pop(count + 2)
                cut = count - len(named)
                target = second if first is None else first
                call(target, args[:cut], dict(zip(named, args[cut:], strict=True)))
            case "CALL_FUNCTION_EX":
                first, second, args = pop(3)
                call(second if first is None else first, args, {})
            case "POP_JUMP_IF_TRUE" | "POP_JUMP_IF_FALSE":
                (condition,) = pop(1)
                sides = [at, index(code, i.arg)]
                known["values"] = sum(line.startswith("value") for line in out)
                for side in sides if i.name.endswith("FALSE") else sides[::-1]:
                    out.append("else:" if "if" in " ".join(out) else f"if {condition}:")
                    inside = walk(code, side, copy.deepcopy(stack), dict(known), names)
                    out += [f"    {line}" for line in inside]
                return out
            case "RETURN_VALUE":
                (value,) = pop(1)
                if out and out[-1].startswith(f"{value} = "):
                    value = out.pop().split(" = ", 1)[1]
                return [*out, f"return {value}"]
            case "DELETE_FAST":
                pass
            case _:
                raise NotImplementedError(i.name)
