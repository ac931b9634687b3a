"""Implements and furniture: gears, brushes, pins, sandglasses, wrenches, beds, courts, radios; what walks past them."""
import math
import compose
from compose import Form, Part
from parts import *
from papers import cut_out, inked
from shapely import affinity
from shapely.geometry import LineString, Polygon


def rounded(geometry, by):
    """A shape with its corners rounded, those that point inwards too."""
    return geometry.buffer(-by).buffer(2 * by).buffer(-by)


def bar(x, y, x1, y1, width): return LineString([(x, y), (x1, y1)]).buffer(width / 2)


def of_area(geometry, name="", *cuts, **more):
    """A part whose line is the border of a shape; filled, it lacks what is cut out."""
    inside = geometry
    for c in cuts: inside = inside.difference(c)
    return Part(name, Form(text_of(geometry)), Form([], text_of(inside)), **more)


# A wheel with fine teeth and three spokes.
TEETH = "".join(f"M{12 + 8.2 * math.sin(a):.3f} {12 - 8.2 * math.cos(a):.3f}L{12 + 10 * math.sin(a):.3f} {12 - 10 * math.cos(a):.3f}" for a in [math.tau * i / 16 for i in range(16)])
SPOKES = "".join(f"M{12 + 2.4 * math.sin(a):.3f} {12 - 2.4 * math.cos(a):.3f}L{12 + 6.2 * math.sin(a):.3f} {12 - 6.2 * math.cos(a):.3f}" for a in [math.tau * (i / 3 + 1 / 2) for i in range(3)])
draw("gear", line("O12 12 8O12 12 6.9O12 12 2.4" + TEETH + SPOKES, "gear", hides=False), filled=False)
# A flat brush: bristles below a ferrule.
BRUSH, FERRULE = "M-3 2.4Q-3 0 -.6 0H.6Q3 0 3 2.4L2.4 8.6Q2.4 10.6 4.6 10.6H5.6Q8.4 10.6 8.4 13.4V24.4Q8.4 26 6.8 26H-6.8Q-8.4 26 -8.4 24.4V13.4Q-8.4 10.6 -5.6 10.6H-4.6Q-2.4 10.6 -2.4 8.6Z", "M-8.4 17H8.4"
draw("paintbrush", at(Part("paintbrush", form(BRUSH + FERRULE + "M-3 21.4V26M3 20V26"), cutting(form("", BRUSH), FERRULE)), 2, 2, 24, 26.6, turn=36))
# A pin seen from its side.
PIN = "M5.2 2H14Q15.6 2 15.6 3.4Q15.6 4.6 14.4 5L13.8 5.2L14.4 11.4C16.8 12.4 18.2 14.4 18.2 16.6Q18.2 18 16.8 18H2.4Q1 18 1 16.6C1 14.4 2.4 12.4 4.8 11.4L5.4 5.2L4.8 5Q3.6 4.6 3.6 3.4Q3.6 2 5.2 2Z"
draw("pin", shape(PIN, "pin", hides=False), line("M9.6 18V27.4", "needle", hides=False), solid("M5.2 2H14Q15.6 2 15.6 3.4Q15.6 4.6 14.4 5H4.8Q3.6 4.6 3.6 3.4Q3.6 2 5.2 2Z", "head", hides=False, cut=False))
# A sandglass, with sand above, below or in both.
PLATES, GLASS = "M2 2H15.2M2 24H15.2", "M4 2V6.4C4 9.8 7.6 10.6 7.6 13C7.6 15.4 4 16.2 4 19.6V24M13.2 2V6.4C13.2 9.8 9.6 10.6 9.6 13C9.6 15.4 13.2 16.2 13.2 19.6V24"
BULBS = area(own("M4 2V6.4C4 9.8 7.6 10.6 7.6 13C7.6 15.4 4 16.2 4 19.6V24H13.2V19.6C13.2 16.2 9.6 15.4 9.6 13C9.6 10.6 13.2 9.8 13.2 6.4V2Z")[0])
def sand(top, bottom): return Part("sand", Form([], text_of(BULBS.intersection(unary(top, bottom)))), None, hides=False)
def unary(*texts): return compose.unary_union([area(own(t)[0]) for t in texts if t])
GLASSES = [line(PLATES, "plates", hides=False), line(GLASS, "glass", hides=False)]
draw("hourglass", sand("R0 7.6 20 5.4 0", "M0 24V22.6C5 22.6 7 20.6 8.6 19.4C10.2 20.6 12.2 22.6 17.2 22.6V24Z"), *GLASSES, filled=False)
draw("hourglass.tophalf.filled", sand("R0 2 20 10.6 0", ""), *GLASSES, filled=False)
draw("hourglass.bottomhalf.filled", sand("", "R0 13.4 20 10.6 0"), *GLASSES, filled=False)
# A wrench with an open jaw at its upper right.
JAW = area(own("O18.6 7.4 6.2")[0]).union(bar(18.6, 7.4, 4.6, 21.4, 5)).difference(affinity.rotate(shapely_box(15.9, -4, 21.3, 7.6), 45, origin=(18.6, 7.4)))
draw("wrench", of_area(rounded(JAW, .7), "wrench", area(own("O5 21 1.1")[0])))
# An eraser and a pencil, aslant.
BLOCK = affinity.rotate(area(own("R1.4 5 24 14.4 3.4")[0]), -45, origin=(13, 12))
TIP = affinity.rotate(LineString([(10, 4), (10, 20.6)]), -45, origin=(13, 12))
draw("eraser", Part("eraser", Form(text_of(BLOCK) + [("M", p) if i == 0 else ("L", p) for i, p in enumerate(TIP.intersection(BLOCK).coords)]), Form([], text_of(BLOCK.difference(TIP.buffer(.8)))), hides=False))
STEM = affinity.rotate(Polygon([(0, 12), (4.8, 10.4), (20.6, 10.4), (20.6, 13.6), (4.8, 13.6)]), -45, origin=(12, 12))
CAP = affinity.rotate(area(own("R22 10.4 3.2 3.2 1.2")[0]), -45, origin=(12, 12))
draw("pencil", Part("pencil", Form([], text_of(rounded(STEM, .3)) + text_of(CAP)), None, hides=False), filled=False)
# A radio: its aerial, its speaker, what it is tuned with.
draw("radio", shape("R2 9 25 16.6 3.4", "radio", hides=False), line("M5 9L23.4 2", "aerial", hides=False), line("O9.2 17.3 3.8M17.4 13.8H22.6", "speaker", hides=False, cut=True), dot(18.2, 20.4, 1.5, "knobs", hides=False, cut=True), dot(22.6, 20.4, 1.5, "knobs", hides=False, cut=True))
# A bed seen from its foot.
HEADBOARD, COVERS, LEFT, RIGHT = "M4.4 9.4V5Q4.4 2 7.4 2H21.6Q24.6 2 24.6 5V9.4", "R1.4 9.4 26.2 6.4 2.8", "M7.6 9.4V7.4Q7.6 5.8 9.2 5.8H11.6Q13.2 5.8 13.2 7.4V9.4", "M15.8 9.4V7.4Q15.8 5.8 17.4 5.8H19.8Q21.4 5.8 21.4 7.4V9.4"
draw("bed.double", Part("bed", form(HEADBOARD + COVERS + LEFT + RIGHT + "M3.2 15.8V18.8M25.8 15.8V18.8"),
     Form([], cut_out(HEADBOARD + "Z", area(own(LEFT + "Z" + RIGHT + "Z")[0])).fill + own("M4.2 10.9H24.8Q28.4 10.9 28.4 14.5V19.6H25V17.4H4V19.6H.6V14.5Q.6 10.9 4.2 10.9Z")[0]), hides=False))
# A field for two sides.
draw("sportscourt", shape("R2 3 28 18.6 3.2", "court", hides=False), line("M16 3V8.8M16 15.8V21.6O16 12.3 3.5M2 8H6.4V16.6H2M30 8H25.6V16.6H30", "marks", hides=False, cut=True))
# A page of a calendar and a clock before it.
draw("calendar.badge.clock", at(ref("calendar", "outline"), 1, 1, 23, 20, stretch=True, name="calendar"), Part("clock", form("O21.4 16.8 5.9"), form("", "O21.4 16.8 5.9")), line("M21.4 13.8V17.2L23.6 18.2", "clock", hides=False), filled=False)
# Somebody walking, and how fast.
draw("figure.walk.motion", solid("O11.4 3.4 2.5", "head", hides=False), line("M10.6 9L9.2 15.8L13 19.4L14 26M9.2 15.8L8.6 20L5.4 26M10.6 9L6.6 11.4L5.4 15.4M10.6 9L13.4 12.6L16.4 13.8", "figure", hides=False), line("M.8 8.4H4M0 19H3.2", "motion", hides=False), filled=False)
# Flaps from all four corners.
FLAPS = "M2 5L13.2 14.2Q15 15.6 16.8 14.2L28 5M2 21L11 12.6M28 21L19 12.6"
DRAWN["envelope"][0][0].solid = cutting(form("", "R2 4 26 18 3"), FLAPS)
