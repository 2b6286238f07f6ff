"""Steps: a process as frames that a run printed, each drawn as SVG; the reader walks through them.

An experiment prints one JSON object (`# output: json`):

- `nodes`: boxes that stay where they are, `{"id": "mul", "label": "MulBackward0", "at": [column, row]}`
- `edges`: arrows between them, `["mul", "add"]`, with a third text where the arrow has one
- `frames`: each with a `caption` and what is so at that moment: `marks` (box → class: key, ok, note, quiet …), `labels` (box → text
  under its label), `cells` (row's name → texts, each a string or `[text, class]`), `bars` (`[row, from, to, text, class]` on one axis),
  `source` (the `src:` target of the line that runs now)
"""

import xml.etree.ElementTree as etree
from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from guide import jsonfile
from guide.errors import GuideError

COLUMN, ROW, HIGH = 150.0, 70.0, 34.0  # pixels between columns and rows of boxes, and a box's height
CELL_ROW, NAME_WIDTH = 34.0, 120.0
LETTER = 7.2  # pixels a letter takes at 12 px, on the safe side
CLASSES = ("", "key", "ok", "note", "quiet", "py", "cpp")


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


Place = Annotated[float, Field(ge=0, le=50)]  # columns and rows
Value = Annotated[float, Field(ge=0, le=1e12)]  # on the axis of bars
Label = Annotated[str, Field(max_length=200)]


class Node(_Strict):
    """A box: its name in the data, its text, its column and row."""

    id: str
    label: Label
    at: tuple[Place, Place]


Cell = Label | tuple[Label, str]


class Frame(_Strict):
    """One moment: what it means in words, and what is so."""

    caption: str = Field(min_length=10, max_length=2000)
    marks: dict[str, str] = {}
    labels: dict[str, Label] = {}
    cells: dict[Label, list[Cell]] = {}
    bars: list[tuple[Label, Value, Value, Label, str]] = []
    source: str = ""


class Scene(_Strict):
    """What a steps experiment printed. Names that no box has are refused."""

    nodes: list[Node] = []
    edges: list[tuple[str, str] | tuple[str, str, str]] = []
    frames: list[Frame] = Field(min_length=2, max_length=200)

    @model_validator(mode="after")
    def _names_are_known(self) -> "Scene":
        known = {node.id for node in self.nodes}
        if len(known) < len(self.nodes):
            raise ValueError("two nodes have the same id")
        used = {end for edge in self.edges for end in edge[:2]}
        used |= {name for frame in self.frames for name in (*frame.marks, *frame.labels)}
        if unknown := sorted(used - known):
            raise ValueError(f"no node has the id {', '.join(unknown)}")
        marks = {mark for frame in self.frames for mark in frame.marks.values()}
        marks |= {bar[4] for frame in self.frames for bar in frame.bars}
        marks |= {mark for f in self.frames for row in f.cells.values() for _, mark in _cells(row)}
        if any(bar[2] < bar[1] for frame in self.frames for bar in frame.bars):
            raise ValueError("a bar ends before it begins")
        wrong = marks - set(CLASSES)
        if wrong:
            raise ValueError(
                f"no class is called {', '.join(sorted(wrong))}; one of: {', '.join(CLASSES[1:])}"
            )
        return self


def parse(output: str, where: str) -> Scene:
    """The scene in an experiment's output; GuideError names the field that is off."""
    try:
        return Scene.model_validate(jsonfile.parse(output, where, "print one object, with json.dumps"))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the scene"
        raise GuideError(
            where, f"{field}: {first['msg']}", "see the schema in scripts/guide/steps.py"
        ) from None


def drawings(scene: Scene) -> list[str]:
    """Each frame as SVG, all of one size, so that nothing moves but what changed."""
    rows = list(dict.fromkeys(name for frame in scene.frames for name in frame.cells))
    lanes = list(dict.fromkeys(bar[0] for frame in scene.frames for bar in frame.bars))
    longest = max((len(_cells(f.cells.get(row, []))) for f in scene.frames for row in rows), default=0)
    graph_width = max((node.at[0] * COLUMN + _wide(node.label) for node in scene.nodes), default=0.0)
    cell = max(
        (_wide(text) for f in scene.frames for row in f.cells.values() for text, _ in _cells(row)),
        default=0.0,
    )
    width = max(graph_width, NAME_WIDTH + longest * (cell + 6), 420.0 if lanes else 0.0) + 16
    top = max((node.at[1] * ROW + HIGH for node in scene.nodes), default=0.0) + (22 if scene.nodes else 0)
    height = top + CELL_ROW * (len(rows) + len(lanes)) + 10
    sizes = (width, height, top, cell)
    return [
        _draw(scene, frame, f"Step {number} of {len(scene.frames)}: {frame.caption}", rows, lanes, sizes)
        for number, frame in enumerate(scene.frames, 1)
    ]


def _draw(
    scene: Scene,
    frame: Frame,
    label: str,
    rows: Sequence[str],
    lanes: Sequence[str],
    sizes: tuple[float, float, float, float],
) -> str:
    width, height, top, cell = sizes
    svg = etree.Element(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width:g} {height:g}", "role": "img"}
        | {
            "aria-label": label,
            "style": f"width:{width * 1.1:.0f}px;min-width:min({width:.0f}px,30rem)",
        },
    )
    places = {node.id: node for node in scene.nodes}
    for edge in scene.edges:
        _arrow(svg, places[edge[0]], places[edge[1]], edge[2] if len(edge) == 3 else "")
    for node in scene.nodes:
        x, y = 8 + node.at[0] * COLUMN, 8 + node.at[1] * ROW
        _box(
            svg,
            x,
            y,
            _wide(node.label),
            HIGH,
            node.label,
            frame.marks.get(node.id, ""),
            frame.labels.get(node.id, ""),
        )
    for number, name in enumerate(rows):
        y = top + 8 + number * CELL_ROW
        _text(svg, 8, y + 17, name, "small")
        for place, (text, mark) in enumerate(_cells(frame.cells.get(name, []))):
            _box(svg, NAME_WIDTH + place * (cell + 6), y, cell, 26, text, mark)
    end = max((bar[2] for f in scene.frames for bar in f.bars), default=1.0) or 1.0
    scale = (width - NAME_WIDTH - 16) / end
    for number, name in enumerate(lanes):
        y = top + 8 + (len(rows) + number) * CELL_ROW
        _text(svg, 8, y + 17, name, "small")
        for row, start, stop, text, mark in frame.bars:
            if row == name:
                _box(svg, NAME_WIDTH + start * scale, y, max((stop - start) * scale, 2), 26, text, mark)
    return etree.tostring(svg, encoding="unicode")


def _cells(some: Sequence[Cell]) -> list[tuple[str, str]]:
    return [(one, "") if isinstance(one, str) else one for one in some]


def _wide(text: str) -> float:
    return max(44.0, len(text) * LETTER + 18)


def _text(svg: etree.Element, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
    etree.SubElement(
        svg, "text", {"x": f"{x:g}", "y": f"{y:g}", "text-anchor": anchor} | ({"class": kind} if kind else {})
    ).text = text


def _box(
    svg: etree.Element,
    x: float,
    y: float,
    wide: float,
    high: float,
    text: str,
    mark: str = "",
    under: str = "",
) -> None:
    group = etree.SubElement(svg, "g", {"class": f"node {mark}".strip()})
    size = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{wide:g}", "height": f"{high:g}", "rx": "5"}
    etree.SubElement(group, "rect", {"class": f"box {mark}".strip()} | size)
    _text(group, x + wide / 2, y + high / 2 + 4, text, anchor="middle")
    if under:
        _text(group, x + wide / 2, y + high + 13, under, "small", "middle")


def _arrow(svg: etree.Element, start: Node, end: Node, text: str) -> None:
    """A line between the nearest sides of two boxes, with a head at its end."""
    x1, y1 = 8 + start.at[0] * COLUMN + _wide(start.label) / 2, 8 + start.at[1] * ROW + HIGH / 2
    x2, y2 = 8 + end.at[0] * COLUMN + _wide(end.label) / 2, 8 + end.at[1] * ROW + HIGH / 2
    across = abs(y2 - y1) < 1
    if across:
        side = 1 if x2 > x1 else -1
        x1, x2 = x1 + side * _wide(start.label) / 2, x2 - side * _wide(end.label) / 2
    else:
        side = 1 if y2 > y1 else -1
        y1, y2 = y1 + side * HIGH / 2, y2 - side * HIGH / 2
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    group = etree.SubElement(svg, "g", {"class": "edge"})
    etree.SubElement(group, "path", {"d": f"M{x1:.1f} {y1:.1f}L{x2 - 7 * ux:.1f} {y2 - 7 * uy:.1f}"})
    wings = [(x2 - 8 * ux - 4 * uy, y2 - 8 * uy + 4 * ux), (x2 - 8 * ux + 4 * uy, y2 - 8 * uy - 4 * ux)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in ((x2, y2), *wings))
    etree.SubElement(group, "polygon", {"points": points})
    if text:
        _text(group, (x1 + x2) / 2 + 5, (y1 + y2) / 2, text)
