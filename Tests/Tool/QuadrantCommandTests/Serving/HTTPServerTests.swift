import Expectations
import Foundation
import QuadrantServing
import Synchronization
import Testing
import Waiting

/// A server that says what it was asked.
struct HTTPServerTests {
    /// Without a client's connections it stops at once; with one it waits up to two seconds.
    private func server(_ limits: HTTPLimits = HTTPLimits()) throws -> HTTPServer {
        try HTTPServer(port: 0, limits: limits) { request in
            let path = request.path?.joined(separator: "|") ?? "none"
            let query = request.query?.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            let text = "\(request.method) \(path) \(query ?? "none") \(request.body.count)"
            return HTTPResponse(type: "text/plain", text: text)
        }
    }

    private static let kept = try? HTTPServerTests().server()

    /// What is sent, the status of the answer, and its body.
    @Test(
        arguments: [
            ("GET /a/b?x=1 HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET a|b x=1 0"),
            ("GET / HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET   0"),
            ("GET /%C3%A4+b/?n=a+b%26&m HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET ä+b| n=a b&;m= 0"),
            ("GET /%ff HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET none  0"),
            ("GET /../../etc/passwd HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET ..|..|etc|passwd  0"),
            ("GET /a?%zz HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET a none 0"),
            ("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc", 200, "POST p  3"),
            (
                "POST /p HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n",
                200, "POST p  2"
            ),
            (
                "OPTIONS /o HTTP/1.1\r\nHost: h\r\nOrigin: x\r\nAccess-Control-Request-Method: PUT\r\n\r\n",
                200, "OPTIONS o  0"
            ),
            ("DELETE /d HTTP/1.1\r\nHost: h\r\n\r\n", 200, "DELETE d  0"),
            // Where the body ends must be said once, and for whom the request is.
            (
                "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                400, nil
            ),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1x\r\n\r\na", 400, nil),
            (
                "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                400, nil
            ),
            ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: identity\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, nil),
            ("nonsense\r\n\r\n", 400, nil),
            (
                "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                400, nil
            ),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1, 1\r\n\r\na", 400, nil),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +1\r\n\r\na", 400, nil),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1 \r\n\r\na", 200, "POST   1"),
            (
                "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked, identity\r\n\r\n", 400,
                nil
            ),
            (
                "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n",
                400, nil
            ),
            // What the library would pass over: spaces before colons, folded lines, what stands behind them, and single line feeds.
            ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\r\nX-A  : 1\r\nX-B: 2\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\r\nX-A :\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\r\nX-A:\r\nX-B: \r\n\r\n", 200, "GET   0"),
            ("GET / HTTP/1.1\r\nHost: h\r\nX-A: 1\r\n 2\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\r\n\tfolded\r\n\r\n", 400, nil),
            (
                "POST / HTTP/1.1\r\nHost: h\r\nX-A: 1\r\n 2\r\nContent-Length: 34\r\n\r\n"
                    + "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n", 400, nil
            ),
            ("GET / HTTP/1.1\r\n Host: h\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\n Host: a\r\nHost: h\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\nHost: h\n\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\nX: 1\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\n\r\nContent-Length: 5\r\n\r\nabcde", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\r\n\nGET /smuggled HTTP/1.1\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: h\rX: 1\r\n\r\n", 400, nil),
            ("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", 400, nil),
            ("GET \r\n/ HTTP/1.1\r\nHost: h\r\n\r\n", 400, nil),
            ("GET /?a  HTTP/1.1\r\nHost: h\r\n\r\n", 400, nil),
            ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505, nil),
            ("GET / HTTP/1.1\r\nHost: h/../x\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", 200, "GET   0"),
            ("GET / HTTP/1.1\r\nHost: h\r\nExpect: a miracle\r\n\r\n", 417, nil),
            ("\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET   0"),
            // As many fields as there is room for, and more.
            (
                "GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: y\r\n", count: 63)
                    + "\r\n", 200, "GET   0"
            ),
            (
                "POST / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: y\r\n", count: 63)
                    + "Content-Length: 5\r\n\r\nabcde", 400, nil
            ),
            ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 70000\r\n\r\n", 413, nil),
        ] as [(String, Int, String?)])
    func answers(_ sent: String, _ status: Int, _ body: String?) throws {
        let client = WireClient(port: try #require(HTTPServerTests.kept).port)
        client.send(sent)
        let answer = client.answer()
        same(answer?.head.split(separator: " ").dropFirst().first.flatMap { Int($0) }, status)
        if let body {
            same(answer.map { String(decoding: $0.body, as: UTF8.self) }, body)
        } else {
            has(answer?.head ?? "", "application/problem+json")
            // Nothing is read behind what is in doubt.
            has(answer?.head ?? "", "Connection: close")
            holds(client.isEnded)
        }
        fails(answer?.head.lowercased().contains("access-control") ?? false)
    }

    @Test func aHeadThatIsTooLargeIsRefused() throws {
        let server = try server()
        defer { server.stop() }
        let client = WireClient(port: server.port)
        client.send("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n")
        has(client.answer()?.head ?? "", " 400 ")
    }

    @Test func aConnectionIsKept() throws {
        let server = try server()
        defer { server.stop() }
        let client = WireClient(port: server.port)
        for number in 1...3 {
            client.send("HEAD /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
            has(client.answer(hasBody: false)?.head ?? "", "Content-Length: 9")
        }
        client.send("GET /last HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        has(client.answer()?.head ?? "", "Connection: close")
        holds(client.isEnded)
    }

    @Test func aBodyThatIsLateIsSaid() throws {
        var limits = HTTPLimits()
        limits.seconds = 0.5
        let server = try server(limits)
        defer { server.stop() }
        let client = WireClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 30\r\n\r\nabc")
        has(client.answer()?.head ?? "", "408 Request Timeout")
    }

    /// A head that comes byte by byte has no more time than another, however often it goes on.
    @Test func aHeadThatIsLateHoldsNoPlace() throws {
        var limits = HTTPLimits()
        limits.seconds = 0.4
        let server = try server(limits)
        defer { server.stop() }
        let client = WireClient(port: server.port)
        for byte in "GET / HTTP/1.1\r\nHost: hh".utf8 {
            client.send(Data([byte]))
            usleep(30_000)
        }
        has(client.answer()?.head ?? "", "400 Bad Request")
        holds(client.isEnded)
    }

    @Test func aPortThatIsTakenIsAnError() throws {
        let server = try server()
        defer { server.stop() }
        let error = #expect(throws: HTTPServerError.self) {
            try HTTPServer(port: server.port) { _ in HTTPResponse(status: 200) }
        }
        same(error?.place, "127.0.0.1:\(server.port)")
    }

    /// Whoever has gone is known to have gone while its request is under way, and whoever has not is not: how it goes, and whether it
    /// was asked for before.
    @Test(arguments: [
        (breaksOff: false, isAskedBefore: true), (false, false), (true, true), (true, false),
    ])
    func aClientThatHasGoneIsKnown(breaksOff: Bool, isAskedBefore: Bool) async throws {
        let waiting = Mutex(0)
        let mayAsk = Mutex(false)
        let answers = Mutex<[String]>([])
        let server = try HTTPServer(port: 0) { request in
            let path = request.path?.first ?? ""
            if isAskedBefore, request.isGone() { answers.withLock { $0.append("\(path) early") } }
            waiting.withLock { $0 += 1 }
            while !mayAsk.withLock({ $0 }) { usleep(1_000) }
            // What the other side has done is on its way for a moment.
            let end = Date().addingTimeInterval(path == "leaves" ? 20 : 0.05)
            while !request.isGone(), Date() < end { usleep(1_000) }
            answers.withLock { $0.append("\(path) \(request.isGone() ? "gone" : "there")") }
            return HTTPResponse(type: "text/plain", text: "late")
        }
        defer { server.stop() }
        var leaves: WireClient? = WireClient(port: server.port)
        leaves?.send("GET /leaves HTTP/1.1\r\nHost: h\r\n\r\n")
        let stays = WireClient(port: server.port)
        stays.send("GET /stays HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        await eventually("both are under way", within: .seconds(20)) {
            waiting.withLock { $0 } == 2
        }
        if breaksOff { leaves?.breakOff() }
        leaves = nil
        mayAsk.withLock { $0 = true }
        holds(stays.answer() != nil)
        await eventually("both have been asked for", within: .seconds(30)) {
            answers.withLock { $0.count } == 2
        }
        same(answers.withLock { $0.sorted() }, ["leaves gone", "stays there"])
    }

    private final class Echo: SocketHandler {
        let socket = Mutex<(any WebSocket)?>(nil)
        let isClosed = Mutex(false)
        func opened(_ socket: any WebSocket) {
            self.socket.withLock { $0 = socket }
            socket.send(text: "opened")
        }
        func received(text: String) { socket.withLock { _ = $0?.send(text: "“\(text)”") } }
        func received(bytes: Data) {
            socket.withLock { _ = $0?.send(bytes: Data(bytes.reversed())) }
        }
        func closed() { isClosed.withLock { $0 = true } }
    }

    @Test func socketsSayWhatTheyAreTold() async throws {
        let echo = Echo()
        let server = try HTTPServer(port: 0) { _ in
            HTTPResponse(status: 404)
        } socket: { request in
            request.path == ["live"] ? echo : nil
        }
        defer { server.stop() }
        let upgrade =
            " HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        let refused = WireClient(port: server.port)
        refused.send("GET /other" + upgrade)
        has(refused.answer()?.head ?? "", "403 Forbidden")
        let client = WireClient(port: server.port)
        client.send("GET /live" + upgrade)
        // RFC 6455, section 1.3: the key and what it becomes.
        has(client.answer()?.head ?? "", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        same(client.frame()?.bytes, Data("opened".utf8))
        client.sendFrame(1, Array("hä".utf8))
        same(client.frame()?.bytes, Data("“hä”".utf8))
        client.sendFrame(2, [1, 2], isLast: false)
        client.sendFrame(0, [3])
        let bytes = client.frame()
        same(bytes?.opcode, 2)
        same(bytes?.bytes, Data([3, 2, 1]))
        // No text: the socket ends.
        client.sendFrame(1, [0xFF])
        await eventually("the handler is told of the end") { echo.isClosed.withLock { $0 } }
        fails(echo.socket.withLock { $0?.send(text: "late") } ?? true)
    }
}
