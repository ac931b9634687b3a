public import CoreLocation
public import Foundation

/// Distances in words, rounded to what people say.
///
/// Apple: "MKDistanceFormatter" (MapKit).
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units.
    public enum Units: UInt, Sendable {
        /// Those of the locale, metres, miles and feet, miles and yards.
        case `default`, metric, imperial, imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As suits, short, in words.
        case `default`, abbreviated, full
    }

    /// The locale.
    open var locale: Locale! = .current
    /// The units.
    open var units = Units.default
    /// How units are written.
    open var unitStyle = DistanceUnitStyle.default

    /// A distance in metres, in words.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale?.measurementSystem == .metric
        let (small, large, length): (UnitLength, UnitLength, Double) =
            isMetric
            ? (.meters, .kilometers, 1_000)
            : (units == .imperialWithYards ? .yards : .feet, .miles, 1_609.344)
        let isLarge = abs(distance) >= (isMetric ? 1_000 : 0.1 * length)
        var value = Measurement(value: distance, unit: UnitLength.meters).converted(
            to: isLarge ? large : small)
        let step = isLarge ? (abs(value.value) < 10 ? 0.1 : 1) : (abs(value.value) < 100 ? 5 : 50)
        value.value = (value.value / step).rounded() * step
        let style = Measurement<UnitLength>.FormatStyle(
            width: unitStyle == .full ? .wide : .abbreviated, locale: locale ?? .current,
            usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0...1)))
        return value.formatted(style)
    }

    /// A number of metres in words; `nil` for anything else.
    override open func string(for obj: Any?) -> String? {
        (obj as? Double).map { string(fromDistance: $0) }
    }
}
