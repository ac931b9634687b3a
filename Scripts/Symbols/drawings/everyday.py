"""Things of every day: bells, gears, stars, cameras, hands, clothes, boxes, and signs as common as these.

Drawn from what the names mean and from the sizes and areas of ink of Apple's symbols, which were measured in pictures. Lengths
are hundredths of the font's size.
"""
import math
from compose import Form, Part
from parts import *

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
BELL_AREA = both("M46 3C65.5 3 76.6 17.6 76.6 37C76.6 54.6 80 59.4 88 67Q92 71 92 76.6Q92 84.4 84 84.4L46 84.4", 92)
CLAPPER = "M31.6 89.6H60.4C59 96.6 53.6 101 46 101C38.4 101 33 96.6 31.6 89.6Z"
KNOB = "R41 0 10 9 4.5"
draw("bell", thing(BELL + "M46 7.4V4", BELL_AREA + KNOB.replace("9 4.5", "2.9 1.4"), "bell", hides=False), mass(CLAPPER, "clapper", hides=False))


# Gears with eight teeth.
def gear(x, y, outer, root, top, foot, corner):
    rings = [(45 * i + a, r) for i in range(8) for a, r in ((-foot, root), (-top, outer), (top, outer), (foot, root))]
    return rounded(around(x, y, *rings), corner)


GEAR, GEAR_AREA = gear(52, 52, 48.4, 39.4, 8.6, 13.4, 5), gear(52, 52, 52.4, 43, 10, 14.6, 4.6)
HUB = "O52 52 16"
draw("gearshape", thing(GEAR + HUB, GEAR_AREA, "gear", holes="O52 52 17"))
draw("gearshape.2", at("gearshape", 10, 9, 18, 18, name="small"), at("gearshape", 0, 0, 15, 15, name="large"))

# Stars with pointed rays.
STAR = around(54, 54.6, *[(36 * i, 24.6 if i % 2 else 52.6) for i in range(10)])
STAR_AREA = around(54, 54.6, *[(36 * i, 27.2 if i % 2 else 60) for i in range(10)])
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
draw("camera", thing(BODY + "O60.5 52 19.6", BODY, "camera", hides=False, holes="O60.5 52 24O60.5 52 16.4O99 33 4.6"), spot(97.6, 34.6, 4.4, "lamp", hides=False, cut=True))

# A page of a calendar: its head, and days in three rows.
DAYS = [(x, y) for y, xs in ((43, (48, 67, 86)), (59, (10, 29, 48, 67)), (75, ())) for x in xs]
DAYS = [(49, 44), (64, 44), (79, 44), (19, 57.6), (34, 57.6), (49, 57.6), (64, 57.6), (79, 57.6), (19, 71.2), (34, 71.2), (49, 71.2)]
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
draw("tag", thing(TAG, TAG, "tag", hides=False, holes="O82.6 27 7"), spot(84.4, 25, 6.2, "hole", hides=False, cut=True))

# A hand, its palm to the front.
FINGERS = ((0, 24), (16.6, 8), (33.2, 0), (49.8, 9))
PALM = "M0 46H63.4V66L66 61C68.6 56 72 49.6 76 50.6Q80.4 52 78.4 57.6L66.6 88C62 99.6 53 105 39.6 105H30C12 105 0 93 0 75Z"
HAND = area(sized(form("", PALM)).fill)
for x, top in FINGERS: HAND = HAND.union(area(sized(form("", f"R{x} {top} 13.6 60 6.8")).fill))
for x, _ in FINGERS[1:]: HAND = HAND.difference(area(sized(form("", f"R{x - 3} 0 3 52 1.4")).fill))
OPEN = ("M4 58V27.6A7.2 7.2 0 0 1 18.4 27.6V50M18.4 27.6V14.4A7.2 7.2 0 0 1 32.8 14.4V48M32.8 14.4V11.2A7.2 7.2 0 0 1 47.2 11.2V48"
        "M47.2 14.4A7.2 7.2 0 0 1 61.6 14.4V67L65 60.4C67.4 55.8 70 53.4 72.8 54.6Q76 56.2 74.6 60.4L63 86.4C58.6 96.4 51 101 39.4 101H31C14 101 4 90 4 75V58")
draw("hand.raised", Part("hand", sized(form(OPEN)), Form([], text_of(HAND))))

# A letter: its flap, and the folds below it.
LETTER, FOLDS = "R4 4 111 75 12", "M8 8L53 45Q59.5 50.4 66 45L111 8M8 74.6L43 40.6M111 74.6L76 40.6"
draw("envelope", thing(LETTER + FOLDS, LETTER, "envelope", inner="M3 3L53 45Q59.5 50.4 66 45L116 3M3 79L43 40.6M116 79L76 40.6", hides=False))

# A can with a lid.
draw("trash", thing("M4 16H92M32.6 15.4L33.4 10Q34.4 4 40 4H56Q61.6 4 62.6 10L63.4 15.4M13.6 17L19.4 97Q20 105 27.6 105H68.4Q76 105 76.6 97L82.4 17",
    "M9 20.4H87L81.4 98.4Q80.6 109 70 109H26Q15.4 109 14.6 98.4ZM4 12H92Q96 12 96 16Q96 20 92 20H4Q0 20 0 16Q0 12 4 12ZM29 12.4L29.6 8Q31 0 39.4 0H56.6Q65 0 66.4 8L67 12.4H58.6L58.4 11Q58 8 55 8H41Q38 8 37.6 11L37.4 12.4Z",
    "trash", hides=False), rim("M34 33L36 85M48 33V85M62 33L60 85", "slats", hides=False, cut=True))

# Documents upon each other.
def leaf(x, y, w, h, fold=24):
    return f"M{x + 10} {y}H{x + w - fold - 4}L{x + w} {y + fold + 4}V{y + h - 10}Q{x + w} {y + h} {x + w - 10} {y + h}H{x + 10}Q{x} {y + h} {x} {y + h - 10}V{y + 10}Q{x} {y} {x + 10} {y}Z"


def crease(x, y, w, fold=24): return f"M{x + w - fold - 4} {y + 1}V{y + fold - 4}Q{x + w - fold - 4} {y + fold + 4} {x + w - fold + 4} {y + fold + 4}H{x + w - 1}"


draw("doc.on.doc", thing(leaf(4, 4, 66, 84) + crease(4, 4, 66), leaf(4, 4, 66, 84), "back", inner=crease(4, 4, 66)),
     thing(leaf(30, 35, 66, 84) + crease(30, 35, 66), leaf(30, 35, 66, 84), "front", inner=crease(30, 35, 66)))

# A film strip.
FILM = "R4 4 108 82 12"
HOLES = "M27 4V86M89 4V86M27 45H89" + "".join(f"M4 {y}H27M89 {y}H112" for y in (24.5, 45, 65.5))
draw("film", thing(FILM + HOLES, FILM, "film", inner=HOLES))

# A shirt with short sleeves.
SHIRT = both("M64 19C74 19 81 13.6 83 5.4L88 4.6Q92 4.6 95.6 6.4L117.6 18Q125 22 123.4 30L119.4 44Q118 49.6 112.4 48.4L98.6 44.6V93Q98.6 102.6 89 102.6L64 102.6", 128)
draw("tshirt", thing(SHIRT, SHIRT, "shirt"))

# A palette with five colours and a hole for the thumb.
PALETTE = "M57.5 4C88 4 111 21 111 44C111 58 101.6 66.6 87 66.6H78.4C70 66.6 66.4 71.6 69.6 78.4C74.4 88.6 69.4 93.6 57.5 93.6C27 93.6 4 74.4 4 48.8C4 23.2 27 4 57.5 4Z"
WELLS = [spot(x, y, r, "colours", hides=False, cut=True) for x, y, r in ((26, 44, 7.4), (40, 24.6, 7.4), (64, 20.4, 7.4), (86, 34.4, 7.4), (32.6, 66, 7.4))]
draw("paintpalette", thing(PALETTE, PALETTE, "palette", hides=False), *WELLS)

# A crescent.
CRESCENT = "M36.4 5.4C33.6 11.6 32.4 17.4 32.4 24.6C32.4 48.4 49.4 64.6 73.6 64.6C80 64.6 86.6 63.4 92.4 61"
draw("moon", Part("moon", sized(form(CRESCENT + "C86 80 69 93.6 48.4 93.6C23 93.6 4.4 74.6 4.4 49.4C4.4 28.6 17.4 11.4 36.4 5.4Z")),
     sized(form("", "M33 1.4Q38.6 -.8 37.4 4.4C35.4 10.4 34.4 17 34.4 23.6C34.4 47.6 50.6 63.2 74.4 63.2C81 63.2 88 62 93.6 60.2Q98.8 59 96.6 64.4C89.4 84.6 71.6 98 49.6 98C21 98 0 77.4 0 49.2C0 27.6 13 9 33 1.4Z"))))

# The sun at its highest.
def beams(x, y, near, far): return "".join("M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*around(x, y, (45 * i, near))[0], *around(x, y, (45 * i, far))[0]) for i in range(8))


draw("sun.max", Part("sun", sized(form("O52.5 52.5 21")), sized(form("", "O52.5 52.5 24.4"))), rim(beams(52.5, 52.5, 37, 48.4), "rays", hides=False))

# Letters of two sizes.
draw("textformat.size", rim("M4.5 89.5L24.6 37.4L44.7 89.5M11 72.6H38.2", "small", hides=False), rim("M66 89.5L101.6 4.5H107.4L143 89.5M79 60.6H130", "large", hides=False), filled=False)

# An arrow head of a compass.
NEEDLE = rounded([(87, 4.6), (54.6, 85.8), (46, 46), (4.6, 36.4)], [9, 6, 5, 6])
draw("location", thing(NEEDLE, rounded([(92, 0), (56, 88), (46.6, 45), (2, 35)], [8, 7, 3, 7]), "location"))

# Squares with arrows and with a pencil.
OPEN_BOX, SHUT_BOX = "M26 {y}H18Q4 {y} 4 {z}V{v}Q4 {w} 18 {w}H69Q83 {w} 83 {v}V{z}Q83 {y} 69 {y}H61", "R4 {y} 79 {h} 14"
def tray(y, bottom): return (OPEN_BOX.format(y=y, z=y + 14, v=bottom - 14, w=bottom), SHUT_BOX.format(y=y, h=bottom - y))


for way, top, box_, shaft in (("up", 110, tray(37, 106), "M43.5 68V4M26.6 21L43.5 4L60.4 21"), ("down", 105, tray(31, 101), "M43.5 4V67M26.6 50L43.5 67L60.4 50")):
    draw(f"square.and.arrow.{way}", Part("square", sized(form(box_[0])), sized(form("", box_[1])), hides=False), Part("arrow", sized(form(shaft)), None, cut=False))
    OWN.pop(f"square.and.arrow.{way}", None)
draw("square.and.pencil", rim("M53 15.4H18Q4 15.4 4 29.4V77.4Q4 91.4 18 91.4H66Q80 91.4 80 77.4V43", "square"),
     mass("M35 61.4L38.2 50.6Q38.8 48.8 40.2 47.4L76.4 11.2L84.4 19.2L48.2 55.4Q46.8 56.8 45 57.4ZM79.4 8.2L83 4.6Q87.2 .8 91.2 4.6Q95 8.6 91 12.8L87.4 16.2Z", "pencil"), filled=False)

# A wand with three stars.
draw("wand.and.stars", rim("M4.5 91.5L58 38M47.6 48.4L58 38", "wand"), *[mass(sparkle(*s, pinch=.2), "stars", hides=False) for s in ((79, 21, 33, 33), (38, 15, 22, 22), (84, 58, 22, 22))], filled=False)

# The sky with an arrow to it or from it.
SKY = "M29.6 77A25.4 25.4 0 0 1 24.4 26.6A18.6 18.6 0 0 1 45 9.6A33 33 0 0 1 105 31.6A23.4 23.4 0 0 1 97.4 77Z"
for way, t in (("up", "M61.5 99.5V42M44.6 58.6L61.5 41.6L78.4 58.6"), ("down", "M61.5 42V99.5M44.6 82.6L61.5 99.5L78.4 82.6")):
    draw(f"icloud.and.arrow.{way}", thing(SKY, SKY, "cloud"), Part("arrow", sized(form(t)), None, cut=False))

# A list in a frame.
draw("list.bullet.rectangle", thing("R4 4 107 82 13", "R4 4 107 82 13", "rectangle", hides=False), *[spot(25, y, 4.8, "rows", hides=False, cut=True) for y in (27, 45, 63)],
     rim("M40 27H91M40 45H91M40 63H91", "rows", hides=False, cut=True))

# An endless loop, a paper clip, an arrow both ways.
draw("infinity", rim("M63.5 29C54 14 46 4.5 31 4.5C15 4.5 4.5 15 4.5 29C4.5 43 15 53.5 31 53.5C46 53.5 54 44 63.5 29C73 14 81 4.5 96 4.5C112 4.5 122.5 15 122.5 29C122.5 43 112 53.5 96 53.5C81 53.5 73 44 63.5 29Z"), filled=False)
draw("paperclip", rim("M72.4 45.6L39.6 78.4A10.6 10.6 0 0 1 24.6 63.4L66 22A17.8 17.8 0 0 1 84.6 47.2L43.4 88.6A26.6 26.6 0 0 1 11 51L48.4 13.6", hides=False), filled=False)
draw("arrow.up.and.down", rim("M30 4.5V89M8.6 26L30 4.5L51.4 26M8.6 67.6L30 89L51.4 67.6", "arrow", hides=False), filled=False)

# A parcel with tape over its upper edge.
PARCEL = rounded([(49.5, 4), (95, 28), (95, 79), (49.5, 103), (4, 79), (4, 28)], 9)
EDGES = "M5.6 30L49.5 53.4L93.4 30M49.5 53.4V102M27 17.4L72 41.4"
draw("shippingbox", thing(PARCEL + EDGES, PARCEL, "box", inner=EDGES))

# Six sides of squares in a code that a camera reads.
def finder(x, y): return f"R{x} {y} 37 37 4R{x + 6.4} {y + 6.4} 24.2 24.2 1.4R{x + 12.6} {y + 12.6} 11.8 11.8 1"


draw("qrcode", *[mass(finder(*c), "finder", hides=False) for c in ((0, 0), (51, 0), (0, 51))], *[mass(f"R{x} {y} 11 11 1", "bits", hides=False) for x, y in ((51, 51), (77, 51), (64, 64), (51, 77), (77, 77))], filled=False)
