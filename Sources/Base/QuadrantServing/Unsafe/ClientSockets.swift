internal import CCivetweb
internal import Foundation
internal import Synchronization

/// Which sockets the connections of the library have: it tells nobody, and whether a client has gone only the socket knows.
enum ClientSockets {
    /// The two ends of a connection with a request under way.
    final class Ends: Sendable {
        let client: String
        let clientPort: Int
        let ownPort: Int
        /// The socket, once it was found: it stays the request's, and one whose other end has broken off has no address any more.
        fileprivate let socket = Mutex<Int32?>(nil)

        init(_ information: mg_request_info, client: String) {
            self.client = client
            clientPort = unsafe Int(information.remote_port)
            ownPort = unsafe Int(information.server_port)
        }
    }

    /// Linux's POLLRDHUP: the other side sends nothing more. Glibc's header has it for GNU sources only.
    private static let isHalfClosed: Int16 = 0x2000

    /// What was found of the socket of a connection.
    private enum Found {
        case socket(Int32)
        /// No socket has this client, and one whose other end has broken off has no client any more.
        case broken
        case nothing
    }

    /// Whether the client of a connection has ended its side, or the connection is lost. `false` where that cannot be known.
    ///
    /// A request of this connection has to be under way, so that its socket is not another one meanwhile.
    static func isEnded(_ ends: Ends) -> Bool {
        var known = ends.socket.withLock(\.self)
        if known == nil {
            switch search(ends) {
            case .socket(let socket):
                known = socket
                ends.socket.withLock { $0 = socket }
            case .broken: return true
            case .nothing: return false
            }
        }
        guard let socket = known else { return false }
        var state = pollfd(fd: socket, events: isHalfClosed, revents: 0)
        guard unsafe poll(&state, 1, 0) > 0 else { return false }
        return state.revents & (isHalfClosed | Int16(POLLHUP | POLLERR)) != 0
    }

    /// Looks for the socket of this process with two ends. The folder is read by hand: Foundation gives up where a file goes meanwhile.
    private static func search(_ ends: Ends) -> Found {
        guard let folder = unsafe opendir("/proc/self/fd") else { return .nothing }
        defer { unsafe closedir(folder) }
        var isBroken = false
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let socket = Int32(name), let own = unsafe place(of: socket, getsockname),
                own.port == ends.ownPort
            else { continue }
            if let client = unsafe place(of: socket, getpeername) {
                if client.port == ends.clientPort, client.host == ends.client {
                    return .socket(socket)
                }
            } else if !isListening(socket) {
                isBroken = true
            }
        }
        return isBroken ? .broken : .nothing
    }

    private static func isListening(_ socket: Int32) -> Bool {
        var (value, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        let status = unsafe getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &value, &length)
        return status == 0 && value != 0
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
