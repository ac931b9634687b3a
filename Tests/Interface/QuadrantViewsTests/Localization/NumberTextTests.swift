import Expectations
import Foundation
import QuadrantCore
import QuadrantText
import QuadrantViews
import TestedViews
import Testing

/// Numbers in localised strings are written as Foundation writes them.
@MainActor @Suite struct NumberTextTests {
    private static let numbers: [Int] = [
        0, 1, -1, 9, 10, 99, 100, 999, 1_000, 1_024, 9_999, 10_000, 12_345, 99_999, 100_000,
        654_321, 1_234_567, 98_765_432, -5, -1_000, -12_345, -9_876_543, .max, .min,
    ]

    /// Foundation's own way, which takes long.
    private func written(_ number: Int, _ locale: Locale) -> String {
        String(format: "%lld", locale: locale, number)
    }

    private func shown(_ key: LocalizedStringKey, _ locale: Locale) -> String {
        askedTexts(of: Text(key)) { $0.locale = locale }.flatMap(\.runs).map(\.text).joined()
    }

    @Test func localesWriteNumbersInTheirWays() {
        var random = Seeded(state: 1_404)
        let systems = ["latn", "arab", "arabext", "deva", "beng", "hanidec", "thai"]
        // All languages, and every fifth of them in a country: each takes Foundation some milliseconds.
        let known = Locale.availableIdentifiers.sorted()
        let languages = known.filter { !$0.contains("_") }
        let countries = known.filter { $0.contains("_") }.enumerated().filter { $0.offset % 5 == 0 }
        let odd =
            ["de_CH", "de_AT", "en_IN", "en_ZA", "es_MX", "pt_PT", "ar_EG", "fr_CH", "ur_IN", "xx"]
            + systems.flatMap { ["en_US@numbers=\($0)", "ar_EG@numbers=\($0)"] }
            + ["", "de_DE@collation=phonebook"]
        let identifiers = languages + countries.map { $0.element } + odd
        for identifier in identifiers {
            let locale = Locale(identifier: identifier)
            var key = LocalizedStringKey.StringInterpolation(
                literalCapacity: 0, interpolationCount: 0)
            let others = (0..<3).map { _ in
                Int.random(in: .min ... .max, using: &random)
                    >> Int.random(in: 0..<60, using: &random)
            }
            let numbers = others + (odd.contains(identifier) ? Self.numbers : [1_000, -12_345])
            for number in numbers {
                key.appendInterpolation(number)
                key.appendLiteral("|")
            }
            let expected = numbers.map { written($0, locale) + "|" }.joined()
            same(shown(LocalizedStringKey(stringInterpolation: key), locale), expected)
        }
    }

    @Test(arguments: [
        ("en_US", UInt64.max, "18,446,744,073,709,551,615"),
        ("de_DE", UInt64.max - 15, "18.446.744.073.709.551.600"),
        ("en_US", UInt64(Int64.max) + 1, "9,223,372,036,854,775,808"),
    ])
    func numbersBeyondTheSignedOnes(identifier: String, number: UInt64, text: String) {
        let locale = Locale(identifier: identifier)
        same(shown("\(number)", locale), text)
        same(shown("\(UInt(number))", locale), text)
        same(shown("\(number, specifier: "%llu")", locale), text)
    }

    @Test(arguments: ["en_US", "de_CH", "es_ES", "en_IN", "ar_EG", "fa_IR", "sv_SE", "pl_PL"])
    func kindsOfIntegersAreWrittenAlike(_ identifier: String) {
        let locale = Locale(identifier: identifier)
        same(shown("\(Int8(-128))", locale), written(-128, locale))
        same(shown("\(UInt16(54_321))", locale), written(54_321, locale))
        same(shown("\(UInt64(1_234_567))", locale), written(1_234_567, locale))
        same(shown("\(Int32(-1_000))", locale), written(-1_000, locale))
        same(shown("\(7, specifier: "%05d")", locale), String(format: "%05lld", locale: locale, 7))
    }

    /// Values do not bring Markdown in, and a sign behind a value stays with it.
    /// Foundation's `String(format:locale:)` ends the program for these.
    @Test(arguments: ["roman", "hebr", "hansfin", "nonsense"])
    func numbersThatAreNoDigitsStandAsDigits(system: String) {
        for identifier in ["en_US@numbers=\(system)", "en-US-u-nu-\(system)"] {
            let locale = Locale(identifier: identifier)
            same(shown("\(12_345) rows", locale), "12,345 rows")
            same(shown("\(2.5, specifier: "%.2f") m", locale), "2.50 m")
            same(shown("\(255, specifier: "%x")", locale), "ff")
        }
    }

    @Test func valuesStandAsTheyAre() {
        let locale = Locale(identifier: "en_US")
        same(shown("\("*a*") and 100% of \(5)", locale), "*a* and 100% of 5")
        same(shown("\(1_234)\u{20E3}", locale), "1,234\u{20E3}")
        same(shown("\("e")\u{301}", locale), "e\u{301}")
        same(shown("%@ \("x") %lld", locale), "%@ x %lld")
        same(shown("\u{100000}\("x")\u{10FFFD}", locale), "\u{100000}x\u{10FFFD}")
        same(shown("", locale), "")
    }

    /// A text of no characters is as high as its font, however it came to have none.
    @Test func anEmptyValueKeepsTheFont() {
        let nothing = ""
        let text = Text("\(nothing)").font(.largeTitle).bold()
        let asked = askedTexts(of: text)
        same(asked, askedTexts(of: Text(verbatim: "").font(.largeTitle).bold()))
        same(asked.first?.runs.map(\.font.size), [34])
    }

    /// The quick way and the one for styled texts ask the engine for the same.
    @Test func plainStringsAreAskedForAsStyledOnes() {
        let changes: [(inout EnvironmentValues) -> Void] = [
            { _ in }, { $0.textCase = .uppercase }, { $0.locale = Locale(identifier: "de_DE") },
            { $0.font = .caption }, { $0.lineLimit = 2 },
        ]
        for change in changes {
            for number in [1, 1_234] {
                let quick = askedTexts(of: Text("Row \(number) of \("x")").bold(), change)
                let styled = askedTexts(
                    of: Text("Row \(Text("\(number)")) of \("x")").bold(), change)
                same(quick.map(\.options), styled.map(\.options))
                same(
                    quick.map { $0.runs.map(\.text).joined() },
                    styled.map { $0.runs.map(\.text).joined() })
                same(
                    Set(quick.flatMap(\.runs).map(\.font)), Set(styled.flatMap(\.runs).map(\.font)))
            }
        }
    }
}
