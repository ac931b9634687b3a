import Foundation

/// The names that ICU and CLDR have for Foundation's units (CLDR: `common/validity/unit.xml`).
enum UnitIdentifiers {
    /// The name of a unit; `nil` for one that CLDR has no words for, and for one of a programmer's own.
    static func name(of unit: Unit) -> String? {
        let symbol = unit.symbol
        if let table = tables.first(where: { $0.isOfType(unit) }) {
            return table.names[symbol] ?? table.prefixed(symbol)
        }
        return nil
    }

    /// The units of one kind: their names by symbol, and the base that prefixes stand before.
    private struct Table: Sendable {
        let isOfType: @Sendable (Unit) -> Bool
        let names: [String: String]
        /// Symbols of units that take the prefixes of the metric system, with their names.
        var bases: [(symbol: String, before: String, name: String)] = []

        /// The name of a unit with a prefix, as `square-kilometer`.
        func prefixed(_ symbol: String) -> String? {
            for base in bases where symbol.hasSuffix(base.symbol) {
                let sign = String(symbol.dropLast(base.symbol.count))
                if sign.isEmpty { return base.before + base.name }
                if let prefix = prefixes[sign] { return base.before + prefix + base.name }
            }
            return nil
        }
    }

    private static let prefixes = [
        "Y": "yotta", "Z": "zetta", "E": "exa", "P": "peta", "T": "tera", "G": "giga", "M": "mega",
        "k": "kilo", "h": "hecto", "da": "deka", "d": "deci", "c": "centi", "m": "milli",
        "µ": "micro", "n": "nano", "p": "pico", "f": "femto", "Ki": "kibi", "Mi": "mebi",
        "Gi": "gibi", "Ti": "tebi", "Pi": "pebi", "Ei": "exbi", "Zi": "zebi", "Yi": "yobi",
    ]

    private static var tables: [Table] { physical + electric + everyday }

    private static let physical: [Table] = [
        Table(
            isOfType: { $0 is UnitAcceleration },
            names: ["m/s²": "meter-per-square-second", "g": "g-force"]),
        Table(
            isOfType: { $0 is UnitAngle },
            names: [
                "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian",
                "rev": "revolution",
            ]),
        Table(
            isOfType: { $0 is UnitConcentrationMass },
            names: [
                "g/L": "gram-per-liter", "mg/dL": "milligram-ofglucose-per-deciliter",
                "mmol/L": "millimole-per-liter",
            ]),
        Table(isOfType: { $0 is UnitDispersion }, names: ["ppm": "permillion"]),
        Table(
            isOfType: { $0 is UnitPressure },
            names: [
                "N/m²": "newton-per-square-meter", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
                "psi": "pound-force-per-square-inch",
            ], bases: [("bar", "", "bar"), ("Pa", "", "pascal")]),
        Table(
            isOfType: { $0 is UnitPower }, names: ["hp": "horsepower"], bases: [("W", "", "watt")]),
        Table(isOfType: { $0 is UnitFrequency }, names: [:], bases: [("Hz", "", "hertz")]),
        Table(isOfType: { $0 is UnitIlluminance }, names: ["lx": "lux"]),
    ]

    private static let electric: [Table] = [
        Table(isOfType: { $0 is UnitElectricCurrent }, names: [:], bases: [("A", "", "ampere")]),
        Table(
            isOfType: { $0 is UnitElectricPotentialDifference }, names: [:],
            bases: [("V", "", "volt")]),
        Table(isOfType: { $0 is UnitElectricResistance }, names: [:], bases: [("Ω", "", "ohm")]),
        Table(
            isOfType: { $0 is UnitEnergy },
            names: [
                "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
            ], bases: [("J", "", "joule")]),
        Table(
            isOfType: { $0 is UnitInformationStorage }, names: ["bit": "bit"],
            bases: [("B", "", "byte"), ("b", "", "bit")]),
    ]

    private static let everyday: [Table] = [
        Table(
            isOfType: { $0 is UnitArea },
            names: [
                "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
                "mi²": "square-mile", "ac": "acre", "ha": "hectare",
            ], bases: [("m²", "square-", "meter")]),
        Table(
            isOfType: { $0 is UnitDuration }, names: ["h": "hour", "m": "minute"],
            bases: [("s", "", "second")]),
        Table(
            isOfType: { $0 is UnitFuelEfficiency },
            names: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
        Table(
            isOfType: { $0 is UnitLength },
            names: [
                "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
                "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
                "ua": "astronomical-unit", "pc": "parsec",
            ], bases: [("m", "", "meter")]),
        Table(
            isOfType: { $0 is UnitMass },
            names: [
                "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
                "ct": "carat", "oz t": "ounce-troy",
            ], bases: [("g", "", "gram")]),
        Table(
            isOfType: { $0 is UnitSpeed },
            names: [
                "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
                "kn": "knot",
            ]),
        Table(
            isOfType: { $0 is UnitTemperature },
            names: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        Table(isOfType: { $0 is UnitVolume }, names: volumes, bases: volumeBases),
    ]

    private static let volumes = [
        "dl": "deciliter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
        "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
        "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
        "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
        "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
        "metric cup Imperial": "cup-metric",
    ]
    private static let volumeBases: [(symbol: String, before: String, name: String)] = [
        ("m³", "cubic-", "meter"), ("L", "", "liter"),
    ]
}
