public import Foundation
public import SwiftUI

/// How something is shown to people: a title, a line below it, a picture.
///
/// Apple: "DisplayRepresentation".
public struct DisplayRepresentation: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    Hashable, Sendable
{
    /// A picture by its name.
    ///
    /// Apple: "DisplayRepresentation.Image".
    public struct Image: Hashable, Sendable {
        /// How a picture is shown.
        public enum DisplayStyle: Hashable, Sendable {
            case `default`
            case circular
        }

        let name: String?
        let isSymbol: Bool

        /// A picture of the app's.
        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            (self.name, isSymbol) = (name, false)
        }
        /// A symbol.
        public init(
            systemName name: String, tintColor: SwiftUI.Color? = nil,
            symbolConfiguration: Int? = nil
        ) {
            (self.name, isSymbol) = (name, true)
        }
        /// A picture as data.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (name, isSymbol) = (nil, false)
        }
        /// A picture at an address. It is not fetched.
        public init(
            url: URL, width: CGFloat? = nil, height: CGFloat? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            (name, isSymbol) = (nil, false)
        }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The line below it.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?
    /// Other words for it.
    public var synonyms: [LocalizedStringResource]

    /// Something with a title.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }

    /// Something with a title.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public static func == (first: Self, second: Self) -> Bool {
        String(localized: first.title) == String(localized: second.title)
            && first.image == second.image
            && first.subtitle.map { String(localized: $0) }
                == second.subtitle.map { String(localized: $0) }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(String(localized: title)) }
}

/// How a kind of things is called.
///
/// Apple: "TypeDisplayRepresentation".
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral,
    ExpressibleByStringInterpolation, Sendable
{
    /// The name.
    public var name: LocalizedStringResource
    /// The name with a number: "%d books".
    public var numericFormat: LocalizedStringResource?
    /// Other words for it.
    public var synonyms: [LocalizedStringResource]

    /// A name.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }

    /// A name.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// Something with a title.
///
/// Apple: "DisplayRepresentable".
public protocol DisplayRepresentable {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A kind of things with a name.
///
/// Apple: "TypeDisplayRepresentable".
public protocol TypeDisplayRepresentable {
    /// How the kind is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
