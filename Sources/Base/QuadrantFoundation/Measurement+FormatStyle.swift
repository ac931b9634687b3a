public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements.
    ///
    /// Apple: "Measurement.FormatStyle" (Foundation), which Foundation on Linux lacks. Words, and the units that people
    /// use, are CLDR's for the locale (by ICU, as on Apple's systems).
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        ///
        /// Apple: "Measurement.FormatStyle.UnitWidth".
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String

            fileprivate var words: UnitWords.Width {
                name == "wide" ? .wide : name == "narrow" ? .narrow : .abbreviated
            }

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
        /// How the number is written; `nil` for at most six digits of a fraction in the measurement's own unit, and as
        /// CLDR rounds for what is measured in another one: two digits, or a whole number.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether degrees stand without the letter of their scale.
        fileprivate var isBare = false

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
            let style = numberFormatStyle?.locale(locale)
            return UnitWords(
                width: width.words, usage: (usage ?? .general).name, locale: locale,
                hidesScale: isBare, number: style.map { style in { style.format($0) } }
            ).text(value.value, value.unit)
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

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether degrees stand without the letter of their scale: "20°".
    ///
    /// Apple: "hidesScaleName" (Foundation).
    public var hidesScaleName: Bool {
        get { isBare }
        set { isBare = newValue }
    }

    /// Creates a style of temperatures.
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(
            width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        isBare = hidesScaleName
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// A style of temperatures.
    ///
    /// Apple: "measurement(width:usage:hidesScaleName:numberFormatStyle:)" (Foundation).
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}
