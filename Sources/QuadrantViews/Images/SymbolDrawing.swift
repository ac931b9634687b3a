package import Foundation
package import QuadrantGeometry

/// A symbol image made of outlines, at the size it is laid out and drawn at.
///
/// Coordinates are points; the origin is the top left corner of the box `size`. All layers are
/// painted in one style. A fill and a stroke of one symbol may overlap, so a translucent style has
/// to be applied to the drawing as a group.
package struct SymbolDrawing: Equatable, Sendable {
    /// The size of the symbol in layout.
    package var size: CGSize
    /// How far below the top edge the text baseline is; below the box if larger than its height.
    package var baseline: CGFloat
    /// What to paint, back to front.
    package var layers: [Layer]

    /// One outline to paint.
    package enum Layer: Equatable, Sendable {
        /// The inside of a path; `eoFill` chooses the even-odd rule.
        case fill(Path, eoFill: Bool)
        /// A line along a path.
        case stroke(Path, StrokeStyle)
    }

    package init(size: CGSize, baseline: CGFloat, layers: [Layer]) {
        self.size = size
        self.baseline = baseline
        self.layers = layers
    }
}

/// How large a symbol is beside text of its font.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large
}
