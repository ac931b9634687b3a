package import Foundation
package import QuadrantDisplayList

/// What a child of a `SymbolHostDrawing` shows.
package struct RecordedSymbol {
    /// Values that modifiers left on the child, by their keys.
    package let traits: [ObjectIdentifier: Any]
    /// In points.
    package let size: CGSize
    /// In the child's coordinates.
    package let items: [DisplayItem]
}
