"""Things: documents, folders, phones, media, tools, cards, with signs in and on them."""
import math
from compose import Form, Part
from parts import *

DOC = "M6 2H14.6L22 9.4V24Q22 27 19 27H6Q3 27 3 24V5Q3 2 6 2Z"
FOLD = "M14.4 2.4V7Q14.4 9.6 17 9.6H21.6"


def doc(*inner, name="doc"):
    return [Part(name, form(DOC + FOLD), cutting(form("", DOC), FOLD), hides=False), *inner]


draw("doc", *doc())
draw("doc.text", *doc(line("M8 14.4H17M8 19H17", "text")))
draw("doc.plaintext", shape("R3 2 19 25 3", "doc"), line("M7.4 8H17.6M7.4 13H17.6M7.4 18H14", "text"))
ALIASES["text.document"] = "doc.text"; ALIASES["text.page"] = "doc.plaintext"; ALIASES["text.document.fill"] = "doc.text.fill"; ALIASES["text.page.fill"] = "doc.plaintext.fill"
draw("arrow.up.doc", *doc(line("M12.4 22.4V13M8.8 16.4L12.4 12.8L16 16.4", "arrow"))); draw("arrow.down.doc", *doc(line("M12.4 12.6V22M8.8 18.6L12.4 22.2L16 18.6", "arrow")))
draw("lock.doc", *doc(at(ref("ph:lock-simple", "solid"), 8, 12.4, 9, 10, name="lock", cut=True)))
draw("doc.questionmark", *doc(at("questionmark", 9, 12.2, 7, 10.4, cut=True)))
draw("doc.text.image", shape("R3 2 19 25 3", "doc"), line("M7.4 7H17.6M7.4 11.4H17.6", "text"), solid("R7 15 11 8 1.2", "image", cut=True))
ALIASES["document.on.document"] = "doc.on.doc"; ALIASES["document.on.document.fill"] = "doc.on.doc.fill"
draw("chart.bar.doc.horizontal", *doc(line("M8 13.4H15M8 17.4H17M8 21.4H12", "chart")))
ALIASES["document.badge.plus"] = "doc.badge.plus"
FOLDER = "M2 20V6Q2 3 5 3H9.4Q10.6 3 11.4 3.8L13.4 5.8H23Q26 5.8 26 8.8V20Q26 23 23 23H5Q2 23 2 20Z"
draw("folder", shape(FOLDER, "folder", inner="M2 10H26"))
DRAWN["folder"] = ([Part("folder", form(FOLDER + "M2 9.6H26"), cutting(form("", FOLDER), "M2 9.6H26"), hides=False)], True)
draw("questionmark.folder", shape(FOLDER, "folder", hides=False), at("questionmark", 10.8, 9, 6.6, 10.4, cut=True))
draw("square.grid.3x1.folder", shape(FOLDER, "folder", hides=False), *[solid(f"R{x} 12.4 4 4 .8", cut=True) for x in (6.2, 12, 17.8)])
draw("plus.rectangle.on.folder", line("M14 23H5Q2 23 2 20V6Q2 3 5 3H9.4Q10.6 3 11.4 3.8L13.4 5.8H23Q26 5.8 26 8.8V10", "folder"), shape("R13 13 17 13 3", "rectangle"), line("M21.5 16V23M18 19.5H25", "plus", cut=True))
ALIASES["plus.rectangle.fill.on.folder.fill"] = "plus.rectangle.on.folder.fill"
TRAY = "M2 14L5.6 4.6Q6.4 3 8.2 3H19.8Q21.6 3 22.4 4.6L26 14V20Q26 23 23 23H5Q2 23 2 20Z"
SLOT = "M2.4 14H8.4C9.4 14 9.6 17.4 14 17.4C18.4 17.4 18.6 14 19.6 14H25.6"
draw("tray", Part("tray", form(TRAY + SLOT), cutting(form("", TRAY), SLOT), hides=False))
draw("tray.full", Part("tray", form(TRAY + SLOT), cutting(form("", TRAY), SLOT), hides=False), line("M8.6 7H19.4M7.6 10.6H20.4", "content"))
for way, t in (("down", "M14 -2V10.4M10.4 7L14 10.6L17.6 7"), ("up", "M14 10.8V-2M10.4 1.4L14 -2.2L17.6 1.4")):
    draw(f"tray.and.arrow.{way}", Part("tray", form(TRAY + SLOT), cutting(form("", TRAY), SLOT)), line(t, "arrow", cut=False))
BOX = "M4 10V22Q4 25 7 25H21Q24 25 24 22V10"
draw("archivebox", Part("box", form("R2 3 24 6.6 2" + BOX), form("", "R2 3 24 6.6 2M3.6 11.4H24.4V22Q24.4 25 21.4 25H6.6Q3.6 25 3.6 22Z")), line("M11 14.4H17", "handle"))
# Envelopes and mail.
ALIASES["mail"] = "envelope"; ALIASES["mail.fill"] = "envelope.fill"
# Bookmarks, tags.
draw("bookmark", shape("M5 3.4Q5 1 7.4 1H16.6Q19 1 19 3.4V22.6Q19 24.4 17.6 23.2L12 18L6.4 23.2Q5 24.4 5 22.6Z", "bookmark"))
# Clocks.
FACE = "O12 12 10"
draw("clock", shape(FACE, "clock", hides=False), line("M12 6V12H7.6", "hands"))
draw("stopwatch", shape("O12 14 9.4", "clock", hides=False), line("M9.4 1.4H14.6M12 1.4V4.6M19.4 5L21.2 6.8", "button", hides=False), line("M12 14V8.6", "hands", hides=False))
draw("timer", line("M12 2.6A9.6 9.6 0 1 1 5 5.6", "clock"), line("M12 2.6V6.4", "mark", hides=False), line("M12 12.2L6.4 7", "hand"), dot(12, 12.2, 1.6, hides=False), filled=False)
draw("clock.arrow.2.circlepath", *[line("M2.6 10.4A10 10 0 0 1 20.4 6.6M20.8 2.2V7H16", "arrow"), line("M21.4 13.6A10 10 0 0 1 3.6 17.4M3.2 21.8V17H8", "arrow")], line("M12 7V12L15 14.4", "hands"), filled=False)
ALIASES["clock.arrow.trianglehead.counterclockwise.rotate.90"] = "clock.arrow.circlepath"
draw("alarm", shape("O12 13 8.6", "clock", hides=False), line("M12 8.4V13L15 15", "hands"), line("M2 6.6L6 3M22 6.6L18 3M6 19.4L3.8 22M18 19.4L20.2 22", "bells"))
# Gauges.
def gauge(angle, dots=True):
    a = math.radians(angle)
    out = [line("O12 12 10", "gauge"), line(f"M12 12L{12 + 6.4 * math.cos(a):.2f} {12 + 6.4 * math.sin(a):.2f}", "needle", hides=False), dot(12, 12, 1.8, "needle", hides=False)]
    if dots:
        for d in (150, 195, 240, 300, 345, 30):
            r = math.radians(d)
            if abs((d - angle + 180) % 360 - 180) > 20: out.append(dot(12 + 6.6 * math.cos(r), 12 + 6.6 * math.sin(r), .85, "dots", hides=False))
    return out


for n, angle in {"0percent": 150, "33percent": 230, "50percent": 270, "67percent": 310, "100percent": 390}.items():
    draw(f"gauge.with.dots.needle.{n}", *gauge(angle), filled=False)
ALIASES.update({"gauge.medium": "gauge.with.dots.needle.50percent", "gauge": "gauge.with.dots.needle.50percent", "gauge.low": "gauge.with.dots.needle.33percent", "gauge.high": "gauge.with.dots.needle.67percent", "speedometer": "gauge.with.dots.needle.67percent"})
for n, angle in {"bottom.0percent": 150, "bottom.50percent": 270, "bottom.100percent": 390}.items():
    a = math.radians(angle)
    draw(f"gauge.with.dots.needle.{n}", line("M5 19.4A10 10 0 1 1 19 19.4", "gauge"), line(f"M12 12.4L{12 + 6.2 * math.cos(a):.2f} {12.4 + 6.2 * math.sin(a):.2f}", "needle"), dot(12, 12.4, 1.8, hides=False), *[dot(x, 19.6, .9, hides=False) for x in (9, 12, 15)], filled=False)
draw("gauge.with.needle", shape("O12 12 10", "gauge"), line("M12.6 11.6L17 6.6", "needle"), dot(12, 12.4, 2, "needle"))
# Batteries.
CASE = [line("R1 5 24 14 4", "case"), solid("M27 9.4Q29 10 29 12Q29 14 27 14.6Z", "tip")]
for n, w in (("0", 0), ("25", 5), ("50", 10), ("75", 14.6), ("100", 19)):
    draw(f"battery.{n} battery.{n}percent", *CASE, *([solid(f"R3.5 7.5 {w} 9 1.8", "level", hides=False)] if w else []), filled=False)
BOLT = "M14 2L5.4 12.6Q4.8 13.6 6 13.6H11L9.4 21.4Q9.4 22.6 10.4 21.6L18.8 11Q19.4 10 18.2 10H13.2L15 2.6Q15 1 14 2Z"
draw("battery.100.bolt battery.100percent.bolt", *CASE, solid("R3.5 7.5 19 9 1.8", "level", hides=False), at(solid(BOLT, "bolt"), 8, 4.4, 10, 15.2), filled=False)
# Bolts, stars, music.
draw("bolt", shape(BOLT, "bolt"))
draw("bolt.horizontal", shape("M22.6 4.6L2.8 11.4Q1 12.4 2.6 13.2L11 15.4L6.6 21.4Q5.6 23 7.4 22.4L27.2 15.6Q29 14.6 27.4 13.8L19 11.6L23.4 5.6Q24.4 4 22.6 4.6Z", "bolt"))
STAR = "M12 1.6L14.9 8.3L22.2 9L16.7 13.8L18.3 21L12 17.2L5.7 21L7.3 13.8L1.8 9L9.1 8.3Z"
ALIASES["star.leadinghalf.fill"] = "star.leadinghalf.filled"; ALIASES["star.lefthalf.fill"] = "star.leadinghalf.filled"
SPARK = "M12 1Q13.4 10.6 23 12Q13.4 13.4 12 23Q10.6 13.4 1 12Q10.6 10.6 12 1Z"
draw("sparkle", solid(SPARK, "sparkle"), filled=False)
draw("sparkle.magnifyingglass", at("ph:magnifying-glass", 1, 1, 23, 23), at(solid(SPARK), 5.6, 5.6, 10.4, 10.4, hides=False), filled=False)
draw("music.note", solid("O7.6 19.4 4.2" , "head"), line("M11 19V3.4Q11 2 12.4 2.2L18.6 4.4V9.4L11 7", "stem", hides=False), filled=False)
DRAWN["music.note"] = ([solid("M9.6 15.6V3Q9.6 1 11.4 1.4L18.4 3.2Q19.6 3.6 19.6 4.8V7.4Q19.6 8.8 18.2 8.4L12 6.6V18.4C12 21.4 10 23 7.6 23C5.6 23 4.2 21.8 4.2 20C4.2 17.6 6.2 16.4 9.6 15.6Z", "note")], False)
draw("music.note.list", line("M2 3H15.6M2 10H15.6M2 17H11", "rows"), solid("M20.6 18.2V5.2Q20.6 3.8 22 3.4L26 2.2Q27.8 1.7 27.8 3.4V5.4Q27.8 6.6 26.6 7L22.8 8.2V19.4C22.8 22 21 23.4 18.8 23.4C17 23.4 15.8 22.3 15.8 20.8C15.8 18.8 17.6 18.1 20.6 17.4Z", "note", hides=False), filled=False)
draw("music.note.house", at("house", 0, 0, 26, 24), at(ref("music.note"), 9, 8.6, 8, 11, cut=True))
# Play.
PLAY = "M20.4 10.2Q22.4 12 20.4 13.8L7 21.6Q4.6 22.6 4.6 20V4Q4.6 1.4 7 2.4Z"
draw("play", shape(PLAY, "play")); draw("pause", shape("R4.4 2.4 5.6 19.2 1.6R14 2.4 5.6 19.2 1.6", "pause")); draw("stop", shape("R3 3 18 18 3", "stop"))
draw("playpause", shape("M13.4 10.6Q15 12 13.4 13.4L4.4 19Q2.4 20 2.4 17.8V6.2Q2.4 4 4.4 5Z", "play"), shape("R17.6 4.6 3.4 14.8 1.2R24 4.6 3.4 14.8 1.2", "pause"))
TRI = "M13.6 10.4Q15.6 12 13.6 13.6L4.6 19.2Q2.4 20.4 2.4 18V6Q2.4 3.6 4.6 4.8Z"
draw("forward", shape(TRI, "first"), at(shape(TRI, "second"), 15.6, 4, 12.6, 16)); draw("backward", at(shape(TRI), 1, 4, 12.6, 16, flip=True), at(shape(TRI), 14.4, 4, 12.6, 16, flip=True))
draw("forward.end", shape(PLAY, "play"), shape("R22.6 2.4 3.2 19.2 1.4", "bar")); draw("backward.end", at(shape(PLAY), 5.4, 2, 17, 20, flip=True), shape("R1.4 2.4 3.2 19.2 1.4", "bar"))
draw("forward.end.alt", shape(TRI), at(shape(TRI), 14.8, 4, 12.6, 16), shape("R28 4 2.8 16 1.2", "bar")); draw("backward.end.alt", shape("R0 4 2.8 16 1.2", "bar"), at(shape(TRI), 3.6, 4, 12.6, 16, flip=True), at(shape(TRI), 17, 4, 12.6, 16, flip=True))
draw("eject", shape("M10.6 3Q12 1.4 13.4 3L21 11.6Q22.2 13.4 20 13.4H4Q1.8 13.4 3 11.6Z", "triangle"), shape("R3 17.4 18 3.6 1.4", "bar"))
draw("record.circle", shape("O12 12 10", "circle", hides=False), Part("dot", form("O12 12 5"), form("", "O12 12 5"), cut=True))
DRAWN["record.circle"] = ([shape("O12 12 10", "circle", hides=False), dot(12, 12, 5.2, "dot")], True)
draw("recordingtape", line("O6.4 9.6 5.4O21.6 9.6 5.4M6.4 15H21.6"), filled=False)
draw("play.rectangle.on.rectangle", line("M7 6V5Q7 2 10 2H26Q29 2 29 5V14Q29 17 26 17H25.4", "back"), shape("R2 7 20 14 3.4", "front", hides=True), at(solid(PLAY, "play"), 9.4, 10.6, 6, 7, cut=True))
draw("play.square.stack", line("M6 4.6H18", "back"), line("M8.4 1H15.6", "back"), shape("R2 8 20 18 4", "square"), at(solid(PLAY, "play"), 9, 12, 8, 10, cut=True))
draw("play.tv", shape("R2 3 26 17 3", "tv"), line("M9 24H21", "tv.foot"), at(solid(PLAY, "play"), 12, 7.4, 7, 8.4, cut=True))
draw("play.laptopcomputer", line("M5 18V6Q5 3.6 7.4 3.6H22.6Q25 3.6 25 6V18M1 20.6H29", "laptop"), at(solid(PLAY), 12.4, 7, 6.4, 8), filled=False)
draw("film.stack", line("M6 4.6H24", "back"), line("M9 1H21", "back"), shape("R2 8 26 17 3", "film", inner="M7.6 8V25M22.4 8V25M2 16.5H7.6M22.4 16.5H28"))
# Speakers: one wave, two waves and so on are in own-designs.txt.
ALIASES.update({"speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3", "speaker.1.fill": "speaker.wave.1.fill", "speaker.2.fill": "speaker.wave.2.fill", "speaker.3.fill": "speaker.wave.3.fill"})
CONE = "M2.4 8.4Q1.4 8.4 1.4 9.4V14.6Q1.4 15.6 2.4 15.6H6L11 20.2Q12.4 21.2 12.4 19.4V4.6Q12.4 2.8 11 3.8L6 8.4Z"
draw("speaker", shape(CONE, "speaker"))
draw("speaker.plus", shape(CONE, "speaker"), line("M20 8V16M16 12H24", "plus")); draw("speaker.minus", shape(CONE, "speaker"), line("M16 12H24", "minus")); draw("speaker.zzz", shape(CONE, "speaker"), line("M15.4 10.4H19.6L15.4 15.6H19.6M20.4 4.6H23.6L20.4 8.6H23.6", "zzz"))
# Microphones, phones, video.
MIC = "R8 1.4 8 13.6 4"
draw("mic", Part("mic", form(MIC), form("", MIC)), line("M4 11.4A8 8 0 0 0 20 11.4M12 19.6V23M8 23H16", "stand", hides=False))
ALIASES["microphone"] = "mic"; ALIASES["microphone.fill"] = "mic.fill"
PHONE = "M7.2 2.2Q8.6 1.6 9.4 3L11.4 7.2Q12 8.6 10.8 9.6L9.2 11Q11 14.4 14 15.6L15.4 13.8Q16.4 12.6 17.8 13.2L21.4 15Q22.8 15.8 22.2 17.2C21.4 20 19.6 22 17 22C9.4 22 2 14.6 2 7.4C2 5 4.2 3.2 7.2 2.2Z"
draw("phone", shape(PHONE, "phone"))
draw("phone.down", at(shape(PHONE, "phone"), 1, 5, 26, 14, turn=135))
VIDEO = "R2 5 17 14 3.4"; LENS = "M21.4 10L26 6.8Q27.4 6 27.4 7.6V16.4Q27.4 18 26 17.2L21.4 14Z"
draw("video", shape(VIDEO, "camera"), shape(LENS, "lens"))
for name, t in {"arrow.up.right": "M20 7.4L26.4 1M20.6 1H26.4V6.8", "arrow.down.left": "M26.4 1L20 7.4M20 1.6V7.4H25.8", "arrow.right": "M16 4.4H25.6M22 .8L25.6 4.4L22 8"}.items():
    for kind in ("", ".fill"):
        base = at(ref("phone" + kind, "solid" if kind else "outline") if kind else shape(PHONE, "phone"), 1, 4, 21, 21, name="phone")
        if kind: base.solid = None
        if not kind: draw(f"phone.{name}", base, line(t, "arrow"))
        else: ALIASES[f"phone.fill.{name}"] = f"phone.{name}.fill"
for name, t in {"arrow.up.right": "M7.6 15.6L13.6 9.6M8.8 9H14V14.4", "arrow.down.left": "M13.6 8.6L7.4 14.8M7 9.6V15.2H12.6"}.items():
    draw(f"{name}.video", shape(VIDEO, "camera", hides=False), shape(LENS, "lens"), line(t, "arrow", cut=True))
draw("questionmark.video", shape(VIDEO, "camera", hides=False), shape(LENS, "lens"), at("questionmark", 8, 7.6, 5.4, 9, cut=True))
# Cameras and photos.
draw("arrow.triangle.2.circlepath.camera", ref("ph:camera-rotate"))
draw("camera.on.rectangle", line("M7 7V5Q7 2 10 2H26Q29 2 29 5V14Q29 17 26 17", "back"), at("camera", 1, 8, 22, 17))
draw("photo.on.rectangle", line("M6 4V3.4Q6 1 8.4 1H26.6Q29 1 29 3.4V13.6Q29 16 26.6 16H26", "back"), at("photo", 0, 6, 23, 17))
ALIASES["photo.fill.on.rectangle.fill"] = "photo.on.rectangle.fill"
DRAWN["photo.on.rectangle"] = ([shape("R6 1 23 15 2.6", "back"), at("photo", 0, 6, 23, 17)], True)
draw("photo.stack", line("M6 4.6H24", "back"), line("M9 1H21", "back"), at("photo", 2, 8, 26, 18))
draw("photo.on.rectangle.angled", at(shape("R6 1 23 15 2.6", "back"), 8, 1, 22, 17, turn=12), at("photo", 0, 7, 23, 18, turn=-8))
draw("photo.artframe", shape("R1 1 26 22 1.4", "frame"), at(ref("photo"), 5.4, 5.4, 17.2, 13, cut=True))
draw("photo.tv", shape("R1 2 28 18 3", "tv"), at(ref("photo"), 7.4, 6.4, 15, 9.6, cut=True), line("M9.4 24H20.6", "tv.foot"))
# Locks and keys with things; shields.
draw("lock", Part("lock", form("R3 10 18 13 3"), form("", "R3 10 18 13 3")), line("M7 10V6.4A5 5 0 0 1 17 6.4V10", "shackle", hides=False))
draw("lock.open", Part("lock", form("R1 10 18 13 3"), form("", "R1 10 18 13 3")), line("M14.4 10V6.4A4.6 4.6 0 0 1 23.6 6.4V9.4", "shackle", hides=False))
LOCK = lambda x, y, w, open_=False: at(ref("lock.open" if open_ else "lock", "solid"), x, y, w, w * 1.2, name="lock")
draw("lock.rotation", line("M4.6 7.4A10 10 0 1 1 3 13M1.4 3.4L4 8L9 6.4", "arrow"), LOCK(8.6, 8, 8.8), filled=False)
draw("lock.rotation.open lock.open.rotation", line("M4.6 7.4A10 10 0 1 1 3 13M1.4 3.4L4 8L9 6.4", "arrow"), LOCK(7.6, 8, 11, True), filled=False)
draw("lock.app.dashed", ref("app.dashed"), at("lock", 7.4, 6.4, 9.2, 11))
draw("lock.circle.dotted", ref("circle.dotted"), LOCK(7.8, 6.8, 8.4), filled=False)
draw("exclamationmark.lock", at("lock", 0, 1, 18, 22), line("M23 4V14D23 19", "exclamationmark"))
STACK = lambda: [line("M6 4.6H24", "back"), line("M9 1H21", "back"), shape("R2 8 26 17 4", "rectangle")]
SQUARES = lambda: [line("M6 4.6H18", "back"), line("M8.4 1H15.6", "back"), shape("R2 8 20 18 4", "square")]
draw("lock.rectangle.stack", *STACK(), at(ref("lock", "solid"), 11.4, 11, 7.2, 10, cut=True)); draw("lock.square.stack", *SQUARES(), at(ref("lock", "solid"), 8, 12, 8, 10, cut=True))
draw("checkmark.rectangle.stack", *STACK(), line("M10 16.8L13.4 20.4L20 12.6", "checkmark", cut=True)); draw("sparkles.rectangle.stack", *STACK(), *[at(p, 10.6, 11.4, 9, 10, hides=False) for p in ()], at(solid(SPARK, "sparkle"), 10.4, 11.6, 9.4, 10, cut=True))
for base, front in (("square", ("R2 2 16 16 3.6", "R9 9 16 16 3.6")), ("rectangle", ("R2 2 20 14 3.6", "R8 8 21 14.6 3.6"))):
    cx, cy = (17, 17) if base == "square" else (18.5, 15.3)
    signs = {"plus": line(f"M{cx} {cy - 4}V{cy + 4}M{cx - 4} {cy}H{cx + 4}", "plus", cut=True), "star": at(ref("star", "solid"), cx - 5, cy - 5, 10, 10, cut=True), "lock": at(ref("lock", "solid"), cx - 4, cy - 4.8, 8, 9.6, cut=True),
             "r": text("r", cx - 4, cy - 4.6, 8, 9.2, cut=True), "j": text("j", cx - 4, cy - 4.6, 8, 9.2, cut=True), "h": text("h", cx - 4, cy - 4.6, 8, 9.2, cut=True), "hand.raised": at(ref("hand.raised", "solid"), cx - 5, cy - 5.4, 10, 10.6, cut=True)}
    for s, p in signs.items():
        draw(f"{s}.{base}.on.{base}", line("M6.6 17.6H5.6Q2 17.6 2 14V5.6Q2 2 5.6 2H14Q17.6 2 17.6 5.6V6.6" if base == "square" else "M5.6 16H5.6Q2 16 2 12.4V5.6Q2 2 5.6 2H18.4Q22 2 22 5.6", "back"), shape(front[1], "front"), p)
        ALIASES[f"{s}.{base}.fill.on.{base}.fill"] = f"{s}.{base}.on.{base}.fill"
draw("plus.square.dashed", ref("square.dashed"), line("M12 7.4V16.6M7.4 12H16.6", "plus"), filled=False)
draw("questionmark.square.dashed", ref("square.dashed"), at("questionmark", 8.4, 6.6, 7.2, 11), filled=False); draw("questionmark.app.dashed", ref("app.dashed"), at("questionmark", 8.4, 6.6, 7.2, 11), filled=False)
for s, t in {"plus": "M12 9.4V18.6M7.4 14H16.6", "minus": "M7.4 14H16.6", "checkmark": "M7.4 14.4L10.6 18L16.8 10", "xmark": "M8.4 10.4L15.6 17.6M15.6 10.4L8.4 17.6"}.items():
    draw(f"{s}.rectangle.portrait", shape("R3 2 18 24 4", "rectangle", hides=False), line(t, s, cut=True))
SHIELD = OWN["shield"][1]
draw("shield.lefthalf.filled", Part("half", clipped(SHIELD, 0, 0, 12, 26), None, hides=False), line(SHIELD, "shield", hides=False), filled=False); draw("shield.righthalf.filled", Part("half", clipped(SHIELD, 12, 0, 14, 26), None, hides=False), line(SHIELD, "shield", hides=False), filled=False)
ALIASES["shield.lefthalf.fill"] = "shield.lefthalf.filled"
QUARTERS = Part("checkered", Form([], clipped(SHIELD, 0, 0, 12, 13).fill + clipped(SHIELD, 12, 13, 14, 14).fill), None, hides=False)
draw("shield.checkered shield.checkerboard", QUARTERS, line(SHIELD, "shield", hides=False), filled=False)
# Trash, carts, gears.
draw("xmark.bin", Part("bin", form("M4.6 7L6 21Q6.2 23 8.2 23H15.8Q17.8 23 18 21L19.4 7M2 5.4H22"), form("", "R2 3 20 3.4 1.4M4.2 8H19.8L18.2 21Q18 23 16 23H8Q6 23 5.8 21Z")), line("M9.6 11.4L14.4 16.2M14.4 11.4L9.6 16.2", "xmark"))
ALIASES["bin.xmark"] = "xmark.bin"; ALIASES["bin.xmark.fill"] = "xmark.bin.fill"
draw("arrow.up.bin", Part("bin", form("M4.6 7L6 21Q6.2 23 8.2 23H15.8Q17.8 23 18 21L19.4 7M2 5.4H22"), form("", "R2 3 20 3.4 1.4M4.2 8H19.8L18.2 21Q18 23 16 23H8Q6 23 5.8 21Z")), line("M12 18.6V10.8M9 13.6L12 10.6L15 13.6", "arrow"))
WAND = [line("M2.6 21.4L15.6 8.4M13 11L15.6 8.4", "wand")]
def wand(*more): return [shape("M2.2 20L13.4 8.8L16.2 11.6L5 22.8Q3.6 24 2.2 22.8Q1 21.4 2.2 20Z", "wand", inner="M10.8 11.4L13.6 14.2"), *more]
RAYS = line("M19 1V4M24 6H21M22.6 11.4L20.6 9.4M13.6 1.4L15.4 3.4M23 2L20.8 4.2", "rays", hides=False)
draw("wand.and.rays", line("M1.6 22.4L14.2 9.8M16.2 7.8L17.4 6.6", "wand", hides=False), line("M17.6 2.6V.8M21.6 6.4H23.2M20.6 3.4L21.8 2.2M20.6 9.4L21.8 10.6M14.6 3.4L13.4 2.2", "rays", hides=False), filled=False)
STAR4 = "M12 1Q13 11 23 12Q13 13 12 23Q11 13 1 12Q11 11 12 1Z"
ALIASES["wand.and.sparkles"] = "wand.and.stars"
draw("lasso.sparkles lasso.and.sparkles", at("lasso", 0, 6, 20, 18), at(solid(SPARK), 15, 1, 10, 10), filled=False)
draw("bell.and.waves.left.and.right", ref("ph:bell-ringing"))
draw("iphone.radiowaves.left.and.right", line("R9 3 10 19 2.6", "iphone"), line("M5.4 8C4 10.6 4 14.4 5.4 17M1.8 5.6C-.4 10 -.4 15 1.8 19.4M22.6 8C24 10.6 24 14.4 22.6 17M26.2 5.6C28.4 10 28.4 15 26.2 19.4", "waves"), filled=False)
# Radio waves.
for way, flip in (("left", True), ("right", False)):
    p = at(line("M3 9.4C4.4 11 4.4 13 3 14.6M7 6C10 9.6 10 14.4 7 18M11 2.6C15.8 8.2 15.8 15.8 11 21.4", "waves"), 1, 1, 14, 22, flip=flip)
    draw(f"wave.3.{way}", p, filled=False)
draw("dot.radiowaves.right", dot(3, 12, 2.2), at(line("M3 9.4C4.4 11 4.4 13 3 14.6M7 6C10 9.6 10 14.4 7 18M11 2.6C15.8 8.2 15.8 15.8 11 21.4", "waves"), 7, 1, 14, 22), filled=False)
draw("dot.radiowaves.left.and.right", dot(14, 12, 2.2), line("M9.4 8.6C7.6 10.6 7.6 13.4 9.4 15.4M6 5.2C2.4 9.2 2.4 14.8 6 18.8M2.6 1.8C-2.6 7.8 -2.6 16.2 2.6 22.2M18.6 8.6C20.4 10.6 20.4 13.4 18.6 15.4M22 5.2C25.6 9.2 25.6 14.8 22 18.8M25.4 1.8C30.6 7.8 30.6 16.2 25.4 22.2", "waves"), filled=False)
draw("antenna.radiowaves.left.and.right", dot(14, 10, 2.4, "antenna"), line("M14 12V24", "antenna", hides=False), line("M9.4 6.6C7.6 8.6 7.6 11.4 9.4 13.4M6 3.2C2.4 7.2 2.4 12.8 6 16.8M18.6 6.6C20.4 8.6 20.4 11.4 18.6 13.4M22 3.2C25.6 7.2 25.6 12.8 22 16.8", "waves"), filled=False)
# Cubes, points, charts.
ALIASES["cube.box"] = "shippingbox"; ALIASES["cube.box.fill"] = "shippingbox.fill"
draw("chart.line.uptrend.xyaxis", line("M2 2V20Q2 22 4 22H24", "axes"), line("M6.4 16L11.4 10.4L15.4 14L23 5.6M18 5H23.4V10.4", "line"), filled=False)
draw("chart.line.downtrend.xyaxis", line("M2 2V20Q2 22 4 22H24", "axes"), line("M6.4 5L11.4 10.6L15.4 7L23 15.4M18 16H23.4V10.6", "line"), filled=False)
draw("chart.line.flattrend.xyaxis", line("M2 2V20Q2 22 4 22H24", "axes"), line("M6.4 11H23M19 7L23 11L19 15", "line"), filled=False)
draw("chart.xyaxis.line", line("M2 2V20Q2 22 4 22H24", "axes"), line("M6.4 16L11.4 9.4L15.4 13L23 4.6", "line"), filled=False)
draw("chart.bar.xaxis", *[solid(f"R{x} {22 - h} 4.6 {h - 2} 1") for x, h in ((3, 9), (9.8, 15), (16.6, 20))], line("M1 23H23.2", "axis"), filled=False)
draw("point.3.connected.trianglepath.dotted", line("O12 4 2.8O4 19 2.8O20 19 2.8", "points"), *[dot(x, y, .8, hides=False) for x, y in ((10, 8.2), (8.4, 11.4), (6.6, 14.6), (14, 8.2), (15.6, 11.4), (17.4, 14.6), (8.6, 19), (12, 19), (15.4, 19))], filled=False)
draw("point.3.filled.connected.trianglepath.dotted", *[dot(x, y, 3.4, "points", hides=False) for x, y in ((12, 4), (4, 19), (20, 19))], *[dot(x, y, .8, hides=False) for x, y in ((9.8, 9), (8, 12), (6.4, 14.6), (14.2, 9), (16, 12), (17.6, 14.6), (9, 19), (12, 19), (15, 19))], filled=False)
draw("point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath", line("O4.4 4.4 3O19.6 19.6 3", "points", hides=False), line("M4.4 7.4V15Q4.4 19 8.4 19Q12 19 12 15V9Q12 5 15.6 5Q19.6 5 19.6 9V16.6", "path", hides=False), filled=False)
draw("rectangle.connected.to.line.below", line("R4 3 20 12 3M14 15V21", "rectangle"), line("M2 23H10.6M17.4 23H26O14 23 2.6", "line", hides=False), filled=False)
DRIVE, FRONT = "M7 4H23Q24.8 4 25.4 5.8L28 13V17.4Q28 20.4 25 20.4H5Q2 20.4 2 17.4V13L4.6 5.8Q5.2 4 7 4Z", "M2.6 12.4H27.4"
draw("externaldrive", Part("drive", form(DRIVE + FRONT), cutting(form("", DRIVE), FRONT), hides=False), dot(23.2, 16.4, 1.2, hides=False, cut=True))
draw("internaldrive", Part("drive", form("M6.6 5H23.4Q25 5 25.8 6.6L28 12.4V18Q28 21 25 21H5Q2 21 2 18V12.4L4.2 6.6Q5 5 6.6 5ZM2.4 13H27.6"), cutting(form("", "M6.6 5H23.4Q25 5 25.8 6.6L28 12.4V18Q28 21 25 21H5Q2 21 2 18V12.4L4.2 6.6Q5 5 6.6 5Z"), "M2 13H28")), dot(23, 17, 1.1, cut=True))
draw("externaldrive.connected.to.line.below", at("externaldrive", 2, 1, 26, 14), line("M15 15V20M2 22.4H12.4M17.6 22.4H28O15 22.4 2.4", "line", hides=False))
draw("globe", line("O12 12 10M12 2C8.4 5 7 8.4 7 12C7 15.6 8.4 19 12 22C15.6 19 17 15.6 17 12C17 8.4 15.6 5 12 2ZM2.6 9H21.4M2.6 15H21.4", hides=False), filled=False)
DRAWN["globe"] = ([line("O12 12 10M12 2C8.4 5 7 8.4 7 12C7 15.6 8.4 19 12 22C15.6 19 17 15.6 17 12C17 8.4 15.6 5 12 2ZM2 12H22M12 2V22M4 6.4C8 8.6 16 8.6 20 6.4M4 17.6C8 15.4 16 15.4 20 17.6", hides=False)], False)
# Airplane, pointing right, solid.
draw("airplane", solid("M23 12C23 10.6 21.4 9.8 19.6 9.8H14.8L9.2 1.6Q8.8 1 8 1H6.6Q5.8 1 6.2 2L8.8 9.8H4.6L2.6 7.2Q2.2 6.8 1.6 6.8H1Q.2 6.8 .4 7.8L1.6 12L.4 16.2Q.2 17.2 1 17.2H1.6Q2.2 17.2 2.6 16.8L4.6 14.2H8.8L6.2 22Q5.8 23 6.6 23H8Q8.8 23 9.2 22.4L14.8 14.2H19.6C21.4 14.2 23 13.4 23 12Z", "airplane"), filled=False)
draw("mappin", Part("head", form("O12 6.4 4.8"), form("", "O12 6.4 4.8")), line("M12 11.4V23", "pin", hides=False), filled=False)
DRAWN["mappin"] = ([solid("O12 6.4 5.2", "head"), line("M12 11V23", "pin", hides=False)], False)
draw("mappin.and.ellipse", solid("O12 6 4.6", "head"), line("M12 10V19", "pin", hides=False), line("M7.4 15.4C4.2 16 2 17.4 2 19C2 21.2 6.4 22.8 12 22.8C17.6 22.8 22 21.2 22 19C22 17.4 19.8 16 16.6 15.4", "ellipse"), filled=False)
draw("location.north", shape("M10.8 2.6Q12 .6 13.2 2.6L20.6 20Q21.2 22.2 19 21.4L12 18.2L5 21.4Q2.8 22.2 3.4 20Z", "arrow"))
draw("scribble", ref("ph:scribble"), filled=False)
PIPS = {1: [(12, 12)], 2: [(7, 7), (17, 17)], 3: [(6.6, 6.6), (12, 12), (17.4, 17.4)], 4: [(7, 7), (17, 7), (7, 17), (17, 17)], 5: [(6.8, 6.8), (17.2, 6.8), (12, 12), (6.8, 17.2), (17.2, 17.2)], 6: [(7.6, 6), (16.4, 6), (7.6, 12), (16.4, 12), (7.6, 18), (16.4, 18)]}
for n, pips in PIPS.items(): draw(f"die.face.{n}", shape("R2 2 20 20 4", "die", hides=False), *[dot(x, y, 1.8, "pips") for x, y in pips])
draw("suit.diamond", shape("M10.8 2.4Q12 .8 13.2 2.4L19.8 11Q20.6 12 19.8 13L13.2 21.6Q12 23.2 10.8 21.6L4.2 13Q3.4 12 4.2 11Z", "diamond"))
draw("pill", ref("ph:pill"))
draw("cylinder", ref("ph:cylinder")); draw("thermometer.medium", ref("ph:thermometer-simple"), filled=False); ALIASES["thermometer"] = "thermometer.medium"
draw("flag.checkered", ref("ph:flag-checkered"), filled=False)
draw("magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4", hides=False), filled=False)
for s, t in {"plus": "M10.4 7V13.8M7 10.4H13.8", "minus": "M7 10.4H13.8"}.items(): draw(f"{s}.magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4", "glass", hides=False), line(t, s, hides=False), filled=False)
draw("1.magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4", "glass", hides=False), line("M9.2 7.8L10.8 6.8V14", "number", hides=False), filled=False)
draw("exclamationmark.magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4", "glass", hides=False), line("M10.4 6V11", "exclamationmark", hides=False), dot(10.4, 14.2, 1.2, hides=False), filled=False)
draw("location.magnifyingglass", line("O10.4 10.4 7.8M16.2 16.2L22.4 22.4", "glass", hides=False), at(ref("location", "solid"), 6.4, 6.4, 8, 8, hides=False), filled=False)
draw("rectangle.and.pencil.and.ellipsis", line("M16 6H5Q2 6 2 9V17Q2 20 5 20H25Q28 20 28 17V13", "rectangle"), *[dot(x, 13, 1.3, "ellipsis") for x in (7, 11.4, 15.8)], line("M18 12.4L19 9L26 2Q27 1 28.2 2.2Q29.4 3.4 28.4 4.4L21.4 11.4Z", "pencil"), filled=False)
draw("rectangle.and.text.magnifyingglass", line("M12 21H6Q2 21 2 17V8Q2 4 6 4H24Q28 4 28 8V11M7 9H20M7 13.4H13", "rectangle"), at("magnifyingglass", 15.6, 11.6, 14, 14), filled=False)
draw("switch.2", line("R2 2 22 9 4.5", "switch"), solid("O6.6 6.5 2.4", "knob", hides=False), line("R2 14 22 9 4.5", "switch"), solid("O19.4 18.5 2.4", "knob", hides=False), filled=False)
draw("livephoto", line("O12 12 3.2O12 12 6.6", "rings", hides=False), *[dot(12 + 10 * math.cos(math.radians(15 * i)), 12 + 10 * math.sin(math.radians(15 * i)), .62, "dots", hides=False) for i in range(24)], filled=False)
draw("circle.hexagongrid", *[shape(f"O{x} {y} 2.6") for x, y in ((12, 3.5), (4.6, 7.75), (19.4, 7.75), (12, 12), (4.6, 16.25), (19.4, 16.25), (12, 20.5))])
draw("waveform.path.ecg", line("M1 13H6L9 4L14 21L17 13H23"), filled=False)
draw("waveform.path.ecg.rectangle", shape("R1 3 28 19 4", "rectangle"), line("M5 13H10L12.4 7.4L16.4 17.6L18.6 13H25", "ecg"))
draw("waveform", line("M2 10V14M6 6V18M10 2V22M14 7V17M18 4V20M22 10V14"), filled=False)
draw("text.rectangle", shape("R2 4 26 18 4", "rectangle"), line("M7 10.4H23M7 15.6H17", "text"))
draw("progress.indicator", line("".join(f"M{12 + 5.6 * math.cos(a):.2f} {12 + 5.6 * math.sin(a):.2f}L{12 + 10 * math.cos(a):.2f} {12 + 10 * math.sin(a):.2f}" for a in [math.radians(45 * i) for i in range(8)])), filled=False)
