internal import CCivetweb
internal import Foundation
internal import Synchronization

/// A socket of the library. The library keeps it by a pointer until the connection is closed.
final class CivetSocket: WebSocket {
    private let handler: any SocketHandler
    private let limit: Int
    /// `nil` once it is closed. Whoever writes holds the lock, so that the connection does not go meanwhile.
    private let connection = Mutex<Connection>(Connection())
    /// A message whose last part has not come; used by the thread of the connection only.
    private let begun = Mutex<(isText: Bool, bytes: Data)?>(nil)

    @safe private struct Connection: @unchecked Sendable {
        var pointer: OpaquePointer?
    }

    init(handler: any SocketHandler, limit: Int) {
        self.handler = handler
        self.limit = limit
    }

    func send(text: String) -> Bool { send(Data(text.utf8), opcode: 1) }
    func send(bytes: Data) -> Bool { send(bytes, opcode: 2) }
    func close(code: UInt16) {
        send(Data([UInt8(code >> 8), UInt8(code & 0xFF)]), opcode: 8)
        connection.withLock { connection in
            if let pointer = unsafe connection.pointer {
                unsafe mg_disable_connection_keep_alive(pointer)
            }
        }
    }

    @discardableResult
    private func send(_ bytes: Data, opcode: Int32) -> Bool {
        connection.withLock { connection in
            guard let pointer = unsafe connection.pointer else { return false }
            return unsafe bytes.withUnsafeBytes { bytes in
                unsafe mg_websocket_write(
                    pointer, opcode, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    bytes.count) > 0
            }
        }
    }

    /// Takes a part of a message; `false` ends the socket.
    private func received(opcode: Int32, isLast: Bool, _ bytes: Data) -> Bool {
        switch opcode {
        case 0, 1, 2:
            let message = begun.withLock { begun -> (isText: Bool, bytes: Data)? in
                var message = opcode == 0 ? begun : (opcode == 1, Data())
                message?.bytes += bytes
                begun = isLast ? nil : message
                return message
            }
            guard let message, message.bytes.count <= limit else { return false }
            guard isLast else { return true }
            if message.isText {
                guard let text = String(validating: message.bytes, as: UTF8.self) else {
                    return false
                }
                OwnThread.run { [handler] in handler.received(text: text) }
            } else {
                OwnThread.run { [handler] in handler.received(bytes: message.bytes) }
            }
            return true
        case 8: return false
        default: return true
        }
    }

    /// Has the library ask here for every socket.
    static func register(_ context: OpaquePointer) {
        unsafe mg_set_websocket_handler(
            context, "**",
            { connection, _ in
                guard let connection = unsafe connection,
                    let rules = unsafe CivetServer.shared(connection)?.rules,
                    let request = unsafe CivetExchange(connection).head
                else { return 1 }
                if let fault = unsafe CivetExchange(connection).fault(
                    of: request, within: rules.limits)
                {
                    unsafe CivetExchange(connection).send(.problem(400, fault), closes: true)
                    return 1
                }
                guard let handler = rules.socket(request) else {
                    unsafe CivetExchange(connection).send(
                        .problem(403, "No socket for this request."), closes: true)
                    return 1
                }
                let socket = CivetSocket(handler: handler, limit: rules.limits.messageBytes)
                unsafe mg_set_user_connection_data(
                    connection, Unmanaged.passRetained(socket).toOpaque())
                return 0
            },
            { connection, _ in
                guard let socket = unsafe CivetSocket.socket(connection) else { return }
                socket.connection.withLock { unsafe $0.pointer = connection }
                socket.handler.opened(socket)
            },
            { connection, bits, data, count, _ in
                guard let socket = unsafe CivetSocket.socket(connection) else { return 0 }
                let bytes = unsafe data.map { unsafe Data(bytes: $0, count: count) } ?? Data()
                return socket.received(opcode: bits & 0xF, isLast: bits & 0x80 != 0, bytes) ? 1 : 0
            },
            { connection, _ in unsafe CivetSocket.end(connection) }, nil)
    }

    private static func socket(_ connection: OpaquePointer?) -> CivetSocket? {
        guard let connection = unsafe connection,
            let pointer = unsafe mg_get_user_connection_data(connection)
        else { return nil }
        return unsafe Unmanaged<CivetSocket>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Lets go of the socket of a connection that is closed, if it has one.
    static func end(_ connection: OpaquePointer?) {
        guard let connection = unsafe connection,
            let pointer = unsafe mg_get_user_connection_data(connection)
        else { return }
        unsafe mg_set_user_connection_data(connection, nil)
        let socket = unsafe Unmanaged<CivetSocket>.fromOpaque(pointer).takeRetainedValue()
        let wasOpen = socket.connection.withLock { connection in
            defer { unsafe connection.pointer = nil }
            return unsafe connection.pointer != nil
        }
        if wasOpen { socket.handler.closed() }
    }
}
