package import Foundation
package import QuadrantDisplayList

/// What a child of a `SymbolHostDrawing` shows.
package struct RecordedSymbol {
    /// Values that modifiers left on the child, by their keys.
    package let traits: [ObjectIdentifier: Any]
    /// The size of the child, in points.
    package let size: CGSize
    /// What the child shows, in its own coordinates.
    package let items: [DisplayItem]
}
