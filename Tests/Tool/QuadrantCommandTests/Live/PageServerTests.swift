import Expectations
import Foundation
import QuadrantCommand
import QuadrantServing
import Testing

/// Whom the page of `quadrant preview` is for.
struct PageServerTests {
    private final class Deaf: SocketHandler {
        func opened(_ socket: any WebSocket) {}
        func received(text: String) {}
        func received(bytes: Data) {}
        func closed() {}
    }

    private static let server = PageServer(frameOwners: ["https://editor.example"]) { Deaf() }
    private static let ours = "127.0.0.1:8080"

    private static func request(
        _ path: String, _ headers: [(String, String)], method: String = "GET"
    ) -> HTTPRequest {
        let target = path.replacing("TOKEN", with: server.token)
        return HTTPRequest(
            method: method, target: target, headers: headers.map { (name: $0.0, value: $0.1) })
    }

    /// The path, the fields of the head, and the status.
    @Test(
        arguments: [
            ("/TOKEN/", [("Host", ours)], 200), ("/TOKEN/page.js", [("Host", ours)], 200),
            ("/TOKEN/page.js", [("Host", "localhost:8080")], 200),
            ("/TOKEN/page.js", [("Host", "[::1]:8080")], 200),
            ("/TOKEN/", [("Host", ours), ("Origin", "http://\(ours)")], 200),
            (
                "/TOKEN/",
                [("Host", ours), ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")],
                200
            ),
            ("/TOKEN", [("Host", ours)], 303),
            ("/", [("Host", ours)], 403), ("/TOKEN0/", [("Host", ours)], 403),
            ("/0000/page.js", [("Host", ours)], 403), ("//", [("Host", ours)], 403),
            ("/TOKEN/../page.js", [("Host", ours)], 404),
            ("/TOKEN/..%2f..%2fetc%2fpasswd", [("Host", ours)], 404),
            ("/TOKEN/page.js/", [("Host", ours)], 404), ("/TOKEN/%ff", [("Host", ours)], 403),
            ("/TOKEN/", [], 421), ("/TOKEN/", [("Host", "evil.example")], 421),
            ("/TOKEN/", [("Host", "127.0.0.1.evil.example:8080")], 421),
            ("/TOKEN/", [("Host", ours), ("Host", "evil.example")], 421),
            ("/TOKEN/", [("Host", ours), ("Origin", "http://evil.example")], 421),
            ("/TOKEN/", [("Host", ours), ("Origin", "null")], 421),
            ("/TOKEN/", [("Host", ours), ("Origin", "http://127.0.0.1:9")], 421),
            (
                "/TOKEN/page.js",
                [("Host", ours), ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")],
                421
            ),
        ] as [(String, [(String, String)], Int)])
    func answers(_ path: String, _ headers: [(String, String)], _ status: Int) {
        let answer = Self.server.answer(to: Self.request(path, headers))
        same(answer.status, status)
        let policy = answer.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
        has(policy, "frame-ancestors https://editor.example")
        same(Self.server.answer(to: Self.request(path, headers, method: "HEAD")).status, status)
        let post = Self.server.answer(to: Self.request(path, headers, method: "POST"))
        same(post.status, status == 421 ? 421 : 405)
        same(post.headers.first { $0.name == "Allow" }?.value, status == 421 ? nil : "GET, HEAD")
    }

    /// The path, the fields of the head, and whether it is opened.
    @Test(
        arguments: [
            ("/TOKEN/socket", [("Host", ours), ("Origin", "http://\(ours)")], true),
            ("/TOKEN/socket", [("Host", ours)], false),
            ("/TOKEN/socket", [("Host", ours), ("Origin", "http://evil.example")], false),
            ("/TOKEN/", [("Host", ours), ("Origin", "http://\(ours)")], false),
            ("/socket", [("Host", ours), ("Origin", "http://\(ours)")], false),
            ("/0/socket", [("Host", ours), ("Origin", "http://\(ours)")], false),
        ] as [(String, [(String, String)], Bool)])
    func opensSockets(_ path: String, _ headers: [(String, String)], _ isOpened: Bool) {
        same(Self.server.isSocket(Self.request(path, headers)), isOpened)
    }

    @Test func tokensAreNeverTheSame() {
        let tokens = Set((0..<100).map { _ in PageServer { Deaf() }.token })
        same(tokens.count, 100)
        holds(tokens.allSatisfy { $0.count == 32 })
    }
}
