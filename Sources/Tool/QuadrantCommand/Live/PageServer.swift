internal import Foundation
package import QuadrantServing

/// Serves the page to browsers of this machine, and nobody else: each request has to name this address, to come from the page itself
/// or from no page, and to know the token.
///
/// A page of a stranger's can have a browser send requests here, by the number of the address or by a name that it lets lead here. The
/// browser tells in `Host` and `Origin` which name and which page that were.
package struct PageServer: Sendable {
    /// 128 random bits, without which nothing is told.
    package let token: String
    /// Whose page may show this one in a frame of its own, such as an editor's; empty for nobody's.
    private let frameOwners: [String]
    /// Makes what serves a page.
    private let makeHandler: @Sendable () -> any SocketHandler

    /// A server with a new token.
    package init(
        frameOwners: [String] = [], makeHandler: @escaping @Sendable () -> any SocketHandler
    ) {
        var random = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
        (self.frameOwners, self.makeHandler) = (frameOwners, makeHandler)
    }

    /// Listens at a port of the loopback address; 0 is any.
    func listen(at port: Int) throws(CommandError) -> HTTPServer {
        var limits = HTTPLimits()
        limits.headBytes = 8192
        // A socket is a connection.
        limits.connections = LiveDesk.mostTabs + 30
        do throws(HTTPServerError) {
            return try HTTPServer(
                port: port, limits: limits, answer: { answer(to: $0) },
                socket: { isSocket($0) ? makeHandler() : nil })
        } catch {
            throw .cannotListen(place: error.place, reason: error.reason)
        }
    }

    /// The answer to a request.
    package func answer(to request: HTTPRequest) -> HTTPResponse {
        var response = plainAnswer(to: request)
        response.headers += [
            ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cache-Control", "no-store"),
        ]
        return response
    }

    private var policy: String {
        let owners = frameOwners.isEmpty ? "'none'" : frameOwners.joined(separator: " ")
        return "default-src 'self'; img-src 'self' blob: data:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors \(owners)"
    }

    private func plainAnswer(to request: HTTPRequest) -> HTTPResponse {
        guard isOurs(request) else {
            return .problem(
                421, "This page is for 127.0.0.1 alone, and for no other page to ask for.")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            var response = HTTPResponse.problem(405, "The page is only read.")
            response.headers.append(("Allow", "GET, HEAD"))
            return response
        }
        guard let path = request.path, let first = path.first, isToken(first) else {
            return .problem(
                403, "The address lacks the token: open the one that 'quadrant preview' prints.")
        }
        if path.count == 1 {
            return HTTPResponse(status: 303, headers: [("Location", "/\(token)/")])
        }
        let name = path.count == 2 ? path[1] : "?"
        guard let file = PageFiles.file(name.isEmpty ? "index.html" : name) else {
            return .problem(404, "There is no such file.")
        }
        return HTTPResponse(status: 200, headers: [("Content-Type", file.type)], body: file.data)
    }

    /// Whether a socket may be opened: by our page alone, which names itself.
    package func isSocket(_ request: HTTPRequest) -> Bool {
        guard isOurs(request), request.header("origin") != nil, let path = request.path else {
            return false
        }
        return path.count == 2 && isToken(path[0]) && path[1] == "socket"
    }

    /// Whether a request names this address, and comes from our page or from none.
    private func isOurs(_ request: HTTPRequest) -> Bool {
        guard request.headers.count(where: { $0.name == "host" }) == 1,
            let host = request.header("host"), Self.isLoopback(host)
        else { return false }
        if request.header("sec-fetch-site") == "cross-site",
            request.header("sec-fetch-mode") != "navigate"
        {
            return false
        }
        guard let origin = request.header("origin") else { return true }
        return origin == "http://\(host)"
    }

    private static func isLoopback(_ host: String) -> Bool {
        let name = host.replacing(/:[0-9]{1,5}$/, with: "").lowercased()
        return ["127.0.0.1", "localhost", "[::1]"].contains(name)
    }

    private func isToken(_ text: String) -> Bool { Secret(token.utf8).isSame(as: text.utf8) }
}

/// What serves one page: hands over what it says to the main thread.
final class PageHandler: SocketHandler {
    private let desk: LiveDesk
    private let mailbox: LiveMailbox
    /// The number of the page, which the main thread alone knows.
    @MainActor private var tab: Int?

    init(_ desk: LiveDesk, _ mailbox: LiveMailbox) { (self.desk, self.mailbox) = (desk, mailbox) }

    func opened(_ socket: any WebSocket) {
        let wire = LiveTab.Wire(
            text: { socket.send(text: $0) }, bytes: { socket.send(bytes: $0) },
            close: { socket.close(code: 1008) })
        mailbox.post { self.tab = self.desk.open(LiveTab(wire)) }
    }

    func received(text: String) {
        let order = try? JSONDecoder().decode(PageOrder.self, from: Data(text.utf8))
        mailbox.post {
            guard let tab = self.tab else { return }
            if let order {
                self.desk.take(order, from: tab)
            } else {
                self.desk.refuse("what the page has said is no order", to: tab)
            }
        }
    }

    func received(bytes: Data) {}

    func closed() {
        mailbox.post {
            if let tab = self.tab { self.desk.close(tab) }
            self.tab = nil
        }
    }
}
