import Expectations
import Foundation
import QuadrantCore
import QuadrantViews
import Testing

@MainActor @Suite struct LocalizationTests {
    private let folder: URL
    private let bundle: Bundle

    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "hello": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}},
            "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好"}}}},
          "%lld of %@": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
          "self": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@a@ x"},
              "substitutions": {
                "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg apple"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg, %#@b@"}}}}},
                "b": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "other": {"stringUnit": {"state": "translated", "value": "%arg, %#@a@"}}}}}
              }}}},
          "unknown": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@zz@ of %lld%%"}}}},
          "nested": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@boxes@"},
              "substitutions": {
                "boxes": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "other": {"stringUnit": {"state": "translated", "value": "%arg boxes of %#@apples@"}}}}},
                "apples": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "other": {"stringUnit": {"state": "translated", "value": "%arg apples"}}}}}
              }}}},
          "%lld in %lld": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@dirs@"},
              "substitutions": {
                "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
                "dirs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "a folder"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}
              }}}}
        }}
        """

    private let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@!</string>
        <key>days</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Tag</string><key>other</key><string>%lld Tage</string>
        </dict></dict></dict></plist>
        """

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-\(UUID().uuidString)")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        func write(_ text: String, _ url: URL) throws { try Data(text.utf8).write(to: url) }
        try write(catalog, folder.appendingPathComponent("Localizable.xcstrings"))
        try write(plurals, german.appendingPathComponent("Localizable.stringsdict"))
        for language in ["en-GB", "es-419", "pt-PT", "zh-HK", "nb"] {
            let own = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            try write(
                "\"tongue\" = \"\(language)\";", own.appendingPathComponent("Localizable.strings"))
        }
        try write(
            "\"bye\" = \"Tschüss\";\n\"100%\" = \"alles\";",
            german.appendingPathComponent("Other.strings"))
        bundle = try #require(Bundle(path: folder.path))
    }

    private func shown(_ text: Text, _ locale: String) -> String {
        let string = ShownText(text) { $0.locale = Locale(identifier: locale) }.string
        try? FileManager.default.removeItem(at: folder)
        return string
    }

    /// What a drawing finds beside the main bundle is its own: others do not see it.
    /// Foundation's formatting traps at a name of a part in a format.
    @Test(arguments: [
        ("self", "3, 3, %#@a@ x"), ("unknown", "%#@zz@ of 3%"), ("nested", "3 boxes of 4 apples"),
    ])
    func partsThatLeadNowhereAreShownAsTheyAreWritten(key: String, text: String) {
        let format = QuadrantViews.NSLocalizedString(key, bundle: bundle, comment: "")
        same(String(format: format, 3, 4), text)
        same(String.localizedStringWithFormat(format, 3, 4), text)
        fails(String(localized: String.LocalizationValue(key), bundle: bundle).isEmpty)
    }

    @Test func stringsOfAFolderAreThoseOfItsDrawing() {
        defer { try? FileManager.default.removeItem(at: folder) }
        func shown(_ tables: StringTables?) -> String {
            ShownText(Text("hello")) {
                $0.locale = Locale(identifier: "de")
                if let tables { $0.stringTables = tables }
            }.string
        }
        same(shown(StringTables(folders: [folder])), "Hallo")
        same(shown(nil), "hello")
        same(shown(StringTables(folders: [])), "hello")
    }

    @Test(arguments: [
        ("de", "Hallo"), ("de_AT", "Hallo"), ("zh_TW", "你好"), ("fr", "hello"), ("en_US", "hello"),
    ])
    func keysAreLookedUpInTheLocale(_ locale: String, _ expected: String) {
        same(shown(Text("hello", bundle: bundle), locale), expected)
    }

    /// Apple's bundles choose so (`ualoc.h`, "Behavior examples").
    @Test(arguments: [
        ("en_AU", "en-GB"), ("en_IN", "en-GB"), ("en_US", "tongue"), ("es_MX", "es-419"),
        ("es_ES", "tongue"), ("pt_AO", "pt-PT"), ("pt_BR", "tongue"), ("zh_MO", "zh-HK"),
        ("zh_TW", "tongue"), ("no_NO", "nb"), ("nn_NO", "nb"),
    ])
    func theNearestLanguageIsTaken(_ locale: String, _ expected: String) {
        same(shown(Text("tongue", bundle: bundle), locale), expected)
    }

    @Test func valuesMoveToTheirPlaces() {
        same(shown(Text("\(3) of \("*x*")", bundle: bundle), "de"), "*x*: 3")
    }

    @Test func untranslatedKeysShowThemselves() {
        same(shown(Text("\(3) of \("x")", bundle: bundle), "fr"), "3 of x")
    }

    @Test(
        arguments: [
            (1, "en", "1 file"), (0, "en", "0 files"), (1, "pl", "1 plik"), (3, "pl", "3 pliki"),
            (5, "pl", "5 plików"), (22, "pl", "22 pliki"), (12, "pl", "12 plików"),
            (2, "fr", "2 files"),
        ])
    func numbersDecideOnForms(_ count: Int, _ locale: String, _ expected: String) {
        same(shown(Text("\(count) files", bundle: bundle), locale), expected)
    }

    @Test func partsOfAStringHaveNumbersOfTheirOwn() {
        same(shown(Text("\(1) in \(3)", bundle: bundle), "en"), "1 file in 3 folders")
        same(ShownText(Text("\(2) in \(1)", bundle: bundle)).string, "2 files in a folder")
    }

    @Test func oldFilesAreReadToo() {
        let first = ShownText(Text("\(1) days", bundle: bundle)) {
            $0.locale = Locale(identifier: "de")
        }
        same(first.string, "1 Tag!")
        let bye = ShownText(Text("bye", tableName: "Other", bundle: bundle)) {
            $0.locale = Locale(identifier: "de")
        }
        same(bye.string, "Tschüss")
        same(shown(Text("100%", tableName: "Other", bundle: bundle), "de"), "alles")
    }

    @Test func aKeyInAKeyIsLookedUpInTheSameTable() {
        let bye = LocalizedStringKey("bye")
        let text = Text("\(bye), \("bye")", tableName: "Other", bundle: bundle)
        same(shown(text, "de"), "Tschüss, bye")
    }

    @Test func brokenFilesAreLeftOut() throws {
        try Data("{".utf8).write(to: folder.appendingPathComponent("Bad.xcstrings"))
        same(shown(Text("hello", tableName: "Bad", bundle: bundle), "de"), "hello")
    }
}
