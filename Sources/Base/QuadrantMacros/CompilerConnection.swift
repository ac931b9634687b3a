import Foundation
@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling

/// The compiler's side of the plugin: messages over standard input and output.
///
/// A message is its length as eight little-endian bytes, then that many bytes of JSON. A length of zero,
/// or the end of the input, means that the compiler is done. The toolchain has no module that speaks
/// this for a plugin of its own, hence these lines.
final class CompilerConnection: MessageConnection {
    private let input = dup(STDIN_FILENO)
    private let output = dup(STDOUT_FILENO)

    /// Takes standard input and output for itself: a stray `print` goes to standard error from now on.
    init() {
        close(STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func sendMessage<Message: Encodable>(_ message: Message) throws {
        let body = try JSONEncoder().encode(message)
        let length = unsafe withUnsafeBytes(of: UInt64(body.count).littleEndian) {
            unsafe Array($0)
        }
        try write(length + body)
    }

    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, let body = try read(count: Int(length)) else { return nil }
        return try JSONDecoder().decode(type, from: Data(body))
    }

    /// Exactly `count` bytes, or `nil` where the input ends first.
    private func read(count: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = unsafe bytes.withUnsafeMutableBytes {
                unsafe Foundation.read(
                    input, $0.baseAddress.map { unsafe $0 + filled }, count - filled)
            }
            if got == 0 { return nil }
            if got < 0 && errno != EINTR { throw PluginError.brokenPipe(errno) }
            filled += max(got, 0)
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let put = unsafe bytes.withUnsafeBytes {
                unsafe Foundation.write(
                    output, $0.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
            }
            if put < 0 && errno != EINTR { throw PluginError.brokenPipe(errno) }
            sent += max(put, 0)
        }
    }
}
