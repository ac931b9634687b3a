public import Foundation
public import SwiftUI

/// Where a chart that scrolls comes to rest.
///
/// Apple: "ChartScrollTargetBehavior". Behaviours of users' own have no effect, which is reported once: a chart here
/// rests at values, and not at places of a scroll view.
public protocol ChartScrollTargetBehavior {
    /// Changes where the chart comes to rest. It is not called.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)

    /// The value at which a chart rests; not for use outside the library.
    func _rest(_ push: _ChartPush) -> _Datum
}

extension ChartScrollTargetBehavior {
    /// By default, the chart rests where the finger leaves it.
    public func _rest(_ push: _ChartPush) -> _Datum {
        ChartNotes.tell(
            "A ChartScrollTargetBehavior of your own has no effect: use .valueAligned(unit:).")
        return push.free
    }
}

/// What a behaviour knows of a chart that scrolls.
///
/// Apple: "ChartScrollTargetBehaviorContext".
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    /// Says where values of the chart are.
    public let chartProxy: ChartProxy
    let context: ScrollTargetBehaviorContext

    /// What the scroll view knows.
    public subscript<T>(dynamicMember path: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: path]
    }
}

/// Where large steps of a chart that scrolls are: a push goes on to the next, or the one before.
///
/// Apple: "MajorValueAlignment".
public struct MajorValueAlignment<Value: Plottable & Equatable>: Equatable {
    enum Kind: Equatable {
        case page
        case unit(Value)
        case matching(DateComponents)
    }
    let kind: Kind

    /// At each length of what is seen.
    public static var page: MajorValueAlignment { Self(kind: .page) }

    /// At the multiples of a number.
    public static func unit(_ value: Value) -> MajorValueAlignment { Self(kind: .unit(value)) }

    /// At the dates with some parts.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        Self(kind: .matching(components))
    }
}

/// How far a chart scrolls at once.
///
/// Apple: "ValueAlignedLimitBehavior".
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never }
    let kind: Kind

    /// To the next large step where there are such, else as far as it was pushed. Apple is silent on which.
    public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
    /// To the next large step; without such, a page.
    public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
    /// As far as it was pushed.
    public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

/// Rests at multiples of a number, or at dates with some parts.
///
/// Apple: "ValueAlignedChartScrollTargetBehavior".
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    var x: ScrollStep?
    var y: ScrollStep?
    private var majorX: ScrollStep?
    private var majorY: ScrollStep?
    private let limit: ValueAlignedLimitBehavior

    private init(
        _ x: ScrollStep, _ y: ScrollStep, _ majorX: ScrollStep?, _ majorY: ScrollStep?,
        _ limit: ValueAlignedLimitBehavior
    ) {
        (self.x, self.y, self.majorX, self.majorY) = (x, y, majorX, majorY)
        self.limit = limit
    }

    /// Rests at multiples of a number.
    public init<P: Plottable & BinaryFloatingPoint>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let major = ScrollStep(majorAlignment)
        self.init(.unit(Double(unit)), .unit(Double(unit)), major, major, limitBehavior)
    }

    /// Rests at multiples of a whole number.
    public init<P: Plottable & BinaryInteger>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let major = ScrollStep(majorAlignment)
        self.init(.unit(Double(unit)), .unit(Double(unit)), major, major, limitBehavior)
    }

    /// Rests at dates with some parts.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let major = ScrollStep(majorAlignment)
        self.init(.matching(components), .matching(components), major, major, limitBehavior)
    }

    /// Rests at multiples of a number along each axis.
    public init<X: Plottable & BinaryFloatingPoint, Y: Plottable & BinaryFloatingPoint>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            .unit(Double(xUnit)), .unit(Double(yUnit)), ScrollStep(xMajorAlignment),
            ScrollStep(yMajorAlignment), limitBehavior)
    }

    /// Rests at dates with some parts along each axis.
    public init(
        xMatching: DateComponents, yMatching: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            .matching(xMatching), .matching(yMatching), ScrollStep(xMajorAlignment),
            ScrollStep(yMajorAlignment), limitBehavior)
    }

    /// Rests at dates with some parts along x, and at multiples of a number along y.
    public init<Y: Plottable & BinaryFloatingPoint>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            .matching(xMatching), .unit(Double(yUnit)), ScrollStep(xMajorAlignment),
            ScrollStep(yMajorAlignment), limitBehavior)
    }

    /// Rests at multiples of a number along x, and at dates with some parts along y.
    public init<X: Plottable & BinaryFloatingPoint>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            .unit(Double(xUnit)), .matching(yMatching), ScrollStep(xMajorAlignment),
            ScrollStep(yMajorAlignment), limitBehavior)
    }

    /// It is not called: a chart rests at values.
    public func updateTarget(
        _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
    ) {}

    /// The nearest such value, or a large step further.
    public func _rest(_ push: _ChartPush) -> _Datum {
        guard let step = push.isX ? x : y else { return push.free }
        let major = push.isX ? majorX : majorY
        if push.isSwipe, limit == .always || major != nil {
            if limit == .never, let major {
                return step.nearest(to: major.nearest(to: push.free))
            }
            return step.nearest(to: (major ?? .page).next(after: push))
        }
        return step.nearest(to: push.free)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Rests at multiples of a number.
    public static func valueAligned<P: Plottable & BinaryFloatingPoint>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at multiples of a whole number.
    public static func valueAligned<P: Plottable & BinaryInteger>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at dates with some parts.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at multiples of a number along each axis.
    public static func valueAligned<
        X: Plottable & BinaryFloatingPoint, Y: Plottable & BinaryFloatingPoint
    >(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at dates with some parts along each axis.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(
            xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at dates with some parts along x, and at multiples of a number along y.
    public static func valueAligned<Y: Plottable & BinaryFloatingPoint>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(
            xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at multiples of a number along x, and at dates with some parts along y.
    public static func valueAligned<X: Plottable & BinaryFloatingPoint>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(
            xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
}
