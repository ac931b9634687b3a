"""Composes drawings of parts: what lies in front hides what is behind it, a sign on a solid is cut out of it.

A drawing is a list of parts, back to front. Each part has a form as the name itself is drawn and one as `name.fill`
is; both consist of lines (the program gives them their width) and of what is filled. Coordinates are free units, y down;
24 of them are as long as the circle is wide.
"""
import math
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field, replace
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.ops import unary_union
from paths import UNITS, ellipse, numbers, own, parse, rect, moved, written

WIDTH = 1.7  # of a line of the regular weight
GAP = 1.4    # between a part and what it hides
HEAVY = 2.3  # of a line that is cut out of an enclosure
STEP = 0.03  # how far a cut border may lie from its curve


@dataclass
class Form:
    lines: list = field(default_factory=list)
    fill: list = field(default_factory=list)

    def moved(self, f):
        g = lambda path: [(e[0],) + tuple(f(p) for p in e[1:]) for e in path]
        return Form(g(self.lines), g(self.fill))

    def __add__(self, other): return Form(self.lines + other.lines, self.fill + other.fill)


@dataclass
class Part:
    name: str
    outline: Form
    solid: Form = None  # of `.fill`; None if the part is lines in both
    hides: bool = True
    cut: bool = None    # whether `.fill` cuts it out of what is behind; None: if it lies upon something solid


def runs(path, pieces=12):
    """Runs of points; closed ones end where they begin."""
    out = []
    for e in path:
        if e[0] == "M": out.append([e[1]])
        elif e[0] == "L": out[-1].append(e[1])
        elif e[0] == "C":
            (a, b, c), p = e[1:], out[-1][-1]
            for i in range(1, pieces + 1):
                t = i / pieces; u = 1 - t
                out[-1].append(tuple(u ** 3 * p[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * c[k] for k in (0, 1)))
        elif e[0] == "Z": out[-1].append(out[-1][0])
    return out


def area(path):
    """What a fill covers, by the even-odd rule."""
    total = Polygon()
    for run in runs(path):
        if len(run) > 3: total = total.symmetric_difference(Polygon(run).buffer(0))
    return total


def strokes(path):
    return [LineString(r) if len(set(r)) > 1 else Point(r[0]) for r in runs(path)]


def pen(path, width):
    return unary_union([s.buffer(width / 2) for s in strokes(path)]) if path else Polygon()


def hull(form):
    """Where a form hides what is behind it: its outer borders, filled."""
    shapes = []
    for a in (area(form.fill), pen(form.lines, WIDTH)):
        for g in getattr(a, "geoms", [a]):
            if not g.is_empty: shapes.append(Polygon(g.exterior))
    return unary_union(shapes)


def box(form):
    points = [p for r in runs(form.lines + form.fill) for p in r]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def text_of(geometry):
    """A cut path as elements."""
    out = []
    for g in getattr(geometry, "geoms", [geometry]):
        if g.is_empty: continue
        rings = [g.exterior, *g.interiors] if isinstance(g, Polygon) else [g]
        for ring in rings:
            if isinstance(ring, Point) or ring.length < 0.5: continue
            points = list(ring.simplify(STEP).coords)
            closed = points[0] == points[-1]
            if closed: points = points[:-1]
            out += [("M", points[0])] + [("L", p) for p in points[1:]] + ([("Z",)] if closed else [])
    return out


def without(form, cutter):
    """A form less what a shape covers; untouched paths keep their curves."""
    if cutter.is_empty: return form
    lines, fill = [], form.fill
    for piece in split(form.lines):
        s = strokes(piece)[0]
        lines += text_of(joined(s.difference(cutter), piece)) if s.intersects(cutter) else piece
    a = area(fill)
    if a.intersects(cutter): fill = text_of(a.difference(cutter))
    return Form(lines, fill)


def joined(geometry, piece):
    """The parts of a closed line that was cut, joined where it began."""
    lines = [list(g.coords) for g in getattr(geometry, "geoms", [geometry]) if not g.is_empty]
    if piece[-1][0] == "Z" and len(lines) > 1 and lines[0][0] == lines[-1][-1]:
        lines = [lines[-1] + lines[0][1:]] + lines[1:-1]
    return MultiLineString(lines) if lines else LineString()


def split(path):
    out = []
    for e in path:
        if e[0] == "M": out.append([])
        out[-1].append(e)
    return out


def outline_form(parts):
    forms = []
    for p in parts:
        if p.hides:
            cutter = hull(p.solid or p.outline) if p.solid else hull(p.outline) if p.outline.fill and not p.outline.lines else pen(p.outline.lines, WIDTH).union(area(p.outline.fill))
            cutter = cutter.union(pen(p.outline.lines, WIDTH)).buffer(GAP)
            forms = [without(f, cutter) for f in forms]
        forms.append(p.outline)
    return forms


def solid_form(parts):
    forms = []
    for p in parts:
        form = p.solid or p.outline
        ink = pen(form.lines, WIDTH).union(area(form.fill))
        behind = unary_union([hull(Form([], f.fill)) for f in forms if f.fill] or [Polygon()])
        cut = p.cut
        if cut is None: cut = p.solid is None and not ink.is_empty and ink.intersection(behind).area > 0.8 * ink.area
        if cut:
            forms = [without(f, ink) for f in forms] + [Form()]
            continue
        if p.hides: forms = [without(f, hull(form).union(ink).buffer(GAP)) for f in forms]
        forms.append(form)
    return forms


def record(parts, in_enclosure=False, filled=True, scale=1):
    """The fields of a table's line: lines, solid, outline, names of parts; `scale` is how much finer its units are."""
    global STEP
    STEP = 0.03 / scale ** 1.2
    if isinstance(parts, Part): parts = [parts]
    first = outline_form(parts)
    second = solid_form(parts) if filled and any(p.solid for p in parts) else None
    keep = [i for i, f in enumerate(first) if f.lines or f.fill or (second and (second[i].lines or second[i].fill))]
    fine = lambda path: written(Form(path).moved(lambda p: (p[0] * scale, p[1] * scale)).lines)
    word = lambda forms: "|".join(fine(forms[i].lines) + ("~" + fine(forms[i].fill) if forms[i].fill else "") for i in keep)
    cut = ""
    if in_enclosure:
        ink = unary_union([pen(f.lines, HEAVY).union(area(f.fill)) for f, p in zip(second or first, parts) if p.name != "panel"])
        cut = fine(text_of(ink))
    return [word(first), "&" + (word(second) if second else ""), cut, ",".join(parts[i].name for i in keep)]
