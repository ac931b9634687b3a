import Expectations
import Foundation
import Testing

@testable import QuadrantFoundation

/// The formatters that Foundation on Linux lacks. What is expected is what Apple's pages on them show.
struct FormatterTests {
    private func time(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [.hour, .minute, .second],
        zero: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.calendar = english
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zero
        return formatter.string(from: seconds)
    }

    private var english: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    @Test func aTimeInEachStyle() {
        same(time(4_200, .positional), "1:10:00")
        same(time(4_200, .abbreviated), "1h 10m")
        same(time(4_200, .short), "1 hr, 10 min")
        same(time(4_200, .full), "1 hour, 10 minutes")
        same(time(4_200, .spellOut), "one hour, ten minutes")
        same(time(4_200, .brief), "1hr 10min")
    }

    @Test func whatIsNothingIsLeftOutOrFilledUp() {
        same(time(65, .positional, [.minute, .second]), "1:05")
        same(time(5, .positional, [.minute, .second], zero: .pad), "00:05")
        same(time(0, .full), "0 seconds")
        same(time(-65, .positional, [.minute, .second]), "-1:05")
        same(time(.nan, .full), nil)
        same(time(3_605, .abbreviated, zero: .dropMiddle), "1h 5s")
    }

    /// Apple's page "doesRelativeDateFormatting": where possible a phrase such as "today" or "tomorrow" replaces the date.
    @Test(
        arguments: [
            ("en_US", [-2: nil, -1: "Yesterday", 0: "Today", 1: "Tomorrow", 2: nil]),
            ("de_DE", [-2: "Vorgestern", 0: "Heute", 2: "Übermorgen", 3: nil]),
        ] as [(String, [Int: String?])])
    func daysNearNowHaveWords(_ locale: String, _ words: [Int: String?]) throws {
        let (formatter, plain) = (_DateFormat(), DateFormatter())
        for one in [formatter, plain] {
            one.locale = Locale(identifier: locale)
            one.timeZone = .gmt
            one.dateStyle = .medium
        }
        formatter.doesRelativeDateFormatting = true
        for (days, word) in words {
            let date = Date().addingTimeInterval(TimeInterval(days) * 86_400)
            (formatter.timeStyle, plain.timeStyle) = (.none, .none)
            let day = plain.string(from: date)
            same(formatter.string(from: date), word ?? day)
            same(formatter.string(for: date), word ?? day)
            (formatter.timeStyle, plain.timeStyle) = (.short, .short)
            let whole = plain.string(from: date)
            same(
                formatter.string(from: date), whole.replacingOccurrences(of: day, with: word ?? day)
            )
        }
        formatter.dateFormat = "yyyy"
        same(formatter.string(from: Date(timeIntervalSince1970: 0)), "1970")
        #expect(Int(formatter.string(from: Date())) != nil)
    }

    @Test func storageAsACountOfBytes() {
        let size = Measurement(value: 1.5, unit: UnitInformationStorage.kilobytes)
        let english = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
            style: .file, locale: Locale(identifier: "en_US"))
        same(english.format(size), "2 kB")
        same(english.format(Measurement(value: 1e30, unit: .bytes)).isEmpty, false)
        same(
            size.formatted(.byteCount(style: .memory, allowedUnits: .bytes)),
            Int64(1500).formatted(.byteCount(style: .memory, allowedUnits: .bytes)))
        same(
            english.locale(Locale(identifier: "fr_FR")).format(size),
            Int64(1500).formatted(.byteCount(style: .file).locale(Locale(identifier: "fr_FR"))))
    }

    @Test func daysWeeksAndMonths() {
        same(time(9 * 86_400, .full, [.weekOfMonth, .day]), "1 week, 2 days")
        let formatter = DateComponentsFormatter()
        formatter.calendar = english
        formatter.unitsStyle = .full
        same(formatter.string(from: DateComponents(year: 1, month: 2)), "1 year, 2 months")
        formatter.maximumUnitCount = 1
        formatter.includesTimeRemainingPhrase = true
        formatter.includesApproximationPhrase = true
        same(formatter.string(from: 4_200), "About 1 hour remaining")
    }

    @Test func measurements() {
        let distance = Measurement(value: 1_500, unit: UnitLength.meters)
        let (us, germany) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        typealias Style = Measurement<UnitLength>.FormatStyle
        same(distance.formatted(Style(width: .abbreviated, locale: germany)), "1,5 km")
        same(distance.formatted(Style(width: .wide, locale: us)), "4,921 feet")
        same(distance.formatted(Style(width: .wide, locale: us, usage: .road)), "0.93 miles")
        same(
            distance.formatted(
                .measurement(width: .narrow, usage: .asProvided).locale(us)), "1,500m")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        same(warm.formatted(.measurement(width: .abbreviated).locale(us)), "68°F")
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.locale = us
        same(formatter.string(from: distance), "4,921.26 ft")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        same(formatter.string(from: distance), "1,500 meters")
        same(formatter.string(from: UnitLength.feet), "feet")
        (formatter.unitOptions, formatter.unitStyle) = (.temperatureWithoutUnit, .medium)
        same(formatter.string(from: warm), "68°")
    }

    /// The words are CLDR's for the locale, and which form a number takes is decided by its digits.
    @Test(arguments: [
        ("de_DE", "5 Kilometer", "3 Stunden", "20\u{A0}°C", "1,0 Kilometer"),
        ("en_US", "5 kilometers", "3 hours", "20°C", "1.0 kilometers"),
        ("fr_FR", "5\u{A0}kilomètres", "3\u{A0}heures", "20\u{202F}°C", "1,0\u{A0}kilomètre"),
        ("ja_JP", "5キロメートル", "3時間", "20°C", "1.0キロメートル"),
        ("ru_RU", "5 километров", "3 часа", "20 °C", "1,0 километра"),
    ])
    func measurementsInALanguage(
        id: String, length: String, time: String, heat: String, exact: String
    ) {
        func plain(_ text: String) -> String {
            text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        let locale = Locale(identifier: id)
        let far = Measurement(value: 5, unit: UnitLength.kilometers)
        let long = Measurement(value: 3, unit: UnitDuration.hours)
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        let near = Measurement(value: 1, unit: UnitLength.kilometers)
        let shown = [
            far.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale)),
            long.formatted(.measurement(width: .wide).locale(locale)),
            warm.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(locale)),
            near.formatted(
                .measurement(
                    width: .wide, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(1))
                ).locale(locale)),
        ]
        same(shown.map(plain), [length, time, heat, exact].map(plain))
    }

    /// Every unit of Foundation's that CLDR has words for is found, also one with a prefix; others stand with their symbols.
    @Test(
        arguments: [
            (UnitLength.decameters, "3 dekameters"), (UnitLength.nauticalMiles, "3 nautical miles"),
            (UnitArea.squareKilometers, "3 square kilometers"), (UnitMass.stones, "3 stones"),
            (UnitMass.metricTons, "3 metric tons"), (UnitDuration.minutes, "3 minutes"),
            (UnitDuration.milliseconds, "3 milliseconds"), (UnitInformationStorage.bits, "3 bits"),
            (UnitInformationStorage.gibibytes, "3 gibibytes"),
            (UnitPressure.hectopascals, "3 hectopascals"),
            (UnitVolume.fluidOunces, "3 fluid ounces"), (UnitVolume.deciliters, "3 deciliters"),
            (UnitFrequency.megahertz, "3 megahertz"), (UnitSpeed.knots, "3 knots"),
            (UnitAngle.degrees, "3 degrees"), (UnitMass.slugs, "3 slug"),
            (Unit(symbol: "steps"), "3 steps"),
        ] as [(Unit, String)])
    func theWordOfAUnit(unit: Unit, text: String) {
        let words = UnitWords(width: .wide, usage: nil, locale: Locale(identifier: "en_US"))
        same(words.text(3, unit), text)
    }

    @Test func aTemperatureWithoutItsScale() {
        let warm = Measurement(value: 20.46, unit: UnitTemperature.celsius)
        func shown(_ id: String, _ digits: FloatingPointFormatStyle<Double>?) -> String {
            warm.formatted(
                .measurement(
                    width: .narrow, usage: .weather, hidesScaleName: true,
                    numberFormatStyle: digits
                ).locale(Locale(identifier: id)))
        }
        same(shown("en_US", nil), "69°")
        same(shown("de_DE", .number.precision(.fractionLength(1))), "20,5°")
    }

    @Test(arguments: [
        ("SELF MATCHES '[a-z]+@[a-z.]+'", "me@example.org", true),
        ("SELF MATCHES '[a-z]+'", "me@example.org", false),
        ("SELF CONTAINS[cd] 'EXÁM'", "me@example.org", true),
        ("SELF BEGINSWITH 'me' AND NOT SELF ENDSWITH 'com'", "me@example.org", true),
        ("SELF LIKE 'm?@*'", "me@example.org", true),
        ("SELF == 'a' OR SELF IN {'b', 'me@example.org'}", "me@example.org", true),
        ("SELF ==", "", false),
    ])
    func aPredicateOfText(format: String, text: String, answer: Bool) {
        same(NSPredicate(format: format).evaluate(with: text), answer)
    }

    @Test func aPredicateOfProperties() {
        struct Person {
            let name: String
            let age: Int?
        }
        let ada = Person(name: "Ada", age: 36)
        holds(NSPredicate(format: "name == %@ AND age >= %d", "Ada", 36).evaluate(with: ada))
        same(NSPredicate(format: "%K BETWEEN {30, 35}", "age").evaluate(with: ada), false)
        holds(NSPredicate(format: "age == nil").evaluate(with: Person(name: "", age: nil)))
        let listed = NSPredicate(format: "name IN %@", argumentArray: [["Ada", "Eve"]])
        holds(listed.evaluate(with: ["name": "Ada"]))
    }

    @Test(arguments: [
        ("tags CONTAINS 'x'", true), ("tags CONTAINS 'z'", false), ("'y' IN tags", true),
        ("'z' IN tags", false), ("one CONTAINS 'x'", false), ("one CONTAINS 'xy'", true),
        ("'x' IN one", false), ("name CONTAINS 'd'", true), ("name BEGINSWITH ''", true),
        ("name ENDSWITH ''", true), ("name CONTAINS ''", true), ("tags == tags", true),
        ("tags == one", false), ("tags != one", true),
    ])
    func aPredicateOfListsAtKeys(format: String, answer: Bool) {
        let value: [String: Any] = ["tags": ["x", "y"], "one": ["xy"], "name": "Ada"]
        same(NSPredicate(format: format).evaluate(with: value), answer)
    }
}
