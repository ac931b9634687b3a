public import Foundation
public import SwiftUI

/// Where a chart that scrolls comes to rest.
///
/// Apple: "ChartScrollTargetBehavior". Behaviours of users' own have no effect, which is reported once: a chart here rests at values, and
/// not at places of a scroll view.
public protocol ChartScrollTargetBehavior {
    /// Changes where the chart comes to rest. It is not called.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)

    /// The value at which a chart rests that would rest at another; not for use outside the library.
    func _rest(_ value: _Datum, from start: _Datum, isX: Bool) -> _Datum
}

extension ChartScrollTargetBehavior {
    /// By default, the chart rests where the finger leaves it.
    public func _rest(_ value: _Datum, from start: _Datum, isX: Bool) -> _Datum {
        ChartNotes.tell(
            "A ChartScrollTargetBehavior of your own has no effect: use .valueAligned(unit:).")
        return value
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

/// Where large steps of a chart that scrolls are.
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

    /// As `never`.
    public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
    /// To the next large step. It has no effect here, which is reported once: a chart rests where the finger leaves it, at the nearest
    /// value.
    public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
    /// As far as it was pushed.
    public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

/// Rests at multiples of a number, or at dates with some parts.
///
/// Apple: "ValueAlignedChartScrollTargetBehavior".
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Step {
        case unit(Double)
        case matching(DateComponents)
    }
    var x: Step?
    var y: Step?

    private init(_ x: Step, _ y: Step, _ limit: ValueAlignedLimitBehavior) {
        if limit == .always {
            ChartNotes.tell(
                "ValueAlignedLimitBehavior.always has no effect: a chart rests where the finger leaves it, at the nearest value."
            )
        }
        (self.x, self.y) = (x, y)
    }

    /// Rests at multiples of a number.
    public init<P: Plottable & BinaryFloatingPoint>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.unit(Double(unit)), .unit(Double(unit)), limitBehavior)
    }

    /// Rests at multiples of a whole number.
    public init<P: Plottable & BinaryInteger>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.unit(Double(unit)), .unit(Double(unit)), limitBehavior)
    }

    /// Rests at dates with some parts.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.matching(components), .matching(components), limitBehavior)
    }

    /// Rests at multiples of a number along each axis.
    public init<X: Plottable & BinaryFloatingPoint, Y: Plottable & BinaryFloatingPoint>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.unit(Double(xUnit)), .unit(Double(yUnit)), limitBehavior)
    }

    /// Rests at dates with some parts along each axis.
    public init(
        xMatching: DateComponents, yMatching: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.matching(xMatching), .matching(yMatching), limitBehavior)
    }

    /// Rests at dates with some parts along x, and at multiples of a number along y.
    public init<Y: Plottable & BinaryFloatingPoint>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.matching(xMatching), .unit(Double(yUnit)), limitBehavior)
    }

    /// Rests at multiples of a number along x, and at dates with some parts along y.
    public init<X: Plottable & BinaryFloatingPoint>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(.unit(Double(xUnit)), .matching(yMatching), limitBehavior)
    }

    /// It is not called: a chart rests at values.
    public func updateTarget(
        _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
    ) {}

    /// The nearest such value.
    public func _rest(_ value: _Datum, from start: _Datum, isX: Bool) -> _Datum {
        switch (isX ? x : y, value) {
        case (.unit(let unit), .number(let number)) where unit > 0:
            return .number((number / unit).rounded() * unit)
        case (.unit(let unit), .date(let seconds)) where unit > 0:
            return .date((seconds / unit).rounded() * unit)
        case (.matching(let components), .date(let seconds)):
            return .date(Self.nearest(to: seconds, components))
        default: return value
        }
    }

    private static func nearest(to seconds: Double, _ components: DateComponents) -> Double {
        guard abs(seconds) < CalendarYears.mostSeconds else { return seconds }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let calendar = components.calendar ?? .current
        let both = [Calendar.SearchDirection.forward, .backward].compactMap {
            calendar.nextDate(
                after: date.addingTimeInterval($0 == .forward ? -1 : 1), matching: components,
                matchingPolicy: .nextTime, direction: $0)
        }
        let nearest = both.min {
            abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
        }
        return nearest?.timeIntervalSinceReferenceDate ?? seconds
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
