#!/usr/bin/env python3
"""Tries the page of `quadrant preview` in a real Chromium: edits, taps, texts, scrolling, switches, looking inside, errors, crashes, and
what strangers ask of it.

    Scripts/page-tests.py [quadrant] [--pictures FOLDER]      (default: ./quadrant)

It needs Chromium (`apt install chromium`) and nothing else. It prints a line for each thing that holds, with times where they say
something, and ends with an error at the first that does not. `./test` does not need it.
"""
import argparse
import http.client
import json
import os
import pathlib
import signal
import shutil
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from devtools import Browser, Socket  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent

CARD = """import SwiftUI

struct Card: View {
    @State private var count = 3
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 12) {
            Text("Count \\(count)").font(.title)
            Button("Add") { count += 1; print("added", count) }
            TextField("Name", text: $name)
            Text("Hello \\(name)")
            Toggle("Switch", isOn: $isOn)
            ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0)") } } }.frame(height: 120)
        }
        .padding()
        .frame(width: 300)
    }
}

#Preview("Card") { Card() }
"""
MOVING = """import SwiftUI

struct Moving: View {
    @State private var isFar = false
    @State private var angle = 0.0

    var body: some View {
        VStack {
            Circle().fill(.red).frame(width: 40, height: 40).offset(x: isFar ? 100 : -100)
            Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
        }
        .frame(width: 300, height: 120)
    }
}

#Preview("Moving") { Moving() }
#Preview("<img src=x onerror=alert(1)>") { Text("Escaped") }
"""
TRAP = """import SwiftUI

struct Trap: View {
    @State private var numbers = [1, 2, 3]
    @State private var index = 0

    var body: some View {
        VStack {
            Text("Number \\(numbers[index])")
            Button("Beyond") { index = 7 }
            Button("Forever") { while true { index = index &+ 0 } }
        }
        .frame(width: 200, height: 120)
    }
}

#Preview("Trap") { Trap() }
"""


def check(holds, what):
    if not holds:
        raise SystemExit(f"page-tests: not so: {what}")


def told(what, seconds=None):
    print(what + (f": {seconds * 1000:.0f} ms" if seconds is not None else ""), flush=True)


class Program:
    """`quadrant preview` at work."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "preview", folder.name], cwd=folder.parent, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        check(self.address.startswith("http://127.0.0.1:"), f"an address is printed: {self.address!r}")
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.token = self.address.rstrip("/").split("/")[-1]

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=10)


class Shown:
    """A pane of the page, by the name of its preview."""

    def __init__(self, browser, name):
        self.browser = browser
        self.find = f"[...page.panes.values()].find((pane) => pane.entry.name === {json.dumps(name)})"
        browser.wait(f"({self.find})?.frame", what=f"{name} is drawn")

    def value(self, script):
        return self.browser.value(f"(() => {{ const pane = {self.find}; return {script}; }})()")

    def wait(self, script, seconds=30, what=None):
        return self.browser.wait(f"(() => {{ const pane = {self.find}; return {script}; }})()", seconds, what)

    def place(self, x, y):
        """A point of the view in the window."""
        box = self.value("(() => { pane.element.scrollIntoView({block: 'nearest'}); "
                         "const box = pane.canvas.getBoundingClientRect(); return [box.left, box.top]; })()")
        return box[0] + x, box[1] + y

    def hash(self):
        """A number that tells one picture from another."""
        return self.value("(() => { const {width, height} = pane.canvas; let sum = width * 31 + height;"
                          "const data = pane.context.getImageData(0, 0, width, height).data;"
                          "for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i] * 3 + data[i + 1] * 5 + data[i + 2]) >>> 0;"
                          "return sum; })()")

    def changes(self, act, what, seconds=10):
        """How long it takes until an act is seen."""
        self.rest()
        before, count = self.hash(), self.value("pane.frameCount")
        begun = time.time()
        act()
        self.wait(f"pane.frameCount > {count}", seconds, what)
        took = time.time() - begun
        # The first frame of a motion may look like the one before.
        while self.hash() == before:
            check(time.time() - begun < seconds, f"the picture is another one: {what}")
            time.sleep(0.03)
            took = time.time() - begun
        return took

    def rest(self):
        """Waits until nothing moves."""
        last = -1
        for _ in range(200):
            now = self.value("pane.frameCount")
            if now == last:
                return
            last = now
            time.sleep(0.15)

    def nodes(self):
        """What Inspect shows."""
        if not self.value("pane.look.isOn"):
            self.value("pane.find('[data-deed=look]').click()")
        return self.wait("pane.look.nodes.length ? pane.look.nodes : null", what="what is inside is told")

    def labels(self):
        """What is inside, once it was told anew."""
        self.value("(pane.look.nodes = [], pane.look.isOn || pane.find('[data-deed=look]').click(), pane.look.begin())")
        nodes = self.nodes()
        self.value("pane.find('[data-deed=look]').click()")
        return nodes

    def middle(self, text):
        """The middle of what is written so."""
        nodes = self.nodes()
        node = [node for node in nodes if text in node["name"]][-1]
        if self.value("pane.look.isOn"):
            self.value("pane.find('[data-deed=look]').click()")
        x, y, width, height = node["frame"]
        return x + width / 2, y + height / 2


def hands(browser, pictures):
    card = Shown(browser, "Card")
    add = card.place(*card.middle('Button("Add")'))
    told("a tap is seen", card.changes(lambda: browser.click(*add), "a tap counts"))
    card.wait("pane.find('.printed pre').textContent.includes('added 4')", what="what is printed is shown")
    field = card.place(*card.middle("TextField"))
    card.changes(lambda: browser.click(*field), "a tap on a field sets the caret")
    card.wait("pane.frame.field", what="the field takes text")
    told("a letter is seen", card.changes(lambda: browser.type("A"), "a letter is typed"))
    browser.type("da")
    card.changes(lambda: browser.key("Backspace", number=8), "a letter is taken away")
    scroll = card.place(*card.middle("ScrollView"))
    told("a wheel is seen", card.changes(
        lambda: browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=scroll[0], y=scroll[1], deltaX=0, deltaY=120),
        "a wheel scrolls"))

    def drag():
        browser.mouse("mousePressed", *scroll)
        for step in range(8):
            browser.mouse("mouseMoved", scroll[0], scroll[1] - 8 * step, buttons=1)
            time.sleep(0.016)
        browser.mouse("mouseReleased", scroll[0], scroll[1] - 60)

    told("a finger scrolls", card.changes(drag, "a drag scrolls"))
    switch = card.middle("Toggle")
    card.changes(lambda: browser.click(*card.place(300 - 16 - 25, switch[1])), "a switch is set")
    card.changes(lambda: card.value("pane.perform('undo')"), "the last hand is taken back")
    card.rest()
    browser.picture(pictures / "hands.png")
    before = card.hash()
    card.value("pane.perform('reset')")
    card.wait("pane.find('.state').textContent === ''")
    time.sleep(1)
    check(card.hash() != before, "reset makes the view anew")
    told("reset")


def motion(browser):
    moving = Shown(browser, "Moving")
    go = moving.place(*moving.middle('Button("Go")'))
    moving.rest()
    count = moving.value("pane.frameCount")
    browser.click(*go)
    time.sleep(1.3)
    frames = moving.value("pane.frameCount") - count
    check(frames > 10, f"an animation of a second has frames: {frames}")
    told(f"an animation of a second has {frames} frames")
    moving.rest()
    browser.value("document.getElementById('show-switches').click(); document.getElementById('pause').click()")
    browser.click(*moving.place(*moving.middle('Button("Go")')))
    time.sleep(0.5)
    stands = moving.hash()
    time.sleep(0.3)
    check(moving.hash() == stands, "time stands")
    moving.changes(lambda: browser.value("for (let i = 0; i < 20; i += 1) document.getElementById('step').click()"), "time moves by steps")
    browser.value("document.getElementById('pause').click()")
    moving.rest()
    told("time is paused, stepped and played")


def rest(browser, program):
    """A still page costs nothing."""
    time.sleep(1)
    counts = browser.value("[...page.panes.values()].map((pane) => pane.frameCount ?? 0)")

    def used():
        total = 0
        for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rsplit(")", 1)[1].split()
                environment = (stat.parent / "environ").read_bytes()
            except OSError:
                continue
            if int(stat.parent.name) == program.process.pid or f"QUADRANT_RUN={program.process.pid}-".encode() in environment:
                total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    before = used()
    time.sleep(3)
    spent = used() - before
    check(browser.value("[...page.panes.values()].map((pane) => pane.frameCount ?? 0)") == counts, "a still page gets no frames")
    told(f"at rest for 3 s: {spent * 1000:.0f} ms of processor time")
    check(spent < 0.3, f"a still page costs next to nothing: {spent} s")


def edits(browser, folder, pictures):
    card = Shown(browser, "Card")
    file = folder / "Card.swift"
    text = file.read_text()
    browser.click(*card.place(*card.middle('Button("Add")')))
    moving = Shown(browser, "Moving")
    moving.rest()
    untouched = moving.value("pane.frameCount")
    for old, new in [("VStack(spacing: 12) {\n", "VStack(spacing: 30) {\n            Text(\"Above\")\n"), ("            Text(\"Above\")\n", "")]:
        text = text.replace(old, new)
        told("save to picture", card.changes(lambda: file.write_text(text), "an edit is seen", 60))
        card.wait("/hands done again/.test(pane.find('.state').textContent)", what="what hands had done is done again")
        check(any("Count 4" in node["label"] for node in card.labels()), "the view has what it held")
    check(moving.value("pane.frameCount") == untouched, "a view that the save does not concern goes on")
    text = text.replace("spacing: 30", "spacing: 12")
    told("save to picture, literals alone", card.changes(lambda: file.write_text(text), "an edit of a literal is seen", 60))
    card.wait("/without a compiler/.test(pane.find('.state').textContent)", what="no compiler was needed")
    told(card.value("pane.find('.state').textContent"))
    for old, new in [(".font(.title)", ".font(.caption)"), (".font(.caption)", ".font(.title)")]:
        text = text.replace(old, new)
        told("save to picture, a member", card.changes(lambda: file.write_text(text), "an edit of a member is seen", 60))
        check("without a compiler" in card.value("pane.find('.state').textContent"), "no compiler was needed for a member")
    check(any("Count 4" in node["label"] for node in card.labels()), "the view has what it held")
    # An error stands over the last good picture.
    before = card.hash()
    file.write_text(text.replace("Text(\"Hello", "Texxt(\"Hello"))
    browser.wait("!document.getElementById('errors').hidden", 60, "an error is shown")
    words = browser.value("document.getElementById('errors').textContent")
    check("Card.swift:" in words and "Texxt" in words, f"the error says where and what: {words}")
    check(card.hash() == before, "the last good picture stays")
    browser.picture(pictures / "error.png")
    file.write_text(text)
    browser.wait("document.getElementById('errors').hidden", 60, "the error goes")
    told("an error over the last good picture, and its mend")
    # What is saved last stands first.
    other = folder / "Moving.swift"
    other.write_text(other.read_text() + "\n// saved\n")
    browser.wait("page.entries[0].file.endsWith('Moving.swift')", 60, "the file saved last is first")
    new = folder / "New.swift"
    new.write_text("import SwiftUI\n#Preview(\"New\") { Text(\"New\") }\n")
    browser.wait("page.entries.some((entry) => entry.name === 'New')", 60, "a new file is listed")
    Shown(browser, "New")
    new.unlink()
    browser.wait("!page.entries.some((entry) => entry.name === 'New')", 60, "a file that is gone is not listed")
    told("files that are new, and gone")


KINDS = """import SwiftUI

struct Kinds: View {
    var body: some View {
        let number: UInt16 = 5
        let name: StaticString = "old"
        VStack {
            Text("Number \\(number)")
            Text("Name \\(name.description)")
        }
        .frame(width: 200, height: 80)
    }
}

#Preview("Kinds") { Kinds() }
"""


def literals(browser, folder):
    file, other = folder / "Kinds.swift", folder / "Moving.swift"
    text = KINDS
    file.write_text(text)
    browser.wait("page.entries.some((entry) => entry.name === 'Kinds')", 60)
    kinds = Shown(browser, "Kinds")

    def shows(words, what):
        for _ in range(400):
            if any(words in node["label"] for node in kinds.labels()):
                return told(what)
            time.sleep(0.1)
        check(False, f"{what}: {[node['label'] for node in kinds.labels()]}")

    shows("Number 5", "a view with literals of other types")
    file.write_text(text := text.replace("= 5", "= 6"))
    shows("Number 6", "a literal of another type of numbers says something else")
    # What is taken back while another file changes.
    other.write_text(other.read_text() + "\nstruct More {}\n")
    file.write_text(text := text.replace("= 6", "= 5"))
    shows("Number 5", "a literal is taken back beside another change")
    file.write_text(text := text.replace('"old"', '"new"'))
    shows("Name new", "what no table can say is compiled")
    # Code that ends at once, and a literal that mends it.
    file.write_text(text := text.replace("Number \\(number)", "Count \\(number < 6 ? [0][1] : number)").replace(
        "Name \\(name.description)", "Words"))
    kinds.wait("!pane.find('.problem').hidden", 60, "a crash is shown over the last good picture")
    file.write_text(text := text.replace("= 5", "= 7"))
    shows("Count 7", "after a crash a literal mends it")
    file.unlink()
    browser.wait("!page.entries.some((entry) => entry.name === 'Kinds')", 60)


def switches(browser, pictures):
    card = Shown(browser, "Card")

    def switch(**values):
        browser.value("(() => { for (const [name, value] of Object.entries(" + json.dumps(values) + "))"
                      " page.switches.set(name, value); page.switches.read(); page.switchesChanged(); })()")

    add = card.place(*card.middle('Button("Add")'))
    card.changes(lambda: browser.click(*add), "a tap")
    for values in ({"dark": "1"}, {"text": "accessibility1"}, {"rtl": "1"}, {"contrast": "1"}, {"width": "420", "height": "500"},
                   {"device": "iPhone SE"}, {"locale": "de_DE"}):
        card.changes(lambda: switch(**values), f"{values}", 20)
        told(f"switched {values}")
    check("dark=1" in browser.value("location.hash"), "the switches stand in the address")
    card.rest()
    browser.picture(pictures / "switches.png")
    switch(dark=None, text=None, rtl=None, contrast=None, width=None, height=None, device=None, locale=None)
    card.rest()
    card.changes(lambda: switch(yaw="30", explode="40"), "a camera")
    card.rest()
    browser.picture(pictures / "camera.png")
    switch(yaw=None, explode=None, variants="appearance")
    browser.wait("[...page.panes.values()].filter((pane) => pane.entry.name === 'Card' && pane.frame).length === 2", what="variants")
    time.sleep(0.5)
    browser.picture(pictures / "variants.png")
    switch(variants=None)
    browser.wait("[...page.panes.values()].filter((pane) => pane.entry.name === 'Card').length === 1")
    told("a camera, and variants side by side")


def inside(browser, folder, pictures):
    card = Shown(browser, "Card")
    nodes = card.nodes()
    check(any(node.get("file", "").endswith("Card.swift") and node.get("line") for node in nodes), "nodes have file and line")
    node = [node for node in nodes if 'Button("Add")' in node["name"]][-1]
    x, y, width, height = node["frame"]
    browser.mouse("mouseMoved", *card.place(x + width / 2, y + height / 2), button="none")
    card.wait("pane.find('.overlay text')?.textContent.includes('Button')", what="what is under the pointer is named")
    browser.click(*card.place(x + width / 2, y + height / 2))
    card.wait("pane.find('.why').textContent.includes('Card.swift')", what="why it is so")
    card.value("pane.element.scrollIntoView({block: 'start'})")
    browser.picture(pictures / "inspect.png")
    told("a click says why: " + card.value("pane.find('.why').textContent").splitlines()[-1].strip())
    file = folder / "Card.swift"
    text = file.read_text()
    file.write_text(text.replace("spacing: 12", "spacing: 24"))
    card.wait("pane.find('.overlay rect.ghost') !== null", 60, "what moved is shown")
    browser.picture(pictures / "moved.png")
    told("what a save moved: " + card.value("pane.find('.why').textContent").strip().splitlines()[0])
    file.write_text(text)
    time.sleep(2)
    card.value("pane.find('[data-deed=look]').click()")


def portrait(browser, pictures):
    """The picture of Documentation/LivePage.md: Documentation/live-page.png."""
    browser.resize(1060, 720)
    card = Shown(browser, "Card")
    browser.click(*card.place(*card.middle('Button("Add")')))
    card.rest()
    node = [node for node in card.labels() if 'Button("Add")' in node["name"]][-1]
    card.value("pane.find('[data-deed=look]').click()")
    x, y, width, height = node["frame"]
    place = card.place(x + width / 2, y + height / 2)
    browser.mouse("mouseMoved", *place, button="none")
    browser.click(*place)
    card.wait("pane.find('.why').textContent.includes('Card.swift')")
    time.sleep(0.5)
    browser.picture(pictures / "live-page.png")
    card.value("pane.find('[data-deed=look]').click()")
    card.value("pane.perform('reset')")
    time.sleep(0.5)
    browser.resize(1280, 900)


def crashes(browser, folder, pictures):
    (folder / "Trap.swift").write_text(TRAP)
    browser.wait("page.entries.some((entry) => entry.name === 'Trap')", 60)
    trap = Shown(browser, "Trap")
    browser.click(*trap.place(*trap.middle('Button("Beyond")')))
    trap.wait("!pane.find('.problem').hidden", 30, "a crash is shown")
    words = trap.value("pane.find('.problem pre').textContent")
    check("Trap.swift:" in words and "out of range" in words, f"a crash says where: {words}")
    told("a crash: " + words.strip())
    trap.value("pane.element.scrollIntoView({block: 'center'})")
    browser.picture(pictures / "crash.png")
    trap.value("pane.find('[data-deed=again]').click()")
    trap.wait("pane.find('.problem').hidden && !pane.element.classList.contains('stale')", 30, "it is run again")
    trap.rest()
    browser.click(*trap.place(*trap.middle('Button("Forever")')))
    trap.wait("!pane.find('.problem').hidden", 40, "an endless loop is ended")
    words = trap.value("pane.find('.problem pre').textContent")
    check("endless loop" in words, f"a loop is told: {words}")
    told("a loop: " + words.strip())
    (folder / "Trap.swift").unlink()
    browser.wait("!page.entries.some((entry) => entry.name === 'Trap')", 60)


def strangers(program):
    """Requests that are refused."""
    host = f"127.0.0.1:{program.port}"

    def status(path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=10)
        connection.putrequest(method, path, skip_host=True)
        for name, value in {"Host": host, **headers}.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        return answer.status, dict(answer.getheaders()), body

    page = f"/{program.token}/"
    code, headers, body = status(page)
    check(code == 200 and b"<title>Quadrant" in body, "the page is served")
    for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cache-Control"):
        check(name in headers, f"{name} is sent")
    check("frame-ancestors 'none'" in headers["Content-Security-Policy"], "no other page shows it in a frame")
    refused = [
        ("no token", dict(path="/")), ("another token", dict(path="/" + "0" * 32 + "/")), ("a token that goes on", dict(path=page[:-1] + "0/")),
        ("a foreign host", dict(path=page, Host="evil.example")), ("a host that was rebound", dict(path=page, Host=f"evil.example:{program.port}")),
        ("a foreign origin", dict(path=page, Origin="http://evil.example")), ("the origin null", dict(path=page, Origin="null")),
        ("a request across sites", dict(path=page + "page.js", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors")),
        ("a form", dict(path=page, method="POST", Origin="http://evil.example", Content_Length="0")),
        ("a post of the page's own", dict(path=page, method="POST", Origin=f"http://{host}", Content_Length="0")),
        ("a path to a file", dict(path=page + "../../etc/passwd")), ("an escaped path", dict(path=page + "..%2f..%2fetc%2fpasswd")),
        ("a file that is none", dict(path=page + "index.htm")),
    ]
    for what, request in refused:
        code = status(request.pop("path"), request.pop("method", "GET"), **request)[0]
        check(code in (403, 404, 405, 421), f"refused: {what} ({code})")
    sockets = [
        ("no origin", {}), ("a foreign origin", {"Origin": "http://evil.example"}), ("the origin null", {"Origin": "null"}),
        ("a foreign host", {"Host": "evil.example", "Origin": "http://evil.example"}),
    ]
    for what, headers in sockets:
        check(Socket("127.0.0.1", program.port, page + "socket", headers.items()).status != 101, f"a socket with {what} is refused")
    ours = {"Origin": f"http://{host}"}
    check(Socket("127.0.0.1", program.port, "/socket", ours.items()).status != 101, "a socket without the token is refused")
    # Garbage on a socket ends nothing.
    wire = Socket("127.0.0.1", program.port, page + "socket", ours.items())
    check(wire.status == 101, "a socket of ours is opened")
    for garbage in ("", "{", "[]", "{}", '{"want":"open"}', '{"want":"open","pane":1,"preview":"../../etc/passwd"}', "\0" * 100,
                    '{"want":"event","pane":1,"event":{"kind":"touch","phase":"began","time":"x"}}', '{"want":"pace","pane":1,"value":1e999}',
                    '{"want":"taken","pane":-5,"run":-1,"number":9e18}', '{"want":"why","pane":1,"number":99999999}',
                    '{"want":"show","pane":1,"switches":{"width":-3,"scale":1e9}}', json.dumps({"want": "x" * 60000, "pane": 1})):
        wire.send(garbage)
    wire.send(os.urandom(2000))
    wire.close()
    raw = socket.create_connection(("127.0.0.1", program.port))
    raw.sendall(os.urandom(5000) + b"\r\n\r\n")
    raw.close()
    check(status(page)[0] == 200, "the page is served afterwards")
    check(program.process.poll() is None, "the program goes on")
    told(f"refused: {len(refused) + len(sockets) + 1} requests of strangers; garbage ends nothing")


def looks(browser, pictures):
    for name, width, dark in (("wide-light", 1280, False), ("wide-dark", 1280, True), ("narrow-light", 360, False), ("narrow-dark", 360, True)):
        browser.resize(width, 800)
        browser.appearance(dark)
        time.sleep(0.6)
        check(browser.value("document.documentElement.scrollWidth <= window.innerWidth"), f"nothing stands out at {width}")
        browser.picture(pictures / f"{name}.png")
    browser.resize(1280, 900)
    browser.appearance(False)
    told("light and dark, 360 and 1280 wide")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program", nargs="?", default=str(ROOT / "quadrant"))
    options.add_argument("--pictures", default=None)
    given = options.parse_args()
    pictures = pathlib.Path(given.pictures or tempfile.mkdtemp(prefix="quadrant-pictures-"))
    pictures.mkdir(parents=True, exist_ok=True)
    work = pathlib.Path(tempfile.mkdtemp(prefix="quadrant-page-")) / "App"
    work.mkdir()
    (work / "Card.swift").write_text(CARD)
    (work / "Moving.swift").write_text(MOVING)
    program_path = str(pathlib.Path(shutil.which(given.program) or given.program).resolve())
    begun = time.time()
    program = Program(program_path, work)
    browser = None
    try:
        strangers(program)
        browser = Browser(1280, 900)
        browser.go(program.address)
        Shown(browser, "Card")
        told("start to the first picture", time.time() - begun)
        check(browser.value("document.querySelectorAll('main img').length") == 0, "names are escaped")
        portrait(browser, pictures)
        hands(browser, pictures)
        motion(browser)
        rest(browser, program)
        inside(browser, work, pictures)
        edits(browser, work, pictures)
        literals(browser, work)
        switches(browser, pictures)
        crashes(browser, work, pictures)
        browser.call("Page.reload")
        Shown(browser, "Card")
        told("reloaded")
        looks(browser, pictures)
        check(not browser.problems(), f"the page complains of nothing: {browser.problems()}")
        status = program.end()
        check(status in (130, -2, 0), f"Ctrl-C ends it: {status}")
        print(f"page-tests: all holds; pictures in {pictures}")
    finally:
        if browser:
            browser.end()
        if program.process.poll() is None:
            program.process.kill()
        shutil.rmtree(work.parent, ignore_errors=True)


if __name__ == "__main__":
    main()
