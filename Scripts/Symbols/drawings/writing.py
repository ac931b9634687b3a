"""Pencils, letters and pages; menus and windows with a pointer; hands that point; turning, moving, arranging."""
import compose
from compose import Form, Part
from parts import *
from people import person
from tools import spark

PENCIL = "M1 23L2.4 17.6L16.6 3.4Q18.4 1.6 20.4 3.6Q22.4 5.6 20.6 7.4L6.4 21.6Z"
CURSOR = lambda x, y, w: at(ref("ph:cursor", "solid"), x, y, w, w, name="cursorarrow")

# Letters and pages.
draw("character", text("a", 3, 3, 17, 19, "character"), filled=False)
draw("character.cursor.ibeam", text("a", 0, 5, 13, 15, "character"), line("M16.4 1Q20 1 20 4V21Q20 24 16.4 24M23.6 1Q20 1 20 4M20 21Q20 24 23.6 24", "cursor"), filled=False)
draw("character.textbox", line("M2 7V5Q2 3 4 3H7M21 3H24Q26 3 26 5V7M26 17V19Q26 21 24 21H21M7 21H4Q2 21 2 19V17", "textbox"), text("a", 8.6, 6.6, 10.8, 11, "character"), filled=False)
draw("character.book.closed", at("ph:book", 2, 1, 20, 25, name="book"), text("a", 9, 5.6, 7.6, 8.6, "character", cut=True))
draw("textformat.abc", text("abc", 0, 4, 27, 13), filled=False)
draw("text.line.first.and.arrowtriangle.forward", solid("M1.6 .8L7.6 4.4L1.6 8Z", "arrowtriangle"), line("M11 4.4H26M2 12.6H26M2 20.8H18", "text"), filled=False)
draw("text.line.last.and.arrowtriangle.forward", line("M2 4.4H26M2 12.6H26M11 20.8H26", "text"), solid("M1.6 17.2L7.6 20.8L1.6 24.4Z", "arrowtriangle"), filled=False)
NUMBERED = [Form(piece) for piece in compose.split(ref("ph:list-numbers").outline.lines)]
draw("list.number", *[Part("number" if compose.box(f)[2] < 9 else "rows", f, None, hides=False) for f in NUMBERED], filled=False)
draw("checklist.checked", *[Part("checks", cutting(form("", f"O4.6 {y} 4"), f"M2.8 {y + .2}L4.2 {y + 1.6}L6.6 {y - 1.4}"), None, hides=False) for y in (4.6, 14, 23.4)], line("M13 4.6H27M13 14H27M13 23.4H27", "rows"), filled=False)
# Pencils.
draw("pencil.and.scribble", line("M1.6 22.4C3.4 16 6.6 15 6.8 17.8C7 20.4 6.4 23.4 9 22.8C11.4 22.2 11.6 19 13.6 19.4C15.6 19.8 15 22.8 20 22.4", "scribble"), at(line(PENCIL, "pencil"), 7.4, 0, 17, 17), filled=False)
draw("pencil.and.list.clipboard", at(ref("list.clipboard", "outline"), 0, 0, 21, 26, name="list.clipboard"), at(solid(PENCIL, "pencil"), 13, 11.6, 14, 14), filled=False)
draw("pencil.and.ellipsis.rectangle", line("M19 5H6Q2 5 2 9V17Q2 21 6 21H23Q27 21 27 17V12", "rectangle"), dot(7, 13, 1.5, "ellipsis"), dot(11.6, 13, 1.5, "ellipsis"), dot(16.2, 13, 1.5, "ellipsis"), at(solid(PENCIL, "pencil"), 17.6, 0, 11, 11), filled=False)
# Menus and windows.
MENU = "M2 6V4Q2 2 4 2H9Q11 2 11 4V6R2 6 20 19 2.6"
draw("filemenu.and.selection", line(MENU, "filemenu"), line("M6 10.4H18M6 20.8H18", "rows"), solid("R5 13.4 14 4.4 1.2", "selection", hides=False), filled=False)
draw("filemenu.and.cursorarrow", line(MENU, "filemenu"), line("M6 11H18M6 15.4H18M6 19.8H13", "rows"), CURSOR(13, 14, 14), filled=False)
draw("contextualmenu.and.cursorarrow", line("R8 6 19 19 2.8", "contextualmenu"), line("M12.4 11.4H22.6M12.4 15.6H22.6M12.4 19.8H19", "rows"), CURSOR(0, 0, 14), filled=False)
draw("rectangle.3.offgrid", shape("R1 2 15 8.6 2", "rectangle"), shape("R19.4 5.4 8.6 13 2", "rectangle"), shape("R6 14 10 8.6 2", "rectangle"))
draw("slider.horizontal.below.rectangle", line("R2 1 25 14 3", "rectangle"), line("M2 21H8.4M15.6 21H27O12 21 3.2", "slider"), filled=False)
draw("slider.horizontal.below.square.filled.and.square", solid("R2 1 11 13 2.6", "square.filled"), line("R16 1 11 13 2.6", "square"), line("M2 21H8.4M15.6 21H27O12 21 3.2", "slider"), filled=False)
ALIASES["slider.horizontal.below.square.fill.and.square"] = "slider.horizontal.below.square.filled.and.square"
draw("slider.horizontal.2.gobackward", line("M7.1 5.4A10.4 10.4 0 1 0 14.4 3.6H12", "gobackward", hides=False), line("M15 -.4L11 3.6L15 7.6", "gobackward", hides=False), line("M8 12H10.6M14.6 12H19M8 17H14.2M18 17H19", "slider", hides=False), dot(12.4, 12, 1.8, hides=False, name="slider"), dot(16.2, 17, 1.8, hides=False, name="slider"), filled=False)
draw("keyboard.onehanded.left", at("ph:keyboard", 0, 3, 24, 17, name="keyboard"), line("M27 8.4L30.4 11.8L27 15.2", "chevron"))
draw("keyboard.onehanded.right", line("M3.4 8.4L0 11.8L3.4 15.2", "chevron"), at("ph:keyboard", 6.4, 3, 24, 17, name="keyboard"))
PHONE = "R6 1 16 27 3.8"
draw("platter.filled.top.iphone", line(PHONE, "iphone"), solid("R8.8 3.8 10.4 8 1.6", "platter", hides=False), filled=False)
draw("platter.filled.bottom.iphone", line(PHONE, "iphone"), solid("R8.8 17.2 10.4 8 1.6", "platter", hides=False), filled=False)
draw("applewatch.watchface", ref("applewatch"), line("O12 14 4.6M12 11.6V14H13.8", "watchface", hides=False), filled=False)
front = text_of(area(own("R8.6 8.6 18 18 4")[0]).difference(area(spark(13.4, 14, 9.6).outline.fill + spark(11, 10.4, 4.6).outline.fill)))
draw("sparkles.square.filled.on.square", line("M5.8 19.6Q2 19.6 2 15.6V6Q2 2 6 2H15.6Q19.6 2 19.6 5.8", "back", hides=False), part_of(Form([], front), "square.filled"), filled=False)
ALIASES["sparkles.square.fill.on.square"] = "sparkles.square.filled.on.square"
draw("rectangle.dashed.badge.record", line("M2 8V7Q2 4 5 4H6M10.4 4H17.6M22 4H23Q26 4 26 7V8M26 12.4V13M2 12.4V16.6M2 21V22Q2 25 5 25H6M10.4 25H14", "rectangle"), line("O22 21 5", "badge", hides=False), dot(22, 21, 2.4, "badge", hides=False), filled=False)
draw("app.connected.to.app.below.fill", solid("R2 1 11.6 11.6 3", "app", hides=False), solid("R14.4 15.4 11.6 11.6 3", "app.below", hides=False), line("M7.8 15V18.6Q7.8 21.2 10.4 21.2H11.6", "connected", hides=False), filled=False)
draw("calendar.day.timeline.left calendar.day.timeline.leading", line("R2 2 24 22 4", "calendar"), line("M6.4 7H9.6M6.4 19H9.6M12 13H25.6", "timeline", hides=False), dot(8.6, 13, 2.2, "timeline", hides=False), filled=False)
draw("calendar.day.timeline.right calendar.day.timeline.trailing", line("R2 2 24 22 4", "calendar"), line("M21.6 7H18.4M21.6 19H18.4M16 13H2.4", "timeline", hides=False), dot(19.4, 13, 2.2, "timeline", hides=False), filled=False)
draw("tray.2", *[at("tray", 1, y, 26, 12.4, stretch=True, hides=False) for y in (0, 16.6)])
draw("shippingbox.and.arrow.backward", at("shippingbox", 6, 0, 22, 24), line("M12 20.6H1M5.6 16L1 20.6L5.6 25.2", "arrow", cut=False))
TRASH = "M5 8L6.4 24Q6.6 26.4 9 26.4H19Q21.4 26.4 21.6 24L23 8"
draw("arrow.up.trash", Part("trash", form(TRASH + "M2.6 7H25.4M10 7L10.6 4.2Q10.9 3 12.2 3H15.8Q17.1 3 17.4 4.2L18 7"), form("", "M2.6 6H9L9.6 3.6Q10 2 11.8 2H16.2Q18 2 18.4 3.6L19 6H25.4V8H2.6Z" + TRASH + "Z"), hides=False), line("M14 22V12.6M10.2 16.2L14 12.4L17.8 16.2", "arrow", cut=True))
# Networks and waves.
SHIELD = "M12 1.6L21 5V12C21 17 17 20.8 12 22.6C7 20.8 3 17 3 12V5Z"
GRID = "O12 12 10M12 2C5.4 6.6 5.4 17.4 12 22C18.6 17.4 18.6 6.6 12 2ZM12 2V22M2 12H22M3.6 6.8C8.4 9.4 15.6 9.4 20.4 6.8M3.6 17.2C8.4 14.6 15.6 14.6 20.4 17.2"
draw("network", at(line(GRID, "network", hides=False), 2, 2, 20, 20, turn=-24), filled=False)
half = Form([], text_of(area(own(SHIELD)[0]).intersection(shapely_box(0, 0, 12, 24))))
draw("network.badge.shield.half.filled", at(line(GRID, "network", hides=False), 2, 2, 20, 20, turn=-24), at(shape(SHIELD, "badge"), 14, 12, 12, 13.6), at(Part("badge", half), 14, 12, 6, 13.6, stretch=True, hides=False), filled=False)
draw("badge.plus.radiowaves.right badge.plus.radiowaves.forward", Part("badge", cutting(form("", "O8.6 12 8"), "M8.6 7.6V16.4M4.2 12H13"), None, hides=False), line("M20 7.4C21.8 10 21.8 14 20 16.6M24 4.4C27.2 8.8 27.2 15.2 24 19.6", "radiowaves", hides=False), filled=False)
draw("sensor.tag.radiowaves.forward", shape("R1 5 14 14 4.4", "sensor.tag", hides=False), line("M18.6 7.6C20.4 10.2 20.4 13.8 18.6 16.4M22.4 4.8C25.4 9 25.4 15 22.4 19.2", "radiowaves", hides=False))
# Persons.
draw("person.3.sequence", person(17.4, 2, 14, name="behind"), person(8.7, 2, 14, name="back"), person(0, 2, 14))
draw("theatermasks", at("ph:mask-sad", 10, 6, 18, 19, name="behind"), at("ph:mask-happy", 0, 0, 18, 19, name="theatermasks"))
draw("figure.wave", line("O12.4 4 2.8M12.4 9.4V16.4L8.8 25.4M12.4 16.4L16 25.4M12.4 10L7.6 12.4L6 17.6M12.4 10L17.4 9L19.6 3.6", "figure"), line("M23 1.6C24.4 3.6 24.4 6 23.2 7.8", "wave"), filled=False)
STAND = "O6 4 2.8M6 9.4V16.4L3.4 25.4M6 16.4L8.6 25.4M2 17V12.2Q2 9.4 4.8 9.4H7.2Q10 9.4 10 12.2V17"
draw("figure.stand.line.dotted.figure.stand", line(STAND, "figure"), *[dot(x, 14, .9, "line") for x in (12.8, 16, 19.2)], at(line(STAND, "figure"), 22, 1.2, 8, 24.2), filled=False)
# Hands.
POINTING = lambda turn, flip=False: at("ph:hand-pointing", 2, 2, 22, 22, turn=turn, flip=flip, name="hand")
for way, turn, flip in (("up", 0, False), ("right", 90, True), ("down", 180, True), ("left", 270, False), ("up.left", -40, False)):
    draw("hand.point." + way, POINTING(turn, flip))
draw("hand.point.up.left.and.text", line("M10 3H27M16 9H27M20 15H27", "text"), at(POINTING(-40), 0, 3, 18, 20))
draw("hand.draw", line("M.8 10.4C-.4 4.4 3.6 .4 6.4 2.4C9.4 4.6 3.8 8.6 6.4 10.4C8 11.4 9.4 10 9.8 8.2", "draw"), at(POINTING(-14), 7, 6.6, 18, 20))
draw("rectangle.and.hand.point.up.left", shape("R2 2 24 16 4", "rectangle"), at(POINTING(-40), 12.4, 9.4, 15, 16))
draw("rectangle.and.hand.point.up.left.filled", line("R2 2 24 16 4", "rectangle"), at(Part("hand", POINTING(-40).solid, None), 12.4, 9.4, 15, 16), filled=False)
# Crowns of watches, from the side, turned and pressed.
CROWN = shape("R2 3 9 20 2.6", "digitalcrown", inner="M2.6 8H10.4M2.6 13H10.4M2.6 18H10.4")
TURNED = {"arrow.clockwise": "M15.6 4C21 7.4 21 18.6 15.6 22M20.4 22.6L15.2 22.2L15.8 17", "arrow.counterclockwise": "M15.6 22C21 18.6 21 7.4 15.6 4M20.4 3.4L15.2 3.8L15.8 9", "press": "M26 13H15.6M19.6 9L15.6 13L19.6 17"}
for way, t in TURNED.items():
    draw("digitalcrown." + way, CROWN, line(t, "arrow", hides=False))
    draw("digitalcrown.horizontal." + way, at(CROWN, 3, 15.6, 20, 9, turn=-90), at(line(t, "arrow", hides=False), *((8, 1, 10, 11) if way == "press" else (2, 6, 22, 6.4)), turn=-90))
# Turning and moving.
TURN = "M12 3.4H17.4Q22.6 3.4 22.6 8.6V13.6M18.8 10L22.6 13.8L26.4 10"
draw("rotate.right", shape("R2 9 15.4 15.4 3", "square"), line(TURN, "arrow", hides=False))
draw("rotate.left", at(shape("R2 9 15.4 15.4 3", "square"), 11, 9, 15.4, 15.4), at(line(TURN, "arrow", hides=False), 2, 3.4, 14.4, 10.4, flip=True))
draw("rectangle.landscape.rotate", line("R1 10 20 13.6 3", "rectangle"), line("M14 3.4H20.4Q25.6 3.4 25.6 8.6V13M21.8 9.4L25.6 13.2L29.4 9.4", "arrow", hides=False), filled=False)
draw("rectangle.portrait.rotate", line("R1 4 13.6 21 3", "rectangle"), line("M17.6 4H18Q23.2 4 23.2 9.2V14M19.4 10.4L23.2 14.2L27 10.4", "arrow", hides=False), filled=False)
draw("move.3d", line("M14 15V2M10.2 5.8L14 2L17.8 5.8", "up", hides=False), line("M14 15L2.6 21.6M4 16.4L2.6 21.6L7.8 23", "left", hides=False), line("M14 15L25.4 21.6M24 16.4L25.4 21.6L20.2 23", "right", hides=False), filled=False)
draw("scale.3d", line("M14 15V6M14 15L6 19.6M14 15L22 19.6", "axes", hides=False), solid("R11.2 .6 5.6 5.6 1.2", "up", hides=False), solid("R1 18 5.6 5.6 1.2", "left", hides=False), solid("R21.4 18 5.6 5.6 1.2", "right", hides=False), filled=False)
draw("arrow.up.and.down.and.sparkles", line("M8 2V26M2.6 7.4L8 2L13.4 7.4M2.6 20.6L8 26L13.4 20.6", "arrow"), spark(14.4, 4, 13), spark(19, 17.4, 7.6), filled=False)
draw("arrowshape.zigzag.right arrowshape.zigzag.forward", shape("M1.4 17.4L9.4 4.6L15.6 12.6L19 8.6L15.8 6L27 2.4L26.2 14.2L23.2 11.8L15.4 20.6L9.6 12.8L5.4 19.8Z", "arrow"))
ALIASES["message.badge.filled.fill"] = "message.badge.fill"
