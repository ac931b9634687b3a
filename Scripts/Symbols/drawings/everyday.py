"""Things of every day: bells, gears, stars, cameras, hands, clothes, boxes, and signs as common as these.

Drawn from what the names mean and from the sizes and areas of ink of Apple's symbols, which were measured in pictures. Lengths
are hundredths of the font's size.
"""
import math
from shapely import affinity
from shapely.geometry import Point
from compose import Form, Part
from parts import *

compose.STEP = 0.006  # areas that are cut consist of short lines, which are seen at large sizes
EM = 0.217  # units in a hundredth of the font's size
LINE = 7.9  # of a thing at the regular weight


def sized(f): return f.moved(lambda p: (p[0] * EM, p[1] * EM))
def rim(text, name="", **more): return Part(name, sized(form(text)), None, **more)
def mass(text, name="", **more): return Part(name, sized(form("", text)), sized(form("", text)), **more)
def spot(x, y, r, name="", **more): return Part(name, Form([], ellipse(x * EM, y * EM, r * EM, r * EM)), None, **more)


def thing(lines, fill, name="", holes="", inner="", **more):
    """What is `lines` by itself and an area as `.fill`, less the area `holes` and the lines `inner`."""
    whole = area(sized(form("", fill)).fill)
    if inner: whole = whole.difference(compose.pen(sized(form(inner)).lines, LINE * EM))
    if holes: whole = whole.difference(area(sized(form("", holes)).fill))
    solid_ = Form([], text_of(whole)) if holes or inner else sized(form("", fill))
    return Part(name, sized(form(lines)), solid_, **more)


def rounded(points, radius):
    """A closed path of straight lines whose corners are rounded, at most to the middle of a line."""
    out, count = "", len(points)
    radii = radius if isinstance(radius, list) else [radius] * count
    for i, (x, y) in enumerate(points):
        ends = []
        for px, py in (points[i - 1], points[(i + 1) % count]):
            length = math.hypot(px - x, py - y)
            part = min(radii[i] / length, 0.5)
            ends.append((x + (px - x) * part, y + (py - y) * part))
        (ax, ay), (bx, by) = ends
        out += f"{'L' if out else 'M'}{ax:.2f} {ay:.2f}Q{x:.2f} {y:.2f} {bx:.2f} {by:.2f}"
    return out + "Z"


def around(x, y, *rings):
    """Points at angles in degrees, clockwise from the top, and distances from a middle."""
    return [(x + r * math.sin(math.radians(a)), y - r * math.cos(math.radians(a))) for a, r in rings]


def both(text, width):
    """A path of points and curves, right half, from the top to the bottom in the middle of `width`, closed by its mirror image."""
    kinds = parse(text)
    points, back = [e[1:] for e in kinds], ""
    for i in range(len(kinds) - 1, 0, -1):
        ends = list(points[i - 1][-1:]) if len(points[i]) == 1 else [points[i][1], points[i][0], points[i - 1][-1]]
        back += kinds[i][0] + " ".join(f"{width - x:.2f} {y:.2f}" for x, y in ends)
    return text + back + "Z"


# Bells: a dome that flares to a rim, a knob on top, the clapper below.
BELL = both("M46 8C62 8 72.5 20 72.5 37C72.5 56 76 61.5 84.5 69.5Q88 73 88 76.4Q88 80.4 83.6 80.4L46 80.4", 92)
BELL_AREA = both("M46 0Q50.4 0 51.4 3.6C67.4 6 76.6 19.4 76.6 37C76.6 54.6 80 59.4 88 67Q92 71 92 76.6Q92 84.4 84 84.4L46 84.4", 92)
CLAPPER = "M31.6 89.6H60.4C59 96.6 53.6 101 46 101C38.4 101 33 96.6 31.6 89.6Z"
draw("bell", thing(BELL + "M46 7.4V4", BELL_AREA, "bell", hides=False), mass(CLAPPER, "clapper", hides=False))


# Gears with eight teeth.
def gear(x, y, outer, root, top, foot, corner):
    rings = [(45 * i + a, r) for i in range(8) for a, r in ((-foot, root), (-top, outer), (top, outer), (foot, root))]
    return rounded(around(x, y, *rings), corner)


GEAR, GEAR_AREA = gear(52, 52, 48.6, 36.6, 8.4, 12.6, 4.4), gear(52, 52, 52.4, 40.6, 9.6, 13.6, 4.4)
HUB = "O52 52 17.4"
draw("gearshape", thing(GEAR + HUB, GEAR_AREA, "gear", holes="O52 52 18.6"))
draw("gearshape.2", at("gearshape", 10, 9, 18, 18, name="small"), at("gearshape", 0, 0, 15, 15, name="large"))

# Stars with pointed rays.
STAR = around(54, 54.6, *[(36 * i, 24.6 if i % 2 else 52.6) for i in range(10)])
STAR_AREA = around(54, 54.6, *[(36 * i, 30 if i % 2 else 60) for i in range(10)])
draw("star", Part("star", sized(form(rounded(STAR, 3))), sized(form("", rounded(STAR_AREA, [7, 2] * 5)))))
HALF_STAR = area(sized(form("", rounded(STAR, 3))).fill).intersection(shapely_box(0, 0, 54 * EM, 110 * EM))
draw("star.leadinghalf.filled", Part("half", Form([], text_of(HALF_STAR)), None, hides=False), rim(rounded(STAR, 3), "star", hides=False), filled=False)


# Sparkles: a large one at the left, two small ones at the right.
def sparkle(x, y, w, h, pinch=.13):
    a, b = w / 2, h / 2
    return (f"M{x} {y - b}Q{x + a * pinch} {y - b * pinch} {x + a} {y}Q{x + a * pinch} {y + b * pinch} {x} {y + b}"
            f"Q{x - a * pinch} {y + b * pinch} {x - a} {y}Q{x - a * pinch} {y - b * pinch} {x} {y - b}Z")


draw("sparkles", *[mass(sparkle(*s), "sparkles", hides=False) for s in ((32, 56, 64, 76), (73, 17, 30, 34), (72, 96, 25, 29))], filled=False)

# A camera with a raised finder, a ring around its lens and a lamp.
BODY = ("M14 17H30Q35 17 37.6 12.4L39.6 8.6Q42 4 47.6 4H73.4Q79 4 81.4 8.6L83.4 12.4Q86 17 91 17H107Q117 17 117 27V80Q117 90 107 90H14Q4 90 4 80V27Q4 17 14 17Z")
draw("camera", thing(BODY + "O60.5 52 19.6", BODY, "camera", hides=False, holes="O60.5 52 24O60.5 52 16.4"), spot(97.6, 34.6, 4.4, "lamp", hides=False, cut=True))

# A page of a calendar: its head, and days in three rows.
DAYS = [(49, 42.4), (64, 42.4), (79, 42.4), (19, 55.4), (34, 55.4), (49, 55.4), (64, 55.4), (79, 55.4), (19, 68.4), (34, 68.4), (49, 68.4)]
draw("calendar", rim("R4 4 90 82 12M4.4 27H93.6", "page", hides=False), *[mass(f"R{x - 4.6} {y - 4.4} 9.2 8.8 2", "days", hides=False) for x, y in DAYS], filled=False)

# Round arrows with solid heads at the sides.
def head(x, y, up=False, half=14, length=21.6):
    d = -length if up else length
    return mass(rounded([(x - half, y), (x + half, y), (x, y + d)], 3), "arrow", hides=False)


draw("clock.arrow.circlepath", rim("M25 80.4A45.5 45.5 0 1 0 13.4 46", "arrow", hides=False), head(13.4, 44.4), rim("M58 25V51.4L73.4 62", "hands", hides=False), filled=False)
ROUND = [rim("M23.2 22.4A45.5 45.5 0 0 1 105 47", "arrow", hides=False), head(105, 45.6), rim("M95.8 77.6A45.5 45.5 0 0 1 14 53", "arrow", hides=False), head(14, 54.4, up=True)]
draw("arrow.triangle.2.circlepath", *ROUND, filled=False)
draw("exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath", *ROUND, rim("M59.5 28V54", "exclamationmark", hides=False), spot(59.5, 70, 5.6, "exclamationmark", hides=False), filled=False)

# A price tag, its hole at the upper right.
TAG = rounded([(60, 4), (105, 4), (105, 50), (51, 106), (4, 59)], [6, 11, 6, 13, 13])
draw("tag", thing(TAG, TAG, "tag", hides=False), spot(83.4, 26, 6.6, "hole", hides=False, cut=True))

# A hand, its palm to the front.
FINGERS = ((0, 25), (16.6, 9), (33.2, 0), (49.8, 10))
PALM = "M0 50H61.6V67L65.6 61C68 56 71.6 50 75.6 51Q80.2 52.6 78 58L66 86C61 98.6 52 105 39.6 105H31C12 105 0 92 0 72Z"
HAND = area(sized(form("", PALM)).fill)
for x, top in FINGERS: HAND = HAND.union(area(sized(form("", f"R{x} {top} 11.8 {66 - top} 5.9")).fill))
for x, _ in FINGERS[1:]: HAND = HAND.difference(area(sized(form("", f"R{x - 4.8} 0 4.8 56 2.4")).fill))
OPEN = ("M4 58V27.6A7.2 7.2 0 0 1 18.4 27.6V50M18.4 27.6V14.4A7.2 7.2 0 0 1 32.8 14.4V48M32.8 14.4V11.2A7.2 7.2 0 0 1 47.2 11.2V48"
        "M47.2 14.4A7.2 7.2 0 0 1 61.6 14.4V67L65 60.4C67.4 55.8 70 53.4 72.8 54.6Q76 56.2 74.6 60.4L63 86.4C58.6 96.4 51 101 39.4 101H31C14 101 4 90 4 75V58")
draw("hand.raised", Part("hand", sized(form(OPEN)), Form([], text_of(HAND))))

# A letter: its flap, and the folds below it.
LETTER, FOLDS = "R4 4 111 75 12", "M8 8L53 45Q59.5 50.4 66 45L111 8M8 74.6L43 40.6M111 74.6L76 40.6"
draw("envelope", thing(LETTER + FOLDS, LETTER, "envelope", inner="M3 3L53 45Q59.5 50.4 66 45L116 3M3 79L43 40.6M116 79L76 40.6", hides=False))

# A can with a lid.
draw("trash", thing("M4 16H92M34 15.4L34.8 10Q35.6 4 41 4H55Q60.4 4 61.2 10L62 15.4M15.4 17L20.4 96.6Q21 105 28.6 105H67.4Q75 105 75.6 96.6L80.6 17",
    "M11.4 25H84.6L79.6 98.4Q78.8 109 68 109H28Q17.2 109 16.4 98.4ZM4 12H92Q96 12 96 16Q96 20 92 20H4Q0 20 0 16Q0 12 4 12ZM30 12.4L30.6 8Q32 0 40 0H56Q64 0 65.4 8L66 12.4H57.8L57.6 11Q57.2 8 54.4 8H41.6Q38.8 8 38.4 11L38.2 12.4Z",
    "trash", hides=False), rim("M35.6 36L37.2 82M48 36V82M60.4 36L58.8 82", "slats", hides=False, cut=True))

# Documents upon each other.
def leaf(x, y, w, h, fold=24):
    return f"M{x + 10} {y}H{x + w - fold - 4}L{x + w} {y + fold + 4}V{y + h - 10}Q{x + w} {y + h} {x + w - 10} {y + h}H{x + 10}Q{x} {y + h} {x} {y + h - 10}V{y + 10}Q{x} {y} {x + 10} {y}Z"


def crease(x, y, w, fold=24): return f"M{x + w - fold - 4} {y + 1}V{y + fold - 4}Q{x + w - fold - 4} {y + fold + 4} {x + w - fold + 4} {y + fold + 4}H{x + w - 1}"


draw("doc.on.doc", thing(leaf(4, 4, 70, 92), leaf(4, 4, 70, 92), "back"),
     thing(leaf(26, 27, 70, 92, 26) + crease(26, 27, 70, 26), leaf(26, 27, 70, 92, 26), "front", inner=crease(26, 27, 70, 26)))

# A film strip.
FILM = "R4 4 108 82 12"
HOLES = "M27 4V86M89 4V86M27 45H89" + "".join(f"M4 {y}H27M89 {y}H112" for y in (20.4, 36.8, 53.2, 69.6))
WINDOWS = "".join(f"R{x} {y:.1f} 11 9.4 2.6" for x in (8.4, 96.6) for y in (7.4, 23.8, 40.3, 56.7, 73.2))
draw("film", thing(FILM + HOLES, "R0 0 116 90 15", "film", holes=WINDOWS, inner="M28 45H88"))

# A shirt with short sleeves.
SHIRT = both("M64 19C74 19 81 13.6 83 5.4L88 4.6Q92 4.6 95.6 6.4L117.6 18Q125 22 123.4 30L119.4 44Q118 49.6 112.4 48.4L98.6 44.6V93Q98.6 102.6 89 102.6L64 102.6", 128)
draw("tshirt", thing(SHIRT, SHIRT, "shirt"))

# A palette with five colours and a hole for the thumb.
PALETTE = "M57.5 4C88 4 111 21 111 44C111 58 101.6 66.6 87 66.6H78.4C70 66.6 66.4 71.6 69.6 78.4C74.4 88.6 69.4 93.6 57.5 93.6C27 93.6 4 74.4 4 48.8C4 23.2 27 4 57.5 4Z"
WELLS = [spot(x, y, r, "colours", hides=False, cut=True) for x, y, r in ((26.4, 45, 9), (41, 24.4, 9), (66, 21.4, 9), (88, 36.4, 9), (36, 68, 9))]
draw("paintpalette", thing(PALETTE, PALETTE, "palette", hides=False), *WELLS)

# A crescent.
BITE = Point(67, 35).buffer(48, 64)
CRESCENT = Point(51, 51).buffer(51, 64).difference(BITE).buffer(-4).buffer(4, 16)
x0, y0, x1, y1 = CRESCENT.bounds
CRESCENT = affinity.scale(affinity.translate(CRESCENT, -x0, -y0), 102 / (x1 - x0) * EM, 102 / (y1 - y0) * EM, origin=(0, 0))
draw("moon", Part("moon", Form(text_of(CRESCENT.buffer(-LINE / 2 * EM))), Form([], text_of(CRESCENT))))

# The sun at its highest.
def beams(x, y, near, far): return "".join("M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*around(x, y, (45 * i, near))[0], *around(x, y, (45 * i, far))[0]) for i in range(8))


draw("sun.max", Part("sun", sized(form("O52.5 52.5 21")), sized(form("", "O52.5 52.5 24.4"))), rim(beams(52.5, 52.5, 37, 48.4), "rays", hides=False))

# Letters of two sizes.
draw("textformat.size", rim("M4.5 89.5L24.6 37.4L44.7 89.5M11 72.6H38.2", "small", hides=False), rim("M66 89.5L101.6 4.5H107.4L143 89.5M79 60.6H130", "large", hides=False), filled=False)

# An arrow head of a compass.
NEEDLE = rounded([(87, 4.6), (54.6, 85.8), (46, 46), (4.6, 36.4)], [9, 6, 5, 6])
draw("location", thing(NEEDLE, rounded([(92, 0), (56, 88), (39, 51), (2, 35)], [8, 7, 3, 7]), "location"))

# Squares with arrows and with a pencil.
OPEN_BOX, SHUT_BOX = "M23 {y}H18Q4 {y} 4 {z}V{v}Q4 {w} 18 {w}H69Q83 {w} 83 {v}V{z}Q83 {y} 69 {y}H64", "R4 {y} 79 {h} 14"
def tray(y, bottom): return (OPEN_BOX.format(y=y, z=y + 14, v=bottom - 14, w=bottom), SHUT_BOX.format(y=y, h=bottom - y))


for way, top, box_, shaft in (("up", 110, tray(37, 106), "M43.5 66V4M28 19.5L43.5 4L59 19.5"), ("down", 105, tray(31, 101), "M43.5 4V66M28 50.5L43.5 66L59 50.5")):
    draw(f"square.and.arrow.{way}", Part("square", sized(form(box_[0])), sized(form("", box_[1])), hides=False), Part("arrow", sized(form(shaft)), None, cut=False))
draw("square.and.pencil", rim("M48 15.4H18Q4 15.4 4 29.4V77.4Q4 91.4 18 91.4H66Q80 91.4 80 77.4V48", "square"),
     mass("M35 61.4L38.2 50.6Q38.8 48.8 40.2 47.4L76.4 11.2L84.4 19.2L48.2 55.4Q46.8 56.8 45 57.4ZM79.4 8.2L83 4.6Q87.2 .8 91.2 4.6Q95 8.6 91 12.8L87.4 16.2Z", "pencil"), filled=False)

# A wand with three stars.
draw("wand.and.stars", rim("M4.5 91.5L58 38M47.6 48.4L58 38", "wand"), *[mass(sparkle(*s, pinch=.24), "stars", hides=False) for s in ((77, 24, 37, 38), (37, 15, 26, 28), (83, 62, 26, 28))], filled=False)

# The sky with an arrow to it or from it.
SKY = "M29.6 77A25.4 25.4 0 0 1 24.4 26.6A18.6 18.6 0 0 1 45 9.6A33 33 0 0 1 105 31.6A23.4 23.4 0 0 1 97.4 77Z"
for way, t in (("up", "M61.5 99.5V42M44.6 58.6L61.5 41.6L78.4 58.6"), ("down", "M61.5 42V99.5M44.6 82.6L61.5 99.5L78.4 82.6")):
    draw(f"icloud.and.arrow.{way}", thing(SKY, SKY, "cloud"), Part("arrow", sized(form(t)), None, cut=False))

# A list in a frame.
draw("list.bullet.rectangle", thing("R4 4 107 82 13", "R4 4 107 82 13", "rectangle", hides=False), *[spot(28, y, 4.2, "rows", hides=False, cut=True) for y in (28, 45, 62)],
     rim("M42 28H84M42 45H84M42 62H84", "rows", hides=False, cut=True))

# An endless loop, a paper clip, an arrow both ways.
draw("infinity", rim("M63.5 29C54 14 46 4.5 31 4.5C15 4.5 4.5 15 4.5 29C4.5 43 15 53.5 31 53.5C46 53.5 54 44 63.5 29C73 14 81 4.5 96 4.5C112 4.5 122.5 15 122.5 29C122.5 43 112 53.5 96 53.5C81 53.5 73 44 63.5 29Z"), filled=False)
CLIP = sized(form("M8 34V70A8 8 0 0 0 24 70V24A16.4 16.4 0 0 0 -8.8 24V74A24.8 24.8 0 0 0 40.8 74V32"))
draw("paperclip", at(Part("", CLIP), 0, 0, 94 * EM, 106 * EM, turn=41), filled=False)
draw("arrow.up.and.down", rim("M30 4.5V89M4.5 30L30 4.5L55.5 30M4.5 63.5L30 89L55.5 63.5", "arrow", hides=False), filled=False)

# A parcel with tape over its upper edge.
PARCEL = rounded([(49.5, 4), (95, 28), (95, 79), (49.5, 103), (4, 79), (4, 28)], 9)
EDGES = "M5.6 30L49.5 53.4L93.4 30M49.5 53.4V102M27 17.4L72 41.4"
draw("shippingbox", thing(PARCEL + EDGES, PARCEL, "box", inner=EDGES))

# Six sides of squares in a code that a camera reads.
def finder(x, y): return f"R{x} {y} 37 37 4R{x + 6.4} {y + 6.4} 24.2 24.2 1.4R{x + 12.6} {y + 12.6} 11.8 11.8 1"


draw("qrcode", *[mass(finder(*c), "finder", hides=False) for c in ((0, 0), (51, 0), (0, 51))], *[mass(f"R{x} {y} 11 11 1", "bits", hides=False) for x, y in ((51, 51), (77, 51), (64, 64), (51, 77), (77, 77))], filled=False)

# A share of a hundred: its stroke is steep, its rings stand free.
draw("percent", rim("M16 88.9L74 4.1", "stroke", hides=False), rim("O20.6 22 16.4O69.4 71 16.4", "rings", hides=False), filled=False)

FINE.update(DRAWN)
compose.STEP = 0.03
