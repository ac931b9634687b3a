import Foundation
import QuadrantGeometry

extension AssetContents {
    /// The colour for a phone of that appearance; `nil` where there is none that is understood.
    func color(isDark: Bool) -> Color? {
        let ranked = (colors ?? []).compactMap { tint in
            rank(tint.idiom, tint.appearances, isDark).map { (rank: $0, tint: tint) }
        }
        return ranked.min { $0.rank < $1.rank }?.tint.color?.color
    }
}

extension AssetContents.Tint.Components {
    /// The system colour that Xcode names in a catalogue: `systemIndigoColor`, `labelColor`.
    private static func system(_ reference: String) -> Color? {
        guard reference.hasSuffix("Color") else { return nil }
        var name = String(reference.dropLast("Color".count))
        if let color = SystemColor(rawValue: name) { return Color(system: color) }
        guard name.hasPrefix("system") else { return nil }
        name = String(name.dropFirst("system".count))
        guard let first = name.first else { return nil }
        name = first.lowercased() + name.dropFirst()
        return SystemColor(rawValue: name).map { Color(system: $0) }
    }

    /// The colour of the entry. Its components are from 0 to 1, from 0 to 255, or hexadecimal.
    fileprivate var color: Color? {
        if let reference { return Self.system(reference) }
        guard let components else { return nil }
        // Opacity is a fraction however it is written, and so are components none of which is above 1: "1" is all of
        // red, not the 255th part.
        let inks = ["red", "green", "blue", "white"].compactMap {
            components[$0].flatMap(Double.init)
        }
        let areFractions = inks.allSatisfy { (0...1).contains($0) }
        func value(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") {
                return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") || areFractions ? number : number / 255
        }
        let opacity = components["alpha"].flatMap(Double.init)
        let alpha = opacity.flatMap { (0...1).contains($0) ? $0 : nil } ?? value("alpha") ?? 1
        if let white = value("white") { return Color(white: white, opacity: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
            return nil
        }
        let space: Color.RGBColorSpace =
            switch space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }
}
