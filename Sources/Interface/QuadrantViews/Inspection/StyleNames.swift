import Foundation
import QuadrantGeometry
import QuadrantLayout

extension RGBAColor {
    /// `.red`, `.red.opacity(0.5)`, `(red: 0.2, green: 0.4, blue: 1)`: the name is found by the
    /// colour's value, as views keep nothing else.
    var sourceName: String {
        if alpha == 0, red == 0, green == 0, blue == 0 { return ".clear" }
        let solid = RGBAColor(red: red, green: green, blue: blue)
        let number = { (part: Double) in SourceText.number(CGFloat(part)) }
        guard let name = solid.systemName else {
            return SourceText.call(
                "", "red: \(number(red))", "green: \(number(green))", "blue: \(number(blue))",
                alpha == 1 ? nil : "opacity: \(number(alpha))")
        }
        return alpha == 1 ? name : "\(name).opacity(\(number(alpha)))"
    }

    private var systemName: String? {
        if self == .black { return ".black" }
        if self == .white { return ".white" }
        let named: [SystemColor] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .gray,
        ]
        let found = named.first { $0.rgba(dark: false) == self || $0.rgba(dark: true) == self }
        return found.map { ".\($0.rawValue)" }
    }
}

extension _ResolvedStyle {
    /// The style's colour as an argument; `nil` for a style that is no colour.
    var colorName: String? {
        guard case .color(let color) = kind else { return nil }
        let name = color.sourceName
        return name.hasPrefix("(") ? "Color\(name)" : name
    }
}

extension Shape {
    /// The shape as it is written; `(…)` for arguments that are not looked at.
    nonisolated var sourceName: String {
        switch self {
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            return SourceText.call(
                "RoundedRectangle", SourceText.length("cornerRadius", shape.cornerSize.width))
        case let shape as any TracedShape:
            return SourceText.call(
                "\(shape.traced.sourceName).stroke",
                SourceText.length("lineWidth", shape.line.lineWidth, standard: 1))
        case is Capsule: return "Capsule()"
        default:
            let name = "\(Self.self)".prefix { $0 != "<" }.drop { $0 == "_" }
            return Mirror(reflecting: self).children.isEmpty ? "\(name)()" : "\(name)(…)"
        }
    }
}
