internal import Foundation
internal import QuadrantRendering

/// `quadrant editor-setup`: the files with which editors understand a package that imports SwiftUI.
///
/// `sourcekit-lsp` reads `.sourcekit-lsp/config.json`, whatever editor starts it; VS Code recommends the extension of
/// `.vscode/extensions.json` and offers the tasks of `.vscode/tasks.json`. A file that is there stays as it is.
struct EditorCommand {
    private let request: EditorRequest

    init(_ request: EditorRequest) { self.request = request }

    /// Writes the files that are not there, or prints them all.
    func run() throws(CommandError) {
        let folder = request.path ?? "."
        guard System.may(F_OK, folder) else { throw .noSuchFile(path: folder) }
        guard System.may(R_OK, "\(folder)/Package.swift") else {
            throw .cannotRead(
                path: "\(folder)/Package.swift",
                reason: "editors are set up for the folder of a package")
        }
        let installation = try Installation.current()
        guard let tree = installation.tree else { throw .noSDK }
        let files = Self.files(bundles: tree.bundles)
        if request.onlyPrints {
            return try Console.output(
                files.map { "// \($0.path)\n\($0.text)" }.joined(separator: "\n"))
        }
        for file in files {
            let path = "\(folder)/\(file.path)"
            if let there = OwnText.read(path) {
                let word =
                    there == file.text
                    ? "is there already"
                    : "is there and stays as it is; '--print' shows what it would hold"
                try Console.output("\(file.path) \(word)\n")
                continue
            }
            try OwnText.makeFolder((path as NSString).deletingLastPathComponent)
            try OwnText.write(file.text, to: path)
            try Console.output("\(file.path) written\n")
        }
    }

    /// A text as JSON has it.
    private static func literal(_ text: String) -> String {
        let data = try? JSONEncoder().encode([text])
        return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
            .replacing("\\/", with: "/")
    }

    /// The files, by their paths in the package.
    static func files(bundles: String) -> [(path: String, text: String)] {
        [
            (
                ".sourcekit-lsp/config.json",
                """
                {
                  "swiftPM": {
                    "swiftSDK": "\(SwiftSDKBundle.identifier)",
                    "swiftSDKsDirectory": \(literal(bundles))
                  }
                }

                """
            ),
            (
                ".vscode/extensions.json",
                """
                {
                  "recommendations": ["swiftlang.swift-vscode"]
                }

                """
            ),
            (
                ".vscode/tasks.json",
                """
                {
                  "version": "2.0.0",
                  "tasks": [
                    {
                      "label": "Quadrant: build",
                      "type": "shell",
                      "command": "quadrant swift build",
                      "problemMatcher": "$gcc",
                      "group": "build"
                    },
                    {
                      "label": "Quadrant: test",
                      "type": "shell",
                      "command": "quadrant swift test",
                      "problemMatcher": "$gcc",
                      "group": "test"
                    },
                    {
                      "label": "Quadrant: draw this file",
                      "type": "process",
                      "command": "quadrant",
                      "args": ["render", "${file}"]
                    }
                  ]
                }

                """
            ),
        ]
    }
}
