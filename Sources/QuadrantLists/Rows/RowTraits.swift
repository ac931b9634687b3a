public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// The insets that were set for a row; `nil` on edges where none was.
struct RowInsets: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    init(_ edges: Edge.Set, _ insets: EdgeInsets) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        if edges.contains(.top) { top = finite(insets.top) }
        if edges.contains(.leading) { leading = finite(insets.leading) }
        if edges.contains(.bottom) { bottom = finite(insets.bottom) }
        if edges.contains(.trailing) { trailing = finite(insets.trailing) }
    }

    /// These insets, on edges without any those of `usual`.
    func over(_ usual: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? usual.top, leading: leading ?? usual.leading,
            bottom: bottom ?? usual.bottom, trailing: trailing ?? usual.trailing)
    }

    /// These insets, on edges without any those of a modifier further in.
    func over(_ inner: RowInsets) -> RowInsets {
        var result = self
        result.top = top ?? inner.top
        result.leading = leading ?? inner.leading
        result.bottom = bottom ?? inner.bottom
        result.trailing = trailing ?? inner.trailing
        return result
    }
}

enum RowInsetsTrait: RowTrait {
    typealias Value = RowInsets
}

/// Leaves the insets of a row on some edges; those that a modifier further out set stay.
nonisolated struct RowInsetsModifier: AttachingModifier {
    let insets: RowInsets?

    func attach(_ attachments: inout NodeAttachments) {
        guard let insets else { return }
        var traits = attachments.traits ?? NodeTraits()
        let key = ObjectIdentifier(RowInsetsTrait.self)
        let outer = traits.values[key] as? RowInsets
        traits.values[key] = outer?.over(insets) ?? insets
        attachments.traits = traits
    }
}

/// What was set for the separators at the edges of a row or section.
struct SeparatorSetting<Value: Equatable>: Equatable {
    var top: Value?
    var bottom: Value?

    init(_ value: Value?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }

    func over(_ inner: SeparatorSetting) -> SeparatorSetting {
        var result = self
        result.top = top ?? inner.top
        result.bottom = bottom ?? inner.bottom
        return result
    }
}

enum RowSeparatorTrait: RowTrait {
    typealias Value = SeparatorSetting<Visibility>
}

enum RowSeparatorTintTrait: RowTrait {
    typealias Value = SeparatorSetting<Color>
}

enum SectionSeparatorTrait: RowTrait {
    typealias Value = SeparatorSetting<Visibility>
}

enum SectionSeparatorTintTrait: RowTrait {
    typealias Value = SeparatorSetting<Color>
}

/// Leaves what was set for separators; what a modifier further out set stays.
nonisolated struct SeparatorModifier<Trait: RowTrait, Value: Equatable>: AttachingModifier
where Trait.Value == SeparatorSetting<Value> {
    let setting: SeparatorSetting<Value>

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        let key = ObjectIdentifier(Trait.self)
        let outer = traits.values[key] as? SeparatorSetting<Value>
        traits.values[key] = outer?.over(setting) ?? setting
        attachments.traits = traits
    }
}

extension View {
    /// Sets the room around the content of this row, or of the rows in this section or `ForEach`, in points;
    /// `nil` for the usual room of the list.
    ///
    /// Apple: "listRowInsets(_:)". Lengths that are not finite count as 0. The row stays at least as high as
    /// rows of the list are.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowInsetsModifier(insets: insets.map { RowInsets(.all, $0) }))
    }

    /// Sets the room around the content of this row at some edges, in points; `nil` for the usual room.
    ///
    /// Apple: "listRowInsets(_:_:)".
    nonisolated public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> some View {
        modifier(
            RowInsetsModifier(
                insets: length.map {
                    RowInsets(
                        edges, EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
                }))
    }

    /// Shows or hides the separators above and below this row.
    ///
    /// Apple: "listRowSeparator(_:edges:)". A separator between two rows is hidden if one of them hides it.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            SeparatorModifier<RowSeparatorTrait, Visibility>(
                setting: SeparatorSetting(visibility, edges)))
    }

    /// Colours the separators above and below this row; `nil` for the usual colour.
    ///
    /// Apple: "listRowSeparatorTint(_:edges:)". Between two rows the lower edge of the upper one counts first.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            SeparatorModifier<RowSeparatorTintTrait, Color>(
                setting: SeparatorSetting(color, edges)))
    }

    /// Shows or hides the separators above the first and below the last row of this section.
    ///
    /// Apple: "listSectionSeparator(_:edges:)". Only plain and grouped lists have such separators.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            SeparatorModifier<SectionSeparatorTrait, Visibility>(
                setting: SeparatorSetting(visibility, edges)))
    }

    /// Colours the separators above the first and below the last row of this section; `nil` for the usual
    /// colour.
    ///
    /// Apple: "listSectionSeparatorTint(_:edges:)".
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            SeparatorModifier<SectionSeparatorTintTrait, Color>(
                setting: SeparatorSetting(color, edges)))
    }
}
