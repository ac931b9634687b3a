public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Where a scroll view is about to come to rest.
///
/// Apple: "ScrollTarget".
public struct ScrollTarget: Hashable {
    /// What will be shown of the content, in the content's coordinates, in points.
    public var rect: CGRect
    /// The point of `rect` that has to stand on the same point of the scroll view; `nil` for the top
    /// left corner.
    public var anchor: UnitPoint?

    /// `rect` of the content, in points, with its `anchor`.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    /// Compares the rectangle and the anchor.
    public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
        lhs.rect == rhs.rect && lhs.anchor == rhs.anchor
    }

    /// Hashes the rectangle.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
    }
}

/// What a scroll target behavior may go by.
///
/// Apple: "ScrollTargetBehaviorContext".
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view was before, in the content's coordinates.
    public let originalTarget: ScrollTarget
    /// How fast it was scrolled, in points a second: nothing is thrown here, always 0.
    public let velocity: CGVector
    /// The content's size in points.
    public let contentSize: CGSize
    /// What of the scroll view shows content, in points.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// Frames of scroll targets in the content.
    let targets: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// What a scroll target behavior may go by when it is asked for its properties.
///
/// Apple: "ScrollTargetBehaviorPropertiesContext".
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    let surroundings: EnvironmentValues

    /// The environment of the scroll view.
    public var environment: EnvironmentValues {
        var result = surroundings.kept()
        result.reads = surroundings.reads
        return result
    }
}

/// Properties of a behavior.
///
/// Apple: "ScrollTargetBehaviorProperties".
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether a gesture should scroll less far than it would by itself; `false` by default.
    /// Accepted, without effect here: scrolling has no gestures.
    public var limitsScrolls = false

    /// The default properties.
    public init() {}
}

/// Decides where scrolling comes to rest.
///
/// Apple: "ScrollTargetBehavior". Asked when somebody scrolled; not for `scrollTo`.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What the behavior asks of the scroll view; the default properties unless it says otherwise.
    /// Asked whenever the scroll view is evaluated.
    func properties(context: PropertiesContext) -> Properties

    /// What resting places may go by.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// What a behavior asks of the scroll view.
    typealias Properties = ScrollTargetBehaviorProperties
    /// What properties may go by.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    /// By default nothing is asked of the scroll view.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Rests at multiples of the scroll view's length.
///
/// Apple: "PagingScrollTargetBehavior".
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The behavior.
    public init() {}

    /// Moves the target to the nearest multiple of the scroll view's size, along each axis that
    /// scrolls.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (value / length).rounded() * length : value
        }
        let size = context.containerSize
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, size.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, size.height)
        }
    }
}

/// Rests where a view begins: one in a `scrollTargetLayout` or a `scrollTarget`.
///
/// Apple: "ViewAlignedScrollTargetBehavior".
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one gesture may scroll. Accepted, without effect here: scrolling has no gestures.
    ///
    /// Apple: "ViewAlignedScrollTargetBehavior.LimitBehavior".
    public struct LimitBehavior: Sendable {
        fileprivate let limits: Bool

        /// As the platform decides.
        public static var automatic: LimitBehavior { LimitBehavior(limits: false) }
        /// Some views at most.
        public static var always: LimitBehavior { LimitBehavior(limits: true) }
        /// Some views at most.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(limits: true) }
        /// One view at most.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limits: true) }
        /// Any number of views.
        public static var never: LimitBehavior { LimitBehavior(limits: false) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Rests where the `anchor` of a view stands on that of the scroll view; `nil` for the start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Asks that one gesture scrolls past few views, where the limit says so.
    public func properties(context: PropertiesContext) -> Properties {
        var result = Properties()
        result.limitsScrolls = limit.limits
        return result
    }

    /// Moves the target to the nearest view, along each axis that scrolls; without views it stays.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ value: CGFloat, _ length: CGFloat, _ part: CGFloat, _ axis: Axis) -> CGFloat
        {
            let offsets = context.targets.map { frame in
                axis == .vertical
                    ? frame.minY + part * (frame.height - length)
                    : frame.minX + part * (frame.width - length)
            }
            return offsets.min { abs($0 - value) < abs($1 - value) } ?? value
        }
        let rect = target.rect
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(rect.minX, rect.width, anchor?.x ?? 0, .horizontal)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(rect.minY, rect.height, anchor?.y ?? 0, .vertical)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at multiples of the scroll view's length.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// Rests where a view begins.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Rests where the `anchor` of a view stands on that of the scroll view.
    public static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Rests where the `anchor` of a view stands on that of the scroll view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behavior of whatever type.
///
/// Apple: "AnyScrollTargetBehavior".
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behavior itself.
    public var base: any ScrollTargetBehavior

    /// Behaves as `base` does.
    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    /// Has `base` move the target.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    /// What `base` asks of the scroll view.
    public func properties(context: PropertiesContext) -> Properties {
        base.properties(context: context)
    }
}
