public import Foundation

/// Where a chart that scrolls comes to rest.
///
/// Apple: "ChartScrollTargetBehavior".
public protocol ChartScrollTargetBehavior {
    /// The value at which a chart rests that would rest at another; not for use outside the library.
    func _rest(_ value: _Datum, from start: _Datum, isX: Bool) -> _Datum
}

/// Where large steps of a chart that scrolls are.
///
/// Apple: "MajorValueAlignment".
public struct MajorValueAlignment<Value>: Equatable where Value: Equatable {
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
    /// To the next large step. It has no effect here: a chart rests where the finger leaves it, at the nearest value.
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
    public static func valueAligned<U: BinaryFloatingPoint>(
        unit: U, majorAlignment: MajorValueAlignment<U>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .unit(Double(unit)), y: .unit(Double(unit)))
    }

    /// Rests at multiples of a whole number.
    public static func valueAligned<U: BinaryInteger>(
        unit: U, majorAlignment: MajorValueAlignment<U>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .unit(Double(unit)), y: .unit(Double(unit)))
    }

    /// Rests at dates with some parts.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .matching(components), y: .matching(components))
    }

    /// Rests at multiples of a number along each axis.
    public static func valueAligned<X: BinaryFloatingPoint, Y: BinaryFloatingPoint>(
        xUnit: X, xMajorAlignment: MajorValueAlignment<X>? = nil, yUnit: Y,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .unit(Double(xUnit)), y: .unit(Double(yUnit)))
    }

    /// Rests at dates with some parts along each axis.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .matching(xMatching), y: .matching(yMatching))
    }

    /// Rests at dates with some parts along x, and at multiples of a number along y.
    public static func valueAligned<Y: BinaryFloatingPoint>(
        xMatching: DateComponents, yUnit: Y, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .matching(xMatching), y: .unit(Double(yUnit)))
    }

    /// Rests at multiples of a number along x, and at dates with some parts along y.
    public static func valueAligned<X: BinaryFloatingPoint>(
        xUnit: X, yMatching: DateComponents, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(x: .unit(Double(xUnit)), y: .matching(yMatching))
    }
}
