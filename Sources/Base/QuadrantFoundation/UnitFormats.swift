public import Foundation

// The formatters of Foundation on Linux have English words alone; files that the command compiles get these by their names. The words of
// units are CLDR's for the locale of the formatter of numbers.

/// Writes lengths: "1.2 km", in Russian "1,2 км".
///
/// Apple: "LengthFormatter" (Foundation).
open class _LengthFormat: LengthFormatter {
    /// A number of a unit.
    override open func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        words?.text(value, Self.length(unit)) ?? super.string(fromValue: value, unit: unit)
    }

    /// The words for a number of a unit, without the number.
    override open func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        words?.name(of: Self.length(unit)) ?? super.unitString(fromValue: value, unit: unit)
    }

    /// A length in the unit that fits it.
    override open func string(fromMeters numberInMeters: Double) -> String {
        guard words != nil else { return super.string(fromMeters: numberInMeters) }
        let (unit, value) = shown(numberInMeters)
        return string(fromValue: value, unit: unit)
    }

    /// The words of the unit that fits a length.
    override open func unitString(
        fromMeters numberInMeters: Double, usedUnit unit: UnsafeMutablePointer<Unit>?
    ) -> String {
        let english = unsafe super.unitString(fromMeters: numberInMeters, usedUnit: unit)
        guard words != nil else { return english }
        let (unit, value) = shown(numberInMeters)
        return unitString(fromValue: value, unit: unit)
    }

    private func shown(_ meters: Double) -> (LengthFormatter.Unit, Double) {
        var unit = LengthFormatter.Unit.meter
        _ = unsafe super.unitString(fromMeters: meters, usedUnit: &unit)
        let length = Measurement(value: meters, unit: UnitLength.meters)
        return (unit, length.converted(to: Self.length(unit)).value)
    }

    private var words: UnitWords? { UnitWords(unitStyle, numberFormatter) }

    private static func length(_ unit: LengthFormatter.Unit) -> UnitLength {
        switch unit {
        case .millimeter: .millimeters
        case .centimeter: .centimeters
        case .kilometer: .kilometers
        case .inch: .inches
        case .foot: .feet
        case .yard: .yards
        case .mile: .miles
        default: .meters
        }
    }
}

/// Writes masses: "1.2 kg", in Russian "1,2 кг".
///
/// Apple: "MassFormatter" (Foundation).
open class _MassFormat: MassFormatter {
    /// A number of a unit.
    override open func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        words?.text(value, Self.mass(unit)) ?? super.string(fromValue: value, unit: unit)
    }

    /// The words for a number of a unit, without the number.
    override open func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        words?.name(of: Self.mass(unit)) ?? super.unitString(fromValue: value, unit: unit)
    }

    /// A mass in the unit that fits it.
    override open func string(fromKilograms numberInKilograms: Double) -> String {
        guard words != nil else { return super.string(fromKilograms: numberInKilograms) }
        let (unit, value) = shown(numberInKilograms)
        return string(fromValue: value, unit: unit)
    }

    /// The words of the unit that fits a mass.
    override open func unitString(
        fromKilograms numberInKilograms: Double, usedUnit unit: UnsafeMutablePointer<Unit>?
    ) -> String {
        let english = unsafe super.unitString(fromKilograms: numberInKilograms, usedUnit: unit)
        guard words != nil else { return english }
        let (unit, value) = shown(numberInKilograms)
        return unitString(fromValue: value, unit: unit)
    }

    private func shown(_ kilograms: Double) -> (MassFormatter.Unit, Double) {
        var unit = MassFormatter.Unit.kilogram
        _ = unsafe super.unitString(fromKilograms: kilograms, usedUnit: &unit)
        let mass = Measurement(value: kilograms, unit: UnitMass.kilograms)
        return (unit, mass.converted(to: Self.mass(unit)).value)
    }

    private var words: UnitWords? { UnitWords(unitStyle, numberFormatter) }

    private static func mass(_ unit: MassFormatter.Unit) -> UnitMass {
        switch unit {
        case .gram: .grams
        case .ounce: .ounces
        case .pound: .pounds
        case .stone: .stones
        default: .kilograms
        }
    }
}

/// Writes energies: "10 kJ", in Russian "10 кДж".
///
/// Apple: "EnergyFormatter" (Foundation).
open class _EnergyFormat: EnergyFormatter {
    /// A number of a unit.
    override open func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        words?.text(value, Self.energy(unit)) ?? super.string(fromValue: value, unit: unit)
    }

    /// The words for a number of a unit, without the number.
    override open func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        words?.name(of: Self.energy(unit)) ?? super.unitString(fromValue: value, unit: unit)
    }

    /// An energy in the unit that fits it.
    override open func string(fromJoules numberInJoules: Double) -> String {
        guard words != nil else { return super.string(fromJoules: numberInJoules) }
        let (unit, value) = shown(numberInJoules)
        return string(fromValue: value, unit: unit)
    }

    /// The words of the unit that fits an energy.
    override open func unitString(
        fromJoules numberInJoules: Double, usedUnit unit: UnsafeMutablePointer<Unit>?
    ) -> String {
        let english = unsafe super.unitString(fromJoules: numberInJoules, usedUnit: unit)
        guard words != nil else { return english }
        let (unit, value) = shown(numberInJoules)
        return unitString(fromValue: value, unit: unit)
    }

    private func shown(_ joules: Double) -> (EnergyFormatter.Unit, Double) {
        var unit = EnergyFormatter.Unit.joule
        _ = unsafe super.unitString(fromJoules: joules, usedUnit: &unit)
        let energy = Measurement(value: joules, unit: UnitEnergy.joules)
        return (unit, energy.converted(to: Self.energy(unit)).value)
    }

    private var words: UnitWords? { UnitWords(unitStyle, numberFormatter) }

    private static func energy(_ unit: EnergyFormatter.Unit) -> UnitEnergy {
        switch unit {
        case .kilojoule: .kilojoules
        case .calorie: .calories
        case .kilocalorie: .kilocalories
        default: .joules
        }
    }
}

extension UnitWords {
    /// The words in the language of a formatter of numbers; `nil` where that is English, whose words Foundation on Linux has.
    fileprivate init?(_ style: Formatter.UnitStyle, _ numbers: NumberFormatter?) {
        let locale = numbers?.locale ?? .current
        guard !locale.isEnglish else { return nil }
        let width: Width =
            switch style {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        self.init(
            width: width, locale: locale,
            number: { value in numbers?.string(from: NSNumber(value: value)) ?? "\(value)" })
    }
}
