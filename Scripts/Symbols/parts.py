"""The words that drawings/*.py are written in: shapes, signs of own-designs.txt, icons of Phosphor, letters, places."""
import os
import xml.etree.ElementTree as ET
from shapely.geometry import box as shapely_box
import compose
from compose import Form, Part, area, hull, text_of
from paths import UNITS, ellipse, moved, numbers, own, parse, rect, written

HERE = os.path.dirname(os.path.abspath(__file__))
DRAWN = {}     # name: (parts, whether it has a ".fill")
FINE = set()   # names whose drawings are recorded in finer units
ALIASES = {}   # name: the name of the same drawing
ICONS = {}     # name: icon of Phosphor
OWN = {}       # name: fields of own-designs.txt
PHOSPHOR = ""  # folder of Phosphor's files; set by generate.py
for line in open(os.path.join(HERE, "own-designs.txt")):
    if line.strip() and not line.startswith("#"):
        f = [x.strip() for x in line.split(";")] + ["", ""]
        OWN[f[0]] = f[:3]


def draw(names, *parts, filled=True):
    """Records a drawing under a name, or under several that mean the same."""
    names = names.split()
    DRAWN[names[0]] = (list(parts), filled)
    for other in names[1:]: ALIASES[other] = names[0]


def path(text):
    elements, dots = own(text)
    return elements, dots


def form(lines="", fill=""):
    a, dots = own(lines) if lines else ([], [])
    b = own(fill)[0] if fill else []
    for d in dots: b = b + ellipse(*d, 1.28, 1.28)
    return Form(a, b)


def line(text, name="", **more): return Part(name, form(text), None, **more)
def dot(x, y, r=1.3, name="", **more): return Part(name, Form([], ellipse(x, y, r, r)), None, **more)
def solid(text, name="", **more): return Part(name, form("", text), form("", text), **more)


def shape(text, name="", inner="", **more):
    """A closed line that is an area in `.fill`; `inner` are lines in it that the area lacks."""
    first = form(text)
    if inner: first = first + form(inner)
    return Part(name, first, form("", text) if not inner else cutting(form("", text), inner), **more)


def cutting(area_form, inner):
    f = form(inner)
    ink = compose.pen(f.lines, compose.WIDTH).union(area(f.fill))
    return Form([], text_of(area(area_form.fill).difference(ink)))


def icon(name, bold=False):
    """An icon of Phosphor on 24 units, as one part."""
    lines, dots = [], Form()
    for e in ET.parse(f"{PHOSPHOR}/stroke/regular/{name}.svg").getroot():
        a, tag = e.attrib, e.tag.split("}")[1]
        n = lambda k: float(a.get(k, 0))
        if tag == "rect" and "stroke" not in a: continue
        if tag == "circle":
            if "stroke" in a: lines += ellipse(n("cx"), n("cy"), n("r"), n("r"))
            else: dots.fill += ellipse(n("cx"), n("cy"), 13, 13)
            continue
        lines += moved(element(tag, a, n), a.get("transform"))
    fill = [x for e in ET.parse(f"{PHOSPHOR}/flat/fill/{name}-fill.svg").getroot() for x in parse(e.attrib["d"])]
    scale = lambda p: (p[0] * 24 / 256, p[1] * 24 / 256)
    return Part(name, (Form(lines) + dots).moved(scale), Form([], fill).moved(scale))


def element(tag, a, n):
    """An element of an SVG file as a path."""
    if tag == "line": return [("M", (n("x1"), n("y1"))), ("L", (n("x2"), n("y2")))]
    if tag in ("polyline", "polygon"):
        v = numbers(a["points"]); pts = list(zip(v[::2], v[1::2]))
        return [("M", pts[0])] + [("L", x) for x in pts[1:]] + ([("Z",)] if tag == "polygon" else [])
    if tag == "rect": return rect(n("x"), n("y"), n("width"), n("height"), n("rx"))
    if tag == "ellipse": return ellipse(n("cx"), n("cy"), n("rx"), n("ry"))
    if tag == "path": return parse(a["d"])
    raise ValueError(tag)


def ref(name, want=None):
    """A drawing that there is already, as one part; `want` is "outline" or "solid" for one of its forms in both."""
    if name.startswith("ph:"): part = icon(name[3:])
    elif name in ALIASES: part = ref(ALIASES[name])
    elif name in DRAWN:
        parts, filled = DRAWN[name]
        parts = [p for p in parts if p.name != "panel"]
        first, second = compose.outline_form(parts), compose.solid_form(parts)
        total = lambda forms: Form([e for f in forms for e in f.lines], [e for f in forms for e in f.fill])
        part = Part(name, total(first), total(second) if filled and any(p.solid for p in parts) else None)
    elif name in OWN:
        _, lines, fills = OWN[name]
        first = form(lines.replace("|", "")) if lines else Form()
        kind = fills[:1] if fills[:1] in ("+", "=") else ""
        fill = form("", fills.lstrip("+=").replace("|", "")) if fills else Form()
        if kind == "+": part = Part(name, first + fill, None)
        elif kind == "=": part = Part(name, first, fill + form("".join(lines.split("|")[1:])))
        else: part = Part(name, first, fill if fills else None)
    elif name in ICONS: part = icon(ICONS[name])
    elif name.endswith(".fill"): part = ref(name[:-5], "solid")
    else: raise KeyError(name)
    part = Part(name, part.outline, part.solid)
    if want == "solid": part.outline = part.solid or part.outline; part.solid = part.outline
    if want == "outline": part.solid = None
    return part


def at(part, x, y, w, h, flip=False, turn=0, stretch=False, **more):
    """A part in a rectangle, in proportion and centred."""
    if isinstance(part, str): part = ref(part)
    import math
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    first = lambda p: (c * (-p[0] if flip else p[0]) - s * p[1], s * (-p[0] if flip else p[0]) + c * p[1])
    forms = [f and f.moved(first) for f in (part.outline, part.solid)]
    x0, y0, x1, y1 = compose.box(forms[0])
    kx, ky = w / (x1 - x0 or 1e9), h / (y1 - y0 or 1e9)
    if x1 == x0: kx = ky
    if y1 == y0: ky = kx
    if not stretch: kx = ky = min(kx, ky)
    move = lambda p: (x + w / 2 + (p[0] - (x0 + x1) / 2) * kx, y + h / 2 + (p[1] - (y0 + y1) / 2) * ky)
    first, second = [f and f.moved(move) for f in forms]
    return Part(more.pop("name", part.name), first, second, **{"hides": part.hides, "cut": part.cut, **more})


def text(word, x, y, w, h, name="text", gap=3.6, stretch=False, **more):
    """Letters and digits as lines."""
    lines, left = [], 0
    for c in word:
        if c == "." : lines += ellipse(left + 1, 18.4, 0.6, 0.6); left += 2 + gap; continue
        f = ref("~" + c).outline
        x0, y0, x1, y1 = compose.box(f)
        lines += f.moved(lambda p: (p[0] - x0 + left, p[1])).lines
        left += x1 - x0 + gap
    return at(Part(name, Form(lines)), x, y, w, h, stretch=stretch, **more)


def clipped(text_, x, y, w, h):
    """What of an area lies in a rectangle, as a path."""
    return Form([], text_of(area(own(text_)[0]).intersection(shapely_box(x, y, x + w, y + h))))


def inset(text_, by):
    return Form([], text_of(area(own(text_)[0]).buffer(-by)))


def part_of(f, name=""):
    return Part(name, f, None, hides=False)


for entry in open(os.path.join(HERE, "icons.txt")):
    if not entry.startswith("#"): ICONS.update(pair.split("=") for pair in entry.split())
