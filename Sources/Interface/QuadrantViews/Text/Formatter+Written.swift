package import Foundation

extension Formatter {
    /// A value as the formatter writes it; `nil` where it writes no such values.
    ///
    /// Some formatters of this system's Foundation do not have the method that all have on Apple's: calling it would end
    /// the program. They are asked by the methods of their own kind.
    package func written(_ value: Any) -> String? {
        switch self {
        case let dates as ISO8601DateFormatter: (value as? Date).map(dates.string)
        case let intervals as DateIntervalFormatter:
            (value as? DateInterval).flatMap { intervals.string(from: $0) }
        case let lengths as LengthFormatter: Self.number(value).map(lengths.string(fromMeters:))
        case let masses as MassFormatter: Self.number(value).map(masses.string(fromKilograms:))
        case let energies as EnergyFormatter: Self.number(value).map(energies.string(fromJoules:))
        default: type(of: self) == Formatter.self ? nil : string(for: value)
        }
    }

    private static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? value as? Double
    }
}
