import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout

/// Leaves a value for the container around the view, by the type `Key`.
nonisolated struct TraitModifier<Key, Value>: AttachingModifier {
    let value: Value

    init(_ key: Key.Type, _ value: Value) {
        self.value = value
    }

    func attach(_ attachments: inout NodeAttachments) {
        attachments.set(value, for: Key.self)
    }
}

extension NodeAttachments {
    /// Leaves a value for the container; one that a modifier further out has set stays.
    mutating func set<Key>(_ value: Any, for key: Key.Type) {
        var all = traits ?? NodeTraits()
        if all.values[ObjectIdentifier(key)] == nil { all.values[ObjectIdentifier(key)] = value }
        traits = all
    }
}

extension View {
    /// Lets the view cover `count` columns of its `GridRow`; less than 1 counts as 1, more than
    /// 1000 as 1000.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        let columns = min(max(count, 1), GridCellColumns.most)
        return modifier(TraitModifier(GridCellColumns.self, columns))
    }

    /// Places the view in its cell of a `Grid` so that the point meets the same point of the cell.
    /// A point that is not finite is ignored.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let isValid = anchor.x.isFinite && anchor.y.isFinite
        return modifier(TraitModifier(GridCellAnchor.self, isValid ? anchor : nil))
    }

    /// Sets the guide on which the views of this view's column of a `Grid` meet. Where several
    /// views of a column set one, the first counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(GridColumnAlignment.self, guide))
    }

    /// Keeps the view from asking its `Grid` for room along `axes`; it still takes the room of its
    /// cell.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(GridCellUnsizedAxes.self, axes))
    }
}
