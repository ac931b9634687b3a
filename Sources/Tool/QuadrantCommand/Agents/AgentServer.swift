internal import Foundation
internal import Synchronization

/// `quadrant mcp`: a server for programs that write views, over standard input and standard output. A line is a message; messages
/// are answered in the order in which they come, but that a ping does not wait for a tool, and what was taken back is not answered.
struct AgentServer {
    private let tools: AgentTools
    private let version: String

    init(_ tools: AgentTools, version: String) {
        (self.tools, self.version) = (tools, version)
    }

    /// Answers until the client closes its end.
    @MainActor func run(reading file: Int32) throws(CommandError) {
        let output = Mutex<CommandError?>(nil)
        let write = { @Sendable (line: String) in
            output.withLock { failure in
                do throws(CommandError) { try Console.output(line + "\n") } catch {
                    failure = error
                }
            }
        }
        let inbox = AgentInbox(reading: file, write: write)
        tools.desk.isCancelled = { inbox.isCancelled }
        while let line = inbox.next() {
            let answer = answer(to: line)
            if inbox.end() {
                // It was ended with all that worked for the request.
                tools.desk.end()
            } else if let answer {
                write(answer)
            }
            if let failure = output.withLock({ $0 }) { throw failure }
        }
    }

    /// The answer to a line; `nil` where none is due.
    @MainActor func answer(to line: LineReader.Line) -> String? {
        guard case .text(let bytes) = line else { return error(.tooLong, id: .null) }
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { return nil }
        guard let value = JSONValue(bytes) else { return error(.unreadable, id: .null) }
        // An answer of the client: nothing was asked.
        if value["method"] == nil, value["result"] != nil || value["error"] != nil { return nil }
        let message: AgentProtocol.Message
        do throws(AgentProtocol.Fault) {
            message = try AgentProtocol.Message(value)
        } catch {
            // What is no request gets no answer, and what is no name is not repeated.
            if value["method"] != nil, value["id"] == nil { return nil }
            let id = value["id"]
            return self.error(
                error, id: id?.string != nil || id?.whole != nil ? id ?? .null : .null)
        }
        guard let id = message.id else { return nil }
        do throws(AgentProtocol.Fault) {
            let result = try result(of: message)
            return JSONValue.object(["jsonrpc": "2.0", "id": id, "result": result]).line
        } catch {
            return self.error(error, id: id)
        }
    }

    private func error(_ fault: AgentProtocol.Fault, id: JSONValue) -> String {
        JSONValue.object(["jsonrpc": "2.0", "id": id, "error": fault.value]).line
    }

    @MainActor private func result(
        of message: AgentProtocol.Message
    ) throws(AgentProtocol.Fault) -> JSONValue {
        guard let version = message.version else { return try plainResult(of: message) }
        guard AgentProtocol.enveloped.contains(version) else { throw .version(version) }
        var result: [String: JSONValue]
        switch message.method {
        case "server/discover":
            result = [
                "supportedVersions": .array(
                    (AgentProtocol.handshakes + AgentProtocol.enveloped).map { .string($0) }),
                "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
            ].merging(Self.cached) { $1 }
        case "tools/list":
            result = listing.merging(Self.cached) { $1 }
        case "tools/call": result = try call(message.parameters)
        default: throw .unknown(message.method)
        }
        result["resultType"] = "complete"
        result["_meta"] = [AgentProtocol.serverKey: server]
        return .object(result)
    }

    /// The result where the client shook hands at first.
    @MainActor private func plainResult(
        of message: AgentProtocol.Message
    ) throws(AgentProtocol.Fault) -> JSONValue {
        switch message.method {
        case "initialize":
            let wanted = message.parameters["protocolVersion"]?.string ?? ""
            let spoken = AgentProtocol.handshakes
            return [
                "protocolVersion": .string(
                    spoken.contains(wanted) ? wanted : spoken[spoken.count - 1]),
                "capabilities": Self.capabilities, "serverInfo": server,
                "instructions": .string(Self.instructions),
            ]
        case "ping": return .object([:])
        case "tools/list": return .object(listing)
        case "tools/call": return .object(try call(message.parameters))
        case "server/discover": throw .version("none")
        default: throw .unknown(message.method)
        }
    }

    private static let capabilities: JSONValue = ["tools": ["listChanged": false]]
    /// The tools stay as they are as long as the program does.
    private static let cached: [String: JSONValue] = ["ttlMs": 3_600_000, "cacheScope": "public"]
    private static let instructions = """
        Draws SwiftUI without a Mac. Begin with list_previews, then snapshot_ui: words are cheap, and say what can be seen and \
        touched; ask for a screenshot only where looks matter. State lives between calls, by preview; reset forgets it. After an \
        edit, diff says what changed and why.
        """

    private var server: JSONValue {
        ["name": "quadrant", "title": "Quadrant", "version": .string(version)]
    }

    private var listing: [String: JSONValue] {
        ["tools": .array(tools.all.map(\.listing))]
    }

    @MainActor private func call(
        _ parameters: JSONValue
    ) throws(AgentProtocol.Fault) -> [String: JSONValue] {
        guard let name = parameters["name"]?.string else { throw .parameters("'name' is missing") }
        guard let tool = tools.all.first(where: { $0.name == name }) else {
            let names = tools.all.map(\.name).joined(separator: ", ")
            throw .parameters("there is no tool '\(name)'; there are: \(names)")
        }
        let given = parameters["arguments"] ?? .object([:])
        guard case .object(let values) = given else {
            throw .parameters("'arguments' has to be an object")
        }
        return tools.answer(of: tool, to: values).result
    }
}
