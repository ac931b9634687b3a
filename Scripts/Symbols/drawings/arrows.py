"""Arrows, chevrons, arrowheads and their combinations, each direction turned from one drawing."""
from compose import Form, Part
from parts import *

ARROW = "M12 22V2M3.5 10L12 2L20.5 10"  # up
TURN = {"up": 0, "right": 90, "down": 180, "left": 270, "up.right": 45, "down.right": 135, "down.left": 225, "up.left": 315}


def turned(text_, angle, name="", x=0, y=0, w=24, h=24):
    import math
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    f = form(text_).moved(lambda p: (12 + c * (p[0] - 12) - s * (p[1] - 12), 12 + s * (p[0] - 12) + c * (p[1] - 12)))
    return Part(name, f)


def arrow(way, x, y, w, h, **more):
    part = ref("arrow." + way)
    return at(part, x, y, w, h, **{"name": "arrow", **more})


for way in TURN:  # ".to.line", circular ends, compact
    if "." in way: continue
    draw(f"arrow.{way}.to.line.compact", turned("M12 18V5M5.6 11.4L12 5L18.4 11.4M4 2H20", TURN[way]), filled=False)
    draw(f"arrow.{way}.to.line.alt", turned("M12 23V6.4M4.4 13.6L12 6L19.6 13.6M6 2H18", TURN[way]), filled=False)
    draw(f"chevron.{way}.to.line", turned("M4 21L12 12L20 21M4 4H20", TURN[way]), filled=False)


def corner(way, inward=False):
    """A short arrow in the corner, out of the middle or into it."""
    text_ = "M10.4 10.4L2.4 2.4M2.4 9.6V2.4H9.6" if not inward else "M2.4 2.4L10 10M10 3V10H3"
    return turned(text_, {"up.left": 0, "up.right": 90, "down.right": 180, "down.left": 270}[way], "arrow")


for a, b in (("up.left", "down.right"), ("up.right", "down.left")):
    draw(f"arrow.{a}.and.arrow.{b}", corner(a), corner(b), filled=False)
for a, b in (("down.right", "up.left"), ("down.left", "up.right")):  # their heads meet in the middle
    draw(f"arrow.{a}.and.arrow.{b}", corner(b, True), corner(a, True), filled=False)
draw("arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", *[line(t, hides=False) for t in ("M10 10L2.4 2.4M2.4 8.6V2.4H8.6", "M14 10L21.6 2.4M21.6 8.6V2.4H15.4", "M10 14L2.4 21.6M2.4 15.4V21.6H8.6", "M14 14L21.6 21.6M21.6 15.4V21.6H15.4")], filled=False)
# Two arrows beside each other, along one diagonal, apart.
for a, b, t in (("up.left", "down.right", 0), ("up.right", "down.left", 90), ("down.left", "up.right", 270), ("down.right", "up.left", 180)):
    draw(f"arrow.{a}.arrow.{b}", turned("M17 11L7 1M7 8.4V1H14.4", t, "arrow"), turned("M7 13L17 23M17 15.6V23H9.6", t, "arrow"), filled=False)
draw("arrow.right.arrow.left", line("M3 6.5H21M15.5 1L21 6.5L15.5 12M21 19.5H3M8.5 14L3 19.5L8.5 25"), filled=False)
draw("arrow.left.and.line.vertical.and.arrow.right", line("M15 2V24"), line("M11 13H2M6 8.6L2 13L6 17.4"), line("M19 13H28M24 8.6L28 13L24 17.4"), filled=False)
draw("arrow.right.and.line.vertical.and.arrow.left", line("M15 2V24"), line("M2 13H11M7 8.6L11 13L7 17.4"), line("M28 13H19M23 8.6L19 13L23 17.4"), filled=False)
draw("arrow.up.and.line.horizontal.and.arrow.down", line("M2 15H24"), line("M13 11V2M8.6 6L13 2L17.4 6"), line("M13 19V28M8.6 24L13 28L17.4 24"), filled=False)
draw("arrow.down.and.line.horizontal.and.arrow.up", line("M2 15H24"), line("M13 2V11M8.6 7L13 11L17.4 7"), line("M13 28V19M8.6 23L13 19L17.4 23"), filled=False)
draw("arrow.uturn.left", line("M8 15.4L2 9.4L8 3.4M2 9.4H16A6 6 0 0 1 16 21.4H9"), filled=False)
for way, angle in (("up", 90), ("right", 180), ("down", 270)):
    if way == "right": draw("arrow.uturn.right", line("M16 15.4L22 9.4L16 3.4M22 9.4H8A6 6 0 0 0 8 21.4H15"), filled=False)
    elif way == "up": draw("arrow.uturn.up", line("M15.4 8L9.4 2L3.4 8M9.4 2V16A6 6 0 0 0 21.4 16V9"), filled=False)
    else: draw("arrow.uturn.down", line("M15.4 16L9.4 22L3.4 16M9.4 22V8A6 6 0 0 1 21.4 8V15"), filled=False)
draw("arrow.turn.left.up", line("M3 8L9 2L15 8M9 2V16Q9 21 14 21H21"), filled=False)
draw("arrow.turn.right.up", line("M21 8L15 2L9 8M15 2V16Q15 21 10 21H3"), filled=False)
draw("arrow.turn.left.down", line("M3 16L9 22L15 16M9 22V8Q9 3 14 3H21"), filled=False)
draw("arrow.turn.right.down", line("M21 16L15 22L9 16M15 22V8Q15 3 10 3H3"), filled=False)
draw("return.left return", line("M8 7L2 13L8 19M2 13H20Q23 13 23 10V5"), filled=False)
draw("return.right", line("M17 7L23 13L17 19M23 13H5Q2 13 2 10V5"), filled=False)
# Round arrows.
draw("arrow.clockwise", line("M20.6 11.4A9.2 9.2 0 1 1 12 5.4H15.2M10.8 .8L15.4 5.4L10.8 10"), filled=False)
draw("arrow.counterclockwise", line("M3.4 11.4A9.2 9.2 0 1 0 12 5.4H8.8M13.2 .8L8.6 5.4L13.2 10"), filled=False)
FORWARD = [line("M16.9 6.6A9.3 9.3 0 1 1 10.6 5H12.6", "arrow", hides=False), line("M9.8 1.6L13.2 5L9.8 8.4", "arrow", hides=False)]
BACK = [line("M7.1 6.6A9.3 9.3 0 1 0 13.4 5H11.4", "arrow", hides=False), line("M14.2 1.6L10.8 5L14.2 8.4", "arrow", hides=False)]
draw("goforward", *FORWARD, filled=False); draw("gobackward", *BACK, filled=False)
for n in "5 10 15 30 45 60 75 90".split():
    width = 4.6 if len(n) == 1 else 8.8
    for way, base in (("goforward", FORWARD), ("gobackward", BACK)):
        draw(f"{way}.{n}", *base, text(n, 12 - width / 2, 10.4, width, 7.4, "number"), filled=False)
draw("goforward.plus", *FORWARD, line("M12 11V17.6M8.7 14.3H15.3"), filled=False)
draw("gobackward.minus", *BACK, line("M8.7 14.3H15.3"), filled=False)
draw("checkmark.gobackward", *BACK, line("M8.4 14.4L11 17.4L15.8 11.2"), filled=False)
# Release 6 has these with the number in front of a round arrow.
ALIASES["10.arrow.trianglehead.clockwise"] = "goforward.10"; ALIASES["10.arrow.trianglehead.counterclockwise"] = "gobackward.10"
cycle = [line("M3 10.6A9.3 9.3 0 0 1 20 7.4M20.6 2.6V8H15.2", "arrow"), line("M21 13.4A9.3 9.3 0 0 1 4 16.6M3.4 21.4V16H8.8", "arrow")]
draw("arrow.2.circlepath", *cycle, filled=False)
ALIASES["arrow.trianglehead.2.clockwise"] = "arrow.triangle.2.circlepath"
ALIASES["arrow.trianglehead.clockwise"] = "arrow.clockwise"; ALIASES["arrow.trianglehead.counterclockwise"] = "arrow.counterclockwise"
draw("arrow.2.squarepath", line("M4 16V7Q4 4 7 4H19M15.6 .6L19 4L15.6 7.4", "arrow", hides=False), line("M24 8V17Q24 20 21 20H9M12.4 23.4L9 20L12.4 16.6", "arrow", hides=False), filled=False)
draw("arrow.triangle.branch", line("M12 21.6V17.4C12 12.4 3.6 14.6 3.6 9V7M12 17.4C12 12.4 20.4 14.6 20.4 9V7", hides=False), solid("M3.6 1L7.4 7.4H-.2Z", hides=False), solid("M20.4 1L24.2 7.4H16.6Z", hides=False), filled=False)
draw("arrow.triangle.merge", line("M5 23C5 16 12 18 12 11M19 23C19 16 12 18 12 11V8", hides=False), solid("M12 1.4L16.4 8.4H7.6Z", hides=False), filled=False)
ALIASES["arrow.trianglehead.merge"] = "arrow.triangle.merge"
draw("arrow.merge", line("M5 23C5 16 12 18 12 11M19 23C19 16 12 18 12 11V2M6.4 7.6L12 2L17.6 7.6", hides=False), filled=False)
draw("arrow.branch", line("M12 23V16C12 10 5 11 5 3M12 16C12 10 19 11 19 3M1.4 6.6L5 3L8.6 6.6M15.4 6.6L19 3L22.6 6.6", hides=False), filled=False)
draw("arrow.triangle.turn.up.right", line("M5 21V13Q5 9 9 9H14", hides=False), solid("M21 9L13.6 13.8V4.2Z", hides=False), filled=False)
draw("arrow.down.to.line", line("M12 2V17M4 9.5L12 17L20 9.5M3 22H21"), filled=False)
# Fat arrows.
FAT = "M12 1.8L21.4 11.4Q22.6 13 20.8 13H17V20.4Q17 22 15.4 22H8.6Q7 22 7 20.4V13H3.2Q1.4 13 2.6 11.4Z"
for way in ("up", "right", "down", "left"):
    f = turned(FAT, TURN[way], "arrow").outline
    draw(f"arrowshape.{way}", Part("arrow", f, Form([], f.lines)))
reply = "M11.4 3.6L2.6 11Q1.4 12 2.6 13L11.4 20.4Q12.8 21.4 12.8 19.6V16Q20 15.6 23 20.6Q24 21.8 23.8 20Q22.4 8.6 12.8 8V4.4Q12.8 2.6 11.4 3.6Z"
draw("arrowshape.turn.up.left", shape(reply, "arrow"))
draw("arrowshape.turn.up.right", at(shape(reply, "arrow"), 1, 3, 23, 19, flip=True))
draw("arrowshape.turn.up.left.2", line("M10 3.4L2.4 10.6Q1 12 2.4 13.4L10 20.6", "arrow"), at(shape(reply, "arrow"), 8, 3, 22, 18))
draw("arrowshape.left.arrowshape.right", shape("M9.4 3.8L2.6 10.6Q1.4 12 2.6 13.4L9.4 20.2Q10.8 21.2 10.8 19.4V15.6H19.2V19.4Q19.2 21.2 20.6 20.2L27.4 13.4Q28.6 12 27.4 10.6L20.6 3.8Q19.2 2.8 19.2 4.6V8.4H10.8V4.6Q10.8 2.8 9.4 3.8Z", "arrow"))
# Chevrons and heads.
ALIASES["chevron.left.slash.chevron.right"] = "chevron.left.forwardslash.chevron.right"
draw("plus.forwardslash.minus plus.slash.minus", line("M6.5 2V11M2 6.5H11M19.4 3L6.6 23M15 19H24"), filled=False)
draw("minus.forwardslash.plus minus.slash.plus", line("M2 6.5H11M19.4 3L6.6 23M19.5 14.5V23.5M15 19H24"), filled=False)
ALIASES["arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill"] = "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill"
ALIASES["arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill"] = "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill"
# Arrows and rectangles.
for way in ("up", "down"):
    small = at(f"square.and.arrow.{way}", 8, 1, 18, 24)
    draw(f"square.and.arrow.{way}.on.square", line("M6 8.4H5Q2 8.4 2 11.4V24Q2 27 5 27H16Q19 27 19 26.8", "back"), small, filled=True)
draw("rectangle.portrait.and.arrow.right", Part("rectangle", form("M15 8V6Q15 2 11 2H6Q2 2 2 6V22Q2 26 6 26H11Q15 26 15 22V20"), form("", "R2 2 13 24 4")),
     Part("arrow", form("M9 14H25M20 9L25 14L20 19"), cut=False))
draw("iphone.and.arrow.forward", line("M14 7V5Q14 2 11 2H5Q2 2 2 5V23Q2 26 5 26H11Q14 26 14 23V21M6.6 5H9.4", "iphone"), line("M8 14H23M18.4 9.6L23 14L18.4 18.4", "arrow"), filled=False)
draw("ipad.and.arrow.forward", line("M18 8V5Q18 2 15 2H5Q2 2 2 5V23Q2 26 5 26H15Q18 26 18 23V20M8 23H12", "ipad"), line("M10 14H27M22.4 9.6L27 14L22.4 18.4", "arrow"), filled=False)
for n, a in (("rectangle.compress.vertical", ("M13 2V7.6M9.4 4.6L13 8.2L16.6 4.6", "M13 28V22.4M9.4 25.4L13 21.8L16.6 25.4")), ("rectangle.expand.vertical", ("M13 8V2M9.4 5L13 1.4L16.6 5", "M13 22V28M9.4 25L13 28.6L16.6 25"))):
    draw(n, line("R3 11.4 20 7.2 2", "rectangle"), line(a[0], "arrow"), line(a[1], "arrow"), filled=False)
draw("shuffle", ref("ph:shuffle"), filled=False)
REPEAT = [line("M3 11V9.6Q3 6 6.6 6H22M18.4 2.4L22 6L18.4 9.6", "arrow", hides=False), line("M23 14V15.4Q23 19 19.4 19H4M7.6 22.6L4 19L7.6 15.4", "arrow", hides=False)]
draw("repeat", *REPEAT, filled=False)
draw("repeat.1", *REPEAT, line("M11.8 10.6L13.6 9.6V15.4", "number", hides=False), filled=False)
