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
        #expect(time(4_200, .positional) == "1:10:00")
        #expect(time(4_200, .abbreviated) == "1h 10m")
        #expect(time(4_200, .short) == "1 hr, 10 min")
        #expect(time(4_200, .full) == "1 hour, 10 minutes")
        #expect(time(4_200, .spellOut) == "one hour, ten minutes")
        #expect(time(4_200, .brief) == "1hr 10min")
    }

    @Test func whatIsNothingIsLeftOutOrFilledUp() {
        #expect(time(65, .positional, [.minute, .second]) == "1:05")
        #expect(time(5, .positional, [.minute, .second], zero: .pad) == "00:05")
        #expect(time(0, .full) == "0 seconds")
        #expect(time(-65, .positional, [.minute, .second]) == "-1:05")
        #expect(time(.nan, .full) == nil)
        #expect(time(3_605, .abbreviated, zero: .dropMiddle) == "1h 5s")
    }

    @Test func daysWeeksAndMonths() {
        #expect(time(9 * 86_400, .full, [.weekOfMonth, .day]) == "1 week, 2 days")
        let formatter = DateComponentsFormatter()
        formatter.calendar = english
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
        formatter.maximumUnitCount = 1
        formatter.includesTimeRemainingPhrase = true
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 4_200) == "About 1 hour remaining")
    }

    @Test func measurements() {
        let distance = Measurement(value: 1_500, unit: UnitLength.meters)
        let (us, germany) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(distance.formatted(Style(width: .abbreviated, locale: germany)) == "1,5 km")
        #expect(distance.formatted(Style(width: .wide, locale: us)) == "0.9 miles")
        #expect(
            distance.formatted(
                .measurement(width: .narrow, usage: .asProvided).locale(us)) == "1,500m")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated).locale(us)) == "68°F")
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.locale = us
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: distance) == "1,500 meters")
        #expect(formatter.string(from: UnitLength.feet) == "feet")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: warm) == "68°")
    }

    /// Foundation on Linux writes minutes and meters with one symbol.
    @Test func durationsAndStorage() {
        func wide(_ unit: Unit) -> String { UnitWords.text("3", 3, unit, .wide) }
        func short(_ unit: Unit) -> String { UnitWords.text("3", 3, unit, .abbreviated) }
        #expect(wide(UnitDuration.minutes) == "3 minutes")
        #expect(wide(UnitDuration.hours) == "3 hours")
        #expect(wide(UnitDuration.seconds) == "3 seconds")
        #expect(wide(UnitInformationStorage.bits) == "3 bits")
        #expect(wide(UnitLength.meters) == "3 meters")
        #expect(short(UnitDuration.minutes) == "3 min")
        #expect(short(UnitDuration.hours) == "3 hr")
        #expect(short(UnitDuration.seconds) == "3 sec")
        #expect(short(UnitLength.meters) == "3 m")
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
        #expect(NSPredicate(format: format).evaluate(with: text) == answer)
    }

    @Test func aPredicateOfProperties() {
        struct Person {
            let name: String
            let age: Int?
        }
        let ada = Person(name: "Ada", age: 36)
        #expect(NSPredicate(format: "name == %@ AND age >= %d", "Ada", 36).evaluate(with: ada))
        #expect(NSPredicate(format: "%K BETWEEN {30, 35}", "age").evaluate(with: ada) == false)
        #expect(NSPredicate(format: "age == nil").evaluate(with: Person(name: "", age: nil)))
        let listed = NSPredicate(format: "name IN %@", argumentArray: [["Ada", "Eve"]])
        #expect(listed.evaluate(with: ["name": "Ada"]))
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
        #expect(NSPredicate(format: format).evaluate(with: value) == answer)
    }
}
