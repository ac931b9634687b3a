"""What is printed, written and kept: pictures, pages, notes, books, cards, calendars with a badge."""
import compose
from compose import Form, Part
from parts import *
from people import find


def cut_out(outer, *holes):
    """An area less others."""
    left = area(own(outer)[0])
    for hole in holes: left = left.difference(hole)
    return Form([], text_of(left))


def inked(text_, width=compose.WIDTH):
    """What lines cover that are drawn with a pen."""
    return compose.pen(own(text_)[0], width)


# A picture: one hill below a sun. Filled, both are what is left free.
FRAME, HILL, SUN = "R2 3 25 19 3.6", "M-2 21.2C4.4 20.6 9.6 12.4 15.6 12.4C20.8 12.4 23.4 17.2 31 18.2V26H-2Z", "O8.6 8.8 2.1"
hill = area(own(HILL)[0])
draw("photo", Part("photo", Form(own(FRAME)[0], text_of(hill.intersection(area(own(FRAME)[0]))) + own(SUN)[0]),
     cut_out(FRAME, hill.intersection(area(own(FRAME)[0]).buffer(-1.9)), area(own(SUN)[0])), hides=False))
# Pages: a letter beside lines, a picture below them.
PAGE, LETTER, ROWS = "R3 2 18.8 24.4 3.4", "M6.8 12.2L9.2 6.2L11.6 12.2M7.8 10.2H10.6", "M14.6 7.2H18M14.6 11.2H18"
SHOT, SLOPE = "R6.6 15 11.6 7.6 1.2", "M6 23.4V21C8.4 20.6 10 18.2 12.4 18.2C15 18.2 15.8 20.4 19 20.6V23.4Z"
picture = area(own(SHOT)[0]).difference(area(own(SLOPE)[0]).intersection(area(own(SHOT)[0]).buffer(-1)))
draw("doc.richtext", Part("doc", form(PAGE), cut_out(PAGE, inked(LETTER, 1.3), inked(ROWS, 1.4), picture), hides=False),
     Part("letter", Form([], text_of(inked(LETTER, 1.5))), Form(), hides=False), line(ROWS, "text", hides=False, cut=True),
     Part("picture", Form([], text_of(picture)), Form(), hides=False))
ALIASES["richtext.page"] = "doc.richtext"
# A pad: its head is solid, what is written stands below.
PAD = "R2 2 22 20 4"
HEAD = Part("head", clipped(PAD, 0, 0, 30, 6.4), None, hides=False)
draw("note", line(PAD, "note", hides=False), HEAD, filled=False)
draw("note.text", line(PAD, "note", hides=False), HEAD, line("M6.6 12H19.4M6.6 16.6H14.6", "text", hides=False), filled=False)
# Three spines, the third one leaning.
def spine(outer, bands): return Part("books", form(outer + bands), cut_out(outer, inked(bands, 1.2)), hides=False)
upright = spine("R2 2 6 22 1.4", "M2 7H8M2 19H8"), spine("R8 5 6 19 1.4", "M8 9.6H14")
leaning = at(spine("R0 0 6 21 1.4", "M0 5H6M0 16H6"), 15.4, 2.6, 11.4, 21.6, turn=-13)
draw("books.vertical", *[compose.replace(b, solid=compose.without(b.solid, inked("M8 2V24", 1.3))) for b in upright], leaning)
# A book whose cover is open towards the reader.
COVER, LEAVES = "M11.4 6.2L4.4 2.3Q2 1.2 2 3.8V19.4Q2 21 3.4 21.9L11.4 26.6Q12.8 27.2 12.8 25.6V8.6Q12.8 7 11.4 6.2Z", "M4.4 2H18.4Q21.6 2 21.6 5.2V19Q21.6 22.2 18.4 22.2H12.8"
draw("book.pages", Part("pages", form(LEAVES), cut_out("R2 2 19.6 20.2 3", inked("M16 7.4H18M16 12H18M16 16.6H18"))), line("M16.4 7.4H18M16.4 12H18M16.4 16.6H18", "text", hides=False, cut=True), shape(COVER, "cover"))
# A card with its stripe; filled, the stripe is what is left free.
CARD = "R2 4 26 18.4 3.4"
draw("creditcard", Part("card", form(CARD), cut_out(CARD, shapely_box(0, 7.7, 40, 10.8), inked("M6.4 17.2H11")), hides=False),
     Part("stripe", form("", "R2 7.4 26 3.8 0"), Form(), hides=False), line("M6.8 17H11", "number", hides=False, cut=True))
find("creditcard.viewfinder", "creditcard", 6.4, 7.4, 15.2, 13.2)
# A page under a glass, which lies inside of it.
SHEET = "M6 2H14.6L22 9.4V24Q22 27 19 27H6Q3 27 3 24V5Q3 2 6 2ZM14.4 2.4V7Q14.4 9.6 17 9.6H21.6"
draw("doc.text.magnifyingglass", line(SHEET, "doc", hides=False), line("M7.2 8H10.6", "text", hides=False), line("O11.6 17 3.9M14.5 19.9L18 23.4", "magnifyingglass", hides=False), filled=False)
# Lines under the glass.
draw("text.magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4M8.2 8.6H12.6M8.2 12.4H12.6", "magnifyingglass", hides=False), filled=False)
