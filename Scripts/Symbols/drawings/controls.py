"""Buttons of game controllers, switches, alignment, and smaller families."""
import math
from compose import Form, Part
from parts import *
LOW = "M2 6.6V14.4Q2 21.4 9 21.4H21Q28 21.4 28 14.4V6.6Q28 4.6 26 4.6H4Q2 4.6 2 6.6Z"
HIGH = "M2 19.4V11.6Q2 4.6 9 4.6H21Q28 4.6 28 11.6V19.4Q28 21.4 26 21.4H4Q2 21.4 2 19.4Z"
WORDS = lambda w: text(w, 15 - 3.6 * len(w), 8.6, 7.2 * len(w), 8.8, cut=True)
for w in "l r lb rb l1 r1".split(): draw(f"{w}.rectangle.roundedbottom", shape(LOW, "button", hides=False), WORDS(w)); ALIASES[f"{w}.button.roundedbottom.horizontal"] = f"{w}.rectangle.roundedbottom"; ALIASES[f"{w}.button.roundedbottom.horizontal.fill"] = f"{w}.rectangle.roundedbottom.fill"
for w in "l2 r2 lt rt zl zr".split(): draw(f"{w}.rectangle.roundedtop", shape(HIGH, "button", hides=False), WORDS(w)); ALIASES[f"{w}.button.roundedtop.horizontal"] = f"{w}.rectangle.roundedtop"; ALIASES[f"{w}.button.roundedtop.horizontal.fill"] = f"{w}.rectangle.roundedtop.fill"
CAPS = "R1 5 28 16 8"
for w in "l4 r4 lm rm m1 m2 m3 m4 p1 p2 p3 p4".split(): draw(f"{w}.button.horizontal", shape(CAPS, "button", hides=False), WORDS(w))
draw("button.horizontal", shape(CAPS, "button"))
for w, name in (("2h", "2h"), ("4h", "4h"), ("4l", "4l"), ("4a", "4a")): draw(f"{name}.circle", shape("O12 12 10", "circle", hides=False), text(w, 6.4, 7.6, 11.2, 8.8, cut=True))
draw("4k.tv", shape("R2 3 26 17 3", "tv"), text("4k", 9, 7, 12, 9, cut=True), line("M9.4 24H20.6", "tv.foot"))
# Align and distribute.
for way, axis in (("left", 2), ("center", 13), ("right", 24)):
    x = lambda w: {"left": 5, "center": 13 - w / 2, "right": 21 - w}[way]
    bars = [shape(f"R{x(16)} 5 16 5.6 1.4", "bar"), shape(f"R{x(10)} 15 10 5.6 1.4", "bar")]
    draw(f"align.horizontal.{way}", line(f"M{axis} 1V24.6", "axis"), *bars)
for way, axis in (("top", 2), ("center", 13), ("bottom", 24)):
    y = lambda h: {"top": 5, "center": 13 - h / 2, "bottom": 21 - h}[way]
    draw(f"align.vertical.{way}", line(f"M1 {axis}H24.6", "axis"), shape(f"R5 {y(16)} 5.6 16 1.4", "bar"), shape(f"R15 {y(10)} 5.6 10 1.4", "bar"))
draw("distribute.horizontal.center", line("M6 1V23M18 1V23", "axes"), shape("R3 4 6 16 1.4", "bar"), shape("R15 7 6 10 1.4", "bar"))
draw("distribute.vertical.center", line("M1 6H23M1 18H23", "axes"), shape("R4 3 16 6 1.4", "bar"), shape("R7 15 10 6 1.4", "bar"))
KEYS = {"up": (9, 2), "left": (0, 12), "down": (9, 12), "right": (18, 12)}
draw("arrowkeys", *[shape(f"R{x} {y} 8 8 1.8", w) for w, (x, y) in KEYS.items()])
for way in KEYS: draw(f"arrowkeys.{way}.filled", *[(solid if w == way else line)(f"R{x} {y} 8 8 1.8", w) for w, (x, y) in KEYS.items()], filled=False)
DPAD = "M9 2H15Q16.4 2 16.4 3.4V7.6H20.6Q22 7.6 22 9V15Q22 16.4 20.6 16.4H16.4V20.6Q16.4 22 15 22H9Q7.6 22 7.6 20.6V16.4H3.4Q2 16.4 2 15V9Q2 7.6 3.4 7.6H7.6V3.4Q7.6 2 9 2Z"
draw("dpad", shape(DPAD, "dpad"))
ARM = {"up": "M12 10L9 6.6V4Q9 3.6 9.4 3.6H14.6Q15 3.6 15 4V6.6Z", "down": "M12 14L9 17.4V20Q9 20.4 9.4 20.4H14.6Q15 20.4 15 20V17.4Z", "left": "M10 12L6.6 9H4Q3.6 9 3.6 9.4V14.6Q3.6 15 4 15H6.6Z", "right": "M14 12L17.4 9H20Q20.4 9 20.4 9.4V14.6Q20.4 15 20 15H17.4Z"}
for way, t in ARM.items(): draw(f"dpad.{way}.filled dpad.{way}.fill", line(DPAD, "dpad"), solid(t, "pressed", hides=False), filled=False)
# Small things in use.
draw("bag", Part("bag", form("M4 8H20Q21.6 8 21.8 9.6L23 22Q23.2 25 20.2 25H3.8Q.8 25 1 22L2.2 9.6Q2.4 8 4 8Z"), form("", "M4 8H20Q21.6 8 21.8 9.6L23 22Q23.2 25 20.2 25H3.8Q.8 25 1 22L2.2 9.6Q2.4 8 4 8Z"), hides=False), line("M7.4 12V6A4.6 4.6 0 0 1 16.6 6V12", "handle", hides=False))
draw("dice", at(shape("R2 2 14 14 3.2", "back"), 0, 0, 15, 15), dot(7.4, 7.4, 1.7, "pips", cut=True), shape("R10.6 10.6 14 14 3.2", "front"), *[dot(x, y, 1.4, "pips", cut=True) for x, y in ((14.4, 14.4), (20.8, 20.8), (17.6, 17.6))])
draw("mug", shape("M3 5H17V19Q17 22.4 13.6 22.4H6.4Q3 22.4 3 19Z", "mug"), line("M17 8.4H19Q22.4 8.4 22.4 12V13Q22.4 16.6 19 16.6H17", "handle"))
draw("ant", ref("ph:bug"))
ALIASES["hourglass.bottomhalf.fill"] = "hourglass.bottomhalf.filled"; ALIASES["hourglass.tophalf.fill"] = "hourglass.tophalf.filled"
draw("pip.enter", line("M14 20H5Q2 20 2 17V6Q2 3 5 3H25Q28 3 28 6V10", "screen"), solid("R17.4 13.4 12 9 2", "picture"), line("M6.4 7.4L12.4 12.6M12.6 7.8V12.8H7.6", "arrow"), filled=False)
draw("pip.exit", line("M14 20H5Q2 20 2 17V6Q2 3 5 3H25Q28 3 28 6V10", "screen"), solid("R17.4 13.4 12 9 2", "picture"), line("M12.6 13L6.6 7.6M6.4 12.4V7.4H11.4", "arrow"), filled=False)
draw("rectangle.and.paperclip", line("M14 21H6Q2 21 2 17V7Q2 3 6 3H24Q28 3 28 7V8", "rectangle"), at("ph:paperclip", 17, 10, 12, 14), filled=False)
draw("music.quarternote.3", *[x for cx, cy in ((3.6, 20.4), (13.4, 17.4), (23.2, 20.4)) for x in (solid(f"O{cx} {cy} 3", "head", hides=False), line(f"M{cx + 2.2} {cy}V{cy - 13}", "stem", hides=False))], filled=False)
draw("camera.filters", line("O12 8 5.6O7.6 15.6 5.6O16.4 15.6 5.6", "filters", hides=False), filled=False)
ALIASES["clear"] = "xmark.square"; ALIASES["clear.fill"] = "xmark.square.fill"
draw("waveform.path", line("M1 12C3 12 3 7 4.6 7C6.6 7 6.2 18 8.4 18C10.6 18 10 3 12.2 3C14.4 3 13.8 21 16 21C18 21 17.8 8 19.4 8C21 8 21 12 23 12"), filled=False)
draw("gearshape.arrow.triangle.2.circlepath", line("M1 10.4A13.4 13.4 0 0 1 25 6.6M25.6 1.6V7H20.2", "arrow"), line("M27 15.6A13.4 13.4 0 0 1 3 19.4M2.4 24.4V19H7.8", "arrow"), at(ref("gearshape", "solid"), 8, 7, 12, 12), filled=False)
ALIASES["gearshape.arrow.trianglehead.2.clockwise.rotate.90"] = "gearshape.arrow.triangle.2.circlepath"
draw("thermometer.snowflake", at("thermometer", 0, 1, 12, 23), at("snowflake", 12.4, 3, 12, 12), filled=False)
draw("text.book.closed", ref("book.closed"), line("M9 7H17M9 11H14.6", "text"))
draw("square.text.square", shape("R2 2 20 20 4", "square", hides=False), line("R6.4 6.4 11.2 11.2 1.4M9 10H15M9 14H13", "text", cut=True))
draw("mail.stack", line("M6 3.6H24", "back"), at("envelope", 1, 7, 28, 19))
draw("space", line("M2 14V17Q2 19 4 19H22Q24 19 24 17V14"), filled=False)
draw("delete.right", at(ref("ph:backspace"), 1, 4, 24, 17, flip=True))
draw("signpost.right", shape("M2 4.4Q2 2 4.4 2H18.6L24.6 8.4L18.6 14.8H4.4Q2 14.8 2 12.4Z", "sign"), line("M12 15V26", "post", hides=False)); draw("signpost.left", shape("M24.6 4.4Q24.6 2 22.2 2H8L2 8.4L8 14.8H22.2Q24.6 14.8 24.6 12.4Z", "sign"), line("M14.6 15V26", "post", hides=False))
draw("x.squareroot", line("M1 12H4L8.6 21L14 3H26", "root"), line("M16.4 10L23 18M23 10L16.4 18", "x"), filled=False)
draw("number", line("M9 2L6 22M18 2L15 22M3 8H22M2 16H21"), filled=False)
draw("ruler", shape("R1 8 28 11 2", "ruler"), line("M6.6 8.4V12.4M12.2 8.4V14M17.8 8.4V12.4M23.4 8.4V14", "marks", hides=False, cut=True))
draw("key", Part("key", form("O8 7 5.4M8 12.4V25.4M8 25H12.4M8 20.4H11.4D8 5.6"), form("", "M8 1A6 6 0 0 1 10.4 12.5V19H12.4V21.6H10.4V23.6H13.4V26.4H8.8Q5.6 26.4 5.6 23.4V12.5A6 6 0 0 1 8 1ZO8 5.6 1.6")))
