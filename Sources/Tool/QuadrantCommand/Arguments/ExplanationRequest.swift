package import Foundation

/// What of a layout is explained, and in which form: the options of `quadrant explain` that `render` has not.
package struct ExplanationRequest: Equatable, Sendable {
    /// As JSON for programs, and not as text.
    package var isJSON = false
    /// Every node, those of controls too, and not only what is written.
    package var isWhole = false
    /// The identifier of the view whose chain is wanted.
    package var identifier: String?
    /// A point of the picture, in points, at which the view is whose chain is wanted.
    package var point: CGPoint?
    /// What the layout is compared with: a file or folder, or `REV:PATH`; with nothing behind the colon it is the same path.
    package var old: String?
    /// Another room, as it was given: what moves in it is told.
    package var otherSize: String?

    /// Everything that is written, as text.
    package init() {}

    /// Takes over an option; `false` for one of `render`.
    mutating func set(_ name: String, to value: String) throws(CommandError) -> Bool {
        switch name {
        case "--json": isJSON = true
        case "--all": isWhole = true
        case "--at" where Double(value) != nil: return false
        case "--at"
        where value.hasPrefix("\"") && value.hasSuffix("\"")
            && Double(value.dropFirst().dropLast()) != nil:
            // A text that is a number.
            identifier = String(value.dropFirst().dropLast())
        case "--at": identifier = try OptionValue.text(value, for: "--at")
        case "--point": point = try OptionValue.point(value, for: "--point")
        case "--diff": old = try OptionValue.text(value, for: "--diff")
        case "--diff-size":
            _ = try OptionValue.size(value)
            otherSize = value
        default: return false
        }
        return true
    }

    /// Throws for options that cannot be together.
    func check() throws(CommandError) {
        let given = [
            ("--at", identifier != nil), ("--point", point != nil), ("--diff", old != nil),
            ("--diff-size", otherSize != nil), ("--all", isWhole && !isJSON),
        ].filter(\.1).map(\.0)
        if given.count > 1 { throw .contradiction("'\(given[0])'", "'\(given[1])'") }
    }
}

extension OptionValue {
    /// Two numbers with a comma between them.
    static func point(_ value: String, for option: String) throws(CommandError) -> CGPoint {
        let parts = value.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
            y.isFinite
        else { throw .badValue(option: option, value: value, expected: "X,Y in points: 120,48.5") }
        return CGPoint(x: x, y: y)
    }
}
