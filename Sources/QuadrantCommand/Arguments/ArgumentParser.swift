internal import Foundation
internal import SwiftUI

/// Understands a whole command line.
package enum ArgumentParser {
    /// The name of the hidden command with which the program draws in a child process.
    static let drawViewCommand = "draw-view"

    /// What `arguments` (without the program's name) ask for.
    package static func command(for arguments: [String]) throws(CommandError) -> Command {
        guard let first = arguments.first else { throw .missingCommand }
        switch first {
        case "render": return try render(arguments.dropFirst())
        case "explain": return try explain(arguments.dropFirst())
        case "diff": return try diff(arguments.dropFirst())
        case drawViewCommand: return .drawView(try viewRequest(arguments.dropFirst()))
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
        var reader = ArgumentReader(arguments, options: CommandOption.render)
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("render")
            case .option("--version", _): return .version
            case .option(let name, let value):
                if let selection = selection(name, value) {
                    request.selection = selection
                    if !selectors.contains(name) { selectors.append(name) }
                } else if try request.setMatrix(name, to: value ?? "") == false {
                    try request.set(name, to: value ?? "")
                }
            }
        }
        if selectors.count > 1 { throw .contradiction("'\(selectors[0])'", "'\(selectors[1])'") }
        if let matrix = request.matrix, request.options.isTransparent {
            throw .contradiction("'--transparent'", "'\(matrix.option)'")
        }
        if request.paths.isEmpty { throw .noFiles }
        return .render(request)
    }

    private static func explain(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = RenderRequest()
        var style = ExplanationStyle.text
        var reader = ArgumentReader(arguments, options: CommandOption.explain)
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.paths.append(path)
            case .option("--help", _): return .help("explain")
            case .option("--version", _): return .version
            case .option("--json", _): style = .json
            case .option("--view", let value): request.selection = .named(value ?? "")
            case .option(let name, let value): try request.set(name, to: value ?? "")
            }
        }
        if request.paths.isEmpty { throw .noFiles }
        return .explain(request, style)
    }

    private static func diff(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = DiffRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.diff)
        while let item = try reader.next() {
            switch item {
            case .operand(let path): request.subjects.append(path)
            case .option("--help", _): return .help("diff")
            case .option("--version", _): return .version
            case .option("--tolerance", let value):
                request.tolerance = try OptionValue.tolerance(value ?? "")
            case .option("--view", let value): request.drawing.selection = .named(value ?? "")
            case .option(let name, let value): try request.drawing.set(name, to: value ?? "")
            }
        }
        guard request.subjects.count == 2 else { throw .needsTwo(count: request.subjects.count) }
        return .diff(request)
    }

    private static func selection(_ name: String, _ value: String?) -> RenderRequest.Selection? {
        switch name {
        case "--view": .named(value ?? "")
        case "--list": .list
        case "--all": .all
        default: nil
        }
    }

    private static func viewRequest(
        _ arguments: ArraySlice<String>
    ) throws(CommandError) -> ViewRequest {
        var request = RenderRequest()
        var library: String?
        var symbol: String?
        var isPreview = false
        var part: Int?
        var explanation: ExplanationStyle?
        var reader = ArgumentReader(arguments, options: CommandOption.drawView)
        while let item = try reader.next() {
            switch item {
            case .operand(let operand): throw .unknownCommand(operand)
            case .option("--library", let value): library = value
            case .option("--symbol", let value): symbol = value
            case .option("--preview", _): isPreview = true
            case .option("--part", let value): part = value.flatMap { Int($0) }
            case .option("--provider", _): request.options.isWholeProvider = true
            case .option("--explain", let value):
                explanation = value.flatMap(ExplanationStyle.init(rawValue:))
            case .option(let name, let value): try request.set(name, to: value ?? "")
            }
        }
        guard let library, let symbol else { throw .missingValue(option: "--library") }
        request.options.format = request.format ?? .png
        var result = ViewRequest(
            library: library, symbol: symbol, isPreview: isPreview, timeLimit: request.timeLimit,
            options: request.options)
        result.explanation = explanation
        result.memoryLimit = request.memoryLimit
        result.part = part
        return result
    }
}

extension RenderRequest {
    /// Takes over an option that asks for variants; false if it is none.
    fileprivate mutating func setMatrix(
        _ name: String, to value: String
    ) throws(CommandError) -> Bool {
        var matrix = matrix ?? VariantMatrix()
        switch name {
        case "--matrix": matrix.appearances = try OptionValue.appearances(value)
        case "--sizes": matrix.sizes = try OptionValue.sizes(value)
        case "--text-sizes": matrix.textSizes = try OptionValue.textSizes(value)
        case "--rtl": matrix.hasBothDirections = true
        default: return false
        }
        self.matrix = matrix
        return true
    }

    /// Takes over an option that is not about which views.
    fileprivate mutating func set(_ name: String, to value: String) throws(CommandError) {
        switch name {
        case "--output": output = try OptionValue.text(value, for: name)
        case "--format": format = try OptionValue.format(value)
        case "--size":
            (options.width, options.height) = try OptionValue.size(value)
            options.hasExplicitSize = true
        case "--scale": options.scale = try OptionValue.scale(value)
        case "--transparent": options.isTransparent = true
        case "--svg-text": options.keepsSVGText = true
        case "--dark": options.isDark = true
        case "--right-to-left": options.isRightToLeft = true
        case "--locale": options.localeIdentifier = try OptionValue.locale(value)
        case "--time-zone": options.timeZoneIdentifier = try OptionValue.timeZone(value)
        case "--text-size": options.textSize = try OptionValue.textSize(value)
        case "--now": options.now = try OptionValue.moment(value)
        case "--allow-links":
            options.allowedLinkSchemes.formUnion(try OptionValue.linkSchemes(value))
        case "--resources": options.resourceDirectories.append(value)
        case "--wait":
            options.waitingTime = try OptionValue.seconds(value, for: name, allowsZero: true)
        case "--time-limit": timeLimit = try OptionValue.seconds(value, for: name)
        case "--memory-limit": memoryLimit = try OptionValue.bytes(value)
        default: throw .unknownOption(name)
        }
    }
}

extension ViewRequest {
    /// The command line that asks for this; `ArgumentParser` reads it back.
    package var arguments: [String] {
        func dimension(_ value: CGFloat?) -> String { value.map { "\(Double($0))" } ?? "auto" }
        var arguments = [
            ArgumentParser.drawViewCommand, "--library=\(library)", "--symbol=\(symbol)",
            "--format=\(options.format.rawValue)", "--scale=\(Int(options.scale))",
            "--time-limit=\(timeLimit)",
        ]
        if let memoryLimit { arguments.append("--memory-limit=\(memoryLimit)") }
        if isPreview { arguments.append("--preview") }
        if let part { arguments.append("--part=\(part)") }
        if options.isWholeProvider { arguments.append("--provider") }
        if options.waitingTime > 0 { arguments.append("--wait=\(options.waitingTime)") }
        if let explanation { arguments.append("--explain=\(explanation.rawValue)") }
        if options.hasExplicitSize {
            arguments.append("--size=\(dimension(options.width))x\(dimension(options.height))")
        }
        if options.isTransparent { arguments.append("--transparent") }
        if options.keepsSVGText { arguments.append("--svg-text") }
        if options.isDark { arguments.append("--dark") }
        if options.isRightToLeft { arguments.append("--right-to-left") }
        if let locale = options.localeIdentifier { arguments.append("--locale=\(locale)") }
        if let zone = options.timeZoneIdentifier { arguments.append("--time-zone=\(zone)") }
        if let now = options.now { arguments.append("--now=\(OptionValue.text(now))") }
        if let textSize = options.textSize { arguments.append("--text-size=\(textSize)") }
        let schemes = options.allowedLinkSchemes.sorted()
        if !schemes.isEmpty { arguments.append("--allow-links=\(schemes.joined(separator: ","))") }
        return arguments + options.resourceDirectories.map { "--resources=\($0)" }
    }
}
