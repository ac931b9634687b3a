/// The Model Context Protocol as far as this server speaks it: https://modelcontextprotocol.io/specification, in the revisions with
/// a handshake, and in that of 2026-07-28, whose requests each say what they are of.
enum AgentProtocol {
    /// The revisions with `initialize`, the newest last.
    static let handshakes = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    /// The revisions whose requests bring their own envelope.
    static let enveloped = ["2026-07-28"]
    /// Where an envelope says its revision.
    static let versionKey = "io.modelcontextprotocol/protocolVersion"
    /// Where a result of an enveloped request names the server.
    static let serverKey = "io.modelcontextprotocol/serverInfo"
    /// The longest message in bytes.
    static let longestMessage = 4 << 20

    /// What is wrong with a message; such errors are of the program that speaks, and not of its user.
    struct Fault: Error, Equatable {
        let code: Int
        let message: String
        var data: JSONValue?

        static let unreadable = Fault(code: -32700, message: "this line is no JSON")
        static let tooLong = Fault(
            code: -32700, message: "this line is longer than \(longestMessage) bytes")
        static func invalid(_ message: String) -> Fault { Fault(code: -32600, message: message) }
        static func unknown(_ method: String) -> Fault {
            Fault(code: -32601, message: "there is no method '\(method)'")
        }
        static func parameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
        static func version(_ wanted: String) -> Fault {
            Fault(
                code: -32022, message: "the revision '\(wanted)' is not spoken here",
                data: [
                    "supported": .array((handshakes + enveloped).map { .string($0) }),
                    "requested": .string(wanted),
                ])
        }

        var value: JSONValue {
            var members: [String: JSONValue] = [
                "code": .integer(code), "message": .string(message),
            ]
            members["data"] = data
            return .object(members)
        }
    }

    /// A request or a notification.
    struct Message {
        /// `nil` for a notification, which gets no answer.
        let id: JSONValue?
        let method: String
        let parameters: JSONValue
        /// The revision that its envelope names.
        let version: String?

        /// Throws for what is none.
        init(_ value: JSONValue) throws(Fault) {
            guard case .object(let members) = value else {
                throw .invalid("a message is one object; batches are not part of these revisions")
            }
            guard members["jsonrpc"] == "2.0" else { throw .invalid("'jsonrpc' has to be \"2.0\"") }
            guard let method = members["method"]?.string else {
                throw .invalid("'method' is missing")
            }
            switch members["id"] {
            case nil: id = nil
            case .string, .integer, .number: id = members["id"]
            default: throw .invalid("'id' has to be a string or a number")
            }
            let parameters = members["params"] ?? .object([:])
            guard case .object = parameters else {
                throw .parameters("'params' has to be an object")
            }
            (self.method, self.parameters) = (method, parameters)
            version = parameters["_meta"]?[versionKey]?.string
        }
    }
}
