"""Devices: phones, tablets, computers, screens, and what is played on them."""
from compose import Form, Part
from parts import *


def panel(text): return Part("panel", form("", text), Form(), hides=False)


# What a device shows is a faint area: a part named "panel" (SymbolArtwork.Part.isFaint), of which `ref` takes nothing.
PHONE, SLIM, BODY, SIDE = "R6 1 14 26 3", "R6 1 15 26 4", dict(name="iphone", hides=False), dict(name="camera", hides=False)
draw("iphone", panel(SLIM), shape(SLIM, **BODY), line("M11.9 4.8H15.1", **SIDE))
ALIASES.update({"iphone.gen3": "iphone", "iphone.gen3.slash": "iphone.slash"})
draw("iphone.gen1", panel("R6 5 14 17.4 0"), shape(PHONE, inner="M6 5H20M6 22.4H20", **BODY), dot(13, 24.7, .9, "button", cut=True, hides=False))
ALIASES["iphone.homebutton"] = "iphone.gen1"; ALIASES["iphone.homebutton.slash"] = "iphone.gen1.slash"
draw("iphone.landscape", panel("R1 6 26 15 4"), line("R1 6 26 15 4", **BODY), line("M4.8 11.9V15.1", **SIDE), filled=False); ALIASES["iphone.gen3.landscape"] = "iphone.landscape"
for way, frame, bar in (("ipad", "R2 1 18.4 26 3", "M8.6 23.4H13.8"), ("ipad.landscape", "R1 2 26 18.4 3", "M11.4 17H16.6")):
    draw(way, panel(frame), shape(frame, "ipad", hides=False), line(bar, "bar", hides=False))
for base in ("iphone", "iphone.gen1"):
    arcs = "M5.4 8C4 10.6 4 14.4 5.4 17M1.8 5.6C-.4 10 -.4 15 1.8 19.4M22.6 8C24 10.6 24 14.4 22.6 17M26.2 5.6C28.4 10 28.4 15 26.2 19.4"
    draw(f"{base}.radiowaves.left.and.right", at(DRAWN[base][0][0], 9, *((2.4, 10, 20) if base == "iphone" else (5.5, 10, 13.4))), at(base, 9, 2.4, 10, 20, hides=False), line(arcs, "waves"), filled=False)
ALIASES["iphone.gen3.radiowaves.left.and.right"] = "iphone.radiowaves.left.and.right"; ALIASES["iphone.homebutton.radiowaves.left.and.right"] = "iphone.gen1.radiowaves.left.and.right"
draw("ipad.and.iphone", panel("M12.6 22H5Q2 22 2 19V5Q2 2 5 2H15Q18 2 18 5V6.6H12.6Z"), line("M12.6 22H5Q2 22 2 19V5Q2 2 5 2H15Q18 2 18 5V6", "ipad", hides=False), line("R15 9 9 15 2.4", "iphone"), panel("R15 9 9 15 2.4"), filled=False)
SCREEN = "R2 3 26 17 3"
draw("tv", panel(SCREEN), shape(SCREEN, "tv", hides=False), line("M9.4 24H20.6", "tv.foot")); draw("display", panel(SCREEN), shape(SCREEN, "display", hides=False), line("M15 20V24M9.6 24H20.4", "tv.foot", hides=False)); draw("tv.inset.filled", line(SCREEN, "tv"), solid("R5.2 6.2 19.6 10.6 1", hides=False), line("M9.4 24H20.6", "tv.foot"), filled=False)
draw("music.note.tv", shape(SCREEN, "tv"), at("music.note", 11.6, 6, 7, 10.6, cut=True), line("M9.4 24H20.6", "tv.foot")); ALIASES["tv.music.note"] = "music.note.tv"; ALIASES["tv.music.note.fill"] = "music.note.tv.fill"
SPARK = "M12 1Q13.4 10.6 23 12Q13.4 13.4 12 23Q10.6 13.4 1 12Q10.6 10.6 12 1Z"
draw("sparkles.tv", shape(SCREEN, "tv"), at(solid(SPARK, "sparkle"), 10.6, 6.6, 9, 10, cut=True), line("M9.4 24H20.6", "tv.foot"))
draw("play.display", shape(SCREEN, "display"), at(solid("M20.4 10.2Q22.4 12 20.4 13.8L7 21.6Q4.6 22.6 4.6 20V4Q4.6 1.4 7 2.4Z", "play"), 12, 7.4, 7, 8.4, cut=True), line("M15 20V24M9.6 24H20.4", "tv.foot", hides=False), filled=False)
draw("lock.display", shape(SCREEN, "display"), at(ref("lock", "solid"), 11.4, 6.4, 7.2, 10, cut=True), line("M15 20V24M9.6 24H20.4", "tv.foot", hides=False), filled=False)
draw("display.and.arrow.down", line("M9 3H5Q2 3 2 6V17Q2 20 5 20H25Q28 20 28 17V6Q28 3 25 3H21M15 20V24M9.6 24H20.4", "display"), line("M15 1V13M11 9.4L15 13.2L19 9.4", "arrow"), filled=False)
LAPTOP = "M5 18V6Q5 3.6 7.4 3.6H22.6Q25 3.6 25 6V18"
draw("laptopcomputer", panel("M4.6 15V4.6Q4.6 2 7.2 2H22.9Q25.5 2 25.5 4.6V15Z"), line("M4.6 14.2V4.6Q4.6 2 7.2 2H22.9Q25.5 2 25.5 4.6V14.2M1 17.2H29.1", "laptop", hides=False), filled=False); ALIASES["macbook"] = "laptopcomputer"
for n, open_ in (("lock.laptopcomputer", "lock"), ("lock.open.laptopcomputer", "lock.open")): draw(n, line(LAPTOP + "M1.4 20.6H28.6", "laptop"), at(ref(open_, "solid"), 11.2, 7.2, 7.6, 8.8), filled=False)
draw("laptopcomputer.and.arrow.down", line("M9.6 3.6H7.4Q5 3.6 5 6V18M25 18V6Q25 3.6 22.6 3.6H20.4M1.4 20.6H28.6", "laptop"), line("M15 2V14M11 10.4L15 14.2L19 10.4", "arrow"), filled=False)
draw("laptopcomputer.and.iphone", panel("M5 18.4V6Q5 3.6 7.4 3.6H17.6Q20 3.6 20 6L19.4 18.4Z"), line("M20 6Q20 3.6 17.6 3.6H7.4Q5 3.6 5 6V18M1.4 20.6H18", "laptop", hides=False), line("R22 8 7.6 14 2", "iphone"), panel("R22 8 7.6 14 2"), filled=False); ALIASES["macbook.and.iphone"] = "laptopcomputer.and.iphone"
draw("laptopcomputer.and.ipad", panel("M5 18.4V6Q5 3.6 7.4 3.6H16.8V18.4Z"), line("M17 3.6H7.4Q5 3.6 5 6V18M1.4 20.6H15.6", "laptop", hides=False), line("R19.4 5.6 11 16.4 2", "ipad"), panel("R19.4 5.6 11 16.4 2"), filled=False); ALIASES["macbook.and.ipad"] = "laptopcomputer.and.ipad"
draw("desktopcomputer", panel("M5 2H25Q28 2 28 5V15.6H2V5Q2 2 5 2Z"), line("R2 2 26 18 3M2 15.6H28M12.4 20L11.6 24.4M17.6 20L18.4 24.4M8.6 24.6H21.4", "computer", hides=False), filled=False)
draw("applewatch", panel("R5 6 14 16 4"), line("R5 6 14 16 4M8 6L8.8 2.4Q9 1.4 10 1.4H14Q15 1.4 15.2 2.4L16 6M8 22L8.8 25.6Q9 26.6 10 26.6H14Q15 26.6 15.2 25.6L16 22M21.4 11V14", "watch", hides=False), filled=False)
for n, t in {"checkmark": "M9 14.4L11.4 17L15.4 11.4", "exclamationmark": "M12 10V14.6D12 18"}.items(): draw(n + ".applewatch", ref("applewatch"), line(t, n), filled=False)
draw("arrow.down.applewatch", ref("applewatch"), line("M12 10.4V17.4M9 14.6L12 17.6L15 14.6", "arrow"), filled=False)
draw("lock.applewatch", ref("applewatch"), at(ref("lock", "solid"), 9, 10, 6, 8), filled=False)
for n, x in {"lock": "lock", "lock.open": "lock.open"}.items():
    draw(f"{n}.iphone", line(PHONE, "iphone"), at(ref(x, "solid"), 9.2, 9.4, 7.6 if x == "lock" else 8.4, 9), filled=False); draw(f"{n}.ipad", line("R2 1 20 26 3", "ipad"), at(ref(x, "solid"), 7.4, 8.6, 9.4, 10.4), filled=False)
draw("airplayvideo", line("M8.6 19H5Q2 19 2 16V6Q2 3 5 3H25Q28 3 28 6V16Q28 19 25 19H21.4", "screen"), solid("M14 15.4Q15 14.2 16 15.4L21.6 22Q22.6 23.8 20.8 23.8H9.2Q7.4 23.8 8.4 22Z", "triangle"), filled=False)
draw("airplayaudio", line("M9.4 20.4A9 9 0 1 1 20.6 20.4M11.2 16.4A4.8 4.8 0 1 1 18.8 16.4", "rings"), solid("M14 16Q15 14.8 16 16L21.6 22.6Q22.6 24.4 20.8 24.4H9.2Q7.4 24.4 8.4 22.6Z", "triangle", hides=True), filled=False)
draw("keyboard.chevron.compact.down", at("ph:keyboard", 1, 0, 26, 17), line("M9.4 21.6L14 24L18.6 21.6", "chevron"))
draw("hifispeaker.2", at("hifispeaker", 0, 1, 13, 21), at("hifispeaker", 15.6, 1, 13, 21))
PAPER, TRAYS = "M6.6 8V4Q6.6 2 8.6 2H19.4Q21.4 2 21.4 4V8", "M6 19.6H5Q2 19.6 2 16.6V11Q2 8 5 8H23Q26 8 26 11V16.6Q26 19.6 23 19.6H22"
FED = area(own("R1.2 8 25.6 12.4 3.4")[0]).difference(shapely_box(4.6, 12.8, 23.4, 30)).union(area(own("M6.6 6.6V4Q6.6 1.2 9.4 1.2H18.6Q21.4 1.2 21.4 4V6.6Z")[0])).union(area(own("R6 14.2 16 11.6 1.8")[0]))
draw("printer", Part("printer", form(PAPER + TRAYS + "R6 14.2 16 10.8 1.6M4.6 14.2H23.4"), Form([], text_of(FED))), dot(22.4, 11.1, 1.2, "light", cut=True, hides=False), line("M9.8 17.8H18.2M9.8 21.4H18.2", "text", hides=False, cut=True))
draw("photo.tv", shape(SCREEN, "tv"), at(ref("photo"), 7.4, 6.4, 15, 9.6, cut=True), line("M9.4 24H20.6", "tv.foot"), filled=False)
WIFI = OWN["wifi"][2].lstrip("+").split("|")
draw("wifi.exclamationmark", *[solid(w, "wifi", hides=False) for w in WIFI], line("M25.6 14.6V20.6D25.6 24.4", "exclamationmark"), filled=False)
draw("personalhotspot", line("M13.4 8.6L16 6A4.6 4.6 0 0 1 22.6 12.6L19.4 15.8A4.6 4.6 0 0 1 13.6 16.4M10.6 15.4L8 18A4.6 4.6 0 0 1 1.4 11.4L4.6 8.2A4.6 4.6 0 0 1 10.4 7.6", "links", hides=False), filled=False)
draw("opticaldisc", shape("O12 12 10", "disc", hides=False), line("O12 12 3.4", "hub", cut=True))
draw("simcard", Part("card", form("M6.6 1.4H14L21 8.4V23Q21 26 18 26H6Q3 26 3 23V5Q3 1.4 6.6 1.4Z"), form("", "M6.6 1.4H14L21 8.4V23Q21 26 18 26H6Q3 26 3 23V5Q3 1.4 6.6 1.4Z")), line("R7 12 10 9.4 2M12 12V21.4M7 16.7H17", "chip", cut=True))
draw("sdcard", Part("card", form("M9 1.4H18Q21 1.4 21 4.4V23Q21 26 18 26H6Q3 26 3 23V8Z"), form("", "M9 1.4H18Q21 1.4 21 4.4V23Q21 26 18 26H6Q3 26 3 23V8Z")), line("M9.4 5.4V9.4M13.2 5.4V9.4M17 5.4V9.4", "contacts", cut=True))
