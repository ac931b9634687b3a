package import Foundation
import QuadrantGeometry

/// The symbols that `Image(systemName:)` can draw, as outlines of our own.
///
/// The names and the sizes in layout are those of Apple's symbols; the artwork is not. Outlines are
/// designed in a unit box and drawn into the measured box, with a line width that follows the
/// font's size and weight, so that any size and weight can be had.
package enum SymbolCatalog {
    /// Every name that has a drawing, in alphabetical order.
    package static var names: [String] {
        designs.keys.sorted()
    }

    /// The drawing of a symbol, or `nil` if there is none of that name.
    ///
    /// - Parameters:
    ///   - name: a name such as `star.fill`.
    ///   - fontSize: the size of the font that the symbol stands in, in points; a size that is not
    ///     finite and above 0 gives an empty drawing.
    ///   - weight: the font's weight, 100 to 900; others are clamped.
    ///   - scale: the symbol's scale relative to the font.
    package static func drawing(
        named name: String, fontSize: CGFloat, weight: Double = 400, scale: SymbolScale = .medium
    ) -> SymbolDrawing? {
        guard let design = designs[name] else { return nil }
        guard fontSize.isFinite, fontSize > 0 else {
            return SymbolDrawing(size: .zero, baseline: 0, layers: [])
        }
        let weight = weight.isNaN ? 400 : min(max(weight, 100), 900)
        let box = SymbolSizeTable.box(
            design.measuredAs ?? name, fontSize: fontSize, weight: weight, scale: scale)
        let line = lineWidth(fontSize: fontSize, weight: weight, scale: scale)
        // A tiny font's box may round to nothing.
        guard box.size.width > 0, box.size.height > 0 else {
            return SymbolDrawing(size: box.size, baseline: 0, layers: [])
        }
        var pen = SymbolPen(size: box.size, line: min(line, box.size.width, box.size.height))
        design.draw(&pen)
        return SymbolDrawing(
            size: box.size, baseline: box.size.height - box.descent, layers: pen.layers)
    }

    /// The width of a symbol's lines: about that of the stems of the same font.
    ///
    /// The shares of the font size are our own design, not measured.
    private static func lineWidth(fontSize: CGFloat, weight: Double, scale: SymbolScale) -> CGFloat
    {
        let shares = [0.032, 0.046, 0.068, 0.09, 0.101, 0.115, 0.133, 0.152, 0.172]
        let position = weight / 100 - 1
        let lower = min(Int(position), shares.count - 2)
        let fraction = position - Double(lower)
        let share = shares[lower] + (shares[lower + 1] - shares[lower]) * fraction
        let factor: Double =
            switch scale {
            case .small: 0.85
            case .medium: 1
            case .large: 1.2
            }
        return fontSize * share * factor
    }

    private static let designs: [String: SymbolDesign] =
        shapeDesigns
        .merging(markDesigns) { first, _ in first }
        .merging(objectDesigns) { first, _ in first }
        .merging(thingDesigns) { first, _ in first }
}

/// How one symbol is drawn, and whose measured box it takes if its own was not measured.
struct SymbolDesign: Sendable {
    var measuredAs: String?
    var draw: @Sendable (inout SymbolPen) -> Void

    init(as measuredAs: String? = nil, _ draw: @escaping @Sendable (inout SymbolPen) -> Void) {
        self.measuredAs = measuredAs
        self.draw = draw
    }
}

extension SymbolCatalog {
    /// Names that can be drawn and begin as an unknown one does.
    static func advice(for unknown: String) -> String {
        let stem = unknown.split(separator: ".").first.map(String.init) ?? unknown
        let near = names.filter { $0 == stem || $0.hasPrefix(stem + ".") }.prefix(4)
        return near.isEmpty
            ? "Names are spelt as in Apple's catalogue."
            : "There are \(near.joined(separator: ", "))."
    }
}
