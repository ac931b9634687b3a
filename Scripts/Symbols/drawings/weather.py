"""Sky and weather: clouds with what falls of them, sun, moon and its phases, horizon."""
import math
from compose import Form, Part
from parts import *

# A small bump at the left, a large one to the right of the middle, as in pictures of Apple's.
CLOUD = "M6.65 19.94A4.65 4.65 0 0 1 5.52 10.79A3.73 3.73 0 0 1 9.75 7.16A6.67 6.67 0 0 1 21.85 11.75A4.26 4.26 0 0 1 20.24 19.94Z"
BOLT = "M14 2L5.4 12.6Q4.8 13.6 6 13.6H11L9.4 21.4Q9.4 22.6 10.4 21.6L18.8 11Q19.4 10 18.2 10H13.2L15 2.6Q15 1 14 2Z"
MOON = "M20.4 14.6A9 9 0 1 1 9.4 3.6Q10.6 3.2 10 4.4A7.4 7.4 0 0 0 19.6 14Q20.8 13.4 20.4 14.6Z"


def cloud(x=1, y=4, w=24, **more): return at(shape(CLOUD, "cloud"), x, y, w, w * .62, **more)


def sun(x, y, r, rays=True, count=8):
    """A disc with rays around `x`, `y`; its rays are lines in both forms."""
    parts = [shape(f"O{x} {y} {r}", "sun")]
    if rays:
        t = ""
        for i in range(count):
            a = 2 * math.pi * i / count
            c, s = math.cos(a), math.sin(a)
            t += f"M{x + c * r * 1.62:.2f} {y + s * r * 1.62:.2f}L{x + c * r * 2.04:.2f} {y + s * r * 2.04:.2f}"
        parts.append(line(t, "rays", hides=False))
    return parts


def moon(x, y, w, **more): return at(shape(MOON, "moon"), x, y, w, w, **more)


def bolt(x, y, h, **more): return at(solid(BOLT, "bolt"), x, y, h * .72, h, **more)


def slants(xs, y, length, name="rain"):
    return line("".join(f"M{x:.2f} {y}L{x - length * .45:.2f} {y + length}" for x in xs), name)


def flake(x, y, r=1.9):
    return line("".join(f"M{x - r * math.cos(a):.2f} {y - r * math.sin(a):.2f}L{x + r * math.cos(a):.2f} {y + r * math.sin(a):.2f}"
                        for a in (math.pi / 2, math.pi / 6, -math.pi / 6)), "snow", hides=False)


RAIN = [slants([6.4, 10.6, 14.8, 19], 20, 4.2)]
FALL = {
    "rain": RAIN,
    "heavyrain": [slants([7, 11.2, 15.4, 19.6], 19.6, 3), slants([5, 9.2, 13.4, 17.6], 24.2, 3)],
    "drizzle": [slants([7.6, 12.8, 18], 19.8, 1.6), slants([4.4, 9.6, 14.8], 22.6, 1.6)],
    "snow": [flake(6, 22), flake(12.6, 22), flake(19.2, 22)],
    "hail": [slants([8, 14.4, 20.8], 19.6, 2), dot(5.4, 24.4, 1.3, "hail"), dot(11.8, 24.4, 1.3, "hail"), dot(18.2, 24.4, 1.3, "hail")],
    "sleet": [slants([7, 14.8], 19.8, 3.2), flake(10.4, 23), flake(18.4, 23)],
    "fog": [line("M5 20.4H21M7.4 24.4H18.6", "fog")],
    "bolt": [bolt(8.6, 15.6, 10.4)],
    "bolt.rain": [slants([6.2], 20, 4.2), bolt(8.8, 15.6, 10.4), slants([20.4], 20, 4.2)],
}
for word, falling in FALL.items(): draw("cloud." + word, cloud(1, 2, 24), *falling)
draw("cloud", cloud(1, 4, 24))
ALIASES["icloud"] = "cloud"
UP = [shape("O18.4 6.2 3.9", "sun"), line("".join(f"M{18.4 + 6.1 * math.cos(a):.2f} {6.2 + 6.1 * math.sin(a):.2f}L{18.4 + 7.8 * math.cos(a):.2f} {6.2 + 7.8 * math.sin(a):.2f}"
      for a in [math.radians(45 * i) for i in (-5, -4, -3, -2, -1, 0, 1, 2)]), "rays", hides=False)]
SMALL = dict(x=.6, y=8.6, w=21)
NIGHT = [moon(13, 0, 11.4)]
LOW = {"rain": [slants([5.6, 9.2, 12.8, 16.4], 24.6, 3.6)], "bolt": [bolt(7, 20.4, 9)]}
for sky, behind in (("sun", UP), ("moon", NIGHT)):
    draw(f"cloud.{sky}", *behind, cloud(**SMALL))
    for word in LOW: draw(f"cloud.{sky}.{word}", *behind, cloud(**SMALL), *LOW[word])
draw("sun.min", shape("O12 12 4.9", "sun"), *[dot(12 + 8.6 * math.cos(math.radians(45 * i)), 12 + 8.6 * math.sin(math.radians(45 * i)), 1.0, "rays", hides=False) for i in range(8)])
draw("light.max", line("O12 12 4.4" + "".join(f"M{12 + 7.2 * math.cos(a):.2f} {12 + 7.2 * math.sin(a):.2f}L{12 + 10.4 * math.cos(a):.2f} {12 + 10.4 * math.sin(a):.2f}" for a in [math.radians(45 * i) for i in range(8)])), filled=False)
draw("light.min", line("O12 12 4.4"), *[dot(12 + 8.2 * math.cos(math.radians(45 * i)), 12 + 8.2 * math.sin(math.radians(45 * i)), .95, hides=False) for i in range(8)], filled=False)
draw("rays", line("".join(f"M{12 + 5 * math.cos(a):.2f} {12 + 5 * math.sin(a):.2f}L{12 + 10.4 * math.cos(a):.2f} {12 + 10.4 * math.sin(a):.2f}" for a in [math.radians(45 * i) for i in range(8)])), filled=False)
STAR4 = "M12 1Q13 11 23 12Q13 13 12 23Q11 13 1 12Q11 11 12 1Z"
draw("moon.stars", moon(1, 3, 20), at(solid(STAR4, "stars"), 14, 1, 6, 6), at(solid(STAR4, "stars"), 17.6, 7, 5.4, 5.4))
draw("moon.zzz", moon(1, 4, 20), line("M14.4 2H18.4L14.4 6.6H18.4M20 7.4H23L20 10.8H23", "zzz"))
draw("zzz", line("M2 13.6H10L2 22.6H10M11.4 7H17.4L11.4 14H17.4M18.4 2H22.6L18.4 7H22.6"), filled=False)
# The sun over the horizon and rising or setting.
RAYS = "M4.4 10.4L6 12M19.6 10.4L18 12M.8 18H3M21 18H23.2"
def horizon(arrow):
    return [shape("M6.6 18A5.4 5.4 0 0 1 17.4 18Z", "sun"), line(RAYS, "rays", hides=False), line(arrow, "arrow", hides=False), line("M3 22H21", "horizon", hides=False)]
draw("sunrise", *horizon("M12 9.4V2M8.6 5.4L12 2L15.4 5.4"))
draw("sunset", *horizon("M12 1.6V9M8.6 5.6L12 9L15.4 5.6"))
draw("sun.horizon", shape("M6.6 18A5.4 5.4 0 0 1 17.4 18Z", "sun"), line(RAYS + "M12 6.6V8.8", "rays", hides=False), line("M3 22H21", "horizon", hides=False))
draw("sun.and.horizon", shape("M7.4 17.2A5.4 5.4 0 1 1 16.6 17.2Z", "sun"), line("M12 4V5.6M4.4 8.4L5.8 9.4M19.6 8.4L18.2 9.4M2 15H4M20 15H22", "rays", hides=False), line("M2 20.4H22", "horizon", hides=False))
night = lambda arrow: [moon(5.6, 7.4, 12.6), line(arrow, "arrow"), line("M3 22.4H21", "horizon")]
draw("moonrise", *night("M15.6 8.4V1.6M12.4 4.6L15.6 1.4L18.8 4.6"))
draw("moonset", *night("M15.6 1.6V8.4M12.4 5.2L15.6 8.4L18.8 5.2"))
top = [shape("M5.6 14A6.4 6.4 0 1 1 18.4 14Z", "sun"), line("M12 1.4V3.4M4.4 5L5.8 6.4M19.6 5L18.2 6.4M1.6 12.6H3.4M20.4 12.6H22.4", "rays", hides=False)]
draw("sun.haze", *top, line("M2 17.6H9M12 17.6H22M4 21.6H14M17 21.6H20", "haze", hides=False))
draw("sun.dust", *top, *[dot(x, y, 1.1, "dust", hides=False) for x, y in ((3, 17.6), (7.5, 17.6), (12, 17.6), (16.5, 17.6), (21, 17.6), (7.5, 21.6), (12, 21.6), (16.5, 21.6))])
draw("sun.rain", *top, slants([6, 10.2, 14.4, 18.6], 17.4, 4.2))
draw("sun.snow", *top, flake(5.4, 20), flake(12, 20), flake(18.6, 20))
crescent = at(shape(MOON, "moon"), 4, .6, 14.6, 14.6)
draw("moon.haze", crescent, line("M2 18H9M12 18H22M4 22H14M17 22H20", "haze"))
draw("moon.dust", crescent, *[dot(x, y, 1.1, "dust", hides=False) for x, y in ((3, 18), (7.5, 18), (12, 18), (16.5, 18), (21, 18), (7.5, 22), (12, 22), (16.5, 22))])
draw("smoke", at(shape(CLOUD, "cloud"), 3, 2, 20, 12.4), line("M2 18H9M12 18H22M5 22H14M17 22H19", "smoke", hides=False))
draw("wind", line("M2 9.4H15A3.7 3.7 0 1 0 11.6 4.4M2 14H20A3.4 3.4 0 1 1 17 19M2 18.6H10A2.6 2.6 0 1 1 7.8 22.4", hides=False), filled=False)
draw("wind.snow", line("M2 9.4H13A3.2 3.2 0 1 0 10 5M2 14.2H12", "wind"), flake(18.6, 6.4, 2.6), flake(17.6, 16, 2.6), flake(10.6, 20.4, 2.6), filled=False)
draw("snowflake", line("".join(f"M{12 - 10 * math.cos(a):.2f} {12 - 10 * math.sin(a):.2f}L{12 + 10 * math.cos(a):.2f} {12 + 10 * math.sin(a):.2f}" for a in (math.pi / 2, math.pi / 6, -math.pi / 6))
     + "".join(f"M{12 + 6.2 * math.cos(a) + 4 * math.cos(a + .93):.2f} {12 + 6.2 * math.sin(a) + 4 * math.sin(a + .93):.2f}L{12 + 6.2 * math.cos(a):.2f} {12 + 6.2 * math.sin(a):.2f}L{12 + 6.2 * math.cos(a) + 4 * math.cos(a - .93):.2f} {12 + 6.2 * math.sin(a) + 4 * math.sin(a - .93):.2f}" for a in [math.radians(30 + 60 * i) for i in range(6)]), hides=False), filled=False)
draw("snow", flake(6.4, 7.4, 4.2), flake(17.4, 6, 4.2), flake(12.4, 17.6, 4.2), filled=False)
draw("tornado", line("M2 4H22M4.6 8.6H20M8 13.2H18M10.6 17.8H16M12.6 22.4H13.4"), filled=False)
draw("hurricane", line("O12 12 3.4M20 2.6C12.4 1.4 4.6 5.6 4.6 12C4.6 16.4 8 19.4 12 19.4M4 21.4C11.6 22.6 19.4 18.4 19.4 12C19.4 7.6 16 4.6 12 4.6", hides=False), filled=False)
draw("tropicalstorm", solid("O12 12 3.6"), line("M20 2.6C12.4 1.4 4.6 5.6 4.6 12C4.6 16.4 8 19.4 12 19.4M4 21.4C11.6 22.6 19.4 18.4 19.4 12C19.4 7.6 16 4.6 12 4.6", hides=False), filled=False)
# Phases: what is lit is filled; the rest is the border.
R = 10
def phase(name, lit):
    draw("moonphase." + name, Part("lit", form("", lit), None, hides=False), Part("disc", form("O12 12 10"), None, hides=False), filled=False)
    inverse(name, lit)


def inverse(name, lit):
    rest = text_of(area(own("O12 12 10.8")[0]).difference(area(own(lit)[0]))) if lit else own("O12 12 10.8")[0]
    draw(f"moonphase.{name}.inverse", Part("dark", Form([], rest), None, hides=False), Part("disc", form("O12 12 10"), None, hides=False), filled=False)


HALF_R, HALF_L = "M12 2A10 10 0 0 1 12 22", "M12 2A10 10 0 0 0 12 22"
phase("new.moon", ""); phase("full.moon", "O12 12 10")
phase("first.quarter", HALF_R + "Z"); phase("last.quarter", HALF_L + "Z")
phase("waxing.crescent", HALF_R + "A6.4 10 0 0 0 12 2Z"); phase("waning.crescent", HALF_L + "A6.4 10 0 0 1 12 2Z")
phase("waxing.gibbous", HALF_R + "A6.4 10 0 0 1 12 2Z"); phase("waning.gibbous", HALF_L + "A6.4 10 0 0 0 12 2Z")
DROP = "M12 1.6C12 1.6 19.4 9.4 19.4 15A7.4 7.4 0 0 1 4.6 15C4.6 9.4 12 1.6 12 1.6Z"
draw("drop", shape(DROP, "drop"))
draw("drop.halffull", line(DROP, "drop"), Part("half", clipped(DROP, 0, 13, 24, 12), None, hides=False), filled=False)
draw("humidity", shape(DROP, "drop"), line("M20 5H27M22 10H28M23 15H29", "humidity"))
# The sky's cloud as Apple's service, with signs in it or beside it.
CX, CY = 13, 13.4
for sign, t in {"xmark": "M10 10.6L16 16.6M16 10.6L10 16.6", "checkmark": "M9.4 14L12 16.8L17 10.4", "exclamationmark": "M13 8.4V13.2D13 16.6",
                "arrow.clockwise": None, "arrow.counterclockwise": None, "bolt.horizontal": "M15.4 9.4L9.6 13.4H13.2L12.4 17L17.4 12.6H13.8Z", "key": None, "link": None, "lock": None, "person": None, "arrow.triangle.2.circlepath": None}.items():
    inner = line(t, sign) if t else None
    if sign == "bolt.horizontal": inner = Part("bolt", form("", t), form("", t), cut=True)
    if inner is None:
        source = {"arrow.clockwise": "arrow.clockwise", "arrow.counterclockwise": "arrow.counterclockwise", "key": "ph:key", "link": "ph:link-simple", "lock": "ph:lock-simple", "person": "ph:user", "arrow.triangle.2.circlepath": "arrow.triangle.2.circlepath"}[sign]
        filled_ = source.startswith("ph:") and sign != "link"
        inner = at(ref(source, "solid" if filled_ else "outline"), CX - 4.6, CY - 4.4, 9.2, 9.2, name=sign)
        inner.cut = True
    name = f"{sign}.icloud" if sign not in () else sign
    draw(name, shape(CLOUD, "cloud"), inner)
draw("cloud.rainbow.half", at(shape(CLOUD, "cloud"), 0, 11, 17, 11), line("M6 9A13 13 0 0 1 24 21.4M9.4 11.6A9.4 9.4 0 0 1 20.6 21.4", "rainbow"))
draw("rainbow", line("M1 20A11 11 0 0 1 23 20M4.8 20A7.2 7.2 0 0 1 19.2 20M8.6 20A3.4 3.4 0 0 1 15.4 20"), filled=False)
draw("umbrella", shape("M12 4.2A10 9 0 0 1 22 13.4H2A10 9 0 0 1 12 4.2Z", "canopy"), line("M12 2V4M12 14V19.6A2.4 2.4 0 0 0 16.8 19.6", "handle", hides=False))
