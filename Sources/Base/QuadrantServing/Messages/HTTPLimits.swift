/// What clients of a server may take of it.
package struct HTTPLimits: Sendable {
    /// How many connections are served at a time, a thread each; further ones wait.
    package var connections = 32
    /// The largest head of a request, in bytes.
    package var headBytes = 16_384
    /// The largest body of a request, in bytes. A larger one is answered with 413.
    package var bodyBytes = 65_536
    /// The largest message of a socket, in bytes. A larger one ends it.
    package var messageBytes = 1_048_576
    /// Seconds in which a client must have sent its request, or taken the answer.
    package var seconds = 10.0
    /// Seconds for which a connection is kept for a next request.
    package var idleSeconds = 5.0

    package init() {}
}
