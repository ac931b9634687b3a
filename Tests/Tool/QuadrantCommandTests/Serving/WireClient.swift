import Foundation

/// A client that sends bytes as they are given, and reads what comes: also what no well-behaved client would send.
final class WireClient {
    private let descriptor: Int32
    /// What was read and not taken.
    private(set) var waiting = Data()

    /// Connects to a port of the loopback address; what does not come within ten seconds counts as the end.
    init(port: Int) {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
    }

    /// The other side is told, though a process that a test beside this one began may have the socket as well.
    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    /// Breaks the connection off, as a machine does that has lost the program: the other side has no client any more.
    func breakOff() {
        var nowhere = sockaddr(sa_family: sa_family_t(AF_UNSPEC), sa_data: sockaddr().sa_data)
        _ = connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
    }

    func send(_ text: String) { send(Data(text.utf8)) }
    func send(_ bytes: Data) {
        bytes.withUnsafeBytes {
            _ = Glibc.send(descriptor, $0.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// Reads on until so many bytes wait; `false` at the end of all.
    func fill(_ count: Int) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while waiting.count < count {
            let read = recv(descriptor, &buffer, buffer.count, 0)
            if read <= 0 { return false }
            waiting += buffer[..<read]
        }
        return true
    }

    func take(_ count: Int) -> Data {
        defer { waiting = Data(waiting.dropFirst(count)) }
        return Data(waiting.prefix(count))
    }

    /// The next answer: its head, and the body as long as the head says.
    func answer(hasBody: Bool = true) -> (head: String, body: Data)? {
        while waiting.range(of: Data("\r\n\r\n".utf8)) == nil {
            if !fill(waiting.count + 1) { return nil }
        }
        guard let end = waiting.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: take(end.upperBound), as: UTF8.self)
        let field = head.lowercased().split(separator: "\r\n").first {
            $0.hasPrefix("content-length:")
        }
        let length =
            field.flatMap { Int($0.split(separator: ":")[1].drop { $0 == " " }) } ?? 0
        guard hasBody else { return (head, Data()) }
        return fill(length) ? (head, take(length)) : nil
    }

    /// Whether the other side has ended the connection.
    var isEnded: Bool { waiting.isEmpty && !fill(1) }

    /// Sends a frame of a socket, as a page does.
    func sendFrame(_ opcode: UInt8, _ bytes: [UInt8], isLast: Bool = true) {
        let mask: [UInt8] = [1, 2, 3, 4]
        var frame: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
        if bytes.count < 126 {
            frame.append(0x80 | UInt8(bytes.count))
        } else {
            frame +=
                [0x80 | 127]
                + (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) }
        }
        frame += mask + zip(bytes, (0...).lazy.map { mask[$0 % 4] }).map { $0 ^ $1 }
        send(Data(frame))
    }

    /// The next frame; `nil` at the end of all.
    func frame() -> (opcode: UInt8, bytes: Data)? {
        guard fill(2) else { return nil }
        let head = [UInt8](take(2))
        var count = Int(head[1] & 0x7F)
        if count >= 126 {
            let width = count == 126 ? 2 : 8
            guard fill(width) else { return nil }
            count = take(width).reduce(0) { $0 << 8 | Int($1) }
        }
        return fill(count) ? (head[0] & 0xF, take(count)) : nil
    }
}
