"""Bar charts of the atlas, drawn from its data as SVG that takes its colours from the page."""

from collections import Counter
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from guide.operators import counts
from guide.operators.meanings import GRADES
from guide.operators.model import Atlas

_ROW, _LABEL, _BAR, _WIDTH = 20, 270, 360, 700
_CLASSES = ("bar", "bar two", "bar three", "bar four", "bar five")
_TRUST = ("bar three", "bar four", "bar five")


def bars(rows: Sequence[tuple[str, int]], unit: str) -> str:
    """One horizontal bar a row, with its number."""
    most = max((n for _, n in rows), default=1) or 1
    out = []
    for i, (label, n) in enumerate(rows):
        y = i * _ROW + 4
        width = round(n / most * _BAR, 1)
        out.append(f'<text class="right" x="{_LABEL - 8}" y="{y + 11}">{escape(label)}</text>')
        out.append(f'<rect class="bar" x="{_LABEL}" y="{y}" width="{max(width, 1)}" height="14"/>')
        out.append(f'<text class="small" x="{_LABEL + max(width, 1) + 6:.1f}" y="{y + 11}">{n:,}</text>')
    height = len(rows) * _ROW + 26
    out.append(f'<text class="small" x="{_LABEL}" y="{height - 8}">{escape(unit)}</text>')
    return _svg(out, height)


def stacked(
    rows: Sequence[tuple[str, Mapping[str, int]]], parts: Sequence[str], classes: Sequence[str]
) -> str:
    """One bar a row, of full width, cut into shares; a legend above."""
    out, x = [], _LABEL
    for cls, part in zip(classes, parts, strict=False):
        out.append(f'<rect class="{cls}" x="{x}" y="4" width="10" height="10"/>')
        out.append(f'<text class="small" x="{x + 15}" y="13">{escape(part)}</text>')
        x += 34 + round(len(part) * 5.6)
    for i, (label, shares) in enumerate(rows):
        y, at, total = 28 + i * _ROW, float(_LABEL), sum(shares.values()) or 1
        out.append(f'<text class="right" x="{_LABEL - 8}" y="{y + 11}">{escape(label)}</text>')
        for cls, part in zip(classes, parts, strict=False):
            width = round(shares.get(part, 0) / total * _BAR, 1)
            if width:
                title = f"<title>{escape(label)}, {escape(part)}: {shares[part]:,}</title>"
                out.append(
                    f'<rect class="{cls}" x="{at:.1f}" y="{y}" width="{width}" height="14">{title}</rect>'
                )
            at += width
        out.append(
            f'<text class="small" x="{_LABEL + _BAR + 6}" y="{y + 11}">{sum(shares.values()):,}</text>'
        )
    return _svg(out, 28 + len(rows) * _ROW + 6)


def _svg(lines: list[str], height: int) -> str:
    body = "\n".join(lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}">\n{body}\n</svg>\n'


def _short(file: str) -> str:
    made = file.removeprefix("build/aten/src/ATen/")
    return f"{made} (generated)" if made != file else file.removeprefix("aten/src/ATen/")


def drawings(atlas: Atlas) -> dict[str, str]:
    """Name → SVG of every figure of the statistics page."""
    kinds = counts.ranked(counts.by_kind(atlas))
    keys = counts.ranked(counts.kernels_by_key(atlas))[:20]
    files = [(_short(f), n) for f, n in counts.ranked(counts.cpu_files(atlas))[:20]]
    status = counts.status_by_kind(atlas)
    grades = counts.grades_by_key(atlas)
    largest = [k for k, _ in counts.ranked(Counter({k: sum(v.values()) for k, v in grades.items()}))[:8]]
    return {
        "kinds": bars(kinds, "operators"),
        "keys": bars(keys, "operators with a kernel registered for the key"),
        "files": bars(files, "operators whose CPU or composite kernel lies in the file"),
        "compile": stacked([(k, status[k]) for k, _ in kinds], sorted(counts.by_status(atlas)), _CLASSES),
        "proofs": stacked([(k, grades[k]) for k in largest], GRADES, _TRUST),
    }
