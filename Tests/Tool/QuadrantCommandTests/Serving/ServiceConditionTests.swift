import Expectations
import Foundation
import QuadrantServing
import Synchronization
import Testing
import Waiting

@testable import QuadrantCommand

/// What a service answers under conditions: tags that a client has, kinds that it takes, methods, and whether it is there still.
struct ServiceConditionTests {
    private typealias Fields = [(name: String, value: String)]
    private let target = "/Card.svg?name=" + String(repeating: "a", count: 3_000)

    private static func value(_ name: String, _ response: HTTPResponse) -> String? {
        response.headers.first { $0.name == name }?.value
    }

    /// The method, the fields of the head, and the status. TAG is the tag of the picture, PACKED that of the packed one.
    @Test(
        arguments: [
            ("GET", [("If-None-Match", "TAG")], 304, "TAG"),
            ("GET", [("If-None-Match", "W/TAG")], 304, "TAG"),
            ("GET", [("If-None-Match", "PACKED")], 304, "PACKED"),
            ("GET", [("If-None-Match", "\"x\""), ("If-None-Match", "TAG")], 304, "TAG"),
            ("GET", [("If-None-Match", "\"y\", TAG")], 304, "TAG"),
            ("HEAD", [("If-None-Match", "TAG")], 304, "TAG"),
            // There is one, which is known when it has been drawn.
            ("GET", [("If-None-Match", "*")], 304, "TAG"),
            ("HEAD", [("If-None-Match", " *")], 304, "TAG"),
            ("GET", [("If-None-Match", "\"*\"")], 200, "TAG"),
            ("GET", [("If-None-Match", "\"x\"")], 200, "TAG"),
            ("GET", [("If-None-Match", "")], 200, "TAG"),
            ("GET", [("If-Match", "TAG")], 200, "TAG"),
            ("GET", [("If-Match", "\"x\""), ("If-Match", "TAG")], 200, "TAG"),
            ("GET", [("If-Match", "*")], 200, "TAG"),
            ("GET", [("If-Match", "W/TAG")], 412, nil),
            ("GET", [("If-Match", "\"x\"")], 412, nil),
            ("GET", [("If-Match", "")], 412, nil),
            // A body is not to be drawn again: 304 is for GET and HEAD.
            ("POST", [("If-None-Match", "TAG")], 412, nil),
            ("POST", [("If-None-Match", "*")], 412, nil),
            ("POST", [("If-None-Match", "\"x\"")], 200, "TAG"),
            ("POST", [("If-Match", "*")], 200, "TAG"),
        ] as [(String, [(String, String)], Int, String?)])
    func tags(
        _ method: String, _ fields: [(String, String)], _ status: Int, _ tag: String?
    ) throws {
        let service = TemplateServiceTests().service()
        let plain = try #require(
            Self.value("ETag", service.answer(TemplateServiceTests.get(target))))
        let words = { (text: String) in
            text.replacing("TAG", with: plain)
                .replacing("PACKED", with: "\(plain.dropLast())-gzip\"")
        }
        let answer = service.answer(
            HTTPRequest(
                method: method, target: target,
                headers: fields.map { ($0.0, words($0.1)) } + [
                    ("Content-Type", "application/json")
                ],
                body: method == "POST" ? Data("{}".utf8) : Data()))
        same(answer.status, status)
        same(Self.value("ETag", answer), tag.map(words))
        if status == 304 { same(answer.body, Data()) }
    }

    /// RFC 9110, section 9.3.2: the same head, whatever is asked for.
    @Test(arguments: [
        "/", "/forms.js", "/forms.css", "/openapi.json", "/healthz", "/readyz", "/Card.png?name=a",
        "/Card.svg?name=b", "/Card?name=c", "/Card.png?name=refused", "/Crad.png", "/a/b",
    ])
    func aHeadIsThatOfItsPicture(_ target: String) {
        let service = TemplateServiceTests().service()
        func head(_ method: String) -> [String] {
            let answer = service.answer(
                HTTPRequest(
                    method: method, target: target, headers: [("Accept-Encoding", "gzip")]))
            let fields = answer.headers.map { "\($0.name): \($0.value)" }
            return ["\(answer.status) \(answer.body.count)"] + fields
        }
        same(head("HEAD"), head("GET"))
    }

    /// The fields of the head, the status, and the media type of the answer.
    @Test(
        arguments: [
            ([("Accept", "text/html"), ("Accept", "image/webp")], 200, "image/webp"),
            ([("Accept", "image/png;q=0.2, image/gif;q=0.3")], 200, "image/gif"),
            ([("Accept", "image/png;q=5, image/gif")], 200, "image/png"),
            ([("Accept", "image/svg+xml;charset=utf-8;q=0.4,*/*;q=0.3")], 200, "image/svg+xml"),
            ([("Accept", "IMAGE/PNG;Q=0.1")], 200, "image/png"),
            ([("Accept", "application/*")], 200, "application/pdf"),
            ([("Accept", "*/*;q=0")], 406, nil),
            ([("Accept", "image/*;q=0, */*")], 200, "application/pdf"),
            ([("Accept", "image/avif")], 406, nil),
        ] as [([(String, String)], Int, String?)])
    func kinds(_ fields: [(String, String)], _ status: Int, _ type: String?) {
        let answer = TemplateServiceTests().service()
            .answer(TemplateServiceTests.get("/Card?name=a", fields.map { ($0.0, $0.1) }))
        same(answer.status, status)
        same(Self.value("Content-Type", answer), type ?? "application/problem+json")
    }

    /// The type of a body, its coding, the status, and a field of the answer that says what could be.
    @Test(
        arguments: [
            ("application/json", nil, 200, nil),
            ("Application/JSON ; charset=UTF-8", nil, 200, nil),
            ("application/json", "identity", 200, nil),
            ("application/json", "gzip", 415, ("Accept-Encoding", "identity")),
            ("application/json", "gzip, identity", 415, ("Accept-Encoding", "identity")),
            (
                "text/json", nil, 415,
                ("Accept-Post", "application/json, application/x-www-form-urlencoded")
            ),
            (
                nil, nil, 415,
                ("Accept-Post", "application/json, application/x-www-form-urlencoded")
            ),
        ] as [(String?, String?, Int, (String, String)?)])
    func bodies(_ type: String?, _ coding: String?, _ status: Int, _ field: (String, String)?) {
        let fields = [("Content-Type", type), ("Content-Encoding", coding)]
        let answer = TemplateServiceTests().service().answer(
            HTTPRequest(
                method: "POST", target: "/Card.png",
                headers: fields.compactMap { name, value in value.map { (name, $0) } },
                body: Data("{}".utf8)))
        same(answer.status, status)
        if let field { same(Self.value(field.0, answer), field.1) }
    }

    /// By a socket: what is sent, the status, and what the head says.
    @Test(arguments: [
        ("TRACE /Card.png HTTP/1.1\r\nHost: h\r\n\r\n", 405, "Allow: GET, HEAD, POST"),
        ("TRACE / HTTP/1.1\r\nHost: h\r\n\r\n", 405, "Allow: GET, HEAD\r\n"),
        ("CONNECT h:80 HTTP/1.1\r\nHost: h:80\r\n\r\n", 405, "Allow: GET, HEAD, POST"),
        ("DELETE /healthz HTTP/1.1\r\nHost: h\r\n\r\n", 405, "Allow: GET, HEAD\r\n"),
        (
            "PUT /Card.png HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", 405,
            "Allow: GET, HEAD, POST"
        ),
        ("OPTIONS /Card.png HTTP/1.1\r\nHost: h\r\n\r\n", 405, "Allow: GET, HEAD, POST"),
        ("BREW /Card.png HTTP/1.1\r\nHost: h\r\n\r\n", 501, "application/problem+json"),
        ("get /Card.png HTTP/1.1\r\nHost: h\r\n\r\n", 501, "application/problem+json"),
    ])
    func methods(_ sent: String, _ status: Int, _ field: String) throws {
        let client = WireClient(port: try #require(Self.kept).port)
        client.send(sent)
        let head = try #require(client.answer()?.head)
        same(head.split(separator: " ").dropFirst().first.flatMap { Int($0) }, status)
        has(head, field)
    }

    private static let service = TemplateServiceTests().service()
    private static let kept = try? HTTPServer(port: 0) { service.answer($0) }

    /// What all have gone who asked for it is not drawn, and counted; who comes afterwards has it.
    @Test func whatNobodyWaitsForIsNotDrawn() async {
        let painter = WritingPainter()
        painter.mayBegin.withLock { $0 = false }
        let service = TemplateServiceTests().service(painter)
        let statuses = Mutex<[String]>([])
        func metrics() -> String {
            let answer = service.answer(TemplateServiceTests.get("/metrics"))
            return String(decoding: answer.body, as: UTF8.self)
        }
        let haveGone = Mutex(false)
        let asked = Mutex(0)
        func ask(_ name: String, leaves: Bool) {
            var request = TemplateServiceTests.get("/Card.png?name=\(name)")
            request.isGone = { leaves && haveGone.withLock { $0 } }
            let sent = request
            Thread.detachNewThread {
                asked.withLock { $0 += 1 }
                let status = service.answer(sent).status
                statuses.withLock { $0.append("\(name) \(status)") }
            }
        }
        ask("lost", leaves: true)
        ask("half", leaves: true)
        // One who waits for the same is enough.
        ask("half", leaves: false)
        ask("here", leaves: false)
        await eventually("all have asked", within: .seconds(60)) {
            asked.withLock { $0 } == 4 && metrics().contains("quadrant_drawings 3\n")
        }
        // The second that asks for the same begins no drawing of its own.
        usleep(1_000_000)
        haveGone.withLock { $0 = true }
        painter.mayBegin.withLock { $0 = true }
        await eventually("all are answered", within: .seconds(60)) {
            statuses.withLock { $0.count } == 4
        }
        same(statuses.withLock { $0.sorted() }, ["half 200", "half 200", "here 200", "lost 499"])
        same(painter.count.withLock { $0 }, 2)
        same(service.answer(TemplateServiceTests.get("/Card.png?name=lost")).status, 200)
        has(metrics(), #"quadrant_requests_total{template="Card",status="499"} 1"#)
    }
}
