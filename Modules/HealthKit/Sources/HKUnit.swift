public import Foundation

/// What a quantity is counted in: real arithmetic of products and powers.
///
/// Apple: "HKUnit" (HealthKit).
open class HKUnit: NSObject, @unchecked Sendable {
    /// Apple: "HKMetricPrefix".
    public enum Prefix: Int, Sendable {
        /// None, and powers of ten from 10⁻¹⁵ on.
        case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

        var factor: Double {
            [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
        }
        var letters: String {
            ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
        }
    }

    /// What it is written as.
    public let unitString: String
    /// How many of the base units it is.
    let factor: Double
    /// What is added to a temperature.
    let offset: Double
    /// The powers of mass, length, volume, pressure, time, energy, temperature, amount and others.
    let dimension: [String: Int]

    init(_ text: String, _ factor: Double, _ dimension: [String: Int], offset: Double = 0) {
        (unitString, self.factor, self.offset) = (text, factor, offset)
        self.dimension = dimension.filter { $0.value != 0 }
    }

    /// A unit as it is written, such as "count/min" or "kcal"; what is not known counts for itself, which is told.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
        let upper = Self.product(parts.first ?? "")
        let unit = parts.count > 1 ? upper.unitDivided(by: Self.product(parts[1])) : upper
        self.init(string, unit.factor, unit.dimension, offset: unit.offset)
    }

    private static func product(_ text: String) -> HKUnit {
        text.split(whereSeparator: { $0 == "." || $0 == "·" || $0 == "*" }).map { part -> HKUnit in
            let pieces = part.split(separator: "^")
            let unit = single(String(pieces.first ?? ""))
            return pieces.count > 1 ? unit.unitRaised(toPower: Int(pieces[1]) ?? 1) : unit
        }
        .reduce(nil) { (all: HKUnit?, unit) in all?.unitMultiplied(by: unit) ?? unit } ?? .count()
    }

    private static func single(_ text: String) -> HKUnit {
        if text.isEmpty || text == "1" { return HKUnit("", 1, [:]) }
        if let known = plain[text] { return HKUnit(text, known.0, known.1) }
        switch text {
        case "degC": return .degreeCelsius()
        case "degF": return .degreeFahrenheit()
        case "K": return .kelvin()
        default: break
        }
        for prefix in [Prefix.micro, .deca] + (1...13).compactMap(Prefix.init)
        where text.hasPrefix(prefix.letters) {
            let rest = String(text.dropFirst(prefix.letters.count))
            if let known = plain[rest], scaled.contains(rest) {
                return HKUnit(text, known.0 * prefix.factor, known.1)
            }
        }
        QuietNotes.tell("the unit \(text) is not known here: it counts for itself")
        return HKUnit(text, 1, [text: 1])
    }

    private static let scaled: Set = [
        "g", "m", "L", "l", "Pa", "s", "J", "S", "mol", "V", "W", "Hz", "lx", "cal",
    ]
    private static let plain: [String: (Double, [String: Int])] = [
        "g": (1, ["mass": 1]), "oz": (28.349523125, ["mass": 1]), "lb": (453.59237, ["mass": 1]),
        "st": (6_350.29318, ["mass": 1]),
        "m": (1, ["length": 1]), "in": (0.0254, ["length": 1]), "ft": (0.3048, ["length": 1]),
        "yd": (0.9144, ["length": 1]),
        "mi": (1_609.344, ["length": 1]), "L": (1, ["volume": 1]), "l": (1, ["volume": 1]),
        "fl_oz_us": (0.0295735295625, ["volume": 1]), "fl_oz_imp": (0.0284130625, ["volume": 1]),
        "pt_us": (0.473176473, ["volume": 1]), "cup_us": (0.2365882365, ["volume": 1]),
        "Pa": (1, ["pressure": 1]), "mmHg": (133.322387415, ["pressure": 1]),
        "cmAq": (98.0665, ["pressure": 1]),
        "atm": (101_325, ["pressure": 1]), "s": (1, ["time": 1]), "min": (60, ["time": 1]),
        "hr": (3_600, ["time": 1]),
        "d": (86_400, ["time": 1]), "J": (1, ["energy": 1]), "cal": (4.184, ["energy": 1]),
        "Cal": (4_184, ["energy": 1]),
        "S": (1, ["conductance": 1]), "mol": (1, ["amount": 1]), "count": (1, [:]),
        "%": (0.01, [:]), "IU": (1, ["iu": 1]),
        "W": (1, ["energy": 1, "time": -1]), "V": (1, ["potential": 1]), "Hz": (1, ["time": -1]),
        "lx": (1, ["light": 1]),
        "dBASPL": (1, ["sound": 1]), "dBHL": (1, ["hearing": 1]), "rad": (1, [:]),
        "deg": (Double.pi / 180, [:]),
        "mol<180.15588000005408>": (180.15588000005408, ["mass": 1]),
    ]

    /// How many of this unit a number of another one is; not a number for units of other things.
    func number(_ value: Double, from unit: HKUnit) -> Double {
        guard unit.dimension == dimension else {
            QuietNotes.tell("\(unit.unitString) cannot be counted in \(unitString)")
            return .nan
        }
        return (value * unit.factor + unit.offset - offset) / factor
    }

    /// A product.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", factor * unit.factor,
            dimension.merging(unit.dimension, uniquingKeysWith: +))
    }
    /// A quotient.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor,
            dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +))
    }
    /// A power.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            "\(unitString)^\(power)", pow(factor, Double(power)), dimension.mapValues { $0 * power }
        )
    }
    /// One by it.
    open func reciprocal() -> HKUnit { HKUnit("", 1, [:]).unitDivided(by: self) }
    /// Whether it is nothing.
    open func isNull() -> Bool { unitString.isEmpty }

    /// Whether both are written alike.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit)?.unitString == unitString
    }
    /// Hashes what it is written as.
    override open var hash: Int { unitString.hashValue }
    /// What it is written as.
    override open var description: String { unitString }

    private class func named(_ text: String) -> HKUnit { single(text) }
    private class func named(_ prefix: Prefix, _ text: String) -> HKUnit {
        single(prefix.letters + text)
    }
    /// Grams.
    open class func gram() -> HKUnit { named("g") }
    /// Grams with a prefix.
    open class func gramUnit(with prefix: Prefix) -> HKUnit { named(prefix, "g") }
    /// Ounces.
    open class func ounce() -> HKUnit { named("oz") }
    /// Pounds.
    open class func pound() -> HKUnit { named("lb") }
    /// Stones.
    open class func stone() -> HKUnit { named("st") }
    /// Moles of a mass, in grams.
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", gramsPerMole, ["mass": 1])
    }
    /// Moles of a mass with a prefix.
    open class func moleUnit(with prefix: Prefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.letters)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["mass": 1])
    }
    /// Metres.
    open class func meter() -> HKUnit { named("m") }
    /// Metres with a prefix.
    open class func meterUnit(with prefix: Prefix) -> HKUnit { named(prefix, "m") }
    /// Inches.
    open class func inch() -> HKUnit { named("in") }
    /// Feet.
    open class func foot() -> HKUnit { named("ft") }
    /// Yards.
    open class func yard() -> HKUnit { named("yd") }
    /// Miles.
    open class func mile() -> HKUnit { named("mi") }
    /// Litres.
    open class func liter() -> HKUnit { named("L") }
    /// Litres with a prefix.
    open class func literUnit(with prefix: Prefix) -> HKUnit { named(prefix, "L") }
    /// Fluid ounces.
    open class func fluidOunceUS() -> HKUnit { named("fl_oz_us") }
    /// Cups.
    open class func cupUS() -> HKUnit { named("cup_us") }
    /// Pascals.
    open class func pascal() -> HKUnit { named("Pa") }
    /// Millimetres of mercury.
    open class func millimeterOfMercury() -> HKUnit { named("mmHg") }
    /// Seconds.
    open class func second() -> HKUnit { named("s") }
    /// Seconds with a prefix.
    open class func secondUnit(with prefix: Prefix) -> HKUnit { named(prefix, "s") }
    /// Minutes.
    open class func minute() -> HKUnit { named("min") }
    /// Hours.
    open class func hour() -> HKUnit { named("hr") }
    /// Days.
    open class func day() -> HKUnit { named("d") }
    /// Joules.
    open class func joule() -> HKUnit { named("J") }
    /// Joules with a prefix.
    open class func jouleUnit(with prefix: Prefix) -> HKUnit { named(prefix, "J") }
    /// Kilocalories.
    open class func kilocalorie() -> HKUnit { named("kcal") }
    /// Small calories.
    open class func smallCalorie() -> HKUnit { named("cal") }
    /// Large calories.
    open class func largeCalorie() -> HKUnit { named("Cal") }
    /// Degrees of Celsius.
    open class func degreeCelsius() -> HKUnit {
        HKUnit("degC", 1, ["temperature": 1], offset: 273.15)
    }
    /// Degrees of Fahrenheit.
    open class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", 5.0 / 9, ["temperature": 1], offset: 273.15 - 32 * 5.0 / 9)
    }
    /// Kelvins.
    open class func kelvin() -> HKUnit { HKUnit("K", 1, ["temperature": 1]) }
    /// A number.
    open class func count() -> HKUnit { named("count") }
    /// Hundredths.
    open class func percent() -> HKUnit { named("%") }
    /// International units.
    open class func internationalUnit() -> HKUnit { named("IU") }
    /// Watts.
    open class func watt() -> HKUnit { named("W") }
    /// Decibels of sound.
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }
}

/// Apple: "HKMetricPrefix" (HealthKit).
public typealias HKMetricPrefix = HKUnit.Prefix

/// Holds an object that does not exist yet where a closure is made.
final class Weak<Object: AnyObject> {
    weak var value: Object?
}
