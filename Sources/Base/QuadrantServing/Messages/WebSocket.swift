package import struct Foundation.Data

/// What serves one socket of a page. Its functions are called on threads of the server, for one socket one after
/// another.
package protocol SocketHandler: AnyObject, Sendable {
    /// The socket stands.
    func opened(_ socket: any WebSocket)
    /// A text has come.
    func received(text: String)
    /// Bytes have come.
    func received(bytes: Data)
    /// The socket has been closed, by either side; nothing more comes.
    func closed()
}

/// A socket to a page: RFC 6455. It may be used from any thread.
package protocol WebSocket: AnyObject, Sendable {
    /// Sends a text; waits until the system has taken it.
    ///
    /// - Returns: Whether it was taken. `false` when the socket is closed.
    @discardableResult
    func send(text: String) -> Bool
    /// Sends bytes; waits until the system has taken them.
    ///
    /// - Returns: Whether they were taken. `false` when the socket is closed.
    @discardableResult
    func send(bytes: Data) -> Bool
    /// Ends the socket, with a code of RFC 6455, section 7.4: 1000 is the usual end, 1008 a breach of the rules.
    func close(code: UInt16)
}
