import Expectations
import Foundation
import QuadrantIndex
import QuadrantRendering
import QuadrantServing
import Synchronization
import Testing

@testable import QuadrantCommand

struct TemplateServiceTests {
    private static func value(
        _ name: String, _ type: String, _ standard: String? = nil
    ) -> TemplateFacts.Value {
        TemplateFacts.Value(name: name, type: type, defaultValue: standard)
    }

    static let templates = [
        ServedTemplate(
            name: "Card",
            values: [
                value("name", "String"), value("count", "Int", "1"), value("on", "Bool", "false"),
                value("tags", "[String]", "[]"), value("size", "String?"),
            ],
            schema: ["properties": [:]], digest: "1", drawing: RenderRequest()),
        ServedTemplate(
            name: "Outer.Badge", values: [], schema: [:], digest: "2", drawing: RenderRequest()),
    ]

    func service(
        _ painter: WritingPainter = WritingPainter(),
        _ change: (inout TemplateService.Rules) -> Void = { _ in }
    ) -> TemplateService {
        var rules = TemplateService.Rules()
        change(&rules)
        return TemplateService(
            Self.templates, by: painter, rules, metrics: ServiceMetrics(), log: nil)
    }

    static func get(
        _ target: String, _ headers: [(name: String, value: String)] = []
    ) -> HTTPRequest {
        HTTPRequest(method: "GET", target: target, headers: headers, client: "1.2.3.4")
    }

    /// An address, the status, and the picture or the words of the problem.
    @Test(arguments: [
        ("/Card.png?name=Ada", 200, #"0 png auto {"name":"Ada"}"#),
        ("/Card?name=Ada", 200, #"0 png auto {"name":"Ada"}"#),
        (
            "/Card.svg?name=A%20B&count=3&on=yes", 200,
            #"0 svg auto {"count":3,"name":"A B","on":true}"#
        ),
        ("/Card.JPG?name=A", 200, #"0 jpeg auto {"name":"A"}"#),
        ("/Card.png?tags=a&tags=b", 200, #"0 png auto {"tags":["a","b"]}"#),
        ("/Card.png?tags=%5B%22a%22%5D", 200, #"0 png auto {"tags":["a"]}"#),
        ("/Card.png?count=x", 200, #"0 png auto {"count":"x"}"#),
        // The view has a `size` of its own.
        ("/Card.png?size=L&_size=100x50&dark", 200, #"0 png 100.0 dark {"size":"L"}"#),
        ("/Badge.pdf?size=100x50&dark=false", 200, "1 pdf 100.0 {}"),
        ("/Outer.Badge.png", 200, "1 png auto {}"),
        ("/Badge.pdf?pages=A4&margins=20", 200, "1 pdf auto {}"),
        (
            "/Badge.png?pages=A4", 400,
            "'pages' and a PNG (pages are those of a PDF) exclude each other"
        ),
        ("/Badge.pdf?margins=20", 400, "'margins' needs 'pages'"),
        ("/Badge.png?other=1", 200, #"1 png auto {"other":"1"}"#),
        ("/Card.png?name=refused", 422, "'name' is refused"),
        ("/Crad.png", 404, "There is no template 'Crad'; did you mean 'Card'?"),
        ("/Card.bmp", 404, "There is no template 'Card.bmp'."),
        ("/a/b", 404, "There is nothing here; templates are at /NAME.png, and all of them at /."),
        ("/Card.png?dark=perhaps", 400, "'dark' is on where it is written: no value."),
        ("/Badge.png?scale=9", 400, "'9' is no value for 'scale': 1, 2 or 3"),
        (
            "/Badge.png?size=5000x10", 400,
            "A side of 5000.0 points is longer than 4096, the longest here."
        ),
        ("/Badge.png?size=4000x4000&scale=3", 400, "The picture has more than 64 million pixels."),
        ("/Card.png?name=%ff", 400, "The query has escapes that are no text in UTF-8."),
        ("/%ff", 400, "The path has escapes that are no text in UTF-8."),
        ("/healthz", 200, "ok\n"), ("/readyz", 200, "ready\n"),
    ])
    func answers(_ target: String, _ status: Int, _ words: String) {
        let response = service().answer(Self.get(target))
        same(response.status, status)
        let text = String(decoding: response.body, as: UTF8.self)
        same(status < 400 ? text : JSONValue(response.body)?["detail"]?.string ?? text, words)
    }

    /// What is accepted, and the media type of the answer.
    @Test(
        arguments: [
            ("*/*", "image/png"), ("image/*;q=0.5, application/pdf", "application/pdf"),
            ("text/html, image/webp;q=0.8, */*;q=0.1", "image/webp"),
            ("image/svg+xml", "image/svg+xml"), ("image/png;q=0, */*", "image/svg+xml"),
            ("image/*, image/png;q=0.1", "image/svg+xml"),
            ("image/png;q=0, image/gif", "image/gif"),
            ("text/html", nil), (";", nil), (" ; ,;q=1, image/gif", "image/gif"),
        ] as [(String, String?)])
    func givesWhatIsAccepted(_ accepted: String, _ type: String?) {
        let response = service().answer(Self.get("/Card?name=a", [("Accept", accepted)]))
        same(response.status, type == nil ? 406 : 200)
        if let type { same(response.headers.first { $0.name == "Content-Type" }?.value, type) }
    }

    /// The method, the type of the body, the body, the status, and the data.
    @Test(arguments: [
        (
            "POST", "application/json; charset=utf-8", #"{"name":"ä","tags":[1]}"#, 200,
            #"{"name":"ä","tags":[1]}"#
        ),
        (
            "POST", "application/x-www-form-urlencoded", "name=a+b&count=2", 200,
            #"{"count":2,"name":"a b"}"#
        ),
        ("POST", "application/json", "{", 400, "no JSON"),
        ("POST", "application/json", "[]", 422, "an object"),
        ("POST", "text/plain", "x", 415, "has to be JSON"),
        ("PUT", "application/json", "{}", 405, "GET, HEAD, POST"),
    ])
    func takesBodies(
        _ method: String, _ type: String, _ body: String, _ status: Int, _ words: String
    ) {
        let request = HTTPRequest(
            method: method, target: "/Card.png", headers: [("Content-Type", type)],
            body: Data(body.utf8))
        let response = service().answer(request)
        same(response.status, status)
        has(String(decoding: response.body, as: UTF8.self), words)
        if status == 200 { holds(response.headers.contains { $0.value == "no-store" }) }
    }

    @Test func aPictureThatTheClientHasIsNotDrawn() {
        let painter = WritingPainter()
        let service = service(painter)
        let tag =
            service.answer(Self.get("/Card.png?name=a")).headers
            .first { $0.name == "ETag" }?.value ?? ""
        let again = service.answer(
            Self.get("/Card.png?name=a", [("If-None-Match", "\"x\", W/\(tag)")]))
        same(again.status, 304)
        same(again.body, Data())
        let other = service.answer(Self.get("/Card.png?name=b", [("If-None-Match", tag)]))
        same(other.status, 200)
        differ(other.headers.first { $0.name == "ETag" }?.value, tag)
        // Kept ones are not drawn again; what could not be drawn as written is told with each.
        same(service.answer(Self.get("/Card.png?name=b")).status, 200)
        same(painter.count.withLock { $0 }, 2)
        for _ in 0..<2 {
            let odd = service.answer(Self.get("/Card.png?name=odd"))
            same(odd.headers.first { $0.name == "Quadrant-Issues" }?.value, #"["\u00e4"]"#)
        }
        same(painter.count.withLock { $0 }, 3)
    }

    @Test func equalOrdersAreDrawnOnce() async {
        let painter = WritingPainter()
        painter.gate.withLock { $0 = false }
        let service = service(painter) { $0.queue = 2 }
        let results = Mutex<[Int]>([])
        func ask(_ target: String) {
            Thread.detachNewThread {
                let status = service.answer(Self.get(target)).status
                results.withLock { $0.append(status) }
            }
        }
        for _ in 0..<5 { ask("/Card.png?name=same") }
        ask("/Card.png?name=other")
        while painter.count.withLock({ $0 }) < 2 { await Task.yield() }
        // A third picture is more than may wait; it is told so at once.
        let refused = service.answer(Self.get("/Card.png?name=third"))
        same(refused.status, 503)
        holds(refused.headers.contains { $0.name == "Retry-After" })
        has(
            String(decoding: service.answer(Self.get("/metrics")).body, as: UTF8.self),
            "quadrant_drawings 2\n")
        painter.gate.withLock { $0 = true }
        while results.withLock({ $0.count }) < 6 { await Task.yield() }
        same(results.withLock { $0 }, [Int](repeating: 200, count: 6))
        same(painter.count.withLock { $0 }, 2)
    }

    @Test func aClientMayNotTakeAll() async {
        let painter = WritingPainter()
        painter.gate.withLock { $0 = false }
        let service = service(painter) { $0.perClient = 1 }
        let isDone = Mutex(false)
        Thread.detachNewThread {
            _ = service.answer(Self.get("/Card.png?name=1"))
            isDone.withLock { $0 = true }
        }
        while painter.count.withLock({ $0 }) < 1 { await Task.yield() }
        same(service.answer(Self.get("/Card.png?name=2")).status, 429)
        painter.gate.withLock { $0 = true }
        while !isDone.withLock({ $0 }) { await Task.yield() }
        same(service.answer(Self.get("/Card.png?name=2")).status, 200)
    }

    @Test func theCacheIsBounded() {
        var cache = PictureCache(limit: 100_000)
        let orders = (0..<100).map {
            PictureOrder(template: 0, data: "\($0)", stage: RenderRequest().stage)
        }
        for order in orders {
            cache.add(Data(count: 5_000), of: order)
            _ = cache.picture(of: orders[0])
        }
        holds(cache.bytes <= 100_000)
        same(cache.picture(of: orders[0])?.picture.count, 5_000)
        same(cache.picture(of: orders[1])?.picture, nil)
        same(cache.picture(of: orders[99])?.picture.count, 5_000)
        let large = PictureOrder(template: 1, data: "", stage: RenderRequest().stage)
        cache.add(Data(count: 30_000), of: large)
        same(cache.picture(of: large)?.picture, nil)
    }

    /// RFC 4231, test case 2; what is not signed, altered or late is refused.
    @Test func addressesAreSigned() throws {
        same(
            Digests.keyed(of: "what do ya want for nothing?", key: Data("Jefe".utf8)),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let signing = SignedAddress(key: Data("0123456789abcdef".utf8))
        let service = service { $0.signing = signing }
        let good = signing.signed("/Card.png?name=a", until: Date().addingTimeInterval(60))
        let late = signing.signed("/Card.png?name=a", until: Date().addingTimeInterval(-60))
        for (target, status) in [
            (good, 200), (late, 410), ("/Card.png?name=a", 403),
            (good.replacing("name=a", with: "name=b"), 403),
            ("\(good)0", 403), ("\(good)&name=b", 403),
            (good.replacing("/Card.png", with: "/Card.svg"), 403),
        ] { same(service.answer(Self.get(target)).status, status, target) }
        var post = HTTPRequest(
            method: "POST", target: "/Card.png", headers: [("Content-Type", "application/json")],
            body: Data("{}".utf8))
        same(service.answer(post).status, 401)
        post.headers.append(("authorization", "Bearer 0123456789abcdef"))
        same(service.answer(post).status, 200)
    }

    @Test func textsArePackedForWhoTakesIt() {
        let long = "/Card.svg?name=" + String(repeating: "a", count: 3_000)
        let packed = service().answer(Self.get(long, [("Accept-Encoding", "br, gzip;q=0.5")]))
        holds(packed.headers.contains { $0 == ("Content-Encoding", "gzip") })
        same(Array(packed.body.prefix(2)), [0x1F, 0x8B])
        holds(packed.body.count < 500)
        // Other bytes have another tag; both are the picture that a client has.
        let tag = packed.headers.first { $0.name == "ETag" }?.value ?? ""
        has(tag, "-gzip\"")
        same(service().answer(Self.get(long, [("If-None-Match", tag)])).status, 304)
        for encoding in ["", ";", "br", "gzip;q=0", "gzip;q=0.00, *"] {
            let plain = service().answer(Self.get(long, [("Accept-Encoding", encoding)]))
            holds(plain.body.count > 3_000)
        }
    }

    /// A line of a worker, and the order or what is wrong with it.
    @Test(arguments: [
        (#"{"data":{"name":"Ada"}}"#, #"0 png 1.0 {"name":"Ada"}"#),
        (#"{"id":[1],"data":{},"view":"Badge","format":"svg"}"#, "1 svg 1.0 {}"),
        (#"{"data":{},"options":{"dark":true,"scale":3},"view":"Card"}"#, "0 png 3.0 {}"),
        ("{", "400 the line is no JSON"), ("[]", "400 the line has to be an object"),
        (#"{"id":1}"#, "400 'data' has to be an object"),
        (
            #"{"data":{},"dta":1}"#,
            "400 there is no 'dta' in a line, but 'data', 'format', 'id', 'options', 'view'"
        ),
        (
            #"{"data":{},"format":"bmp"}"#,
            "400 'format' has to be one of png, svg, pdf, jpg, webp, gif"
        ),
        (#"{"data":{},"options":{"drak":true}}"#, "400 there is no option 'drak'"),
        (#"{"data":{},"options":{"scale":9}}"#, "400 '9' is no value for 'scale': 1, 2 or 3"),
        (#"{"data":{},"view":"Crad"}"#, "404 There is no template 'Crad'; did you mean 'Card'?"),
    ])
    func linesAreRead(_ line: String, _ wanted: String) {
        var drawing = RenderRequest()
        drawing.stage.output.scale = 1
        let templates = Self.templates.map {
            ServedTemplate(
                name: $0.name, values: $0.values, schema: $0.schema, digest: "", drawing: drawing)
        }
        do throws(LineOrder.Fault) {
            let order = try LineOrder(Array(line.utf8), among: templates, format: .png).order
            let output = order.stage.output
            same("\(order.template) \(output.format) \(output.scale) \(order.data)", wanted)
        } catch {
            same("\(error.problem.status) \(error.problem.detail)", wanted)
        }
    }

    /// Threads of the library have small stacks, and strangers write what is nested.
    @Test func nestedBodiesEndNothing() throws {
        let service = service()
        let server = try HTTPServer(port: 0) { service.answer($0) }
        defer { server.stop() }
        for depth in [20, 400, 5_000] {
            let text =
                "{\"name\":" + String(repeating: "[", count: depth)
                + String(repeating: "]", count: depth) + "}"
            let client = WireClient(port: server.port)
            client.send(
                "POST /Card.svg HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n" + text)
            let status = client.answer()?.head.split(separator: " ")[1]
            same(status, depth < 500 ? "200" : "400")
        }
    }

    @Test func manyValuesAreReadQuickly() {
        let many = (0..<10_000).map { "tags=\($0)" }.joined(separator: "&")
        let began = ContinuousClock.now
        same(service().answer(Self.get("/Card.png?\(many)")).status, 200)
        holds(ContinuousClock.now - began < .seconds(20), "it is not quadratic")
        same(service().answer(Self.get("/Card.png?\(many)&tags=x")).status, 400)
    }

    @Test func pagesEscapeWhatTheyShow() throws {
        same(ServicePages.escaped("<a href='\"&'>"), "&lt;a href=&#39;&quot;&amp;&#39;&gt;")
        let page = service().answer(Self.get("/"))
        has(
            String(decoding: page.body, as: UTF8.self),
            #"<input type="number" step="any" name="count""#)
        has(
            page.headers.first { $0.name == "Content-Security-Policy" }?.value ?? "",
            "default-src 'self'")
        let description = try #require(JSONValue(service().answer(Self.get("/openapi.json")).body))
        same(description["openapi"]?.string, "3.1.0")
        let names = description["paths"]?["/Card.png"]?["get"]?["parameters"]?.list?
            .compactMap { $0["name"]?.string }
        holds(names?.contains("_size") == true && names?.contains("tags") == true)
    }
}
