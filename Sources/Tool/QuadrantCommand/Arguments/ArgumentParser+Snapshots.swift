internal import QuadrantRendering

extension ArgumentParser {
    /// `snapshots`.
    static func snapshots(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = SnapshotsRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .snapshots))
        while let item = try reader.next() {
            switch item {
            case .operand(let path):
                if path == "-" { throw .contradiction("'snapshots'", "'-'") }
                request.drawing.paths.append(path)
            case .option("--help", _): return .help("snapshots")
            case .option("--version", _): return .version
            case .option(let name, let value):
                if try request.set(name, to: value ?? "") { continue }
                try request.drawing.set(name, to: value, of: .snapshots)
            }
        }
        try checkSandbox(of: request.drawing)
        if request.drawing.paths.isEmpty { throw .noFiles }
        return .snapshots(request)
    }
}

extension SnapshotsRequest {
    /// Takes over an option of its own; `false` for one of drawing.
    fileprivate mutating func set(_ name: String, to value: String) throws(CommandError) -> Bool {
        switch name {
        case "--record":
            guard let known = Recording(rawValue: value) else {
                throw .badValue(
                    option: name, value: value, expected: "missing, failed, all or never")
            }
            recording = known
        case "--tolerance": measure = .channels(atMost: try OptionValue.tolerance(value))
        case "--perceptual-precision":
            measure = .perception(precision: try OptionValue.fraction(value, for: name))
        case "--precision":
            share = PictureDifference.share(precision: try OptionValue.fraction(value, for: name))
        default: return false
        }
        return true
    }
}

extension OptionValue {
    /// A number from 0 to 1.
    fileprivate static func fraction(
        _ value: String, for option: String
    ) throws(CommandError) -> Double {
        guard let number = Double(value), (0...1).contains(number) else {
            throw .badValue(option: option, value: value, expected: "a number from 0 to 1")
        }
        return number
    }
}

extension CommandOption {
    /// The options of snapshots, beside those of drawing.
    static let keeping: [CommandOption] = [
        CommandOption(
            "--record", taking: "WHICH", of: [.snapshots],
            "missing (default), failed (these and those that differ), all, never"),
        CommandOption(
            "--precision", taking: "0…1", of: [.snapshots],
            "the fraction of pixels that have to be alike (default 1)"),
        CommandOption(
            "--perceptual-precision", taking: "0…1", of: [.snapshots],
            "how alike two colours are for the eye, in place of '--tolerance'"),
    ]
}
