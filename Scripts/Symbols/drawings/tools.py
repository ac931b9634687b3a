"""Tools of laboratories, homes and workshops: vials, dials, outlets, taps, shades; animals and vehicles beside them."""
import math
from shapely.geometry import Polygon
from compose import Form, Part
from parts import *

SPARK = "M12 1Q13.4 10.6 23 12Q13.4 13.4 12 23Q10.6 13.4 1 12Q10.6 10.6 12 1Z"
BOLT = "M14 2L5.4 12.6Q4.8 13.6 6 13.6H11L9.4 21.4Q9.4 22.6 10.4 21.6L18.8 11Q19.4 10 18.2 10H13.2L15 2.6Q15 1 14 2Z"
spark = lambda x, y, w, **more: at(solid(SPARK, "sparkles"), x, y, w, w * 1.1, **more)

# Laboratories.
draw("flask", ref("ph:flask"))
VIAL = "M8.4 8H15.6Q19 9.6 19 13V22Q19 25 16 25H8Q5 25 5 22V13Q5 9.6 8.4 8Z"
draw("cross.vial", shape("R7 1 10 5 1.4", "vial.cap"), shape(VIAL, "vial", hides=False), line("M12 13V20.4M8.3 16.7H15.7", "cross", cut=True))
# Dials, the pointer from the lower left over the top to the lower right.
for name, angle in {"min": 135, "low": 202.5, "medium": 270, "high": 337.5, "max": 405}.items():
    x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ticks = [dot(14 + 12.4 * math.cos(math.radians(a)), 14 + 12.4 * math.sin(math.radians(a)), 1, "ticks", hides=False) for a in (135, 180, 225, 270, 315, 360, 405)]
    draw(f"dial.{name}", *ticks, shape("O14 14 8.4", "dial", hides=False), line(f"M{14 + 2.4 * x:.2f} {14 + 2.4 * y:.2f}L{14 + 8.2 * x:.2f} {14 + 8.2 * y:.2f}", "pointer", hides=False, cut=True))
# Outlets by the letters of their plugs: flat slots are lines, round ones dots.
PINS = {
    "a": ("M8.6 8.6V15.4M15.4 8.6V15.4", ()), "b": ("M8.6 7V12.6M15.4 7V12.6", ((12, 16.8, 1.7),)),
    "c": ("", ((8.2, 12, 1.7), (15.8, 12, 1.7))), "d": ("", ((12, 7.6, 2.1), (7.8, 14.6, 1.6), (16.2, 14.6, 1.6))),
    "e": ("", ((8.2, 13.4, 1.6), (15.8, 13.4, 1.6), (12, 7.6, 1.2))), "f": ("M10.4 5.6H13.6M10.4 18.4H13.6", ((8.2, 12, 1.6), (15.8, 12, 1.6))),
    "g": ("M12 6.6V10.2M6.8 15.4H9.8M14.2 15.4H17.2", ()), "i": ("M9.8 7.6L7.8 11M14.2 7.6L16.2 11M12 14V17.6", ()),
    "l": ("", ((12, 7, 1.6), (12, 12, 1.6), (12, 17, 1.6))),
}
for letter, (slots, holes) in PINS.items():
    for end, plate in (("", "O12 12 10"), (".square", "R2 2 20 20 4")):
        pins = ([line(slots, "slots", cut=True, hides=False)] if slots else []) + [dot(*hole, "holes", cut=True, hides=False) for hole in holes]
        draw(f"poweroutlet.type.{letter}{end}", shape(plate, "outlet", hides=False), *pins)
# At home.
draw("spigot", line("M9 2H19M14 2V7", "handle"), shape("M2.6 7.6H16.4Q24 7.6 24 15.2V18H18V15.6Q18 13.6 16 13.6H2.6Z", "spigot"), solid("M21 21Q23.4 24 23.4 25.4A2.4 2.4 0 0 1 18.6 25.4Q18.6 24 21 21Z", "drop"))
draw("window.shade.open", line("R2 2 22 24 2M13 9.4V26", "window"), solid("R4.6 4.6 16.8 4.2 .8", "shade", hides=False), filled=False)
draw("window.shade.closed", line("R2 2 22 24 2", "window"), line("M5.6 7.4H20.4M5.6 12H20.4M5.6 16.6H20.4M13 16.6V21.6", "shade", hides=False), filled=False)
RAYS = "M14 0V2.8M4.4 3.8L6.4 5.8M23.6 3.8L21.6 5.8M.6 13H3.4M27.4 13H24.6"
draw("lightbulb.max", at("ph:lightbulb", 7.6, 5.6, 12.8, 19.4), line(RAYS, "rays", hides=False))
draw("lightbulb.min", at("ph:lightbulb", 7.6, 5.6, 12.8, 19.4), *[dot(x, y, 1.1, "rays", hides=False) for x, y in ((14, 1.6), (5.4, 4.8), (22.6, 4.8), (2.2, 13), (25.8, 13))])
draw("level", shape("R1 6 28 12 4", "level", hides=False), line("M11 6.4V17.6M19 6.4V17.6", "marks", hides=False, cut=True), dot(15, 12, 2.1, "bubble", hides=False, cut=True))
draw("faxmachine", line("M11 10V2.6H22V10", "paper"), shape("R9 10 18 15 2.6", "machine", hides=False), shape("R1 7 6.4 18 2.4", "handset"), line("M13.4 15H22.6", "slot", cut=True), *[dot(x, 20, 1, "keys", cut=True) for x in (14, 18, 22)])
draw("tv.and.mediabox", shape("R1 2 26 16 3", "tv"), line("M8 22H12", "tv.foot", hides=False), shape("R15 15 14 9 2.2", "mediabox"), dot(25.4, 19.5, 1, "light", cut=True))
draw("wrench.adjustable", ref("ph:pipe-wrench"))
draw("wrench.and.screwdriver", at("ph:screwdriver", 2, 2, 22, 22, flip=True, name="screwdriver"), at("ph:wrench", 2, 2, 22, 22, name="wrench"))
draw("paintbrush.pointed", ref("ph:paint-brush"))
glass = hull(ref("ph:eyedropper", "outline").outline).buffer(-2.6)
for name, reach in (("full", 1.4), ("halffull", -5)):  # up to the collar, and half as far
    liquid = glass.intersection(Polygon([(-40, 0), (reach, 0), (24 + reach, 24), (0, 60)]))
    draw(f"eyedropper.{name}", ref("ph:eyedropper", "outline"), Part("liquid", Form([], text_of(liquid)), None, hides=False), filled=False)
draw("thermometer.sun", at(shape("O12 12 5", "sun"), 2.6, 4.6, 9, 9), line("M7 0V1.6M.8 2.8L2 4M13.2 2.8L12 4M-1.8 9H-.2M.8 15.2L2 14", "sun.rays", hides=False), at("ph:thermometer-simple", 12.4, 1, 11, 23, name="thermometer"))
draw("leaf.arrow.circlepath", line("M3 10.6A9.8 9.8 0 0 1 20.6 7.4M21.2 2.6V8H15.8", "arrow", hides=False), line("M21.4 13.4A9.8 9.8 0 0 1 3.8 16.6M3.2 21.4V16H8.6", "arrow", hides=False), at(ref("ph:leaf", "solid"), 8, 7.6, 8.6, 8.6, name="leaf", hides=False), filled=False)
draw("leaf.arrow.triangle.circlepath", ref("arrow.triangle.2.circlepath"), at(ref("ph:leaf", "solid"), 8, 7.6, 8.6, 8.6, name="leaf", hides=False), filled=False)
draw("camera.macro", ref("ph:flower-tulip"), filled=False)
draw("bubbles.and.sparkles", shape("O9 16.4 7", "bubbles"), shape("O19.8 21 3.6", "bubbles"), shape("O5 4.6 2.8", "bubbles"), spark(13.4, .6, 11))
draw("hands.and.sparkles hands.sparkles", at("ph:hands-praying", 4.4, 4, 19, 21, name="hands"), spark(0, 0, 7.6), spark(21, 1, 7.6))
draw("app.gift", shape("R2 2 22 22 5.4", "app", hides=False), at(ref("ph:gift", "solid"), 7, 6.6, 12, 12, name="gift", cut=True))
# Animals.
draw("tortoise", shape("M3.4 16.4C3.4 9.4 8.4 5.4 13.6 5.4C18.8 5.4 23 9.4 23.2 16.4Z", "shell", hides=False), shape("M24 16C24.6 14 23.8 10 26 8.6C28.2 7.6 30.6 9 30.4 11.8C30.2 14.4 28 16 24 16Z", "head", hides=False),
     line("M3.4 16.4L.8 18.4M23.2 16.4Q28 16.2 29 13", "body", hides=False), line("M6.6 17V20.6H10.4V17M17 17V20.6H20.8V17", "feet", hides=False))
SPIRAL = "M13 14A2 2 0 0 1 17 14A4 4 0 0 1 9 14A6 6 0 0 1 21 14"
draw("fossil.shell", shape("M13 24A10 10 0 1 1 23 14V24Z", "shell", hides=False), line(SPIRAL, "spiral", hides=False, cut=True))
# Vehicles.
draw("bolt.car", at("ph:car", 1, 8, 26, 18, name="car"), at(solid(BOLT, "bolt"), 9.4, -1, 9.6, 14))
draw("bus.doubledecker", shape("R3 1 20 23 4", "bus", hides=False), line("M3.4 7H22.6M3.4 11H22.6M3.4 17H22.6M13 7V11", "windows", hides=False, cut=True), dot(7.6, 20.6, 1.2, "lights", cut=True), dot(18.4, 20.6, 1.2, "lights", cut=True), line("M7 24.4V26.4M19 24.4V26.4", "wheels", hides=False))
draw("tram.tunnel.fill tram.fill.tunnel", line("M2 26V13.4A11 11 0 0 1 24 13.4V26", "tunnel"), at(ref("ph:tram", "solid"), 6.4, 6, 13.2, 20.6, name="tram"), filled=False)
