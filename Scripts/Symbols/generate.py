#!/usr/bin/env python3
"""Writes the generated symbol tables of Sources/QuadrantViews/Images.

Usage: Scripts/Symbols/generate.py FOLDER
FOLDER is the unpacked wheel py-phosphor-icons 0.1.1 (PyPI; Phosphor Icons 2.1.0, MIT):
    pip download --no-deps py-phosphor-icons==0.1.1 && unzip py_phosphor_icons-*.whl -d FOLDER

Beside this script: symbol-map.tsv (names in use and the open icon for each), more-names.tsv (further names with a
measured size or that Apple is known to have), symbol-sizes.tsv (measured boxes), symbol-ink.tsv (what of them is inked), own-designs.txt (own drawings).
The same input gives the same bytes.
"""
import csv, math, os, re, sys
import xml.etree.ElementTree as ET

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "..", "Sources", "QuadrantViews", "Images")
ICONS = os.path.join(sys.argv[1], "py_phosphor_icons", "svgs")
# Line icons whose solid form encloses or thickens them: inside an enclosure their bold outline is used.
LINE_ICONS = re.compile(
    r"^(arrow|caret|hash$|magnifying|wifi|waveform|wave|paperclip|question-mark|text-|x$|link|list|gear|trash|"
    r"broadcast|command|at$|percent|infinity|power|snowflake|asterisk|radical|pulse|hourglass|code|swap|shuffle|"
    r"repeat|corners|users|user$|scribble|ruler|thermometer|music-note|fork|keyboard|sun-horizon|sun$|flower|plug$|airplane$)")

UNITS = 10  # a tenth of an icon's 256 units


def numbers(text):
    return [float(x) for x in re.findall(r"-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?", text)]


def arc(p, rx, ry, phi, large, sweep, q):
    """Cubic pieces of an elliptical arc, as in SVG 1.1, appendix F.6."""
    if p == q: return []
    if rx == 0 or ry == 0: return [("C", p, q, q)]
    phi = math.radians(phi); c, s = math.cos(phi), math.sin(phi)
    dx, dy = (p[0] - q[0]) / 2, (p[1] - q[1]) / 2
    x, y = c * dx + s * dy, -s * dx + c * dy
    lam = (x / rx) ** 2 + (y / ry) ** 2
    if lam > 1: rx, ry = rx * math.sqrt(lam), ry * math.sqrt(lam)
    num = max(0, rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x)
    k = math.sqrt(num / (rx * rx * y * y + ry * ry * x * x)) * (-1 if large == sweep else 1)
    cx_, cy_ = k * rx * y / ry, -k * ry * x / rx
    cx, cy = c * cx_ - s * cy_ + (p[0] + q[0]) / 2, s * cx_ + c * cy_ + (p[1] + q[1]) / 2
    a = math.atan2((y - cy_) / ry, (x - cx_) / rx); b = math.atan2((-y - cy_) / ry, (-x - cx_) / rx)
    d = b - a
    if sweep and d < 0: d += 2 * math.pi
    if not sweep and d > 0: d -= 2 * math.pi
    n = max(1, math.ceil(abs(d) / (math.pi / 2) - 1e-6)); st = d / n; t = 4 / 3 * math.tan(st / 4)
    def at(u): return (cx + rx * math.cos(u) * c - ry * math.sin(u) * s, cy + rx * math.cos(u) * s + ry * math.sin(u) * c)
    def der(u): return (-rx * math.sin(u) * c - ry * math.cos(u) * s, -rx * math.sin(u) * s + ry * math.cos(u) * c)
    out = []
    for i in range(n):
        u, v = a + st * i, a + st * (i + 1); pu, pv, du, dv = at(u), at(v), der(u), der(v)
        out.append(("C", (pu[0] + t * du[0], pu[1] + t * du[1]), (pv[0] - t * dv[0], pv[1] - t * dv[1]),
                    q if i == n - 1 else pv))
    return out


def parse(d):
    """Absolute M, L, C and Z of SVG path data."""
    out, p, start, last = [], (0, 0), (0, 0), None
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?", d)
    i, cmd = 0, None
    def flagged():  # arc flags may be written without separators
        nonlocal i
        t = tokens[i]
        if len(t) > 1 and t[0] in "01":
            tokens[i] = t[1:]; return int(t[0])
        i += 1; return int(float(t))
    def num():
        nonlocal i
        i += 1; return float(tokens[i - 1])
    while i < len(tokens):
        if tokens[i].isalpha(): cmd = tokens[i]; i += 1
        up, rel = cmd.upper(), cmd.islower()
        o = p if rel else (0, 0)
        pt = lambda: (num() + o[0], num() + o[1])
        if up == "Z":
            out.append(("Z",)); p = start; last = None; continue
        if up == "M":
            p = pt(); start = p; out.append(("M", p)); cmd = "l" if rel else "L"; last = None
        elif up == "L": p = pt(); out.append(("L", p)); last = None
        elif up == "H": p = (num() + o[0], p[1]); out.append(("L", p)); last = None
        elif up == "V": p = (p[0], num() + o[1]); out.append(("L", p)); last = None
        elif up == "C": a, b, p = pt(), pt(), pt(); out.append(("C", a, b, p)); last = b
        elif up == "S":
            a = p if last is None else (2 * p[0] - last[0], 2 * p[1] - last[1])
            b, q = pt(), pt(); p = q; out.append(("C", a, b, p)); last = b
        elif up == "Q":
            a, q = pt(), pt()
            mix = lambda u, v: (u[0] + (v[0] - u[0]) * 2 / 3, u[1] + (v[1] - u[1]) * 2 / 3)
            out.append(("C", mix(p, a), mix(q, a), q)); p = q; last = None
        elif up == "A":
            rx, ry, phi = num(), num(), num(); f, g = flagged(), flagged(); q = pt()
            out += arc(p, rx, ry, phi, f, g, q); p = q; last = None
        else: raise ValueError(cmd)
    return out


def rect(x, y, w, h, r):
    r = min(r, w / 2, h / 2)
    d = f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}h{2 * r - w}" \
        f"a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    return parse(d.replace("e-0", "e-0"))


def moved(path, transform):
    for kind, values in reversed(re.findall(r"(\w+)\(([^)]*)\)", transform or "")):
        v = numbers(values)
        if kind == "translate": dx, dy = v[0], v[1] if len(v) > 1 else 0; f = lambda p: (p[0] + dx, p[1] + dy)
        elif kind == "rotate":
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            f = lambda p, c=c, s=s: (c * p[0] - s * p[1], s * p[0] + c * p[1])
        else: raise ValueError(kind)
        path = [(e[0],) + tuple(f(p) for p in e[1:]) for e in path]
    return path


def written(path):
    """Compact text of a path: absolute starts, then relative steps in whole units."""
    out, p, start = "", (0, 0), (0, 0)
    q = lambda a: (round(a[0] * UNITS), round(a[1] * UNITS))
    def word(c, *ns):
        s = c
        for i, n in enumerate(ns): s += (" " if i and n >= 0 else "") + str(n)
        return s
    for e in path:
        if e[0] == "Z": out += "z"; p = start; continue
        pts = [q(x) for x in e[1:]]
        end = pts[-1]
        if e[0] == "M": out += word("M", *end); start = end
        elif e[0] == "L":
            dx, dy = end[0] - p[0], end[1] - p[1]
            if dx == 0 and dy == 0: continue
            out += word("h", dx) if dy == 0 else word("v", dy) if dx == 0 else word("l", dx, dy)
        else: out += word("c", *[v for x in pts for v in (x[0] - p[0], x[1] - p[1])])
        p = end
    return out


def layers(file):
    """The lines of an icon, an element a layer."""
    out = []
    for e in ET.parse(file).getroot():
        a, tag = e.attrib, e.tag.split("}")[1]
        n = lambda k: float(a.get(k, 0))
        if tag == "rect" and "stroke" not in a: continue
        if tag == "circle":
            if "stroke" in a: out.append(f"O{round(n('cx') * UNITS)} {round(n('cy') * UNITS)} {round(n('r') * UNITS)}")
            else: out.append(f"D{round(n('cx') * UNITS)} {round(n('cy') * UNITS)}")
            continue
        if tag == "line": p = [("M", (n("x1"), n("y1"))), ("L", (n("x2"), n("y2")))]
        elif tag in ("polyline", "polygon"):
            v = numbers(a["points"]); pts = list(zip(v[::2], v[1::2]))
            p = [("M", pts[0])] + [("L", x) for x in pts[1:]] + ([("Z",)] if tag == "polygon" else [])
        elif tag == "rect": p = rect(n("x"), n("y"), n("width"), n("height"), n("rx"))
        elif tag == "ellipse":
            cx, cy, rx, ry = n("cx"), n("cy"), n("rx"), n("ry")
            p = parse(f"M{cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}Z")
        elif tag == "path": p = parse(a["d"])
        else: raise ValueError(tag)
        out.append(written(moved(p, a.get("transform"))))
    return "|".join(out)


def outline(file):
    return "".join(written(parse(e.attrib["d"])) for e in ET.parse(file).getroot())


def rows(name):
    with open(os.path.join(HERE, name)) as f:
        return list(csv.DictReader((l for l in f if not l.startswith("#")), delimiter="\t"))


def table(file, type_, what, lines):
    lines = sorted(lines, key=lambda l: l.split("\t")[0].encode())
    licence = ""
    if type_ == "SymbolIconTable":
        licence = "//\n" + "".join(f"// {l}".rstrip() + "\n" for l in open(os.path.join(HERE, "Phosphor-LICENSE.txt")).read().strip().split("\n"))
    with open(os.path.join(OUT, file), "w") as f:
        f.write(f"// Generated table (length: generated) by Scripts/Symbols/generate.py; do not edit by hand.\n"
                f"// swift-format-ignore-file\n//\n// {what}\n{licence}\n"
                f"enum {type_} {{\n    static let lines = SymbolLines(\n        \"\"\"\n")
        for l in lines: f.write(f"        {l}\n")
        f.write("        \"\"\")\n}\n")


def main():
    named = {}
    for r in rows("symbol-map.tsv") + rows("more-names.tsv"): named.setdefault(r["sf_name"], r)
    own, solid = set(), set()  # all designs; those that have a ".fill"
    designs = []
    for l in open(os.path.join(HERE, "own-designs.txt")):
        if l.startswith("#") or not l.strip(): continue
        f = [x.strip() for x in l.split(";")] + ["", ""]
        own.add(f[0])
        if f[2] and not f[2].startswith("+"): solid.add(f[0])
        designs.append("\t".join([f[0], f[1], f[2]]).rstrip())
    # A sign of ours in an enclosure is composed, so that both can be coloured apart; so is what the map's icon lacks.
    apart = {"plus.bubble", "info.bubble", "exclamationmark.bubble", "ellipsis.bubble", "link.circle"}
    for name, r in named.items():
        plain = name.removesuffix(".fill")
        stem, _, shape = plain.rpartition(".")
        if plain in solid or plain in apart or (shape in ("circle", "square", "triangle", "octagon", "shield", "diamond", "app") and
                              (stem in own or stem in ("play", "pause", "stop", "number", "questionmark"))):
            named[name] = dict(r, icon_set="drawn")
    icons = sorted({r["icon_name"] for r in named.values() if r["icon_set"] == "phosphor"})
    lines = []
    for n in icons:
        fields = [n, layers(f"{ICONS}/stroke/regular/{n}.svg"), outline(f"{ICONS}/flat/fill/{n}-fill.svg")]
        if LINE_ICONS.match(n): fields.append(outline(f"{ICONS}/flat/bold/{n}-bold.svg"))
        lines.append("\t".join(fields))
    table("SymbolIconTable+Generated.swift", "SymbolIconTable",
          "Icons of Phosphor 2.1.0 in tenths of its units: name, lines, solid, bold outline of line icons.", lines)
    table("SymbolDesignTable+Generated.swift", "SymbolDesignTable",
          "Own drawings, from Scripts/Symbols/own-designs.txt: name, lines, solid.", designs)
    table("SymbolNameTable+Generated.swift", "SymbolNameTable",
          "Names in use and, if an open icon stands for them: icon, variant, what is drawn around it.",
          ["\t".join([s, r["icon_name"], r["variant"][0], r["compose"] or ""]).rstrip()
           if r["icon_set"] == "phosphor" and s not in own else s for s, r in named.items()])
    order = [("system %d regular" % s, "medium") for s in (10, 11, 12, 13, 15, 17, 22, 26)]
    order += [("system 13 semibold", "medium"), ("system 13 bold", "medium"), ("system 13 regular", "small"), ("system 13 regular", "large")]
    sizes = {}
    for r in rows("symbol-sizes.tsv"):
        if r["source"] == "table":
            sizes.setdefault(r["name"], {})[(r["font"], r["image_scale"])] = [round(float(r[k]) * 2) for k in ("width", "height", "descent")]
    table("SymbolSizeTable+Generated.swift", "SymbolMeasuredSizes",
          "Boxes recorded on macOS 26.2 (SwiftUI 7.2.5) by iamcgn/swiftui-web (Apache-2.0), facts only: width, height,\n"
          "// descent in half points for 10, 11, 12, 13, 15, 17, 22, 26 points; at 13 semibold, bold, small, large.",
          [n + "\t" + " ".join(str(v) for k in order for v in t[k]) for n, t in sizes.items() if all(k in t for k in order)])
    table("SymbolInkTable+Generated.swift", "SymbolMeasuredInk",
          "Ink measured in pictures that Apple's simulators drew, from Scripts/Symbols/symbol-ink.tsv: width, height in\n"
          "// hundredths of the font's size.",
          [f"{r['name']}\t{round(float(r['width']) * 100)} {round(float(r['height']) * 100)}" for r in rows("symbol-ink.tsv")])
    print(len(icons), "icons,", len(designs), "designs,", len(named), "names,", len(sizes), "sizes")


main()
