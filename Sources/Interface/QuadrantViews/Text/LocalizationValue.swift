public import Foundation
import QuadrantCore

extension String {
    /// What a literal with values in it says, to be looked up in a table of strings.
    ///
    /// Apple: "String.LocalizationValue" (Foundation). Values stand in the key by their `printf` specifiers, as in
    /// `LocalizedStringKey`.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// Collects the parts of an interpolated literal.
        ///
        /// Apple: "String.LocalizationValue.StringInterpolation" (Foundation).
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// Creates a value from a string. It is not a format: a percent sign stands for itself.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates the value that a literal spells.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates the value that a literal spells, with the values in it.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The string for a literal in the tables of the app, in the language of the place where this is called.
    ///
    /// Apple: "String.init(localized:table:bundle:locale:comment:)" (Foundation).
    ///
    /// - Parameters:
    ///   - keyAndValue: The key; it is the string itself where no table has it.
    ///   - table: The name of a `.strings`, `.stringsdict` or `.xcstrings` file without its extension; `nil` for
    ///     `Localizable`.
    ///   - bundle: The bundle with the table; `nil` for the main one.
    ///   - locale: How numbers are written, and the language.
    ///   - comment: A note to translators; it is not used.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedText(
                key: keyAndValue.key, source: StringSource(table: table, bundle: bundle)),
            locale)
    }

    /// The string for a key in the tables of the app; `defaultValue` where no table has it.
    ///
    /// Apple: "String.init(localized:defaultValue:table:bundle:locale:comment:)" (Foundation).
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let source = StringSource(table: table, bundle: bundle, fallback: defaultValue.key.key)
        self.init(
            localized: LocalizedText(
                key: LocalizedStringKey("\(key)", valuesOf: defaultValue.key), source: source),
            locale)
    }

    /// The string of a resource, in the language of the resource.
    ///
    /// Apple: "String.init(localized:)" (Foundation).
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.text, resource.locale)
    }

    private init(localized text: LocalizedText, _ locale: Locale) {
        var environment = CurrentSurroundings.current?.read { $0 } ?? EnvironmentValues()
        environment.locale = locale
        self = text.key.string(in: environment, text.source)
    }
}

/// The string for a key in the tables of the app, string catalogues too, in the language of the place where this is called.
///
/// Apple: "NSLocalizedString(_:tableName:bundle:value:comment:)" (Foundation). Files that the command compiles see this one; others name it
/// by `import func QuadrantViews.NSLocalizedString`, as Foundation's reads English tables alone.
///
/// - Parameters:
///   - key: The key; it is the string itself where no table has it and there is no value.
///   - tableName: The name of a table without its extension; `nil` for `Localizable`.
///   - bundle: The bundle with the table.
///   - value: What is shown where no table has the key.
///   - comment: A note to translators; it is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
    comment: String
) -> String {
    let environment = CurrentSurroundings.current?.read { $0 } ?? EnvironmentValues()
    let source = StringSource(table: tableName, bundle: bundle == .main ? nil : bundle)
    let entry = environment.stringTables.entry(key, source, .current)
    return entry?.format(for: []) ?? (value.isEmpty ? key : value)
}

/// A key, and where it is looked for.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let source: StringSource
}

extension AttributedString {
    /// The string for a literal in the tables of the app; Markdown in it that styles characters is read, and words agree with numbers where
    /// it asks for that (`^[3 item](inflect: true)`).
    ///
    /// Apple: "AttributedString.init(localized:options:table:bundle:locale:comment:)" (Foundation).
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let string = String(
            localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
        self.init()
        append(inline: string, nil, inflectedIn: locale ?? .current)
    }

    /// The string of a resource; Markdown in it that styles characters is read.
    ///
    /// Apple: "AttributedString.init(localized:)" (Foundation).
    public init(localized resource: LocalizedStringResource) {
        self.init()
        append(inline: String(localized: resource), nil, inflectedIn: resource.locale)
    }
}
