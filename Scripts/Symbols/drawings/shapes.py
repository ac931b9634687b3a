"""Shapes with parts filled: halves, thirds, insets, grids, splits, stacks."""
from compose import Form, Part
from parts import *

PLAIN = {n: OWN[n][1] for n in "circle square rectangle rectangle.portrait capsule capsule.portrait oval triangle diamond "
         "pentagon hexagon octagon".split()}
PLAIN["oval.portrait"] = "M13 2C18 2 22 8 22 16C22 24 18 30 13 30C8 30 4 24 4 16C4 8 8 2 13 2Z"
draw("oval.portrait", shape(PLAIN["oval.portrait"], "oval"))


def bounds(text):
    import compose
    return compose.box(form(text))


def region(text, side, by=0):
    """The part of a shape that a word such as `lefthalf` names, as an area `by` inside of its border."""
    x0, y0, x1, y1 = bounds(text)
    w, h = x1 - x0, y1 - y0
    x, y, a, b = {"lefthalf": (0, 0, .5, 1), "righthalf": (.5, 0, .5, 1), "tophalf": (0, 0, 1, .5), "bottomhalf": (0, .5, 1, .5),
                  "leftthird": (0, 0, .38, 1), "rightthird": (.62, 0, .38, 1), "topthird": (0, 0, 1, .4),
                  "bottomthird": (0, .6, 1, .4), "topleft": (0, 0, .52, .52), "topright": (.48, 0, .52, .52),
                  "bottomleft": (0, .48, .52, .52), "bottomright": (.48, .48, .52, .52), "": (0, 0, 1, 1),
                  "center": (.2, .22, .6, .56), "bottomrighthalf": (.5, .5, .5, .5)}[side]
    from compose import area, text_of
    from shapely.geometry import box as rectangle
    piece = rectangle(x0 + x * w, y0 + y * h, x0 + (x + a) * w, y0 + (y + b) * h)
    whole = area(own(text)[0]).buffer(-by)
    return Form([], text_of(whole.intersection(piece).buffer(-.8).buffer(.8) if by else whole.intersection(piece)))


def filled(name, base, side, by):
    text = PLAIN[base]
    draw(name, Part("inner", region(text, side, by), None, hides=False), Part(base, form(text), None, hides=False))


HALVES = ["lefthalf", "righthalf", "tophalf", "bottomhalf"]
for base in PLAIN:
    for side in HALVES:
        if base + "." + side + ".filled" in ("circle.lefthalf.filled", "circle.righthalf.filled", "circle.tophalf.filled", "circle.bottomhalf.filled"):
            ALIASES[f"{base}.{side}.fill"] = f"{base}.{side}.filled"; continue
        filled(f"{base}.{side}.filled", base, side, 0)
        ALIASES[f"{base}.{side}.fill"] = f"{base}.{side}.filled"
    filled(f"{base}.inset.filled", base, "", 3.2)
    ALIASES[f"{base}.inset.fill"] = f"{base}.inset.filled"
filled("circle.inset.filled", "circle", "", 4.2)
for base in ("square", "rectangle", "rectangle.portrait"):
    for side in HALVES + ["leftthird", "rightthird", "topthird", "bottomthird", "topleft", "topright", "bottomleft", "bottomright", "center"]:
        for order in (f"{base}.{side}.inset.filled", f"{base}.inset.{side}.filled"):
            if order in OWN: del OWN[order]
        main, other = f"{base}.{side}.inset.filled", f"{base}.inset.{side}.filled"
        filled(main, base, side, 3.2)
        ALIASES[other] = main
        for n in (main, other): ALIASES[n[:-2]] = main
# A middle third that is filled, with thirds beside it that are not.
draw("circle.dashed.inset.filled", ref("circle.dashed"), dot(12, 12, 5.6))
ALIASES["circle.dashed.inset.fill"] = "circle.dashed.inset.filled"
draw("square.dashed.inset.filled", ref("square.dashed"), solid("R6 6 12 12 2"))
ALIASES["square.dashed.inset.fill"] = "square.dashed.inset.filled"
draw("square.dotted", *[dot(x, y, .95) for x, y in [(2 + 4 * i, 2 + 4 * j) for i in range(6) for j in range(6) if i in (0, 5) or j in (0, 5)]])
draw("smallcircle.filled.circle smallcircle.fill.circle", shape("O12 12 10", "circle"), dot(12, 12, 3.2, "dot"))
draw("smallcircle.circle", shape("O12 12 10", "circle"), line("O12 12 3.6", "dot"))
draw("smallcircle.filled.circle", shape("O12 12 10", "circle"), dot(12, 12, 3.4, "dot"))
draw("largecircle.fill.circle", line("O12 12 10", "circle"), dot(12, 12, 7.4, "dot"))
draw("circle.circle", shape("O12 12 10", "circle"), line("O12 12 5.6", "dot"))
draw("circlebadge.2", shape("O7 12 4.6", "circle"), shape("O18.6 12 4.6", "circle"))
draw("circle.bottomthird.split", line("O12 12 10M3 16.4H21"))
draw("square.split.diagonal", shape("R2 2 20 20 4", "square", inner="M3.2 20.8L20.8 3.2"))
draw("square.split.diagonal.2x2", shape("R2 2 20 20 4", "square", inner="M3.2 20.8L20.8 3.2M3.2 3.2L20.8 20.8"))
draw("square.split.bottomrightquarter", shape("R2 2 20 20 4", "square", inner="M12 22V12H22"))
draw("rectangle.split.2x2", shape("R2 5 26 18 4", "rectangle", inner="M15 5V23M2 14H28"))
draw("rectangle.split.3x3", shape("R2 5 26 18 4", "rectangle", inner="M10.7 5V23M19.3 5V23M2 11H28M2 17H28"))
draw("rectangle.split.2x1", shape("R2 5 26 18 4", "rectangle", inner="M15 5V23"))
draw("rectangle.split.1x2", shape("R2 5 26 18 4", "rectangle", inner="M2 14H28"))
draw("rectangle.split.3x1", shape("R2 5 26 18 4", "rectangle", inner="M10.7 5V23M19.3 5V23"))
draw("square.split.1x2", shape("R2 2 20 20 4", "square", inner="M2 12H22"))
draw("square.split.2x1", shape("R2 2 20 20 4", "square", inner="M12 2V22"))
draw("square.split.2x2", shape("R2 2 20 20 4", "square", inner="M12 2V22M2 12H22"))
draw("rectangle.portrait.split.2x1", shape("R4 2 20 24 4", "rectangle", inner="M14 2V26"))
draw("grid", line("R2 2 20 20 4M8.7 2V22M15.3 2V22M2 8.7H22M2 15.3H22"), filled=False)
draw("tablecells", shape("R2 4 26 19 4", "table", inner="M2 10.3H28M2 16.6H28M10.7 4V23M19.3 4V23"))
draw("table", shape("R2 2 22 22 4", "table", inner="M2 9H24M9.5 9V24M2 16.4H24"))
draw("square.grid.4x3.fill", *[solid(f"R{2 + 6.4 * i} {2 + 6.4 * j} 4.8 4.8 1") for i in range(4) for j in range(3)])
draw("rectangle.grid.3x2", *[shape(f"R{2 + 9.6 * i} {4 + 9.6 * j} 6.6 6.6 1.4") for i in range(3) for j in range(2)])
draw("circle.grid.2x1", shape("O6 12 4.4", "left"), shape("O18 12 4.4", "right"))
draw("circle.grid.2x1.left.filled", solid("O6 12 5", "left"), line("O18 12 4.4", "right"))
draw("circle.grid.2x1.right.filled", line("O6 12 4.4", "left"), solid("O18 12 5", "right"))
PLACES = {"up": (12, 4), "left": (4, 12), "right": (20, 12), "down": (12, 20)}
for way in PLACES:
    draw(f"circle.grid.cross.{way}.filled circle.grid.cross.{way}.fill",
         *[(solid(f"O{x} {y} 3.8") if way == w else line(f"O{x} {y} 3.2")) for w, (x, y) in PLACES.items()])
rows3 = ["top", "middle", "bottom"]; cols3 = ["left", "middle", "right"]
for j, a in enumerate(rows3):
    for i, b in enumerate(cols3):
        word = "middle" if a == b == "middle" else a + b
        draw(f"square.grid.3x3.{word}.filled square.grid.3x3.{word}.fill",
             *[(solid if (i, j) == (k, l) else line)(f"R{(1 if (i, j) == (k, l) else 2) + 8 * k} {(1 if (i, j) == (k, l) else 2) + 8 * l} "
               + ("7 7 1.6" if (i, j) == (k, l) else "5 5 1.2")) for l in range(3) for k in range(3)])
hexes = [(12, 3.5), (4.6, 7.75), (19.4, 7.75), (12, 12), (4.6, 16.25), (19.4, 16.25), (12, 20.5)]
draw("circle.hexagonpath", shape("O12 3.6 2.8"), shape("O4.7 7.8 2.8"), shape("O19.3 7.8 2.8"), shape("O4.7 16.2 2.8"), shape("O19.3 16.2 2.8"), shape("O12 20.4 2.8"))
draw("rectangle.roundedtop", shape("M2 21V10Q2 4 8 4H22Q28 4 28 10V21Q28 22.5 26.5 22.5H3.5Q2 22.5 2 21Z", "rectangle"))
draw("rectangle.roundedbottom", shape("M2 5.5V16.5Q2 22.5 8 22.5H22Q28 22.5 28 16.5V5.5Q28 4 26.5 4H3.5Q2 4 2 5.5Z", "rectangle"))
draw("rhombus", shape("M14.6 2.9Q16 1.6 17.4 2.9L28 12.8Q29.2 14 28 15.2L17.4 25.1Q16 26.4 14.6 25.1L4 15.2Q2.8 14 4 12.8Z", "rhombus"))
draw("righttriangle", shape("M21.6 3.8V19.6Q21.6 21.6 19.6 21.6H3.8Q1 21.6 3 19.4L19.4 3Q21.6 1 21.6 3.8Z", "triangle"))
draw("righttriangle.split.diagonal", shape("M21.6 3.8V19.6Q21.6 21.6 19.6 21.6H3.8Q1 21.6 3 19.4L19.4 3Q21.6 1 21.6 3.8Z", "triangle", inner="M12 12L21 21"))
for kind, (w, h) in {"16.to.9": (26, 15), "4.to.3": (24, 18), "3.to.4": (18, 24), "9.to.16": (15, 26)}.items():
    draw(f"rectangle.ratio.{kind}", shape(f"R2 2 {w} {h} 3", "rectangle"))
draw("rectangle.center.inset.filled", Part("inner", region(PLAIN["rectangle"], "center", 2), None, hides=False), line(PLAIN["rectangle"]))
draw("rectangle.inset.filled.and.cursorarrow", line("R2 4 26 18 4", "rectangle"), solid("R5.4 7.4 19.2 11.2 1.6"), at(ref("ph:cursor", "solid"), 16, 12, 13, 13))
# Stacks, seen from the front.
for base, text_, wide in (("square", "R2 8 20 16 4", 24), ("rectangle", "R2 9 26 15 3.6", 30)):
    draw(f"{base}.stack", line(f"M6 4.6H{wide - 6}", "back"), line(f"M8.4 1H{wide - 8.4}", "back"), shape(text_.replace("R2 8", "R2 8"), "front"))
draw("square.stack.3d.up", line("M4.6 13.2L2 14.6L15 21.4L28 14.6L25.4 13.2", "low"), shape("M13.8 2.6Q15 2 16.2 2.6L27 8.2L16.2 13.8Q15 14.4 13.8 13.8L3 8.2Z", "top"))
draw("square.3.layers.3d", shape("M13.8 2Q15 1.4 16.2 2L27 7.2L16.2 12.4Q15 13 13.8 12.4L3 7.2Z", "top"), line("M4.6 11.6L3 12.4L13.8 17.6Q15 18.2 16.2 17.6L27 12.4L25.4 11.6", "middle"), line("M4.6 16.8L3 17.6L13.8 22.8Q15 23.4 16.2 22.8L27 17.6L25.4 16.8", "low"), filled=False)
draw("square.2.layers.3d", shape("M13.8 3Q15 2.4 16.2 3L27 8.4L16.2 13.8Q15 14.4 13.8 13.8L3 8.4Z", "top"), line("M4.6 14.2L3 15L13.8 20.4Q15 21 16.2 20.4L27 15L25.4 14.2", "low"), filled=False)
top3 = "M13.8 2Q15 1.4 16.2 2L27 7.2L16.2 12.4Q15 13 13.8 12.4L3 7.2Z"
mid3 = "M4.6 11.6L3 12.4L13.8 17.6Q15 18.2 16.2 17.6L27 12.4L25.4 11.6"
low3 = "M4.6 16.8L3 17.6L13.8 22.8Q15 23.4 16.2 22.8L27 17.6L25.4 16.8"
draw("square.3.layers.3d.top.filled", solid(top3, "top"), line(mid3, "middle"), line(low3, "low"))
draw("square.3.layers.3d.middle.filled", line(top3, "top"), solid("M6.4 10.8L3 12.4L13.8 17.6Q15 18.2 16.2 17.6L27 12.4L23.6 10.8L15 15Z", "middle"), line(low3, "low"))
draw("square.3.layers.3d.bottom.filled", line(top3, "top"), line(mid3, "middle"), solid("M6.4 16L3 17.6L13.8 22.8Q15 23.4 16.2 22.8L27 17.6L23.6 16L15 20.2Z", "low"))
draw("square.2.layers.3d.top.filled", solid("M13.8 3Q15 2.4 16.2 3L27 8.4L16.2 13.8Q15 14.4 13.8 13.8L3 8.4Z", "top"), line("M4.6 14.2L3 15L13.8 20.4Q15 21 16.2 20.4L27 15L25.4 14.2", "low"))
draw("square.2.layers.3d.bottom.filled", line("M13.8 3Q15 2.4 16.2 3L27 8.4L16.2 13.8Q15 14.4 13.8 13.8L3 8.4Z", "top"), solid("M6.4 13.2L3 15L13.8 20.4Q15 21 16.2 20.4L27 15L23.6 13.2L15 17.5Z", "low"))
for a in ("top", "middle", "bottom"):
    for n in (f"square.3.stack.3d.{a}.filled", f"square.3.stack.3d.{a}.fill"): ALIASES[n] = f"square.3.layers.3d.{a}.filled"
    if a != "middle":
        for n in (f"square.2.stack.3d.{a}.filled", f"square.2.stack.3d.{a}.fill"): ALIASES[n] = f"square.2.layers.3d.{a}.filled"
ALIASES["square.3.stack.3d"] = "square.3.layers.3d"; ALIASES["square.2.stack.3d"] = "square.2.layers.3d"
front, back = "R9 9 16 16 3.6", "R2 2 16 16 3.6"
draw("square.on.square", shape(back, "back"), shape(front, "front"))
draw("square.fill.on.square square.filled.on.square", line(back, "back"), solid(front, "front"))
draw("square.on.circle", shape("O9.6 9.6 8", "back"), shape(front, "front"))
draw("square.fill.on.circle square.filled.on.circle", line("O9.6 9.6 8", "back"), solid(front, "front"))
draw("rectangle.on.rectangle", shape("R2 2 20 14 3.6", "back"), shape("R8 8 21 14.6 3.6", "front"))
draw("rectangle.fill.on.rectangle rectangle.filled.on.rectangle", line("R2 2 20 14 3.6", "back"), solid("R8 8 21 14.6 3.6", "front"))
draw("rectangle.inset.filled.on.rectangle", line("R2 2 20 14 3.6", "back"), line("R8 8 21 14.6 3.6", "front"), solid("R11.2 11.2 14.6 8.2 1.4", hides=False))
draw("rectangle.portrait.on.rectangle.portrait", shape("R2 2 14 20 3.6", "back"), shape("R8 8 15 21 3.6", "front"))
draw("rectangle.portrait.on.rectangle.portrait.angled", at(shape("R2 2 14 20 3.6", "back"), 1, 1, 18, 22, turn=-14), at(shape("R8 8 15 21 3.6", "front"), 9, 7, 18, 23, turn=10))
draw("rectangle.on.rectangle.angled", at(shape("R2 2 20 14 3.6", "back"), 1, 1, 23, 18, turn=-14), at(shape("R8 8 21 14 3.6", "front"), 7, 9, 24, 18, turn=10))
draw("rectangle.fill.on.rectangle.angled", at(line("R2 2 20 14 3.6", "back"), 1, 1, 23, 18, turn=-14), at(solid("R8 8 21 14 3.6", "front"), 7, 9, 24, 18, turn=10))
ALIASES["rectangle.fill.on.rectangle.angled.fill"] = "rectangle.on.rectangle.angled.fill"
ALIASES["rectangle.fill.on.rectangle.fill"] = "rectangle.on.rectangle.fill"
ALIASES["square.fill.on.square.fill"] = "square.on.square.fill"
ALIASES["square.fill.on.circle.fill"] = "square.on.circle.fill"
draw("square.on.square.dashed", at("square.dashed", 9, 9, 16, 16, hides=False), line("M6.4 18H5.6Q2 18 2 14.4V5.6Q2 2 5.6 2H14.4Q18 2 18 5.6V6.4"))

draw("rectangle.3.group", shape("R2 3 11.8 7.2 2.2"), shape("R2 13 11.8 7.2 2.2"), shape("R17 3 11.8 17.2 2.6"))
draw("square.and.line.vertical.and.square", shape("R2 6 9.4 12 3"), line("M14.5 1V23"), shape("R17.6 6 9.4 12 3"))
draw("square.and.line.vertical.and.square.filled square.and.line.vertical.and.square.fill", line("R2 6 9.4 12 3"), line("M14.5 1V23"), solid("R17.6 6 9.4 12 3"), filled=False)
draw("square.filled.and.line.vertical.and.square square.fill.and.line.vertical.and.square", solid("R2 6 9.4 12 3"), line("M14.5 1V23"), line("R17.6 6 9.4 12 3"), filled=False)

draw("cube", ref("ph:cube")); draw("cylinder.split.1x2", ref("ph:database")); draw("cylinder", ref("ph:cylinder"))
# Sidebars and panes of windows.
draw("sidebar.left", line("R2 4 26 18 4M10.6 4V22", "window"), line("M5 8.4H7.6M5 12H7.6M5 15.6H7.6", "rows", hides=False), filled=False)
draw("sidebar.right", line("R2 4 26 18 4M19.4 4V22", "window"), line("M22.4 8.4H25M22.4 12H25M22.4 15.6H25", "rows", hides=False), filled=False)
draw("sidebar.squares.left", line("R2 4 26 18 4M11.6 4V22", "window"), line("R5.2 7.6 3.2 3.2 .8R5.2 13.8 3.2 3.2 .8", "rows", hides=False), filled=False)
draw("sidebar.squares.right", line("R2 4 26 18 4M18.4 4V22", "window"), line("R21.6 7.6 3.2 3.2 .8R21.6 13.8 3.2 3.2 .8", "rows", hides=False), filled=False)
draw("macwindow", line("R2 3 26 20 4M2 9H28", "window"), dot(5.6, 6.1, .9, hides=False), dot(8.6, 6.1, .9, hides=False), dot(11.6, 6.1, .9, hides=False), filled=False)
draw("menubar.rectangle", line("R2 3 26 20 4", "window"), solid("M6 3H24Q28 3 28 7V8.4H2V7Q2 3 6 3Z", "bar", hides=False), filled=False)
draw("dock.rectangle", line("R2 3 26 20 4", "window"), solid("R6 16.4 18 3.6 1.2", "dock", hides=False), filled=False)
draw("menubar.dock.rectangle", line("R2 3 26 20 4", "window"), solid("M6 3H24Q28 3 28 7V8.4H2V7Q2 3 6 3Z", "bar", hides=False), solid("R6 16.4 18 3.6 1.2", "dock", hides=False), filled=False)
draw("uiwindow.split.2x1", line("R2 3 26 20 4M15 8.6V23M2 8.6H28", "window"), filled=False)
draw("slash.circle", shape("O12 12 10", "circle", inner="M5.4 18.6L18.6 5.4"))
draw("nosign", line("O12 12 10M4.9 4.9L19.1 19.1"), filled=False)
draw("circle.and.line.horizontal", line("M1 12H6"), line("M18 12H23"), shape("O12 12 6"))
# A disc in three parts; cut by the same lines where it is solid.
draw("chart.pie", shape("O12 12 10", "pie", inner="M12 2V12H22M12 12L4.93 19.07"))
# A roof with a chimney over a body with a door, as in pictures of Apple's; solid with a gap under the roof.
ROOF = "M1.2 12.2L13 1.8L24.8 12.2"
draw("house", Part("house", form(ROOF + "M4.4 10.4V21Q4.4 23.4 6.8 23.4H19.2Q21.6 23.4 21.6 21V10.4M10.2 23.4V15.4H15.8V23.4M20.8 8.6V3.4"),
    form(ROOF, "M13 5L22.4 13.2V21.4Q22.4 24.2 19.6 24.2H6.4Q3.6 24.2 3.6 21.4V13.2ZR10.2 14.8 5.6 6.8 .4M19.4 2.4H22.2V9L19.4 6.5Z")))
