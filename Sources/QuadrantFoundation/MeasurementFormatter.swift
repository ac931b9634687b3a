public import Foundation

/// Writes measurements: "5 km", "5 kilometers".
///
/// Apple: "MeasurementFormatter" (Foundation), which Foundation on Linux lacks. The words of units are English.
open class MeasurementFormatter: Formatter {
    /// Which unit is taken.
    ///
    /// Apple: "MeasurementFormatter.UnitOptions".
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit that fits the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// No letter behind the degrees of a temperature.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The unit that is taken; as the locale has it unless something is said.
    open var unitOptions: UnitOptions = []
    /// How the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language, and which units people use.
    open var locale: Locale! = .current
    /// How the number is written.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.usualNumbers()

    private static func usualNumbers() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    private var width: UnitWords.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .abbreviated
        }
    }

    /// A measurement with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit): (Double, Unit) =
            unitOptions.contains(.providedUnit)
            ? (measurement.value, measurement.unit)
            : UnitWords.natural(measurement.value, measurement.unit, locale ?? .current)
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        let isPlain = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        return isPlain ? "\(number)°" : UnitWords.text(number, value, unit, width)
    }

    /// A unit alone.
    open func string(from unit: Unit) -> String {
        width == .wide ? UnitWords.name(of: unit)?.many ?? unit.symbol : unit.symbol
    }
}
