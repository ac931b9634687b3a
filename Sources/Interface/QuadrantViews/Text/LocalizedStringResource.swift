public import Foundation

/// A string that is looked up in a table when it is shown: where and in which language is said when it is made.
///
/// Apple: "LocalizedStringResource" (Foundation).
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Which bundle has the table.
    ///
    /// Apple: "LocalizedStringResource.BundleDescription" (Foundation).
    public enum BundleDescription: Sendable {
        /// The bundle of the app.
        case main
        /// The bundle of a class: here that of the app.
        case forClass(AnyClass)
        /// The bundle at a place.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            // What is drawn is one bundle, whatever the class.
            case .main, .forClass: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Collects the parts of an interpolated literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The key that is looked for.
    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The language, and how numbers are written.
    public var locale: Locale
    let text: LocalizedText

    /// Creates a resource whose key is what the literal says.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.key.key, keyAndValue)
        (self.table, self.locale) = (table, locale)
        text = LocalizedText(
            key: keyAndValue.key, source: StringSource(table: table, bundle: bundle.bundle))
    }

    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.locale) = (table, locale)
        text = LocalizedText(
            key: LocalizedStringKey("\(key)", valuesOf: defaultValue.key),
            source: StringSource(
                table: table, bundle: bundle.bundle, fallback: defaultValue.key.key))
    }

    /// Creates the resource that a literal spells.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Creates the resource that a literal spells, with the values in it.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// Creates a text that shows a localised string, in the language of the view.
    ///
    /// Apple: "Text.init(_:)" with a `LocalizedStringResource`.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.localized(resource.text.key, resource.text.source))
    }
}
