public import QuadrantCore
public import QuadrantGeometry

/// What a scroll anchor decides.
///
/// Apple: "ScrollAnchorRole".
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind: Hashable {
        case initialOffset, sizeChanges, alignment
    }

    private let kind: Kind

    /// Which part of the content is seen at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// What stays in place when the content or the scroll view change their size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content shorter than the scroll view stands.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }

    func set(_ anchor: UnitPoint?, in settings: inout ScrollSettings) {
        switch kind {
        case .initialOffset: settings.initialAnchor = anchor
        case .sizeChanges: settings.sizeChangesAnchor = anchor
        case .alignment: settings.alignmentAnchor = anchor
        }
    }
}

extension View {
    /// Says where scroll views begin, where they put content shorter than themselves, and what they
    /// keep in place when sizes change; `nil` for the start.
    ///
    /// Only the parts of `anchor` along the axes of a scroll view count; x counts from the leading
    /// edge.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(
            ScrollSettingsModifier {
                $0.initialAnchor = anchor
                $0.alignmentAnchor = anchor
                $0.sizeChangesAnchor = anchor
            })
    }

    /// As `defaultScrollAnchor(_:)`, for one role.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        modifier(ScrollSettingsModifier { role.set(anchor, in: &$0) })
    }
}
