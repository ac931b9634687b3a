import Foundation
import QuadrantCore
public import QuadrantGeometry

/// A behaviour that comes to rest where a target begins: a view in a `scrollTargetLayout` or a
/// `scrollTarget`.
///
/// Apple: "ViewAlignedScrollTargetBehavior".
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views a finger scrolls past that lets go while it moves.
    ///
    /// Apple: "ViewAlignedScrollTargetBehavior.LimitBehavior".
    public struct LimitBehavior: Sendable {
        enum Limit {
            case byWidth
            case few
            case one
            case none
        }

        fileprivate let limit: Limit

        /// As `alwaysByFew` where the width is compact, and any number elsewhere.
        public static var automatic: LimitBehavior { LimitBehavior(limit: .byWidth) }
        /// At most a few views, as with `alwaysByFew`.
        public static var always: LimitBehavior { LimitBehavior(limit: .few) }
        /// At most as many views as begin within the length of the scroll view, and one at least. Apple says that the
        /// number is small and determined automatically.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .few) }
        /// At most one view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
        /// Any number of views.
        public static var never: LimitBehavior { LimitBehavior(limit: .none) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Creates a behaviour that comes to rest where the point `anchor` of a target lies at the same
    /// point of the scroll view; `nil` for the start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Asks for gestures that scroll less far, if the limit says so.
    public func properties(context: PropertiesContext) -> Properties {
        var result = Properties()
        result.limitsScrolls = isLimited(in: context.environment)
        return result
    }

    private func isLimited(in environment: EnvironmentValues) -> Bool {
        switch limit.limit {
        case .byWidth: environment.horizontalSizeClass == .compact
        case .few, .one: true
        case .none: false
        }
    }

    /// Moves the target to the nearest view, along each axis that scrolls; without views it stays. A finger that lets go
    /// while it moves scrolls past no more views than the limit says, counted from where it began, and past one at least.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isLimited = isLimited(in: context.environment)
        func along(_ axis: Axis) -> CGFloat {
            let part = (axis == .vertical ? anchor?.y : anchor?.x) ?? 0
            let (length, value, start, speed) =
                axis == .vertical
                ? (
                    target.rect.height, target.rect.minY, context.originalTarget.rect.minY,
                    context.velocity.dy
                )
                : (
                    target.rect.width, target.rect.minX, context.originalTarget.rect.minX,
                    context.velocity.dx
                )
            let all = context.targets.map { frame in
                axis == .vertical
                    ? frame.minY + part * (frame.height - length)
                    : frame.minX + part * (frame.width - length)
            }.sorted()
            // Views beside each other, as in a grid, are one place.
            let offsets = all.indices.filter { $0 == 0 || all[$0] - all[$0 - 1] > 0.01 }
                .map { all[$0] }
            guard let nearest = offsets.index(nearest: value) else { return value }
            guard context.isByHand, isLimited || speed != 0,
                let first = offsets.index(nearest: start)
            else { return offsets[nearest] }
            var place = nearest
            if isLimited {
                let few = offsets.indices.filter { abs(offsets[$0] - offsets[first]) <= length }
                let most =
                    limit.limit == .one
                    ? 1 : max(1, first - (few.first ?? first), (few.last ?? first) - first)
                place = min(max(place, first - most), first + most)
            }
            // A finger that throws the content goes on to the next view in any case.
            if speed > 0 { place = max(place, first + 1) }
            if speed < 0 { place = min(place, first - 1) }
            return offsets[min(max(0, place), offsets.count - 1)]
        }
        let origin = CGPoint(
            x: context.axes.contains(.horizontal) ? along(.horizontal) : target.rect.minX,
            y: context.axes.contains(.vertical) ? along(.vertical) : target.rect.minY)
        target.rect.origin = origin
    }
}

extension [CGFloat] {
    /// The place of the nearest number; the first of several.
    fileprivate func index(nearest value: CGFloat) -> Int? {
        indices.min { abs(self[$0] - value) < abs(self[$1] - value) }
    }
}
