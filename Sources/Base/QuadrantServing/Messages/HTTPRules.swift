/// What a server was made with.
struct HTTPRules: Sendable {
    let limits: HTTPLimits
    let answer: @Sendable (HTTPRequest) -> HTTPResponse
    let socket: @Sendable (HTTPRequest) -> (any SocketHandler)?
}
