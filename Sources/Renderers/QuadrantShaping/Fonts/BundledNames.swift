internal import Foundation
internal import QuadrantText

/// The names under which the bundled fonts are found: "Inter", "Inter Display", "Inter-Bold",
/// "InterDisplay-SemiBoldItalic", "Inter Bold".
enum BundledNames {
    private static let weights: [String: Double] = [
        "thin": 100, "extralight": 200, "light": 300, "regular": 400, "medium": 500,
        "semibold": 600, "bold": 700, "extrabold": 800, "black": 900,
    ]

    /// The bundled face of that name, `nil` for any other name. A weight in the name wins over the
    /// descriptor's; a family name alone takes the cut that it names at every size.
    static func source(named name: String, _ descriptor: FontDescriptor) -> FontSource? {
        var rest = name.lowercased().filter { $0 != " " && $0 != "-" }
        guard rest.hasPrefix("inter") else { return nil }
        rest.removeFirst(5)
        let isDisplay = rest.hasPrefix("display")
        if isDisplay { rest.removeFirst(7) }
        var isItalic = descriptor.isItalic
        if rest.hasSuffix("italic") {
            isItalic = true
            rest.removeLast(6)
        }
        var weight = descriptor.weight
        if !rest.isEmpty {
            guard let named = weights[rest] else { return nil }
            weight = named
        }
        let cut = BundledFont.cut(size: isDisplay ? BundledFont.displaySize : 0, isItalic: isItalic)
        return FontSource(
            file: .bundled(cut), variations: [.init(tag: FontStore.weightAxis, value: weight)])
    }
}
