import Foundation
import QuadrantCommand
import Testing

/// A talk with `quadrant mcp` in a folder: lines that go in, and what comes out, one after the other.
struct AgentTalk {
    let scratch: ScratchFolder

    /// One answer.
    struct Answer {
        let line: String
        let value: [String: Any]

        init(_ line: String) {
            self.line = line
            value =
                (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]) ?? [:]
        }

        var result: [String: Any] { value["result"] as? [String: Any] ?? [:] }
        var error: [String: Any] { value["error"] as? [String: Any] ?? [:] }
        var code: Int? { error["code"] as? Int }
        /// The words of a tool's answer.
        var text: String {
            let content = result["content"] as? [[String: Any]] ?? []
            return content.compactMap { $0["text"] as? String }.joined(separator: "\n")
        }
        var isMistake: Bool { result["isError"] as? Bool ?? false }
        var structured: [String: Any] { result["structuredContent"] as? [String: Any] ?? [:] }
    }

    /// A line of a talk.
    enum Line {
        /// Goes in as it is; there is an answer if it is a request.
        case raw(String, hasAnswer: Bool)
        /// A tool is called, with arguments in JSON.
        case call(String, String)
        /// A file gets another text meanwhile.
        case write(String, String)
        /// So many seconds pass.
        case pause(Int)
    }

    /// The answers, in their order.
    func answers(to lines: [Line]) throws -> [Answer] {
        var script = ["coproc Q { \"$QUADRANT\" mcp --unconfined; }", "exec 5>&\"${Q[1]}\""]
        for (number, line) in lines.enumerated() {
            switch line {
            case .raw(let text, let hasAnswer):
                try scratch.write(".talk/\(number)", text + "\n")
                script.append("cat .talk/\(number) >&5")
                if hasAnswer {
                    script.append("IFS= read -r -u \"${Q[0]}\" a; printf '%s\\n' \"$a\"")
                }
            case .call(let tool, let arguments):
                let text =
                    #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":"#
                    + #"{"name":"\#(tool)","arguments":\#(arguments)}}"#
                try scratch.write(".talk/\(number)", text + "\n")
                script.append("cat .talk/\(number) >&5")
                script.append("IFS= read -r -u \"${Q[0]}\" a; printf '%s\\n' \"$a\"")
            case .write(let name, let text):
                try scratch.write(".talk/\(number)", text)
                script.append("cp .talk/\(number) '\(name)'")
            case .pause(let seconds): script.append("sleep \(seconds)")
            }
        }
        script.append("exec 5>&-; kill \"$Q_PID\" 2>/dev/null; true")
        let run = try scratch.shell(script.joined(separator: "\n"))
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n")
            .map { Answer(String($0)) }
    }
}
