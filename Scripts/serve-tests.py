#!/usr/bin/env python3
"""Tries `quadrant serve` from outside: what clients ask, signed addresses, the OpenAPI document, the page of forms in a real Chromium.

    Scripts/serve-tests.py [quadrant] [--pictures FOLDER]      (default: ./quadrant)

It needs Chromium (`apt install chromium`); with `pip install openapi-spec-validator` the document is validated too. It prints a line
for each thing that holds, and ends with an error at the first that does not. `./test` does not need it.
"""
import argparse
import base64
import http.client
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from devtools import Browser  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PIXEL = ("iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==")

CARD = """import SwiftUI

enum Kind: String, Codable { case plain, bold = "strong" }
enum Shape: Codable, Hashable { case circle, square(side: Int), named(String, by: Kind?) }
struct Item: Codable {
    var title: String
    var price: Double
    var tags: [[String]]?
    enum CodingKeys: String, CodingKey { case title, price = "unit-price", tags }
}
enum Sample { static let ada = Card(name: "Ada", items: [Item(title: "Tea", price: 2.5)]) }

struct Card: View {
    let name: String
    var count = 1
    var isOn = true
    var kind: Kind = .plain
    var shape: Shape?
    var items: [Item] = []
    var table: [String: [Int]] = [:]
    var day: Date?
    var link: URL?
    var logo: Image?
    var tint: Color = .blue
    var `default` = "d"
    var größe = 2.0
    var scale = "none"
    var grid: [[Int?]]?

    var body: some View {
        VStack {
            Text(verbatim: "\\(name) \\(count) \\(isOn) \\(kind.rawValue) \\(`default`) \\(größe) \\(scale)").foregroundStyle(tint)
            Text(verbatim: "\\(items.map { "\\($0.title)=\\($0.price)" }) \\(table.sorted { $0.key < $1.key }.map { "\\($0.key)\\($0.value)" })")
            switch shape {
            case .square(let side): Text(verbatim: "square \\(side)")
            case .named(let name, let kind): Text(verbatim: "named \\(name) \\(kind?.rawValue ?? "nobody")")
            case .circle: Text(verbatim: "circle")
            case nil: Text(verbatim: "no shape")
            }
            Text(verbatim: "grid \\(grid.map { "\\($0.map { $0.map { $0 ?? -1 } })" } ?? "none")")
            if let day { Text(day, format: .dateTime.day().month(.wide).year()) }
            if let link { Text(verbatim: link.absoluteString) }
            logo
        }
        .padding()
    }
}

struct Box<Content: View>: View {
    let content: Content
    var body: some View { content }
}

struct Trap: View {
    let index: Int
    var body: some View { Text("\\([1, 2][index])") }
}

#Preview { Card(name: "Ada & Bo", kind: .bold, items: [Item(title: "Tea", price: 2.5)], table: ["a": [1, 2]]) }
#Preview { Trap(index: 1) }
"""

JSON = {"Content-Type": "application/json"}


def query(**values):
    return "&".join(f"{name}={urllib.parse.quote(value)}" for name, value in values.items())


def posted(**values):
    return json.dumps({"name": "A"} | values)


# What is asked, the status, and what the answer has (a part of SVG's text, of the problem's sentence, of a field of the head).
GOOD = "/Card.svg?svg-text&name=Ada"
ROWS = [
    ("GET", GOOD, {}, None, 200, "Ada 1 true plain d 2.0 none"),
    ("GET", GOOD + "&count=7&isOn=no&kind=strong", {}, None, 200, "Ada 7 false strong"),
    ("GET", GOOD + "&kind=weak", {}, None, 422, "'kind': there is no Kind \"weak\""),
    ("GET", GOOD + "&count=seven", {}, None, 422, "'count' has to be a whole number"),
    ("GET", GOOD + "&shape=circle", {}, None, 200, ">circle<"),
    ("GET", GOOD + "&" + query(shape='{"square":{"side":3}}'), {}, None, 200, "square 3"),
    ("GET", GOOD + "&" + query(shape='{"square":{}}'), {}, None, 422, "'shape.square.side' is missing"),
    ("POST", "/Card.svg?svg-text", JSON, posted(shape={"named": {"_0": "x", "by": "strong"}}), 200, "named x strong"),
    ("POST", "/Card.svg?svg-text", JSON, posted(shape={"named": {"_0": "x"}}), 200, "named x nobody"),
    ("POST", "/Card.svg?svg-text", JSON, posted(table={"b": [3], "a": []}), 200, "a[]"),
    ("POST", "/Card.svg?svg-text", JSON, posted(table={"b": ["x"]}), 422, "'table.b[0]' has to be a whole number"),
    ("POST", "/Card.svg?svg-text", JSON, posted(grid=[[1, None], []]), 200, "[[1, -1], []]"),
    ("POST", "/Card.svg?svg-text", JSON, posted(grid=None), 200, "grid none"),
    ("POST", "/Card.svg?svg-text", JSON, posted(items=[{"title": "t", "unit-price": 1.5, "tags": [["a"], []]}]), 200, "t=1.5"),
    ("POST", "/Card.svg?svg-text", JSON, posted(items=[{"title": "t", "price": 1}]), 422, "'items[0].unit-price' is missing"),
    ("POST", "/Card.svg?svg-text", JSON, posted(default="x", größe=1.25), 200, "x 1.25"),
    ("GET", GOOD + "&default=q&" + urllib.parse.quote("größe") + "=4", {}, None, 200, "q 4.0"),
    # An option of a name that the view has.
    ("GET", GOOD + "&scale=big", {}, None, 200, "2.0 big"),
    ("GET", GOOD + "&_scale=x", {}, None, 400, "'scale'"),
    ("GET", GOOD + "&size=0x5", {}, None, 400, "'size'"),
    ("GET", GOOD + "&size=99999x99999", {}, None, 400, "at most 32767"),
    ("GET", GOOD + "&day=2026-02-28&locale=de_DE", {}, None, 200, "28. Februar 2026"),
    ("GET", GOOD + "&day=2026-02-28&locale=ar_EG", {}, None, 200, "فبراير"),
    ("GET", GOOD + "&day=2026-02-30", {}, None, 422, "is no date"),
    ("GET", GOOD + "&locale=no+such", {}, None, 400, "'locale'"),
    ("GET", GOOD + "&" + query(link="https://a.b/c?d=e"), {}, None, 200, "https://a.b/c?d=e"),
    ("GET", GOOD + "&" + query(logo="data:image/png;base64," + PIXEL), {}, None, 200, "<image "),
    ("GET", GOOD + "&" + query(logo="dot.png"), {}, None, 200, "<image "),
    ("GET", GOOD + "&" + query(logo="../secret.png"), {}, None, 422, "'logo'"),
    ("GET", GOOD + "&" + query(logo="/etc/passwd"), {}, None, 422, "'logo'"),
    ("GET", GOOD + "&" + query(logo="file:///etc/passwd"), {}, None, 422, "'logo'"),
    ("GET", GOOD + "&" + query(logo="https://127.0.0.1/x.png"), {}, None, 422, "'logo'"),
    ("GET", GOOD + "&" + query(logo="link.png"), {}, None, 422, "'logo'"),
    ("GET", GOOD + "&tint=%23FF0000", {}, None, 200, "#f00"),
    ("GET", GOOD + "&tint=%23F", {}, None, 422, "'tint' has to be a colour"),
    ("GET", "/Card.svg?nam=x", {}, None, 422, "did you mean 'name'?"),
    ("GET", "/Card.svg", {}, None, 422, "'name' is missing"),
    ("GET", "/card.svg?name=x", {}, None, 404, "Card"),
    ("GET", "/Box.svg", {}, None, 404, ""),
    ("GET", "/..%2f..%2fetc%2fpasswd", {}, None, 404, ""), ("GET", "/Card.svg/..%2fx", {}, None, 404, ""),
    ("GET", "/../Card.png", {}, None, 404, ""), ("GET", "/%00", {}, None, 400, ""), ("GET", "/%ff", {}, None, 400, ""),
    ("GET", "/Card.tiff?name=x", {}, None, 404, ""),
    ("GET", "/Card?name=x", {"Accept": "image/webp;q=0.5, image/png;q=0.9"}, None, 200, "image/png"),
    ("GET", "/Card?name=x", {"Accept": "image/png;q=0, image/*"}, None, 200, "image/"),
    ("GET", "/Card?name=x", {"Accept": "application/pdf"}, None, 200, "application/pdf"),
    ("GET", "/Card?name=x", {"Accept": "text/plain"}, None, 406, "image/png"),
    ("GET", "/Card.png?name=x", {"Range": "bytes=0-9"}, None, 200, "image/png"),
    ("PUT", "/Card.png?name=x", {}, "x", 405, "GET, HEAD, POST"),
    ("POST", "/Card.png", {"Content-Type": "text/plain"}, "x", 415, "json"),
    ("POST", "/Card.png", JSON, "{", 400, "no JSON"), ("POST", "/Card.png", JSON, "[1]", 422, "has to be an object"),
    ("POST", "/Card.png", JSON, "[" * 100_000, 400, "no JSON"),
    ("POST", "/Card.svg?svg-text", {"Content-Type": "application/x-www-form-urlencoded"}, "name=F&items=%5B%5D", 200, "F 1 true"),
    ("GET", "/Trap.svg?index=9", {}, None, 500, "Card.swift"), ("GET", "/Trap.svg?index=1", {}, None, 200, "<svg"),
    ("GET", "/healthz", {}, None, 200, "ok"), ("GET", "/metrics", {}, None, 200, "quadrant_drawings"),
]


def check(holds, what):
    if not holds:
        raise SystemExit(f"serve-tests: not so: {what}")


class Service:
    """`quadrant serve` at work."""

    def __init__(self, program, folder, *options):
        self.process = subprocess.Popen(
            [program, "serve", folder, "--port", "0", "--no-log", *options], stderr=subprocess.PIPE, text=True)
        line = ""
        while " at http://" not in line:
            line = self.process.stderr.readline()
            check(line, "the service starts")
        self.port = int(re.search(r":(\d+)/", line).group(1))

    def ask(self, method, path, headers=None, body=None):
        wire = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        wire.putrequest(method, path, skip_accept_encoding=True)
        body = body.encode() if isinstance(body, str) else body
        for name, value in (headers or {}).items():
            wire.putheader(name, value)
        if body is not None:
            wire.putheader("Content-Length", str(len(body)))
        wire.endheaders(body)
        answer = wire.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()

    def end(self):
        self.process.terminate()
        check(self.process.wait(timeout=60) in (0, 143, -15), "SIGTERM ends it")


def rows(service):
    wrong = 0
    for method, path, headers, body, status, words in ROWS:
        got, head, answer = service.ask(method, path, headers, body)
        text = answer.decode(errors="replace")
        kind = head.get("Content-Type", "")
        if got >= 400:
            problem = json.loads(text) if kind == "application/problem+json" else {}
            if problem.get("status") != got or not problem.get("title") or len(problem.get("detail", "")) < 5:
                text = f"no problem of RFC 9457: {kind} {text}"
            text += head.get("Allow", "")
            text = problem.get("detail", "") + text
        if got != status or words not in text + kind:
            wrong += 1
            print(f"serve-tests: not so: {method} {path[:80]}: {got} {kind} {text[:300]}")
    check(not wrong, f"{wrong} of {len(ROWS)} answers")
    print(f"{len(ROWS)} answers are as they should be")


def document(service):
    text = service.ask("GET", "/openapi.json")[2]
    try:
        import openapi_spec_validator
    except ImportError:
        print("the OpenAPI document is not validated: pip install openapi-spec-validator")
        return
    described = json.loads(text)
    openapi_spec_validator.validate(described)
    print(f"the OpenAPI document {described['openapi']} with {len(described['paths'])} paths is valid")


def page(service, pictures):
    browser = Browser()
    try:
        browser.go(f"http://127.0.0.1:{service.port}/")
        form = "document.querySelector('form[data-template=\"Card\"]')"
        status = f"{form}.parentElement.querySelector('output').textContent"
        image = f"{form}.parentElement.querySelector('img')"
        browser.wait(f"/ ms$/.test({status}) && {image}.complete && {image}.naturalWidth", what="the example is drawn")
        first = browser.value(f"{image}.naturalWidth")
        print(f"the page shows the example of its preview: {browser.value(status)}")
        browser.value(f"{form}.elements.name.focus(), {form}.elements.name.select()")
        browser.type("Grace Brewster Murray Hopper")
        browser.wait(f"{image}.complete && {image}.naturalWidth > {first}", what="the picture follows what is typed")
        print(f"it follows what is typed: {first} to {browser.value(f'{image}.naturalWidth')} pixels wide")
        check(browser.value(f"{form}.elements.kind.tagName") == "SELECT", "cases of an enum are a choice")
        check(browser.value(f"{form}.elements.kind.value") == "strong", "the choice is that of the preview")
        browser.value(f"{form}.elements.count.value = 'x', {form}.elements.items.value = '[{{}}]', "
                      f"{form}.elements.items.dispatchEvent(new Event('input', {{bubbles: true}}))")
        browser.wait(f"{status}.includes(\"'items[0].title' is missing\")", what="a mistake is told")
        print(f"it tells a mistake: {browser.value(status)}")
        if pictures:
            browser.picture(pathlib.Path(pictures, "index.png"))
        check(browser.value("document.documentElement.scrollWidth <= innerWidth"), "nothing is beyond the page's edge")
        check(not [one for one in browser.problems() if "422" not in one], browser.problems())
    finally:
        browser.end()


def signed(program, folder, work):
    key = work / "key.txt"
    key.write_text("0123456789abcdef0123456789abcdef\n")

    def address(path, lasts):
        return subprocess.run(
            [program, "serve", folder, "--sign-key", key, "--sign", path, "--lasts", str(lasts)],
            stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    service = Service(program, folder, "--sign-key", key)
    try:
        good = address("/Card.svg?name=Ada", 60)
        late = re.sub(r"expires=\d+", "expires=1", good)
        other = good.replace("Ada", "Bob")
        statuses = [service.ask("GET", one)[0] for one in (good, good + "&dark", other, late, "/Card.svg?name=Ada")]
        bearer = {"Authorization": "Bearer 0123456789abcdef0123456789abcdef"} | JSON
        statuses += [service.ask("POST", "/Card.svg", head, posted())[0] for head in (bearer, JSON)]
        check(statuses == [200, 403, 403, 403, 403, 200, 401], f"signed addresses: {statuses}")
        print(f"signed addresses, changed, late, without: {statuses}")
    finally:
        service.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=str(ROOT / "quadrant"))
    parser.add_argument("--pictures")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        folder, pictures = work / "Cards", work / "pictures"
        folder.mkdir()
        pictures.mkdir()
        (folder / "Card.swift").write_text(CARD)
        (pictures / "dot.png").write_bytes(base64.b64decode(PIXEL))
        (work / "secret.png").write_bytes(base64.b64decode(PIXEL))
        os.symlink("../secret.png", pictures / "link.png")
        service = Service(given.program, folder, "--pictures", pictures)
        try:
            rows(service)
            document(service)
            page(service, given.pictures)
        finally:
            service.end()
        signed(given.program, folder, work)


main()
