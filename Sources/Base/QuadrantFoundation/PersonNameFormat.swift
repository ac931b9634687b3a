public import Foundation

/// Writes and reads names of people.
///
/// Apple: "PersonNameComponentsFormatter" (Foundation). That of Foundation on Linux cannot be made; files that the command compiles get
/// this one by that name. It is made of `PersonNameComponents.FormatStyle`.
open class _PersonNameFormat: Formatter {
    /// How much of a name is written.
    ///
    /// Apple: "PersonNameComponentsFormatter.Style".
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname or the given name; given and family name; all parts; the initials.
        case short, medium, long, abbreviated
    }

    /// What else is asked for.
    ///
    /// Apple: "PersonNameComponentsFormatter.Options".
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// How a name sounds, as its phonetic parts have it.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much is written.
    open var style = Style.default
    /// The language.
    open var locale: Locale! = .current
    /// Whether it is written how the name sounds.
    open var isPhonetic = false

    /// A name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let formatter = _PersonNameFormat()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// A name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? .init() : components
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .current)
            .format(name)
    }

    /// The parts of a name; `nil` for a text without a word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents.ParseStrategy().parse(string)
    }

    /// The object as a name; `nil` for what is none.
    override open func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }
}
