import Expectations
import Foundation
import Testing

/// What goes over the line, in both ways in which clients speak.
@Suite struct AgentProtocolTests {
    private let talk: AgentTalk

    init() throws { talk = AgentTalk(scratch: try ScratchFolder()) }

    private static let envelope =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    /// A message, and a part of the answer; `nil` where none is due.
    private static let messages: [(String, String?)] = [
        (
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
            #""protocolVersion":"2025-06-18""#
        ),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999"}}"#,
            #""protocolVersion":"2025-11-25""#
        ),
        (#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, nil),
        (
            #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
            #"{"id":"a","jsonrpc":"2.0","result":{}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"server/discover","params":{\#(envelope)}}"#,
            #""supportedVersions":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-07-28"]"#
        ),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(envelope)}}"#,
            #""resultType":"complete""#
        ),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(envelope)}}"#,
            #""ttlMs":3600000"#
        ),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01"}}}"#,
            #""code":-32022"#
        ),
        (#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#, #""name":"RenderPreview""#),
        (
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"nope"}}"#,
            #""code":-32602"#
        ),
        (
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"tap","arguments":[]}}"#,
            #""code":-32602"#
        ),
        (#"{"jsonrpc":"2.0","id":3,"method":"resources/list"}"#, #""code":-32601"#),
        (#"{"jsonrpc":"1.0","id":3,"method":"ping"}"#, #""code":-32600"#),
        (#"[{"jsonrpc":"2.0","id":3,"method":"ping"}]"#, #""code":-32600"#),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, #""code":-32600"#),
        (#"{"jsonrpc":"2.0","id":3,"method":"ping","params":7}"#, #""code":-32602"#),
        (#"{"jsonrpc":"2.0","id":3,"#, #""code":-32700"#),
        (String(repeating: "[", count: 100_000), #""code":-32700"#),
        ("\u{1}\u{2}", #""code":-32700"#),
        (String(repeating: "x", count: 5 << 20), "longer than 4194304 bytes"),
        (#"{"jsonrpc":"2.0","id":9,"result":{}}"#, nil),
        ("", nil),
        (#"{"jsonrpc":"2.0","id":10,"method":"ping"}"#, #"{"id":10,"jsonrpc":"2.0","result":{}}"#),
    ]

    @Test func eachMessageHasItsAnswer() throws {
        let answers = try talk.answers(
            to: Self.messages.map { .raw($0.0, hasAnswer: $0.1 != nil) })
        let due = Self.messages.compactMap { message in message.1.map { (message.0, $0) } }
        same(answers.count, due.count)
        for (answer, message) in zip(answers, due) {
            holds(
                answer.line.contains(message.1),
                "\(message.0.prefix(120)): \(answer.line.prefix(300))")
        }
    }

    @Test func toolsAreListedInOrderWithTheirSchemas() throws {
        let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
        let answers = try talk.answers(to: [
            .raw(list, hasAnswer: true), .raw(list, hasAnswer: true),
        ])
        same(answers.map(\.line).first, answers.map(\.line).last)
        let tools = answers[0].result["tools"] as? [[String: Any]] ?? []
        let names = tools.compactMap { $0["name"] as? String }
        same(
            names,
            [
                "RenderPreview", "advance_time", "api", "check_build", "diff", "explain",
                "list_previews", "reset", "screenshot", "snapshot_ui", "swipe", "tap", "type_text",
            ])
        for tool in tools {
            for key in ["inputSchema", "outputSchema"] {
                let schema = tool[key] as? [String: Any] ?? [:]
                same(schema["type"] as? String, "object")
                let properties = schema["properties"] as? [String: Any] ?? [:]
                for name in schema["required"] as? [String] ?? [] {
                    holds(properties[name] != nil, name)
                }
            }
        }
    }
}
