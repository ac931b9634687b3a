public import Foundation

/// The column of a `LazyVGrid` or the row of a `LazyHGrid`, or several of equal size.
///
/// Apple: "GridItem". Lengths are in points, along the axis across which the grid grows.
public struct GridItem: Equatable, Sendable {
    /// How long an item is.
    public enum Size: Equatable, Sendable {
        /// One item of exactly this length. Negative, NaN and infinite lengths count as 0.
        case fixed(CGFloat)
        /// One item that takes its part of the room: at least `minimum` points and at most
        /// `maximum`.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items of at least the minimum as fit, at least one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: GridItem.Size
    /// The distance to the next item, in points; `nil`, NaN and infinity stand for 8.
    public var spacing: CGFloat?
    /// How views are aligned in their cells. With `nil` they are aligned by the grid's alignment
    /// across the direction in which the grid grows, and centred along it.
    public var alignment: Alignment?

    /// Creates an item: flexible, 8 points from the next one and with the alignment of the grid,
    /// unless said otherwise.
    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem.Size {
    /// Bounds put in order: a minimum that is negative, NaN or infinite counts as 0, a maximum
    /// below the minimum, or NaN, as the minimum.
    var bounds: ClosedRange<CGFloat> {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        switch self {
        case .fixed(let length):
            return valid(length)...valid(length)
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            let least = valid(minimum)
            return least...(maximum > least ? maximum : least)
        }
    }

    func isSame(as other: GridItem.Size) -> Bool {
        switch (self, other) {
        case (.fixed, .fixed), (.flexible, .flexible), (.adaptive, .adaptive):
            bounds == other.bounds
        default: false
        }
    }
}

extension GridItem {
    /// The distance to the next item. Evidence: 8 by default (measured on macOS 26.2).
    package var gap: CGFloat {
        guard let spacing, spacing.isFinite else { return EdgeSpacing.defaultDistance }
        return spacing
    }

    func isSame(as other: GridItem) -> Bool {
        size.isSame(as: other.size) && gap == other.gap && alignment == other.alignment
    }
}
