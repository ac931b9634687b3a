package import Foundation
package import QuadrantGeometry

/// A symbol image made of outlines, at the size it is laid out and drawn at.
///
/// Coordinates are points; the origin is the top left corner of the box `size`. Layers of one level are
/// painted in one style. They may overlap, so a translucent style has to be applied to them as a group.
package struct SymbolDrawing: Equatable, Sendable {
    /// The size of the symbol in layout.
    package var size: CGSize
    /// How far below the top edge the text baseline is; below the box if larger than its height.
    package var baseline: CGFloat
    /// What to paint, back to front.
    package var layers: [Layer]
    /// Whether a dotted square stands for a symbol that there is no drawing of.
    package var isPlaceholder = false
    /// Whether it has layers that follow a variable value.
    package var isVariable = false
    /// Whether its levels are those of `SymbolTint`: parts have colours of their own.
    package var isColored = false

    /// How many parts the layers belong to.
    package var partCount: Int { (layers.map(\.part).max() ?? -1) + 1 }

    /// How far the bottom edge lies below the text baseline, in points; negative above it.
    package var descent: CGFloat { size.height - baseline }

    /// One outline to paint.
    package enum Shape: Equatable, Sendable {
        /// The inside of a path; `eoFill` chooses the even-odd rule.
        case fill(Path, eoFill: Bool)
        /// A line along a path.
        case stroke(Path, StrokeStyle)
    }

    /// A part of the symbol in one style.
    package struct Layer: Equatable, Sendable {
        package var shape: Shape
        /// 0 for the primary style, 1 for the secondary, 2 for the tertiary; of a coloured symbol which tint.
        package var level = 0
        /// Which part of the symbol it belongs to, from 0, in the order in which they are drawn: what moves by itself.
        package var part = 0
        /// 0 to 1: fainter beyond a variable value.
        package var opacity = 1.0
        /// The area in which the layer shows, by the even-odd rule; `nil` for everywhere.
        package var clip: Path?
    }
}

/// How large a symbol is beside text of its font.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large
}
