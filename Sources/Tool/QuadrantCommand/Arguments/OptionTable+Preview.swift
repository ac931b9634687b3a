extension CommandOption {
    /// The options of the page, beside those of drawing.
    static let previewing: [CommandOption] = [
        CommandOption("--open", of: [.preview], "open the page in the browser"),
        CommandOption(
            "--port", taking: "NUMBER", of: [.preview], "at this port (default one that is free)"),
        CommandOption("--once", of: [.preview], "show what there is now, and follow no saves"),
        CommandOption(
            "--until-eof", of: [.preview], "end with standard input, as one that an editor starts"),
        CommandOption(
            "--frame-of", taking: "ORIGIN", of: [.preview],
            "let pages of this origin show it in a frame, such as an editor's"),
        CommandOption(
            "--unconfined", of: [.preview], "show views too where the kernel cannot confine them",
            set: { request, _ in request.mayBeUnconfined = true }),
    ]
}

extension ArgumentParser {
    /// `preview`.
    static func preview(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = PreviewRequest()
        request.drawing.isConfined = true
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .preview))
        while let item = try reader.next() {
            switch item {
            case .operand(let path):
                if path == "-" { throw .contradiction("'preview'", "'-'") }
                request.drawing.paths.append(path)
            case .option("--help", _): return .help("preview")
            case .option("--version", _): return .version
            case .option("--open", _): request.opens = true
            case .option("--once", _): request.isOnce = true
            case .option("--until-eof", _): request.endsWithInput = true
            case .option("--port", let value): request.port = try port(value ?? "")
            case .option("--frame-of", let value):
                request.frameOwners.append(try origin(value ?? ""))
            case .option(let name, let value):
                try request.drawing.set(name, to: value, of: .preview)
            }
        }
        if request.drawing.paths.isEmpty { throw .noFiles }
        return .preview(request)
    }

    private static func port(_ value: String) throws(CommandError) -> Int {
        guard let port = Int(value), (0...65_535).contains(port) else {
            throw .badValue(option: "--port", value: value, expected: "a number from 1 to 65535")
        }
        return port
    }

    /// A source of a content policy: a scheme, and a host and port where it has one.
    private static func origin(_ value: String) throws(CommandError) -> String {
        guard value.wholeMatch(of: /[a-z][a-z0-9+.-]*:(\/\/[A-Za-z0-9*.\-]+(:[0-9]+)?)?/) != nil
        else {
            throw .badValue(
                option: "--frame-of", value: value,
                expected: "an origin, such as https://editor.example or vscode-webview:")
        }
        return value
    }
}
