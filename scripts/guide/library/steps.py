"""Steps: a process as frames that a run printed, each drawn as SVG; the reader walks through them.

An experiment prints one JSON object (`# output: json`):

- `nodes`: boxes that stay where they are, `{"id": "mul", "label": "MulBackward0", "at": [column, row]}`
- `edges`: arrows between them, `["mul", "add"]`, with a third text where the arrow has one
- `frames`: each with a `caption` and what is so at that moment: `marks` (box → class: key, ok, note, quiet …), `labels` (box → text
  under its label), `gone` (boxes that are not there), `edges` (where they differ from frame to frame), `cells` (row's name → texts,
  each a string or `[text, class]`), `bars` (`[row, from, to, text, class]` on one axis), `source` (the `src:` target of the line
  that runs now)
"""

import json
import xml.etree.ElementTree as etree
from collections.abc import Sequence
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from guide.core import jsonfile
from guide.core.errors import GuideError

GAP, ROW, HIGH = 24.0, 72.0, 32.0  # pixels between two columns' boxes, between rows, and a box's height
CELL_ROW, CELL_GAP = 32.0, 5.0
MARGIN = 10.0
LETTER, SMALL = 6.6, 6.0  # pixels a letter takes at 12 px and at 10.5, on the safe side
CLASSES = ("", "key", "ok", "note", "quiet", "py", "cpp", "plain")  # plain: text without a box
Edge = tuple[str, str] | tuple[str, str, str]
M = TypeVar("M", bound=BaseModel)


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
    gone: list[str] = []
    edges: list[Edge] | None = None
    cells: dict[Label, list[Cell]] = {}
    bars: list[tuple[Label, Value, Value, Label, str]] = []
    source: str = ""


class Scene(_Strict):
    """What a steps experiment printed. Names that no box has are refused."""

    nodes: list[Node] = []
    edges: list[Edge] = []
    frames: list[Frame] = Field(min_length=2, max_length=200)

    @model_validator(mode="after")
    def _names_are_known(self) -> "Scene":
        known = {node.id for node in self.nodes}
        if len(known) < len(self.nodes):
            raise ValueError("two nodes have the same id")
        edges = [*self.edges, *(edge for frame in self.frames for edge in frame.edges or ())]
        used = {end for edge in edges for end in edge[:2]}
        used |= {name for frame in self.frames for name in (*frame.marks, *frame.labels, *frame.gone)}
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


READABLE = (
    0.76  # of its width a drawing never goes below, so that its letters can be read; a telephone scrolls it
)


class Explorer(_Strict):
    """What an explorer's experiment printed: `rule` for the script, an `example` with its table for paper.

    What else it prints, such as the runs that a test compares the rule with, stays out of the page.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)
    rule: dict[str, object]
    example: str = Field(min_length=10)
    columns: list[str]
    static: list[list[str]] = Field(min_length=1)

    @property
    def data(self) -> str:
        """`rule` as JSON that may stand inside an HTML script element."""
        return json.dumps(self.rule, separators=(",", ":")).replace("<", "\\u003c")


def parse(output: str, where: str) -> Scene:
    """The scene in a steps experiment's output; GuideError names the field that is off."""
    return _read(Scene, output, where)


def explorer(output: str, where: str) -> Explorer:
    """The rule and the example in an explorer's output; GuideError names the field that is off."""
    return _read(Explorer, output, where)


def _read(model: type[M], output: str, where: str) -> M:
    try:
        return model.model_validate(jsonfile.parse(output, where, "print one object, with json.dumps"))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the whole"
        raise GuideError(
            where, f"{field}: {first['msg']}", "see the schema in scripts/guide/library/steps.py"
        ) from None


class _Plan:
    """Where everything stands, the same in each frame."""

    def __init__(self, scene: Scene) -> None:
        self.rows = list(dict.fromkeys(name for frame in scene.frames for name in frame.cells))
        self.lanes = list(dict.fromkeys(bar[0] for frame in scene.frames for bar in frame.bars))
        widest = max((_wide(node.label) for node in scene.nodes), default=0.0)
        self.pitch = widest + GAP
        names = (*self.rows, *self.lanes)
        self.name_width = max((len(name) * SMALL + 8 for name in names), default=0.0)
        self.cells: list[float] = []
        for frame in scene.frames:
            for row in frame.cells.values():
                for place, (text, _) in enumerate(_cells(row)):
                    if place == len(self.cells):
                        self.cells.append(0.0)
                    self.cells[place] = max(self.cells[place], _wide(text))
        if scene.nodes and self.cells:  # a queue beside a graph moves through its places; a table has columns
            self.cells = [max(self.cells)] * len(self.cells)
        graph = max((node.at[0] for node in scene.nodes), default=-1) * self.pitch + widest
        table = self.name_width + sum(self.cells) + CELL_GAP * len(self.cells)
        self.width = max(graph, table, 420.0 if self.lanes else 0.0) + 2 * MARGIN
        self.left = (self.width - graph + widest) / 2  # the graph stands in the middle
        self.top = max((node.at[1] * ROW + HIGH for node in scene.nodes), default=0.0) + (
            28 if scene.nodes else 0
        )
        self.height = self.top + CELL_ROW * (len(self.rows) + len(self.lanes)) + 2 * MARGIN
        self.end = max((bar[2] for f in scene.frames for bar in f.bars), default=1.0) or 1.0

    def middle(self, node: Node) -> tuple[float, float]:
        """The middle of a box."""
        return self.left + node.at[0] * self.pitch, MARGIN + node.at[1] * ROW + HIGH / 2


def drawings(scene: Scene) -> list[str]:
    """Each frame as SVG, all of one size, so that nothing moves but what changed."""
    plan = _Plan(scene)
    return [
        _draw(scene, frame, f"Step {number} of {len(scene.frames)}: {frame.caption}", plan)
        for number, frame in enumerate(scene.frames, 1)
    ]


def _draw(scene: Scene, frame: Frame, label: str, plan: _Plan) -> str:
    svg = etree.Element(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {plan.width:g} {plan.height:g}"}
        | {
            "role": "img",
            "aria-label": label,
            "style": f"width:{plan.width * 1.25:.0f}px;min-width:{plan.width * READABLE:.0f}px",
        },
    )
    places = {node.id: node for node in scene.nodes if node.id not in frame.gone}
    for edge in scene.edges if frame.edges is None else frame.edges:
        if edge[0] in places and edge[1] in places:
            _arrow(svg, plan, places[edge[0]], places[edge[1]], edge[2] if len(edge) == 3 else "")
    for name, node in places.items():
        x, y = plan.middle(node)
        wide = _wide(node.label)
        box = (x - wide / 2, y - HIGH / 2, wide, HIGH)
        _box(svg, box, node.label, frame.marks.get(name, ""), frame.labels.get(name, ""))
    y = plan.top + MARGIN
    for row in plan.rows:
        _text(svg, MARGIN, y + 17, row, "small")
        x = MARGIN + plan.name_width
        for place, (text, mark) in enumerate(_cells(frame.cells.get(row, []))):
            if text:
                _box(svg, (x, y, plan.cells[place], 25), text, mark)
            x += plan.cells[place] + CELL_GAP
        y += CELL_ROW
    scale = (plan.width - plan.name_width - 2 * MARGIN) / plan.end
    for lane in plan.lanes:
        _text(svg, MARGIN, y + 17, lane, "small")
        for row, start, stop, text, mark in frame.bars:
            if row == lane:
                x = MARGIN + plan.name_width + start * scale
                _box(svg, (x, y, max((stop - start) * scale, 2), 25), text, mark)
        y += CELL_ROW
    return etree.tostring(svg, encoding="unicode")


def _cells(some: Sequence[Cell]) -> list[tuple[str, str]]:
    return [(one, "") if isinstance(one, str) else one for one in some]


def _wide(text: str) -> float:
    return max(40.0, len(text) * LETTER + 14)


def _text(svg: etree.Element, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
    etree.SubElement(
        svg,
        "text",
        {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor} | ({"class": kind} if kind else {}),
    ).text = text


def _box(
    svg: etree.Element, place: tuple[float, float, float, float], text: str, mark: str = "", under: str = ""
) -> None:
    x, y, wide, high = place
    group = etree.SubElement(svg, "g", {"class": f"node {mark}".strip()})
    size = {"x": f"{x:.1f}", "y": f"{y:.1f}", "width": f"{wide:.1f}", "height": f"{high:g}", "rx": "5"}
    if mark != "plain":
        etree.SubElement(group, "rect", {"class": f"box {mark}".strip()} | size)
    _text(group, x + wide / 2, y + high / 2 + 4, text, anchor="middle")
    if under:
        _text(group, x + wide / 2, y + high + 13, under, "small under", "middle")


def _arrow(svg: etree.Element, plan: _Plan, start: Node, end: Node, text: str) -> None:
    """A line between the nearest sides of two boxes, with a head at its end."""
    (x1, y1), (x2, y2) = plan.middle(start), plan.middle(end)
    if abs(y2 - y1) < 1:
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
        _text(group, (x1 + x2) / 2 + 5, (y1 + y2) / 2, text, "small under")
