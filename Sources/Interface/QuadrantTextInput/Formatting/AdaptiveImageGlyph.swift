public import Foundation
public import QuadrantViews

extension AttributedString {
    /// A small picture in a text, such as a sticker, in the sizes of its data.
    ///
    /// Apple: "AttributedString.AdaptiveImageGlyph". It is kept and not drawn.
    public struct AdaptiveImageGlyph: Hashable, Codable, Sendable {
        /// The picture, in Apple's form.
        public let imageContent: Data
        /// What tells it from others.
        public let contentIdentifier: String
        /// What it shows, in words.
        public let contentDescription: String

        /// A picture of its data. What tells it from others is the data.
        public init(imageContent: Data) {
            self.imageContent = imageContent
            contentIdentifier = imageContent.base64EncodedString()
            contentDescription = ""
        }
    }
}

extension AttributeScopes.SwiftUIAttributes {
    /// A small picture in place of a character.
    ///
    /// Apple: "AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute".
    @frozen public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
        /// The picture.
        public typealias Value = AttributedString.AdaptiveImageGlyph
        /// The name of the attribute.
        public static let name = "SwiftUI.AdaptiveImageGlyph"
    }
}
