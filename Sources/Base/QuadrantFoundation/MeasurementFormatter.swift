public import Foundation

/// Writes measurements: "5 km", "5 kilometers".
///
/// Apple: "MeasurementFormatter" (Foundation), which Foundation on Linux lacks. The words of units are CLDR's for the locale.
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

    /// A measurement with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        words.text(measurement.value, measurement.unit)
    }

    /// A unit alone.
    open func string(from unit: Unit) -> String { words.name(of: unit) }

    private var words: UnitWords {
        let width: UnitWords.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        return UnitWords(
            width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            locale: locale ?? .current,
            hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            number: { [numberFormatter] value in
                numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
            })
    }
}
