public import QuadrantCore
public import QuadrantGeometry

/// What a scroll anchor decides.
///
/// Apple: "ScrollAnchorRole".
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind: Hashable {
        case initialOffset, sizeChanges, alignment
    }

    private let kind: Kind

    /// The part of the content that is shown at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The part of the content that stays in place when the content or the scroll view changes its
    /// size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content that is shorter than the scroll view is placed.
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
    /// Sets the part of the content that scroll views show at first, where they place content
    /// shorter than themselves, and what stays in place when sizes change; `nil` for the start of
    /// the content.
    ///
    /// Only the parts of `anchor` along the axes of a scroll view count. Horizontally, 0 is the
    /// leading edge.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(
            ScrollSettingsModifier {
                $0.initialAnchor = anchor
                $0.alignmentAnchor = anchor
                $0.sizeChangesAnchor = anchor
            })
    }

    /// The same as `defaultScrollAnchor(_:)`, for one of the three roles.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        modifier(ScrollSettingsModifier { role.set(anchor, in: &$0) })
    }
}
