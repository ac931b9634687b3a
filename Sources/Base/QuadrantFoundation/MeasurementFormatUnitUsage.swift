public import Foundation

/// What a measurement is of, which decides on the unit in which it is written.
///
/// Apple: "MeasurementFormatUnitUsage" (Foundation). Which unit that is in a locale is CLDR's (`unitPreferenceData`).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The use in CLDR's words; `nil` for the measurement's own unit.
    let name: String?

    /// What people of the locale use in general.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on roads.
    public static var road: Self { Self(name: "road") }
    /// The length of parts of a person.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// How much rain falls.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much snow falls.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(name: "food") }
    /// The energy of a workout. CLDR has no such use; as that of food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Liquids.
    public static var liquid: Self { Self(name: "fluid") }
}
