"""Currency signs, letters, lines of text, lists, mathematical signs, bubbles."""
from compose import Form, Part
from parts import *

# Currency: a letter or two with bars. Own strokes on a field about 16 wide and 20 high.
MONEY = {
    "eurosign": "M15.4 4C14 2.2 12.4 1.4 10.4 1.4C6.4 1.4 4.2 5 4.2 10C4.2 15 6.4 18.6 10.4 18.6C12.4 18.6 14 17.8 15.4 16M1.6 8H12M1.6 12H11",
    "sterlingsign lirasign": None,
    "sterlingsign": "M13.6 5.2C13.2 2.8 11.6 1.4 9.4 1.4C6.8 1.4 5.2 3.2 5.2 5.8C5.2 8.6 6.8 10.4 6.8 13.2C6.8 15.8 5 17.6 2.6 18.6H14.4M2.6 10.6H11.6",
    "lirasign": "M13.6 5.2C13.2 2.8 11.6 1.4 9.4 1.4C6.8 1.4 5.2 3.2 5.2 5.8C5.2 8.6 6.8 10.4 6.8 13.2C6.8 15.8 5 17.6 2.6 18.6H14.4M2.6 9H11.6M2.6 12.2H11.6",
    "yensign": "M2 1.4L8 9.6L14 1.4M8 9.6V18.6M3.4 10.6H12.6M3.4 14.2H12.6",
    "wonsign": "M1 1.4L5.4 18.6L10 4.4L14.6 18.6L19 1.4M.4 8H19.6M.4 11.8H19.6",
    "rublesign": "M5 18.6V1.4H10.2C13.4 1.4 15 3.4 15 6C15 8.6 13.4 10.8 10.2 10.8H2.4M2.4 14.4H10.6",
    "indianrupeesign": "M2.4 1.4H14M2.4 6H14M5 1.4C9.6 1.4 11.2 3 11.2 5.8C11.2 8.8 8.6 10.6 3 10.6L11.4 18.6",
    "bahtsign": "M4 2.8H9.4C12 2.8 13.6 4.2 13.6 6.2C13.6 8.4 12 9.8 9.4 9.8H4M9.4 9.8C12.6 9.8 14.2 11.2 14.2 13.4C14.2 15.8 12.6 17.2 9.4 17.2H4V2.8M8.8 .2V19.8",
    "bitcoinsign": "M4.4 2.8H9.4C12 2.8 13.6 4.2 13.6 6.2C13.6 8.4 12 9.8 9.4 9.8H4.4M9.4 9.8C12.6 9.8 14.2 11.2 14.2 13.4C14.2 15.8 12.6 17.2 9.4 17.2H4.4V2.8M2.4 2.8H4.4M2.4 17.2H4.4M6.8 .2V2.8M10 .2V2.8M6.8 17.2V19.8M10 17.2V19.8",
    "cedisign": "M14 4.6C12.8 2.4 10.8 1.4 8.8 1.4C5 1.4 2.6 5 2.6 10C2.6 15 5 18.6 8.8 18.6C10.8 18.6 12.8 17.6 14 15.4M9 -1V21",
    "centsign": "M13.4 7.2C12.4 5.6 11 4.8 9 4.8C5.4 4.8 3.4 7.2 3.4 10.2C3.4 13.2 5.4 15.6 9 15.6C11 15.6 12.4 14.8 13.4 13.2M9 1.4V19",
    "coloncurrencysign": "M14.4 4.6C13.2 2.4 11.2 1.4 9.2 1.4C5.4 1.4 3 5 3 10C3 15 5.4 18.6 9.2 18.6C11.2 18.6 13.2 17.6 14.4 15.4M11 -1L4.6 21M14.4 -1L8 21",
    "cruzeirosign": "M13.4 4.6C12.2 2.4 10.4 1.4 8.4 1.4C4.8 1.4 2.4 5 2.4 10C2.4 15 4.8 18.6 8.4 18.6C10.4 18.6 12.2 17.6 13.4 15.4M7.4 8.4V16M7.4 10.6C8 9 9.4 8 11.4 8.4",
    "dongsign": "M12 1.4V15.4M7.4 4.6H14.6M12 10.8C12 8.2 10.4 6.6 8 6.6C5.4 6.6 3.6 8.4 3.6 11C3.6 13.6 5.4 15.4 8 15.4C10.4 15.4 12 13.6 12 11M3.6 19H13",
    "eurozonesign": "M12.6 4.6C11.4 2.4 9.6 1.4 7.8 1.4C4.2 1.4 1.8 5 1.8 10C1.8 15 4.2 18.6 7.8 18.6C9.6 18.6 11.4 17.6 12.6 15.4M17.6 4.6H9V15.4H17.6M9 10H16.4",
    "florinsign": "M15.4 2.6C14.6 1.6 13.6 1.2 12.6 1.4C10.6 1.6 9.6 3.4 9 6L6.6 15.6C6 18 5 19.2 3.4 19.4C2.4 19.4 1.6 19 1 18.4M4.4 8.4H13",
    "francsign": "M14 1.4H5V18.6M5 10H12.4M2 14.6H10",
    "guaranisign": "M14 4.6C12.8 2.4 10.8 1.4 8.8 1.4C5 1.4 2.6 5 2.6 10C2.6 15 5 18.6 8.8 18.6C12.4 18.6 14.6 16 14.6 10.6H9M9 -1V21",
    "hryvniasign": "M4 4.6C4.6 2.4 6.4 1.4 8.8 1.4C11.6 1.4 13.4 2.8 13.4 5C13.4 9.6 4.6 9 4.6 14.6C4.6 17 6.4 18.6 9.2 18.6C11.6 18.6 13.4 17.6 14 15.4M2 8.2H16M2 11.8H16",
    "kipsign": "M4.6 1.4V18.6M14 1.4L5.6 10L14 18.6M1.4 10H14.6",
    "larisign": "M3 18.6H15.4M8.4 18.6C4.8 17.4 3 14.4 3 10.8C3 6.4 5.4 3.6 9.2 3.6C13 3.6 15.4 6.4 15.4 10.8M7.6 1V10.4M10.8 1V10.4",
    "manatsign": "M2.4 18.6V12C2.4 7.4 4.8 4.8 9 4.8C13.2 4.8 15.6 7.4 15.6 12V18.6M9 1.4V18.6",
    "millsign": "M2.4 18V7M2.4 10C2.8 7.8 4.2 6.8 6 6.8C8.2 6.8 9.4 8.2 9.4 10.6V18M9.4 10C9.8 7.8 11.2 6.8 13 6.8C15.2 6.8 16.4 8.2 16.4 10.6V18M11.4 4L7 21",
    "nairasign": "M4 18.6V1.4L14.6 18.6V1.4M1 8H17.6M1 12H17.6",
    "pesosign": "M5 18.6V1.4H9.8C13 1.4 14.6 3.4 14.6 6.2C14.6 9 13 11 9.8 11H5M2 4.6H17.4M2 7.8H17.4",
    "shekelsign": "M2.4 18.6V1.4H7C10 1.4 11.6 3.2 11.6 6.2V13.4M6.8 6.6V18.6H11.4C14.4 18.6 16 16.8 16 13.8V1.4",
    "tengesign": "M2 1.6H16M2 6H16M9 6V18.6",
    "tugriksign": "M2 1.4H16M9 1.4V18.6M4.4 10L13.6 6.8M4.4 13.6L13.6 10.4",
    "turkishlirasign": "M6.4 1.4V18.6C12 18.6 15 15.4 15 10.4M2.6 9L11.4 4.8M2.6 13L11.4 8.8",
    "australsign": "M1.6 18.6L9 1.4L16.4 18.6M1 11H17M1 14.4H17",
    "pesetasign": "M3.4 18.6V1.4H7C9.8 1.4 11.2 3.2 11.2 5.6C11.2 8 9.8 9.8 7 9.8H3.4M.8 6.4H15M15.4 4V15.6C15.4 17.6 16.4 18.4 18 18.2M13 9H18.2",
}
for name, t in MONEY.items():
    if t: draw(name, line(t, name), filled=False)
ALIASES["sheqelsign"] = "shekelsign"
draw("rupeesign", text("r", 1, 2, 8, 16), line("M15.4 9.4C14.8 8.2 13.8 7.6 12.6 7.6C11 7.6 10 8.4 10 9.6C10 12.6 15.8 11.2 15.8 14.6C15.8 16.2 14.6 17.6 12.6 17.6C11 17.6 10 16.8 9.4 15.4"), filled=False)
draw("brazilianrealsign", text("r", 0, 3, 9, 15), at("dollarsign", 11, 1, 9, 19), filled=False)
draw("australiandollarsign", text("a", 0, 3, 9.6, 15), at("dollarsign", 11.4, 1, 9, 19), filled=False)
draw("polishzlotysign", line("M1 7.6H8.6L1 18H8.6M12.6 1.4V18M9.8 11.6L15.4 8.6"), filled=False)
TURNING = [line("M2.6 10.4A10 10 0 0 1 20.4 6.6M20.8 2.2V7H16", "arrow"), line("M21.4 13.6A10 10 0 0 1 3.6 17.4M3.2 21.8V17H8", "arrow")]
for name in [n for n in MONEY if " " not in n] + ["rupeesign", "brazilianrealsign", "australiandollarsign", "polishzlotysign", "dollarsign"]:
    draw(name + ".arrow.circlepath", *TURNING, at(name, 7.6, 6.6, 8.8, 10.8), filled=False)
# Signs.
ALIASES["numbersign"] = "number"
draw("f.cursive", line("M17 4.4C16.4 2.8 15 2 13.6 2.4C11.6 2.8 10.8 4.6 10.2 7L7.8 17.4C7.2 19.8 6.4 21.4 4.6 21.8C3.2 22 2.2 21.2 1.6 20M5.4 9H14.4"), filled=False)
draw("fx", line("M12 3.4C10 2.4 8.4 3.4 7.8 6L5 18.6C4.4 21 3 21.8 1.2 21.2M3.4 9.4H10.6M13 9.4L21 19.4M21 9.4L13 19.4"), filled=False)
draw("parentheses", line("M7 2C3.4 5 2 8 2 12C2 16 3.4 19 7 22M17 2C20.6 5 22 8 22 12C22 16 20.6 19 17 22"), filled=False)
draw("ellipsis.curlybraces", at(line("M7 2C4.4 2 4.4 3.4 4.4 6V8.6C4.4 11 3.4 12 2 12C3.4 12 4.4 13 4.4 15.4V18C4.4 20.6 4.4 22 7 22"), 0, 2, 6, 20), at(line("M17 2C19.6 2 19.6 3.4 19.6 6V8.6C19.6 11 20.6 12 22 12C20.6 12 19.6 13 19.6 15.4V18C19.6 20.6 19.6 22 17 22"), 22, 2, 6, 20), dot(9, 12, 1.4), dot(14, 12, 1.4), dot(19, 12, 1.4), filled=False)
draw("curlybraces", at(line("M7 2C4.4 2 4.4 3.4 4.4 6V8.6C4.4 11 3.4 12 2 12C3.4 12 4.4 13 4.4 15.4V18C4.4 20.6 4.4 22 7 22"), 1, 2, 8, 20), at(line("M17 2C19.6 2 19.6 3.4 19.6 6V8.6C19.6 11 20.6 12 22 12C20.6 12 19.6 13 19.6 15.4V18C19.6 20.6 19.6 22 17 22"), 15, 2, 8, 20), filled=False)
draw("exclamationmark.questionmark", at("exclamationmark", 2, 3, 3, 18), at("questionmark", 8, 3, 12, 18), filled=False)
draw("123.rectangle", shape("R0 4 30 18 4", "rectangle"), text("123", 5, 8.6, 20, 8.8))
draw("sos", text("sos", 0, 4, 28, 13), filled=False); draw("fn", line("M9.4 4.4C8.2 2.6 5.4 3.2 5.4 6V20M2 10H9M12.4 20V10M12.4 13C13 11 14.6 9.8 16.6 9.8C19 9.8 20.4 11.4 20.4 14V20"), filled=False)
draw("asterisk", line("M12 3V21M4.2 7.5L19.8 16.5M4.2 16.5L19.8 7.5", hides=False), filled=False)
STARLIFE = "M9.4 2H14.6V7.5L19.4 4.7L22 9.3L17.2 12L22 14.7L19.4 19.3L14.6 16.5V22H9.4V16.5L4.6 19.3L2 14.7L6.8 12L2 9.3L4.6 4.7L9.4 7.5Z"
draw("staroflife", shape(STARLIFE, "star"))
draw("quote.opening", solid("M10 5C5.4 6.4 3 9.6 3 14.4A4.2 4.2 0 1 0 7.2 10.6C7.4 9 8.6 7.6 10.6 6.8Z"), solid("M21 5C16.4 6.4 14 9.6 14 14.4A4.2 4.2 0 1 0 18.2 10.6C18.4 9 19.6 7.6 21.6 6.8Z"), filled=False)
draw("quote.closing", solid("M3.6 18.6C8.2 17.2 10.6 14 10.6 9.2A4.2 4.2 0 1 0 6.4 13C6.2 14.6 5 16 3 16.8Z"), solid("M14.6 18.6C19.2 17.2 21.6 14 21.6 9.2A4.2 4.2 0 1 0 17.4 13C17.2 14.6 16 16 14 16.8Z"), filled=False)
# Lines of text.
def rows(*spans, y=3, step=6.4): return "".join(f"M{a} {y + i * step}H{b}" for i, (a, b) in enumerate(spans))
ALIGNED = {"text.alignleft": [(2, 24), (2, 16), (2, 24), (2, 16)], "text.aligncenter": [(2, 24), (6, 20), (2, 24), (6, 20)], "text.alignright": [(2, 24), (10, 24), (2, 24), (10, 24)],
           "text.justify text.justify.left": None, "text.justify": [(2, 24)] * 4, "text.justifyleft": [(2, 24)] * 3 + [(2, 14)], "text.justifyright": [(2, 24)] * 3 + [(12, 24)]}
for n, spans in ALIGNED.items():
    if spans: draw(n, line(rows(*spans)), filled=False)
ALIASES.update({"text.justify.left": "text.justifyleft", "text.justify.leading": "text.justifyleft", "text.justify.right": "text.justifyright", "text.justify.trailing": "text.justifyright"})
draw("increase.indent", line("M2 3H24M13 9.4H24M13 15.8H24M2 22.2H24"), line("M2 8L7.4 12.6L2 17.2", "arrow"), filled=False); draw("decrease.indent", line("M2 3H24M13 9.4H24M13 15.8H24M2 22.2H24"), line("M7.4 8L2 12.6L7.4 17.2", "arrow"), filled=False)
draw("text.append", line("M2 3H24M2 9.4H24M2 15.8H13"), line("M19.4 13.6V22.4M15 18H23.8", "plus"), filled=False)
draw("text.quote", line("M3 2V22", "bar"), line("M8.4 4H24M8.4 12H24M8.4 20H18", "text"), filled=False)
draw("text.badge.plus", line("M1 3H17M1 9.4H11M1 15.8H11", "text"), line("M19.4 11V21M14.4 16H24.4", "plus"), filled=False)
TEXT3 = lambda: line("M1 3H19M1 9.6H12M1 16.2H12", "text")
for sign, t in {"plus": "M20 10.4V20.4M15 15.4H25", "minus": "M15 15.4H25", "xmark": "M16.2 11.6L23.8 19.2M23.8 11.6L16.2 19.2", "checkmark": "M15 15.6L18.6 19.4L25 10.8"}.items():
    draw("text.badge." + sign, TEXT3(), line(t, sign), filled=False)
draw("text.badge.star", TEXT3(), at(ref("ph:star", "solid"), 14.6, 9.6, 11, 11), filled=False)
draw("text.below.photo", at(shape("R2 2 22 13 3", "photo", inner="M4 13.4L9.6 7.6L14 12L17 9.4L22 13.6"), 2, 1, 24, 14.4), line("M2 20H26M2 25H17", "text"))
draw("list.bullet.indent", *[dot(x, y, 1.3, "bullets") for x, y in ((2.4, 3), (7.4, 10), (7.4, 17), (2.4, 24))], line("M8 3H25M13 10H25M13 17H25M8 24H25", "rows"), filled=False)
draw("list.triangle", *[solid(f"M1.4 {y - 2}L5 {y}L1.4 {y + 2}Z", "bullets") for y in (3, 10, 17)], line("M9 3H25M9 10H25M9 17H25", "rows"), filled=False)
draw("list.bullet.rectangle.portrait", shape("R2 2 20 26 4", "rectangle"), *[dot(6.6, y, 1.2, "rows") for y in (9, 15, 21)], line("M10.4 9H17.6M10.4 15H17.6M10.4 21H17.6", "rows"))
draw("list.dash.header.rectangle", shape("R2 2 26 20 4", "rectangle", inner="M2 8H28"), line("M7 12.4H8.6M12 12.4H22.6M7 17H8.6M12 17H22.6", "rows"), filled=False)
draw("list.bullet.below.rectangle", line("R2 1 24 8 2.4", "rectangle"), *[dot(3, y, 1.2, "rows") for y in (14.4, 20, 25.6)], line("M8 14.4H26M8 20H26M8 25.6H26", "rows"), filled=False)
CLIP = "M8 4H6Q3 4 3 7V23Q3 26 6 26H18Q21 26 21 23V7Q21 4 18 4H16"
CLIPS = Part("clipboard", form(CLIP + "R8 1.6 8 5 2"), form("", "M6 4H7.6Q8 1.6 10 1.6H14Q16 1.6 16.4 4H18Q21 4 21 7V23Q21 26 18 26H6Q3 26 3 23V7Q3 4 6 4Z"), hides=False)
draw("clipboard", CLIPS)
draw("list.clipboard", CLIPS, line("M7.6 12H16.4M7.6 16.6H16.4M7.6 21.2H13", "rows"))
draw("list.bullet.clipboard", CLIPS, *[dot(8, y, 1.1, "rows") for y in (12, 16.6, 21.2)], line("M11.4 12H16.8M11.4 16.6H16.8M11.4 21.2H16.8", "rows"))
draw("doc.on.clipboard", line("M8 4H6Q3 4 3 7V23Q3 26 6 26H9M16 4H18Q21 4 21 7V8", "clipboard"), line("R8 1.6 8 5 2", "clip"), shape("M14 11H19.6L26 17.4V27Q26 29 24 29H14Q12 29 12 27V13Q12 11 14 11Z", "doc"))
draw("checklist", line("M1.4 4.4L3.6 7L8 1.4M1.4 13.4L3.6 16L8 10.4M1.4 22.4L3.6 25L8 19.4", "checks"), line("M12 4.6H26M12 13.6H26M12 22.6H26", "rows"), filled=False)
draw("checklist.unchecked", line("O4.4 4.6 3O4.4 13.6 3O4.4 22.6 3", "checks"), line("M12 4.6H26M12 13.6H26M12 22.6H26", "rows"), filled=False)
draw("line.horizontal.2.decrease.circle", shape("O12 12 10", "circle"), line("M6.6 10H17.4M9.4 14.6H14.6", "lines"))
ALIASES["line.2.horizontal.decrease.circle"] = "line.horizontal.2.decrease.circle"; ALIASES["line.2.horizontal.decrease.circle.fill"] = "line.horizontal.2.decrease.circle.fill"
draw("lineweight", line("M2 3H26"), line("M2 9.4H26M2 10.2H26"), solid("R1.2 15.4 25.6 3.2 1.6R1.2 21.6 25.6 5 2.4"), filled=False)
draw("bold.underline", at("ph:text-b", 3, 0, 12, 18), line("M2 24H16"), filled=False)
draw("textformat.12", text("12", 2, 3, 16, 17), filled=False); draw("textformat.123", text("123", 2, 3, 24, 17), filled=False)
# Bubbles.
LEFT = "M6 3H22Q26 3 26 7V16Q26 20 22 20H13.4L8.2 24.4Q6.8 25.5 6.8 23.6V20H6Q2 20 2 16V7Q2 3 6 3Z"
RIGHT = "M6 3H22Q26 3 26 7V16Q26 20 22 20H21.2V23.6Q21.2 25.5 19.8 24.4L14.6 20H6Q2 20 2 16V7Q2 3 6 3Z"
MIDDLE = "M6 3H22Q26 3 26 7V16Q26 20 22 20H18L15 24Q14 25.2 13 24L10 20H6Q2 20 2 16V7Q2 3 6 3Z"
OVAL = "M14 3C21 3 26 7.2 26 12.6C26 18 21 22.2 14 22.2C12.4 22.2 11 22 9.6 21.6C8.2 23 6.4 24 4 24.2Q3.2 24.2 3.6 23.4C4.6 22.2 5 20.8 5 19.4C3.2 17.6 2 15.2 2 12.6C2 7.2 7 3 14 3Z"
draw("bubble.left", shape(LEFT, "bubble")); draw("bubble.right", shape(RIGHT, "bubble")); draw("bubble.middle.bottom", shape(MIDDLE, "bubble"))
draw("bubble.middle.top", at(shape(MIDDLE, "bubble"), 2, 3, 24, 22, turn=180)); draw("message", shape(OVAL, "message"))
INNER = {"text": "M7.4 9H20.6M7.4 14H16", "ellipsis": "", "checkmark": "M9.4 12L12.6 15.2L18.6 8", "exclamationmark": "M14 6.8V12.4D14 16", "plus": "M14 7V16.4M9.3 11.7H18.7",
         "info": "M12.4 10.4H14.2V16.4D14 7", "star": "", "phone": "", "character": "", "quote": "", "video": "", "waveform": "", "arrow.up": "M14 16.4V7.4M10.4 10.8L14 7.2L17.6 10.8", "arrow.down": "M14 7V16.2M10.4 12.8L14 16.4L17.6 12.8", "questionmark": ""}
def sign(kind, dy=0):
    t = INNER.get(kind)
    if kind == "ellipsis": return [dot(x, 11.6 + dy, 1.5, "ellipsis", cut=True) for x in (8.6, 14, 19.4)]
    if kind == "star": return [at(ref("ph:star", "solid"), 9.4, 6.8, 9.2, 9.2, cut=True)]
    if kind == "quote": return [at(ref("quote.opening"), 8.6, 7, 10.8, 9, cut=True)]
    if kind == "questionmark": return [at("questionmark", 10.6, 6.6, 6.8, 10, cut=True)]
    if kind == "phone": return [at(ref("ph:phone", "solid"), 9.2, 6.8, 9.6, 9.6, cut=True)]
    if kind == "video": return [at(ref("ph:video-camera", "solid"), 8, 7, 12, 9.4, cut=True)]
    if kind == "waveform": return [line("M8.6 10V13.4M11.3 7.4V16M14 9V14.4M16.7 6.6V16.8M19.4 10V13.4", "waveform", cut=True)]
    if kind == "character": return [text("a", 10, 7, 8, 9, cut=True)]
    return [line(t, kind, cut=True)]


for kind in ("text", "quote", "star", "character", "exclamationmark", "plus", "info", "ellipsis", "checkmark", "questionmark"):
    draw(f"{kind}.bubble", shape(LEFT, "bubble", hides=False), *sign(kind))
    ALIASES[f"{kind}.bubble.left"] = f"{kind}.bubble"; ALIASES[f"{kind}.bubble.left.fill"] = f"{kind}.bubble.fill"
for kind in ("phone", "video"): draw(f"{kind}.bubble.left {kind}.bubble", shape(LEFT, "bubble", hides=False), *sign(kind)); ALIASES[f"{kind}.bubble.fill"] = f"{kind}.bubble.left.fill"
for kind in ("plus", "checkmark", "ellipsis", "arrow.up", "arrow.down"): draw(f"{kind}.message", shape(OVAL, "message", hides=False), *sign(kind, 1))
draw("bubble.left.and.bubble.right", at(shape(LEFT, "left"), 0, 0, 19, 17), at(shape(RIGHT, "right"), 10.4, 7.4, 19, 17))
draw("bubble.left.and.text.bubble.right", at(shape(LEFT, "left"), 0, 0, 19, 17), at(shape(RIGHT, "right"), 10.4, 7.4, 19, 17), line("M14.4 12H25.4M14.4 15.8H21.6", "text"))
draw("bubble.left.and.exclamationmark.bubble.right", at(shape(LEFT, "left"), 0, 0, 19, 17), at(shape(RIGHT, "right"), 10.4, 7.4, 19, 17), line("M19.9 10.4V14.4D19.9 17.6", "exclamationmark"))
draw("captions.bubble", shape(LEFT, "bubble", hides=False), line("M7 12.6H9M12 12.6H21M7 16.4H16M19 16.4H21", "text"))
draw("bubble.and.pencil", line("M15 4H6Q2 4 2 8V16Q2 20 6 20H6.8V23.6Q6.8 25.5 8.2 24.4L13.4 20H22Q26 20 26 16V15", "bubble"), line("M13.4 12.6L14.4 9.2L22.6 1Q23.6 0 24.8 1.2Q26 2.4 25 3.4L16.8 11.6Z", "pencil"), filled=False)
