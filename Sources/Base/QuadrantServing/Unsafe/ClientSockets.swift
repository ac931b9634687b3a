internal import CCivetweb
internal import Foundation
internal import Synchronization

/// Which sockets the connections of the library have: it tells nobody, and whether a client has gone only the socket knows.
final class ClientSockets: Sendable {
    /// The two ends of a connection.
    struct Ends: Sendable {
        let client: String
        let clientPort: Int
        let ownPort: Int

        init(_ information: mg_request_info, client: String) {
            self.client = client
            clientPort = unsafe Int(information.remote_port)
            ownPort = unsafe Int(information.server_port)
        }
    }

    /// Linux's POLLRDHUP: the other side sends nothing more. Glibc's header has it for GNU sources only.
    private static let isHalfClosed: Int16 = 0x2000

    /// By where the library keeps a connection; less than 0 where none was found.
    private let found = Mutex<[UInt: Int32]>([:])

    /// Whether the client of a connection has ended its side, or the connection is lost. `false` where that cannot be known.
    ///
    /// A request of this connection has to be under way, so that its socket is not another one meanwhile.
    func isEnded(_ connection: UInt, _ ends: Ends) -> Bool {
        let socket = found.withLock { found in
            if let socket = found[connection] { return socket }
            let socket = Self.socket(ends) ?? -1
            found[connection] = socket
            return socket
        }
        guard socket >= 0 else { return false }
        var state = pollfd(fd: socket, events: Self.isHalfClosed, revents: 0)
        guard unsafe poll(&state, 1, 0) > 0 else { return false }
        return state.revents & (Self.isHalfClosed | Int16(POLLHUP | POLLERR)) != 0
    }

    /// The connection was closed: its place in memory may be that of another one.
    func forget(_ connection: UInt) { found.withLock { $0[connection] = nil } }

    /// The socket of this process with two ends.
    private static func socket(_ ends: Ends) -> Int32? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return names?.lazy.compactMap { Int32($0) }.first {
            guard let own = unsafe place(of: $0, getsockname), own.port == ends.ownPort,
                let client = unsafe place(of: $0, getpeername)
            else { return false }
            return client.port == ends.clientPort && client.host == ends.client
        }
    }

    private typealias PlaceGetter = (
        Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>
    ) -> Int32

    /// The address and port at an end of a socket; `nil` of what is none, or is not connected.
    private static func place(
        of descriptor: Int32, _ get: PlaceGetter
    ) -> (host: String, port: Int)? {
        var (address, length) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
        return unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
                var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
                guard unsafe get(descriptor, pointer, &length) == 0,
                    unsafe getnameinfo(
                        pointer, length, &host, socklen_t(host.count), &port,
                        socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV) == 0
                else { return nil }
                let texts = [host, port].map { text in
                    String(
                        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
                        as: UTF8.self)
                }
                return Int(texts[1]).map { (texts[0], $0) }
            }
        }
    }
}
