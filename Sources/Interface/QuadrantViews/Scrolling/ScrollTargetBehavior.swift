public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// The place where a scroll view is about to come to rest.
///
/// Apple: "ScrollTarget".
public struct ScrollTarget: Hashable {
    /// The part of the content that will be visible, in points in the coordinates of the content.
    public var rect: CGRect
    /// The point of `rect` that has to lie at the same point of the scroll view; `nil` for the top
    /// left corner.
    public var anchor: UnitPoint?

    /// Creates a target from a part of the content, in points, and its anchor.
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

/// What a behaviour can take into account when it decides where scrolling comes to rest.
///
/// Apple: "ScrollTargetBehaviorContext".
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The place where the scroll view was when the gesture began that scrolls it, in the coordinates of the content.
    public let originalTarget: ScrollTarget
    /// The speed with which a finger let go, in points per second; 0 where none did.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the part of the scroll view that shows content, in points.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// Frames of scroll targets in the content.
    let targets: [CGRect]
    /// Where the scroll view is now.
    var present = CGRect.zero
    /// Whether a finger or a wheel scrolls.
    var isByHand = false

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// What a behaviour can take into account when it is asked for its properties.
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

/// What a behaviour asks of the scroll view.
///
/// Apple: "ScrollTargetBehaviorProperties".
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether a gesture should scroll less far than it would by itself: no further than the scroll view is long;
    /// `false` by default. Apple does not say how far.
    public var limitsScrolls = false

    /// Creates the default properties.
    public init() {}
}

/// Decides where scrolling comes to rest.
///
/// Apple: "ScrollTargetBehavior". A behavior is asked when the user has scrolled, and not for
/// `scrollTo`.
public protocol ScrollTargetBehavior {
    /// Changes the place where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What the behaviour asks of the scroll view; by default, the default properties. It is called
    /// whenever the scroll view is evaluated.
    func properties(context: PropertiesContext) -> Properties

    /// What a behaviour can take into account when it decides where scrolling comes to rest.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// What a behaviour asks of the scroll view.
    typealias Properties = ScrollTargetBehaviorProperties
    /// What a behaviour can take into account when it is asked for its properties.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    /// By default nothing is asked of the scroll view.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A behaviour that comes to rest at multiples of the scroll view's length.
///
/// Apple: "PagingScrollTargetBehavior".
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public init() {}

    /// Moves the target to the nearest multiple of the scroll view's size, along each axis that
    /// scrolls.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(
            _ value: CGFloat, _ length: CGFloat, _ speed: CGFloat, _ now: CGFloat
        ) -> CGFloat {
            guard length > 0 else { return value }
            guard speed != 0 else { return (value / length).rounded() * length }
            // A finger that lets go while it moves turns one page.
            let place = now / length
            return (speed > 0 ? place.rounded(.up) : place.rounded(.down)) * length
        }
        let (size, now) = (context.containerSize, context.present)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, size.width, context.velocity.dx, now.minX)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, size.height, context.velocity.dy, now.minY)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at multiples of the scroll view's length.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest where a target begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// Comes to rest where a target begins.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Comes to rest where the point `anchor` of a target lies at the same point of the scroll
    /// view.
    public static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Comes to rest where the point `anchor` of a target lies at the same point of the scroll
    /// view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour whose type is hidden.
///
/// Apple: "AnyScrollTargetBehavior".
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The hidden behaviour.
    public var base: any ScrollTargetBehavior

    /// Hides the type of a behaviour.
    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    /// Has `base` decide where scrolling comes to rest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    /// What `base` asks of the scroll view.
    public func properties(context: PropertiesContext) -> Properties {
        base.properties(context: context)
    }
}
