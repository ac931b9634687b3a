/// A server of HTTP/1.1 and of sockets, by civetweb. It knows no files: every request goes to the function it was
/// made with.
///
///     let server = try HTTPServer(port: 0) { request in
///         HTTPResponse(type: "text/plain", text: "You asked for \(request.target)")
///     }
///     print(server.port)
///     server.stop()
package final class HTTPServer: Sendable {
    /// The port it listens at.
    package let port: Int
    private let library: CivetServer

    /// Listens at an address.
    ///
    /// - Parameters:
    ///   - address: The address of the interface, such as `127.0.0.1`, `[::1]` or `0.0.0.0`.
    ///   - port: 1…65535, or 0 for one that is free.
    ///   - limits: What clients may take.
    ///   - answer: Called for each request, on the thread of its connection; several at a time.
    ///   - socket: Who serves a socket that a client asks for; `nil` refuses it with 403. Called as `answer` is.
    /// - Throws: `HTTPServerError` when the port is taken, or may not be used.
    package init(
        address: String = "127.0.0.1", port: Int, limits: HTTPLimits = HTTPLimits(),
        answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse,
        socket: @escaping @Sendable (HTTPRequest) -> (any SocketHandler)? = { _ in nil }
    ) throws(HTTPServerError) {
        library = try CivetServer(
            address: address, port: port,
            rules: HTTPRules(limits: limits, answer: answer, socket: socket))
        self.port = library.port
    }

    /// Takes no more requests, waits for those under way, and closes all sockets. It may be called again.
    package func stop() { library.stop() }

    deinit { library.stop() }
}
