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
        attachments.setTrait(value, for: Key.self)
    }
}

extension View {
    /// Has the view span `count` columns of its `GridRow`. A count below 1 counts as 1, a count
    /// above 1000 as 1000; both are reported.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        let columns = min(max(count, 1), GridCellColumns.most)
        if columns != count {
            NumberFault(
                message: ".gridCellColumns(\(count)) is no number of columns",
                advice: "It counts as \(columns). Give a number from 1 to \(GridCellColumns.most)."
            ).say()
        }
        return modifier(TraitModifier(GridCellColumns.self, columns))
    }

    /// Aligns the view in its cell of a `Grid`: the point of the view lies on the same point of the
    /// cell. A point that is not finite is ignored and reported.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let fault = NumberFault.unless(
            .number, ".gridCellAnchor", ["x": Double(anchor.x), "y": Double(anchor.y)],
            instead: "It was ignored.")
        fault?.say()
        let isValid = fault == nil
        return modifier(TraitModifier(GridCellAnchor.self, isValid ? anchor : nil))
    }

    /// Sets the guide by which the views of this view's column of a `Grid` are aligned. If several
    /// views of a column set one, the first counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(GridColumnAlignment.self, guide))
    }

    /// Keeps the view from enlarging its cell in a `Grid` along `axes`. The view still fills the
    /// room that its cell has.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(GridCellUnsizedAxes.self, axes))
    }
}
