internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI
internal import Synchronization

/// `quadrant lsp`: a small server beside the editor's own for Swift. Above each preview it shows what opens it on the live page, and it
/// tells what does not compile here, and how large what a line writes is.
@MainActor final class LanguageServer {
    private let environment: [String: String]
    private let send: @Sendable (JSONValue) -> Void
    /// The texts of the files that are open, by their addresses.
    private var texts: [String: String] = [:]
    private var pages: [String: LanguagePage] = [:]
    private var canShow = false
    private var lastRequest = 0
    private var isShutDown = false
    /// The sizes of the files that were asked for, each with the text that they are of.
    private nonisolated let sizes = Mutex<[String: (text: String, sizes: WrittenSizes)]>([:])
    /// Compiles one file after the other, so that the editor is never waited for.
    private let queue = DispatchQueue(label: "quadrant.lsp")

    /// The command of a lens.
    static let command = "quadrant.preview"

    init(environment: [String: String], send: @escaping @Sendable (JSONValue) -> Void) {
        (self.environment, self.send) = (environment, send)
    }

    /// Takes a message; returns whether there are to be more.
    func take(_ message: JSONValue) -> Bool {
        let (method, id) = (message["method"]?.string, message["id"])
        guard let method else {
            if message == .null { refuse(.null, -32700, "what came is no JSON") }
            return true
        }
        if isShutDown, method != "exit" {
            if let id { refuse(id, -32600, "the server is shut down") }
            return true
        }
        let parameters = message["params"] ?? .null
        switch method {
        case "initialize":
            let window = parameters["capabilities"]?["window"]
            canShow = window?["showDocument"]?["support"]?.flag == true
            answer(id, Self.capabilities)
        case "shutdown":
            isShutDown = true
            answer(id, .null)
        case "exit": return false
        case "textDocument/didOpen": open(parameters["textDocument"])
        case "textDocument/didChange":
            if let address = address(parameters),
                let text = parameters["contentChanges"]?.list?.last?["text"]?.string
            {
                texts[address] = text
            }
        case "textDocument/didSave":
            // What a file shows may be written in any other.
            sizes.withLock { $0 = [:] }
            if let address = address(parameters) { check(address) }
        case "textDocument/didClose":
            if let address = address(parameters) {
                texts[address] = nil
                tell(address, [])
            }
        case "textDocument/codeLens": answer(id, lenses(of: address(parameters) ?? ""))
        case "textDocument/hover": if let id { hover(parameters, id) }
        case "workspace/executeCommand": execute(parameters, id)
        default:
            // Notifications that mean nothing here need no answer.
            if let id { refuse(id, -32601, "there is no '\(method)' here") }
        }
        return true
    }

    private func refuse(_ id: JSONValue, _ code: Int, _ words: String) {
        send([
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(code), "message": .string(words)],
        ])
    }

    /// Ends the pages that were opened.
    func end() { for page in pages.values { page.end() } }

    private static let capabilities: JSONValue = [
        "capabilities": [
            "textDocumentSync": ["openClose": true, "change": 1, "save": true],
            "codeLensProvider": ["resolveProvider": false], "hoverProvider": true,
            "executeCommandProvider": ["commands": [.string(command)]],
        ],
        "serverInfo": ["name": "quadrant"],
    ]

    private func answer(_ id: JSONValue?, _ result: JSONValue) {
        guard let id else { return }
        send(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func address(_ parameters: JSONValue) -> String? {
        parameters["textDocument"]?["uri"]?.string
    }

    /// The path of an address of a file.
    static func path(of address: String) -> String? {
        guard let url = URL(string: address), url.isFileURL else { return nil }
        return url.path
    }

    private func open(_ document: JSONValue?) {
        guard let address = document?["uri"]?.string, let text = document?["text"]?.string else {
            return
        }
        texts[address] = text
        check(address)
    }

    // MARK: Lenses

    private func lenses(of address: String) -> JSONValue {
        guard let path = Self.path(of: address),
            let text = texts[address] ?? (try? SourceFile(readAt: path))?.text
        else { return [] }
        let lenses = LanguageFacts.previews(of: text, at: path, environment: environment).map {
            preview -> JSONValue in
            let place: JSONValue = ["line": .integer(max(0, preview.line - 1)), "character": 0]
            return [
                "range": ["start": place, "end": place],
                "command": [
                    "title": .string("▶ Preview"), "command": .string(Self.command),
                    "arguments": [.string(address), .string(preview.name)],
                ],
            ]
        }
        return .array(lenses)
    }

    private func execute(_ parameters: JSONValue, _ id: JSONValue?) {
        let arguments = parameters["arguments"]?.list ?? []
        guard parameters["command"]?.string == Self.command,
            let path = arguments.first?.string.flatMap(Self.path)
        else {
            if let id { refuse(id, -32602, "the command takes a file and a name") }
            return
        }
        let name = arguments.dropFirst().first?.string
        do throws(CommandError) {
            let page = if let page = pages[path] { page } else { try LanguagePage(of: path) }
            pages[path] = page
            show(page.address(of: name, at: path))
            answer(id, .null)
        } catch {
            message(error.words, isError: true)
            answer(id, .null)
        }
    }

    /// Has the editor open an address, or tells it.
    private func show(_ address: String) {
        guard canShow else { return message("The preview is at \(address)", isError: false) }
        lastRequest += 1
        send([
            "jsonrpc": "2.0", "id": .integer(lastRequest), "method": "window/showDocument",
            "params": ["uri": .string(address), "external": true],
        ])
    }

    private func message(_ text: String, isError: Bool) {
        send([
            "jsonrpc": "2.0", "method": "window/showMessage",
            "params": ["type": .integer(isError ? 1 : 3), "message": .string(text)],
        ])
    }

    // MARK: Sizes

    private func hover(_ parameters: JSONValue, _ id: JSONValue) {
        guard let address = address(parameters), let path = Self.path(of: address),
            let line = parameters["position"]?["line"]?.whole
        else { return refuse(id, -32602, "a hover has a file and a position") }
        let (environment, send, open) = (environment, send, texts[address])
        queue.async { [self] in
            var result = JSONValue.null
            if let saved = (try? SourceFile(readAt: path))?.text {
                let kept = sizes.withLock { $0[path] }
                let known: WrittenSizes
                if let kept, kept.text == saved {
                    known = kept.sizes
                } else {
                    known = WrittenSizes(of: path, text: saved, environment: environment)
                    if known.isKnown { sizes.withLock { $0[path] = (saved, known) } }
                }
                if let words = known.markdown(at: line, of: open ?? saved) {
                    result = ["contents": ["kind": "markdown", "value": .string(words)]]
                }
            }
            send(["jsonrpc": "2.0", "id": id, "result": result])
        }
    }

    // MARK: What does not compile

    private func check(_ address: String) {
        guard let path = Self.path(of: address), path.hasSuffix(".swift") else { return }
        let (environment, send) = (environment, send)
        queue.async {
            let found = LanguageFacts.problems(of: path, environment: environment)
            send(Self.diagnostics(found, of: address))
        }
    }

    private func tell(_ address: String, _ problems: [DiagnosticHeader]) {
        send(Self.diagnostics(problems, of: address))
    }

    private nonisolated static func diagnostics(
        _ problems: [DiagnosticHeader], of address: String
    ) -> JSONValue {
        let list = problems.map { problem -> JSONValue in
            let line = JSONValue.integer(max(0, problem.line - 1))
            let column = max(0, problem.column - 1)
            return [
                "range": [
                    "start": ["line": line, "character": .integer(column)],
                    "end": ["line": line, "character": .integer(column + 1)],
                ],
                "severity": .integer(problem.kind == "error" ? 1 : 2), "source": "quadrant",
                "message": .string(problem.message),
            ]
        }
        return [
            "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
            "params": ["uri": .string(address), "diagnostics": .array(list)],
        ]
    }
}
