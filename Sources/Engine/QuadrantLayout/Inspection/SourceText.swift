package import Foundation
package import QuadrantGeometry

/// Values as they stand in Swift source, the same in every locale.
package enum SourceText {
    /// At most two decimals, none where there are none: `20`, `20.5`, `.infinity`.
    package static func number(_ value: CGFloat) -> String {
        if value.isNaN { return ".nan" }
        guard value.isFinite else { return value < 0 ? "-.infinity" : ".infinity" }
        let hundredths = (abs(value) * 100).rounded()
        guard hundredths < 1e15 else { return "\(value)" }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(decimals)"
    }

    /// `name(a: 1, b: 2)`; arguments that are `nil` are left out.
    package static func call(_ name: String, _ arguments: String?...) -> String {
        "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
    }

    /// As `call`, without parentheses where there are no arguments: a container and its builder.
    package static func container(_ name: String, _ arguments: String?...) -> String {
        let given = arguments.compactMap { $0 }
        return given.isEmpty ? name : "\(name)(\(given.joined(separator: ", ")))"
    }

    /// `name: 20`; `nil` for a length that is not given (`nil` or NaN), or that is `standard`.
    package static func length(
        _ name: String, _ value: CGFloat?, standard: CGFloat? = nil
    ) -> String? {
        guard let value, !value.isNaN, value != standard else { return nil }
        return "\(name): \(number(value))"
    }

    /// A string literal, cut after `limit` characters.
    package static func literal(_ text: String, limit: Int = 24) -> String {
        let isLong = text.count > limit
        var result = "\""
        for character in isLong ? text.prefix(limit - 1) : text[...] {
            switch character {
            case "\n", "\r\n", "\u{2028}", "\u{2029}": result += "\\n"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            default:
                let isControl = character.unicodeScalars.contains {
                    $0.properties.generalCategory == .control
                }
                result += isControl ? "\u{fffd}" : String(character)
            }
        }
        return result + (isLong ? "…\"" : "\"")
    }

    /// `[.top, .leading]`, `.horizontal`; `nil` for all edges.
    package static func edges(_ edges: Edge.Set) -> String? {
        switch edges {
        case .all: return nil
        case .horizontal: return ".horizontal"
        case .vertical: return ".vertical"
        default:
            let names = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { ".\($0)" }
            return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        }
    }

    /// `.horizontal`, `[.horizontal, .vertical]`.
    package static func axes(_ axes: Axis.Set) -> String {
        let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { ".\($0)" }
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }

    /// `(16)`, `([.top, .leading], 8)`, or all four where they differ.
    package static func insets(_ insets: EdgeInsets) -> String {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let given = zip(Edge.allCases, lengths).filter { $0.1 != 0 }
        guard let first = given.first, given.allSatisfy({ $0.1 == first.1 }) else {
            guard !given.isEmpty else { return "(0)" }
            return "(EdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
                + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing))))"
        }
        let set = given.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1.0)) }
        return "(\(edges(set).map { "\($0), " } ?? "")\(number(first.1)))"
    }

    /// A unit point by its name, else by its coordinates.
    package static func anchor(_ point: UnitPoint) -> String {
        let names: [(UnitPoint, String)] = [
            (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"),
            (.bottom, ".bottom"), (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"),
            (.bottomLeading, ".bottomLeading"), (.bottomTrailing, ".bottomTrailing"),
        ]
        return names.first { $0.0 == point }?.1
            ?? "UnitPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }
}
