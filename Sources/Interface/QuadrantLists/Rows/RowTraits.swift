public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// The lengths that were set around a row or section; `nil` on edges where none was.
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

    /// The same length on some edges; `nil` for no length.
    init?(_ edges: Edge.Set, _ length: CGFloat?) {
        guard let length else { return nil }
        self.init(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// These insets, on edges without any those of `usual`.
    func over(_ usual: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? usual.top, leading: leading ?? usual.leading,
            bottom: bottom ?? usual.bottom, trailing: trailing ?? usual.trailing)
    }
}

/// The insets of a row.
enum RowInsetsTrait: EdgesTrait {
    private enum Top {}
    private enum Leading {}
    private enum Bottom {}
    private enum Trailing {}

    static let keys = EdgeKeys(Top.self, Leading.self, Bottom.self, Trailing.self)
}

/// The margins of a section.
enum SectionMarginsTrait: EdgesTrait {
    private enum Top {}
    private enum Leading {}
    private enum Bottom {}
    private enum Trailing {}

    static let keys = EdgeKeys(Top.self, Leading.self, Bottom.self, Trailing.self)
}

/// Lengths that modifiers leave at each row, header and footer, each edge by itself: of several modifiers at an edge the
/// innermost counts.
protocol EdgesTrait {
    static var keys: EdgeKeys { get }
}

/// The keys under which the length at each edge is left.
struct EdgeKeys {
    let top: ObjectIdentifier
    let leading: ObjectIdentifier
    let bottom: ObjectIdentifier
    let trailing: ObjectIdentifier

    init(_ top: Any.Type, _ leading: Any.Type, _ bottom: Any.Type, _ trailing: Any.Type) {
        self.top = ObjectIdentifier(top)
        self.leading = ObjectIdentifier(leading)
        self.bottom = ObjectIdentifier(bottom)
        self.trailing = ObjectIdentifier(trailing)
    }
}

extension RowInsets {
    /// What modifiers left; `nil` if no edge has a length.
    init?(_ keys: EdgeKeys, _ value: (ObjectIdentifier) -> Any?) {
        top = value(keys.top) as? CGFloat
        leading = value(keys.leading) as? CGFloat
        bottom = value(keys.bottom) as? CGFloat
        trailing = value(keys.trailing) as? CGFloat
        if top == nil, leading == nil, bottom == nil, trailing == nil { return nil }
    }
}

/// Leaves lengths around a row or section on some edges, in place of those that a modifier further out set.
nonisolated struct RowInsetsModifier<Trait: EdgesTrait>: AttachingModifier {
    let edges: Edge.Set
    /// `nil` for the usual lengths at the edges.
    let insets: RowInsets?
    /// What is wrong with the lengths; `nil` where nothing is.
    let diagnostic: Diagnostic?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        if let diagnostic = modifier.diagnostic { cursor.report(diagnostic) }
        cursor.attaching(content, modifier.attach)
    }

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        func leave(_ edge: Edge.Set, _ length: CGFloat?, _ key: ObjectIdentifier) {
            // Also no length is a value: that of a modifier further out does not count then.
            if edges.contains(edge) { traits.set(length as Any, for: key) }
        }
        let keys = Trait.keys
        leave(.top, insets?.top, keys.top)
        leave(.leading, insets?.leading, keys.leading)
        leave(.bottom, insets?.bottom, keys.bottom)
        leave(.trailing, insets?.trailing, keys.trailing)
        attachments.traits = traits
    }
}

/// What was set for the separators at the edges of a row or section.
struct SeparatorSetting<Value: Equatable>: Equatable, JoinedTrait {
    var top: Value?
    var bottom: Value?

    init(_ value: Value?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }

    func over(_ outer: SeparatorSetting) -> SeparatorSetting {
        var result = self
        result.top = top ?? outer.top
        result.bottom = bottom ?? outer.bottom
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

/// Leaves what was set for separators; what a modifier further out set counts at other edges.
nonisolated struct SeparatorModifier<Trait: RowTrait, Value: Equatable>: AttachingModifier
where Trait.Value == SeparatorSetting<Value> {
    let setting: SeparatorSetting<Value>

    func attach(_ attachments: inout NodeAttachments) {
        attachments.setTrait(setting, for: Trait.self)
    }
}

extension Diagnostic {
    /// What is wrong with the room around a row or section; `nil` where nothing is.
    ///
    /// - Parameters:
    ///   - call: The call up to its argument list, as written.
    ///   - values: The arguments by label; an empty label for an argument without one.
    fileprivate static func ofInsets(
        _ call: String, _ values: KeyValuePairs<String, Double>
    ) -> Diagnostic? {
        if let wrong = unlessNumber(call, values, instead: "It counts as 0.") { return wrong }
        guard let negative = values.first(where: { $0.value < 0 }) else { return nil }
        let label = negative.key.isEmpty ? "" : negative.key + ": "
        return Diagnostic(
            "\(call)(\(label)\(negative.value)) is negative",
            advice: "Content reaches beyond its room. Give 0 or more if that is not meant.")
    }
}

extension View {
    /// Sets the room around the content of this row, or of the rows in this section or `ForEach`, in points;
    /// `nil` for the usual room of the list.
    ///
    /// Apple: "listRowInsets(_:)". Lengths that are not finite count as 0. With negative ones content reaches beyond its
    /// row. Both are reported. The row stays at least as high
    /// as rows of the list are.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let diagnostic: Diagnostic? = insets.flatMap {
            .ofInsets(
                ".listRowInsets",
                [
                    "top": $0.top, "leading": $0.leading, "bottom": $0.bottom,
                    "trailing": $0.trailing,
                ])
        }
        return modifier(
            RowInsetsModifier<RowInsetsTrait>(
                edges: .all, insets: insets.map { RowInsets(.all, $0) }, diagnostic: diagnostic))
    }

    /// Sets the room around the content of this row at some edges, in points; `nil` for the usual room.
    ///
    /// Apple: "listRowInsets(_:_:)". A length that is not finite counts as 0; that is
    /// reported, and so is a negative one.
    nonisolated public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> some View {
        let diagnostic: Diagnostic? = length.flatMap {
            .ofInsets(".listRowInsets", ["": $0])
        }
        return modifier(
            RowInsetsModifier<RowInsetsTrait>(
                edges: edges, insets: RowInsets(edges, length), diagnostic: diagnostic))
    }

    /// Sets the room around this section, or around the sections in this view, at some edges, in points; `nil` for the
    /// usual room. Headers and footers belong to the section.
    ///
    /// Apple: "listSectionMargins(_:_:)". Between two sections lie the lower margin of the first and the upper one of
    /// the second; one that is not set is half of the usual distance. A length that is not finite counts as 0; that is
    /// reported, and so is a negative one.
    nonisolated public func listSectionMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> some View {
        let diagnostic: Diagnostic? = length.flatMap {
            .ofInsets(".listSectionMargins", ["": $0])
        }
        return modifier(
            RowInsetsModifier<SectionMarginsTrait>(
                edges: edges, insets: RowInsets(edges, length), diagnostic: diagnostic))
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
