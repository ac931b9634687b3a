public import Foundation

/// What a measurement is of, which decides on the unit in which it is written.
///
/// Apple: "MeasurementFormatUnitUsage" (Foundation).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let isAsProvided: Bool

    /// What people of the locale use in general.
    public static var general: Self { Self(isAsProvided: false) }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on roads: here as in general.
    public static var road: Self { general }
    /// The length of parts of a person: here as in general.
    public static var person: Self { general }
    /// The height of a person: here as in general.
    public static var personHeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { general }
    /// The temperature of the air.
    public static var weather: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food: in the unit of the measurement.
    public static var food: Self { asProvided }
    /// The energy of a workout: in the unit of the measurement.
    public static var workout: Self { asProvided }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements.
    ///
    /// Apple: "Measurement.FormatStyle" (Foundation), which Foundation on Linux lacks. The words of units are English.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        ///
        /// Apple: "Measurement.FormatStyle.UnitWidth".
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String

            /// "5 kilometers".
            public static var wide: Self { Self(name: "wide") }
            /// "5 km".
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// "5km".
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The language, and which units people use.
        public var locale: Locale
        /// What the measurement is of; `nil` for as in general.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; `nil` for at most one digit of a fraction, none from 100 on and for temperatures,
        /// and up to six in the measurement's own unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale) = (width, locale)
            (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
        }

        /// A measurement in words.
        public func format(_ value: Measurement<UnitType>) -> String {
            let isAsProvided = usage?.isAsProvided ?? false
            let (number, unit): (Double, Unit) =
                isAsProvided
                ? (value.value, value.unit)
                : UnitWords.natural(value.value, value.unit, locale)
            let isWhole = abs(number) >= 100 || unit is UnitTemperature
            let digits = isAsProvided ? 6 : isWhole ? 0 : 1
            let style =
                numberFormatStyle
                ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...digits))
            let words: UnitWords.Width =
                width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated
            return UnitWords.text(style.locale(locale).format(number), number, unit, words)
        }

        /// The style in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }
    }

    /// The measurement in words, in the unit that people of the locale use.
    ///
    /// Apple: "formatted()" (Foundation).
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement in a style.
    ///
    /// Apple: "formatted(_:)" (Foundation).
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == Self { style.format(self) }
}

extension FormatStyle {
    /// A style of measurements.
    ///
    /// Apple: "measurement(width:usage:numberFormatStyle:)" (Foundation).
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where UnitType: Dimension, Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
