#!/usr/bin/env python3
"""Writes the generated symbol tables of Sources/Engine/QuadrantSymbols/Tables.

Usage: Scripts/Symbols/generate.py FOLDER
FOLDER is the unpacked wheel py-phosphor-icons 0.1.1 (PyPI; Phosphor Icons 2.1.0, MIT):
    pip download --no-deps py-phosphor-icons==0.1.1 && unzip py_phosphor_icons-*.whl -d FOLDER
It needs shapely 2 (PyPI) to cut what lies behind other parts. The same input gives the same bytes.

Beside this script: symbol-names.tsv and newer-names.tsv (the names that are known), symbol-sizes.tsv (measured boxes), symbol-ink.tsv (what of them is inked),
icons.txt (names that an icon of Phosphor stands for), own-designs.txt (own drawings), drawings/*.py (drawings composed of
parts, with parts.py, compose.py and paths.py). Scripts/check-symbols.sh tells by digests.txt, without any of these packages,
whether the tables are fresh.
"""
import csv, glob, hashlib, importlib, os, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "drawings")]
sys.dont_write_bytecode = True
import compose, parts
from paths import UNITS, parse, written
import xml.etree.ElementTree as ET

OUT = os.path.join(HERE, "..", "..", "Sources", "Engine", "QuadrantSymbols", "Tables")
# Line icons whose solid form encloses or thickens them: inside an enclosure their bold outline is used.
LINE_ICONS = re.compile(
    r"^(arrow|caret|magnifying|wifi|waveform|wave|paperclip|text-|x$|link|list|gear$|"
    r"broadcast|command|at$|infinity|power$|snowflake|asterisk|radical|pulse|code|swap|shuffle|"
    r"scribble|scissors|thermometer|fork|keyboard|sun|option|peace|signature|brackets|bicycle|person-simple|function|sigma|crop|crosshair|target|ear$)")
SHAPES = "circle square rectangle triangle diamond hexagon octagon pentagon shield app capsule bubble seal".split()
NO_INPUTS = ("digests.txt", "sheet.py", "used-names.tsv", "equal-pictures.tsv", "drawing-areas.tsv", "everyday-areas.tsv")
TOPICS = "everyday shapes arrows weather people signs papers things implements devices controls tools writing".split()


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
        out.append(written(parts.moved(parts.element(tag, a, n), a.get("transform"))))
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


def icon_lines(known):
    filled = {i for name, i in parts.ICONS.items() if name + ".fill" in known and name != "ear"}
    for n in sorted({i for name, i in parts.ICONS.items() if name not in parts.DRAWN}):
        solid = n in filled or not LINE_ICONS.match(n)
        fields = [n, layers(f"{parts.PHOSPHOR}/stroke/regular/{n}.svg"), outline(f"{parts.PHOSPHOR}/flat/fill/{n}-fill.svg") if solid else ""]
        if LINE_ICONS.match(n): fields.append(outline(f"{parts.PHOSPHOR}/flat/bold/{n}-bold.svg"))
        yield "\t".join(fields)


def enclosed(known):
    """Names that stand in an enclosure or in a badge of another name."""
    out = set()
    for name in known:
        words = name.removesuffix(".fill").split(".")
        for i, word in enumerate(words):
            if word in SHAPES: out.add(".".join(words[:i]))
            if word in ("badge", "trianglebadge"): out.add(".".join(words[i + 1:]))
    return out


def design_lines(known):
    inside = enclosed(known)
    for name, (pieces, filled) in parts.DRAWN.items():
        yield "\t".join([name] + compose.record(pieces, name in inside, filled, 4 if name in parts.FINE else 1)).rstrip()
    for name, fields in parts.OWN.items():
        if name not in parts.DRAWN: yield "\t".join(fields).rstrip()


def size_lines():
    order = [("system %d regular" % s, "medium") for s in (10, 11, 12, 13, 15, 17, 22, 26)]
    order += [("system 13 semibold", "medium"), ("system 13 bold", "medium"), ("system 13 regular", "small"), ("system 13 regular", "large")]
    sizes = {}
    for r in rows("symbol-sizes.tsv"):
        if r["source"] == "table":
            sizes.setdefault(r["name"], {})[(r["font"], r["image_scale"])] = [round(float(r[k]) * 2) for k in ("width", "height", "descent")]
    return [n + "\t" + " ".join(str(v) for k in order for v in t[k]) for n, t in sizes.items() if all(k in t for k in order)]


def name_lines(known):
    for name in known | set(parts.ALIASES):
        if name in parts.DRAWN: yield name
        elif name in parts.ALIASES: yield f"{name}\t={parts.ALIASES[name]}"
        elif name in parts.ICONS and name not in parts.OWN: yield f"{name}\t{parts.ICONS[name]}"
        else: yield name


def take_proportions():
    """Stretches the drawings whose ink is measured to its proportions; an icon of Phosphor becomes a drawing for it."""
    for r in rows("symbol-ink.tsv"):
        name, line = r["name"].removesuffix(".fill"), 0.08  # about as wide as a line of a thing, in fonts
        if name not in parts.DRAWN and name not in parts.ICONS: continue
        drawing, filled = parts.DRAWN.get(name) or ([parts.ref(name)], True)
        forms = compose.outline_form(drawing)
        x0, y0, x1, y1 = compose.box(compose.Form([e for f in forms for e in f.lines], [e for f in forms for e in f.fill]))
        line = line if any(f.lines for f in forms) else 0
        wanted = (float(r["width"]) - line) / (float(r["height"]) - line)
        stretch = wanted / ((x1 - x0) / (y1 - y0))
        if not 1 / 1.4 < stretch < 1.4 or 1 / 1.12 < stretch < 1.12: continue  # another shape; or one that the program stretches
        move = lambda p: (p[0] * stretch, p[1])
        parts.DRAWN[name] = ([compose.replace(part, outline=part.outline.moved(move), solid=part.solid and part.solid.moved(move)) for part in drawing], filled)
        print("stretched", name, round(stretch, 2))


def record_digests():
    """Writes what inputs the tables were made of, and the tables, for `sha256sum --check` in this folder."""
    names = [n for n in os.listdir(HERE) if n.endswith((".py", ".txt", ".tsv")) and n not in NO_INPUTS]
    files = [os.path.join(HERE, n) for n in names] + glob.glob(os.path.join(HERE, "drawings", "*.py"))
    files += glob.glob(os.path.join(OUT, "Symbol*Table+Generated.swift"))
    with open(os.path.join(HERE, "digests.txt"), "w") as f:
        for path in sorted(os.path.relpath(p, HERE) for p in files):
            f.write(f"{hashlib.sha256(open(os.path.join(HERE, path), 'rb').read()).hexdigest()}  {path}\n")


def main():
    parts.PHOSPHOR = os.path.join(sys.argv[1], "py_phosphor_icons", "svgs")
    for topic in TOPICS: importlib.import_module(topic)
    take_proportions()
    listed = {r["name"] for r in rows("symbol-names.tsv") + rows("newer-names.tsv")}
    sizes = size_lines()
    known = listed | {l.split("\t")[0] for l in sizes}
    stems = {n.removesuffix(".fill") for n in known}
    for name in [n for n in parts.ALIASES if n not in known and n not in stems]: del parts.ALIASES[name]
    wanted = known | stems | enclosed(known) | set(parts.ALIASES.values())
    for name in [n for n in parts.DRAWN if n not in wanted]: del parts.DRAWN[name]
    table("SymbolIconTable+Generated.swift", "SymbolIconTable",
          "Icons of Phosphor 2.1.0 in tenths of its units: name, lines, solid, bold outline of line icons.", icon_lines(known))
    table("SymbolDesignTable+Generated.swift", "SymbolDesignTable",
          "Own drawings, from Scripts/Symbols: name, lines, solid, area in an enclosure, names of the parts.", design_lines(known))
    table("SymbolNameTable+Generated.swift", "SymbolNameTable",
          "Every name that is known and, if there is one, the icon that stands for it, or after = the name of the same drawing.", name_lines(known))
    table("SymbolSizeTable+Generated.swift", "SymbolMeasuredSizes",
          "Boxes recorded on macOS 26.2 (SwiftUI 7.2.5) by iamcgn/swiftui-web (Apache-2.0), facts only: width, height,\n"
          "// descent in half points for 10, 11, 12, 13, 15, 17, 22, 26 points; at 13 semibold, bold, small, large.", sizes)
    table("SymbolInkTable+Generated.swift", "SymbolMeasuredInk",
          "Ink measured in pictures that Apple's simulators drew, from Scripts/Symbols/symbol-ink.tsv: width, height in\n"
          "// hundredths of the font's size.",
          [f"{r['name']}\t{round(float(r['width']) * 100)} {round(float(r['height']) * 100)}" for r in rows("symbol-ink.tsv")])
    record_digests()
    print(len(parts.DRAWN), "composed,", len(known), "names,", len(sizes), "sizes")


if __name__ == "__main__": main()
