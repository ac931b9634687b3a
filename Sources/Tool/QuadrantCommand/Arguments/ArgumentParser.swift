internal import Foundation
internal import SwiftUI

/// Parses a whole command line.
package enum ArgumentParser {
    /// The name of the hidden command with which the program starts itself as a worker.
    static let workerCommand = "drawing-worker"
    /// What the worker is told where it is to draw many views.
    static let manyViewsOption = "--many"

    /// What `arguments` (without the program's name) ask for.
    package static func command(for arguments: [String]) throws(CommandError) -> Command {
        guard let first = arguments.first else { throw .missingCommand }
        switch first {
        case "render": return try render(arguments.dropFirst())
        case "watch": return try watch(arguments.dropFirst())
        case "preview": return try preview(arguments.dropFirst())
        case "explain": return try explain(arguments.dropFirst())
        case "snapshots": return try snapshots(arguments.dropFirst())
        case "diff": return try diff(arguments.dropFirst())
        case "check-build": return try check(arguments.dropFirst())
        case "batch": return try batch(arguments.dropFirst())
        case "serve": return try serve(arguments.dropFirst())
        case "fonts": return try fonts(arguments.dropFirst())
        case "build": return try build(arguments.dropFirst())
        case "worker": return try lines(arguments.dropFirst())
        case "lsp": return try serveEditor(arguments.dropFirst())
        case "mcp": return try serveAgents(arguments.dropFirst())
        case workerCommand: return .work
        case "install": return try install(arguments.dropFirst(), of: .install)
        case "uninstall": return try install(arguments.dropFirst(), of: .uninstall)
        case "swift": return swift(arguments.dropFirst())
        case "editor-setup": return try editorSetup(arguments.dropFirst())
        case settlingCommand: return .settle
        case describingCommand: return .describe(folder: arguments.dropFirst().first ?? ".")
        case "help": return .help(arguments.dropFirst().first)
        case "--help", "-h": return .help(nil)
        case "--version": return .version
        default:
            throw first.hasPrefix("-") ? .unknownOption(first) : .unknownCommand(first)
        }
    }

    private static func render(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = RenderRequest()
        var selectors: [String] = []
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .render))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("render")
            case .option("--version", _): return .version
            case .option(let name, let value):
                if let selection = selection(name, value) {
                    request.selection = selection
                    if !selectors.contains(name) { selectors.append(name) }
                } else {
                    try request.set(name, to: value, of: .render)
                }
            }
        }
        request.notes = reader.notes
        if selectors.count > 1 { throw .contradiction("'\(selectors[0])'", "'\(selectors[1])'") }
        if request.data != nil || request.printsSchema {
            if request.selection == .all { throw .contradiction("'--data'", "'--all'") }
            if request.selection == .list { throw .contradiction("'--data'", "'--list'") }
        }
        if let matrix = request.matrix, request.stage.output.isTransparent {
            throw .contradiction("'--transparent'", "'\(matrix.option)'")
        }
        if request.stage.room.device != nil {
            if request.stage.room.fit == .screen { throw .contradiction("'--device'", "'--size'") }
            if request.isFramed, let matrix = request.matrix {
                throw .contradiction("'--bezel'", "'\(matrix.option)'")
            }
        }
        try checkSandbox(of: request)
        if request.paths.isEmpty { throw .noFiles }
        return .render(request)
    }

    /// `watch`: the arguments of `render`.
    private static func watch(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        switch try render(arguments) {
        case .render(let request):
            if request.printsSchema { throw .contradiction("'watch'", "'--schema'") }
            if request.selection == .list { throw .contradiction("'watch'", "'--list'") }
            if request.paths.contains("-") { throw .contradiction("'watch'", "'-'") }
            return .watch(request)
        case .help: return .help("watch")
        case let other: return other
        }
    }

    private static func batch(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = BatchRequest()
        var paths: [String] = []
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .batch))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): paths.append(path)
            case .option("--help", _): return .help("batch")
            case .option("--version", _): return .version
            case .option("--csv", _): request.isCSV = true
            case .option(let name, let value): try request.drawing.set(name, to: value, of: .batch)
            }
        }
        try checkSandbox(of: request.drawing)
        guard let data = paths.popLast(), !paths.isEmpty else {
            throw .missingOperand(
                "a Swift file, and a file of rows: quadrant batch Card.swift people.jsonl")
        }
        (request.data, request.drawing.paths) = (data, paths)
        return .batch(request)
    }

    private static func serve(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = ServeRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .serve))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.drawing.paths.append(path)
            case .option("--help", _): return .help("serve")
            case .option("--version", _): return .version
            case .option("--view", let value): request.drawing.selection = .named(value ?? "")
            case .option(let name, let value):
                if try request.set(name, to: value ?? "") { continue }
                try request.drawing.set(name, to: value, of: .serve)
            }
        }
        if request.signed != nil {
            if request.signKey == nil { throw .needsOption("--sign", other: "--sign-key") }
        } else if request.drawing.paths.isEmpty {
            throw .noFiles
        }
        return .serve(request)
    }

    private static func fonts(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = FontsRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .fonts))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("fonts")
            case .option("--version", _): return .version
            case .option("--fonts", let folder): request.fontFolders.append(folder ?? "")
            case .option(let name, _): throw .unknownOption(name)
            }
        }
        if request.paths.isEmpty {
            throw .missingOperand("a file of data: quadrant fonts people.jsonl")
        }
        return .fonts(request)
    }

    private static func lines(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = LinesRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .worker))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.drawing.paths.append(path)
            case .option("--help", _): return .help("worker")
            case .option("--version", _): return .version
            case .option("--view", let value): request.drawing.selection = .named(value ?? "")
            case .option("--unordered", _): request.isUnordered = true
            case .option("--heartbeat", let value):
                request.heartbeat = try OptionValue.seconds(value ?? "", for: "--heartbeat")
            case .option(let name, let value):
                try request.drawing.set(name, to: value, of: .worker)
            }
        }
        if request.drawing.paths.isEmpty { throw .noFiles }
        return .lines(request)
    }

    private static func explain(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = RenderRequest()
        var wanted = ExplanationRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .explain))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("explain")
            case .option("--version", _): return .version
            case .option(let name, let value):
                if try wanted.set(name, to: value ?? "") { continue }
                try request.set(name, to: value, of: .explain)
            }
        }
        try checkSandbox(of: request)
        if request.paths.isEmpty { throw .noFiles }
        try wanted.check()
        return .explain(request, wanted)
    }

    private static func diff(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = DiffRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .diff))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.subjects.append(path)
            case .option("--help", _): return .help("diff")
            case .option("--version", _): return .version
            case .option("--tolerance", let value):
                request.tolerance = try OptionValue.tolerance(value ?? "")
            case .option(let name, let value):
                try request.drawing.set(name, to: value, of: .diff)
            }
        }
        guard request.subjects.count == 2 else { throw .needsTwo(count: request.subjects.count) }
        return .diff(request)
    }

    private static func check(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = RenderRequest()
        var isJSON = false
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .check))
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("check-build")
            case .option("--version", _): return .version
            case .option("--json", _): isJSON = true
            case .option(let name, let value): try request.set(name, to: value, of: .check)
            }
        }
        if request.paths.isEmpty { throw .noFiles }
        return .check(request, isJSON: isJSON)
    }

    static func checkSandbox(of request: RenderRequest) throws(CommandError) {
        if request.mayBeUnconfined, !request.isConfined {
            throw .needsOption("--unconfined", other: "--sandbox")
        }
    }

    private static func selection(_ name: String, _ value: String?) -> RenderRequest.Selection? {
        switch name {
        case "--view": .named(value ?? "")
        case "--list": .list
        case "--all": .all
        default: nil
        }
    }
}

extension RenderRequest {
    /// Takes over an option of a command, with its value if it has one.
    mutating func set(
        _ name: String, to value: String?, of command: CommandOption.Command
    ) throws(CommandError) {
        let option = CommandOption.all(of: command).first { $0.name == name }
        guard let set = option?.set else { throw .unknownOption(name) }
        try set(&self, value ?? "")
    }

    /// The variants on one sheet; writing makes a sheet of the drawing.
    var variants: VariantMatrix {
        get { matrix ?? VariantMatrix() }
        set { matrix = newValue }
    }
}
