"""Persons, busts, faces, hands, hearts."""
import compose
from compose import Form, Part
from parts import *

HEAD = "O12 6.8 4.6"
BODY = "M3.4 21.2C3.4 16.6 7.2 14 12 14C16.8 14 20.6 16.6 20.6 21.2Q20.6 22.4 19.4 22.4H4.6Q3.4 22.4 3.4 21.2Z"

def person(x, y, w, name="person", **more): return at(shape(HEAD + BODY, name), x, y, w, w * 1.17, **more)

def beside(name, *front):
    """A person with something at its side."""
    draw("person" + name, person(0, 2, 18), *front)

draw("person", shape(HEAD + BODY, "person"))
draw("person.2", person(11, 3, 15, name="behind"), person(0, 2, 17))
draw("person.3", person(-1, 5, 13.6, name="behind"), person(30.6, 5, 13.6, name="behind"), person(13.2, 1.4, 16.8))

for n, t in {"fill.checkmark": "M19 12L21.6 15L26.4 8.4", "fill.xmark": "M19.6 8.6L26 15M26 8.6L19.6 15"}.items():
    draw("person." + n, at(ref("person", "solid"), 0, 2, 18, 21, name="person"), line(t, n[5:]), filled=False)
draw("person.fill.questionmark", at(ref("person", "solid"), 0, 2, 18, 21, name="person"), at("questionmark", 20, 4, 6.4, 11), filled=False)
for kind in ("", ".fill"):
    base = lambda: at(ref("person" + kind, "solid" if kind else "outline"), 7.4, 6, 14, 16.4, name="person")
    draw(f"person{kind}.and.arrow.left.and.arrow.right", base(), line("M4.6 12H0M2.6 9L-.4 12L2.6 15", "arrow"), line("M24.4 12H29M26.4 9L29.4 12L26.4 15", "arrow"), filled=False)
draw("person.line.dotted.person", person(0, 2, 12), *[dot(x, 14, .9) for x in (14.4, 17.4, 20.4)], person(22.6, 2, 12))
draw("person.wave.2", person(0, 2, 17), line("M19.4 5.2C20.8 7 20.8 9.6 19.4 11.4", "wave"), line("M22.8 2.6C25.4 6 25.4 10.6 22.8 14", "wave"))
# A bust in a frame: the shoulders end at the frame.
CIRCLE = "O12 12 10"
def bust(frame):
    head = "O12 9.4 3.8"
    body = "M4.4 24C4.4 18 7.4 15.6 12 15.6C16.6 15.6 19.6 18 19.6 24Z"
    inner = area(own(frame)[0])
    solid_body = text_of(area(own(body)[0]).intersection(inner.buffer(-.2)))
    shoulders = compose.text_of(compose.LineString([p for r in compose.runs(own("M4.4 24C4.4 18 7.4 15.6 12 15.6C16.6 15.6 19.6 18 19.6 24")[0]) for p in r]).intersection(inner))
    sign = Part("person", Form(own(head)[0] + shoulders), Form([], own(head)[0] + solid_body), hides=False, cut=True)
    return sign

def crop(name, frame, role):
    b = bust(frame)
    draw(name, shape(frame, role, hides=False), b)

crop("person.crop.circle", CIRCLE, "circle")
crop("person.crop.square", "R2 2 20 20 4", "square")
draw("person.crop.rectangle", shape("R-2 2 28 20 4", "rectangle", hides=False), at(bust("R2 2 20 20 4"), 4, 6, 16, 15.6, hides=False, cut=True))
draw("person.crop.artframe", line("R2 2 20 24 2R5 5 14 18 .6", "frame"), at(ref("person", "solid"), 7.6, 9, 8.8, 11), filled=False)
draw("person.crop.circle.dashed", ref("circle.dashed"), at(ref("person", "outline"), 7, 6.4, 10, 11.6, name="person"), filled=False)
draw("person.text.rectangle", shape("R0 3 30 20 4", "rectangle"), at(ref("person", "solid"), 4, 8, 8.6, 10, cut=True), line("M17 10H25.4M17 15H23", "text"))
draw("person.crop.rectangle.stack", line("M5 4.6H25", "back"), line("M8 1H22", "back"), shape("R1 8.4 28 18 4", "rectangle"), at(ref("person", "solid"), 10, 11.6, 10, 11.6, cut=True))
ALIASES["rectangle.stack.person.crop"] = "person.crop.rectangle.stack"; ALIASES["rectangle.stack.person.crop.fill"] = "person.crop.rectangle.stack.fill"

draw("rectangle.inset.filled.and.person.filled", line("M14 21H6Q2 21 2 17V8Q2 4 6 4H24Q28 4 28 8V11", "rectangle"), at(ref("person", "solid"), 17, 12, 12, 13.6), filled=False)
# Faces.
draw("face.smiling smiley", shape("O12 12 10", "face", inner="D8.6 9.4D15.4 9.4M7.4 14.4C9.4 18 14.6 18 16.6 14.4"))
draw("face.smiling.inverse", ref("face.smiling.fill"), filled=False)
DRAWN["face.dashed"] = ([ref("circle.dashed"), Part("face", form("M7.6 14.4C9.6 17.6 14.4 17.6 16.4 14.4D8.6 9.4D15.4 9.4"))], False)
draw("faceid", line("M2 7.4V6Q2 2 6 2H7.4M16.6 2H18Q22 2 22 6V7.4M22 16.6V18Q22 22 18 22H16.6M7.4 22H6Q2 22 2 18V16.6", "frame"), line("M8 8V10M16 8V10M12.6 8V13H11.4M8 16C10.2 18 13.8 18 16 16", "face", hides=False), filled=False)
draw("viewfinder", line("M2 7.4V6Q2 2 6 2H7.4M16.6 2H18Q22 2 22 6V7.4M22 16.6V18Q22 22 18 22H16.6M7.4 22H6Q2 22 2 18V16.6", "frame"), filled=False)
# Bars, and squares in squares, as in pictures of Apple's.
draw("barcode", *[solid(f"R{x} 2 {w} 17.6 .2", "bars", hides=False) for x, w in ((0, 1.6), (2.6, .9), (4.6, 2.3), (8, .9), (9.9, 1.6), (12.5, .9), (14.4, .9), (16.3, 2.3), (19.6, .9), (21.4, 1.6))], filled=False)
FINDER = "M2 8V6.4Q2 2 6.4 2H8M20 2H21.6Q26 2 26 6.4V8M26 20V21.6Q26 26 21.6 26H20M8 26H6.4Q2 26 2 21.6V20"
def find(name, part, x=7.6, y=7.6, w=12.8, h=12.8): draw(name, line(FINDER, "frame"), at(part, x, y, w, h), filled=False)
find("plus.viewfinder", "plus"); find("qrcode.viewfinder", "qrcode", 8.2, 8.2, 11.6, 11.6); find("barcode.viewfinder", "barcode", 6.6, 8.4, 14.8, 11.2); find("location.viewfinder", "location"); find("location.fill.viewfinder", ref("location", "solid"))
find("dot.viewfinder", dot(12, 12, 4), 10.4, 10.4, 7.2, 7.2); find("camera.viewfinder", "camera"); find("ellipsis.viewfinder", "ellipsis", 8, 11, 12, 6)
find("text.viewfinder", line("M2 4H22M2 12H22M2 20H14")); find("doc.viewfinder", ref("ph:file"), 7, 6, 14, 16); find("doc.text.viewfinder", ref("ph:file-text"), 7, 6, 14, 16)
find("doc.viewfinder.fill", ref("ph:file", "solid"), 7, 6, 14, 16); find("doc.text.fill.viewfinder", ref("ph:file-text", "solid"), 7, 6, 14, 16)
find("person.viewfinder", "person"); find("person.fill.viewfinder", ref("person", "solid")); find("key.viewfinder", ref("ph:key", "solid"))

find("vial.viewfinder", "ph:test-tube")
# Hearts.
HEART = "M12 21.6C6.4 17.8 1.6 13.6 1.6 8.4C1.6 4.8 4.2 2.6 7 2.6C9.2 2.6 11 3.8 12 5.8C13 3.8 14.8 2.6 17 2.6C19.8 2.6 22.4 4.8 22.4 8.4C22.4 13.6 17.6 17.8 12 21.6Z"
draw("heart suit.heart", shape(HEART, "heart"))
ALIASES["suit.heart.fill"] = "heart.fill"
draw("bolt.heart", shape(HEART, "heart"), at(solid("M14 2L5.4 12.6Q4.8 13.6 6 13.6H11L9.4 21.4Q9.4 22.6 10.4 21.6L18.8 11Q19.4 10 18.2 10H13.2L15 2.6Q15 1 14 2Z", "bolt"), 8, 5.4, 8, 11, cut=True))
draw("arrow.up.heart", shape(HEART, "heart"), line("M12 15V7.4M8.8 10.4L12 7.2L15.2 10.4", "arrow")); draw("arrow.down.heart", shape(HEART, "heart"), line("M12 7.4V15M8.8 12L12 15.2L15.2 12", "arrow"))
draw("arrow.clockwise.heart", shape(HEART, "heart"), at("arrow.clockwise", 7.8, 6.4, 8.4, 8.8))
draw("heart.text.square", shape("R2 2 20 20 4", "square"), at(solid(HEART, "heart", cut=True), 5.4, 5.4, 7, 6.4), line("M15.4 8.6H18.4M6 15H18M6 18.4H14", "text"))
