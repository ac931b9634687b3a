import Foundation

/// The words for units of measurement, in English: Foundation on Linux has none.
enum UnitWords {
    /// How much room there is for words: "5km", "5 km", "5 kilometers".
    enum Width {
        case narrow, abbreviated, wide
    }

    /// A number with its unit.
    static func text(_ number: String, _ value: Double, _ unit: Unit, _ width: Width) -> String {
        let symbol = width == .abbreviated ? abbreviation(of: unit) : unit.symbol
        if width == .wide, let name = name(of: unit) {
            return "\(number) \(value == 1 ? name.one : name.many)"
        }
        // Degrees and percent stand at their number.
        if symbol.hasPrefix("°") { return number + (width == .narrow ? "°" : symbol) }
        return symbol == "%" || width == .narrow ? number + symbol : "\(number) \(symbol)"
    }

    /// The words for one and for several of a unit; `nil` for units that have only a symbol here.
    static func name(of unit: Unit) -> (one: String, many: String)? {
        // Foundation on Linux writes minutes like meters.
        if unit is UnitDuration, unit.symbol == "m" { return ("minute", "minutes") }
        if let plain = plain[unit.symbol] { return (plain, plain + "s") }
        return irregular[unit.symbol]
    }

    /// The symbol of a unit beside a space; those of durations are shorter in Foundation on Linux.
    private static func abbreviation(of unit: Unit) -> String {
        guard unit is UnitDuration else { return unit.symbol }
        return ["m": "min", "h": "hr", "s": "sec"][unit.symbol] ?? unit.symbol
    }

    /// By symbols; several are made by an s.
    private static let plain: [String: String] = [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter",
        "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "mi": "mile", "yd": "yard",
        "NM": "nautical mile", "ly": "light year", "ua": "astronomical unit", "pc": "parsec",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound",
        "oz": "ounce", "t": "metric ton", "ton": "ton", "ct": "carat",
        "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "cup": "cup",
        "gal": "gallon", "qt": "quart", "pt": "pint", "fl oz": "fluid ounce",
        "tbsp": "tablespoon", "tsp": "teaspoon",
        "s": "second", "sec": "second", "min": "minute", "hr": "hour", "h": "hour",
        "ms": "millisecond", "µs": "microsecond", "bit": "bit",
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie",
        "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "MW": "megawatt",
        "A": "ampere", "V": "volt", "Ω": "ohm", "N/m²": "pascal", "hPa": "hectopascal",
        "kPa": "kilopascal", "bar": "bar", "b": "bit", "B": "byte", "kB": "kilobyte",
        "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "rad": "radian", "ac": "acre",
    ]
    private static let irregular: [String: (one: String, many: String)] = [
        "ft": ("foot", "feet"), "in": ("inch", "inches"), "st": ("stone", "stones"),
        "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "°": ("degree", "degrees"),
        "km/h": ("kilometer per hour", "kilometers per hour"),
        "m/s": ("meter per second", "meters per second"),
        "mph": ("mile per hour", "miles per hour"), "kn": ("knot", "knots"),
        "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
        "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
        "m²": ("square meter", "square meters"), "ft²": ("square foot", "square feet"),
        "km²": ("square kilometer", "square kilometers"),
        "mi²": ("square mile", "square miles"), "m³": ("cubic meter", "cubic meters"),
    ]

    /// A value in the unit that people of a locale use for it: miles, pounds and degrees Fahrenheit in the United
    /// States. Apple does not publish where one unit gives way to the next; these are the round numbers.
    static func natural(
        _ value: Double, _ unit: Unit, _ locale: Locale
    ) -> (value: Double, unit: Unit) {
        guard let own = unit as? Dimension else { return (value, unit) }
        let isUS = locale.measurementSystem == .us
        let isImperial = isUS || locale.measurementSystem == .uk
        let base = own.converter.baseUnitValue(fromValue: value)
        let target: Dimension? =
            switch unit {
            case is UnitLength: length(abs(base), isImperial)
            case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case is UnitSpeed: isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
            case is UnitMass: mass(abs(base), isUS)
            default: nil
            }
        guard let target else { return (value, unit) }
        return (target.converter.value(fromBaseUnitValue: base), target)
    }

    private static func length(_ meters: Double, _ isImperial: Bool) -> UnitLength {
        guard isImperial else {
            return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : .centimeters
        }
        return meters >= 160.9344 ? .miles : meters >= 0.3048 ? .feet : .inches
    }

    private static func mass(_ kilograms: Double, _ isImperial: Bool) -> UnitMass {
        guard isImperial else { return kilograms >= 1 ? .kilograms : .grams }
        return kilograms >= 0.45359237 ? .pounds : .ounces
    }
}
