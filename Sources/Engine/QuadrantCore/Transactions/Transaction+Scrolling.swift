public import QuadrantGeometry

/// How scroll views keep their content in place where it changes around what is in sight.
///
/// Apple: "ScrollContentOffsetAdjustmentBehavior".
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    package let isDisabled: Bool

    /// The scroll view keeps what is in sight where it is.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
    /// The offset stays, whatever comes to lie there.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}

/// How a window goes that is dismissed by the program.
///
/// Apple: "DismissBehavior".
public struct DismissBehavior: Sendable {
    private let isDestructive: Bool

    /// Somebody may be asked first, where something would be lost.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// Nobody is asked.
    public static let destructive = DismissBehavior(isDestructive: true)
}

private struct ScrollTargetAnchorKey: TransactionKey {
    static let defaultValue: UnitPoint? = nil
}

private struct PreservedVelocityKey: TransactionKey {
    static let defaultValue = false
}

private struct OffsetAdjustmentKey: TransactionKey {
    static let defaultValue = ScrollContentOffsetAdjustmentBehavior.automatic
}

private struct DismissBehaviorKey: TransactionKey {
    static let defaultValue = DismissBehavior.interactive
}

extension Transaction {
    /// Where a view comes to lie in what is in sight of a scroll view that is scrolled to it: the same point of both.
    /// `nil`, as at first, leaves that to `scrollTo(_:anchor:)` and `scrollPosition(id:anchor:)`.
    ///
    /// Apple: "scrollTargetAnchor". It counts before the anchor of `scrollPosition(id:anchor:)`, and after that of
    /// `scrollTo(_:anchor:)`.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a scroll view that goes on by itself keeps its velocity where the program scrolls it without an animation;
    /// `false` at first, which holds it.
    ///
    /// Apple: "scrollPositionUpdatePreservesVelocity".
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservedVelocityKey.self] }
        set { self[PreservedVelocityKey.self] = newValue }
    }

    /// How scroll views keep their content in place in this change.
    ///
    /// Apple: "scrollContentOffsetAdjustmentBehavior". It counts for lazy containers, whose content is longer or shorter
    /// than it was taken for until it is in sight.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }

    /// How a window goes that is dismissed in this change; `interactive` at first.
    ///
    /// Apple: "dismissBehavior". Windows ask nobody here before they go, so both behaviours look the same.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
