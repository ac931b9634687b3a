public import Foundation

/// Texts with attributes as files have them: a plain string, or a list of pieces, each followed by its attributes by name.
///
/// Apple: "AttributedString" conforms to `Codable`; Foundation on Linux does not. As there, what is not made to be kept in files (fonts,
/// colours) is left out.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        let kept = runs.map { (String(self[$0.range].characters), KeptAttributes($0)) }
        guard kept.contains(where: { !$0.1.isEmpty }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for (text, attributes) in kept {
            try container.encode(text)
            try container.encode(attributes)
        }
    }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var container = try decoder.unkeyedContainer()
        self.init()
        while !container.isAtEnd {
            var piece = AttributedString(try container.decode(String.self))
            if !container.isAtEnd { try container.decode(KeptAttributes.self).apply(to: &piece) }
            append(piece)
        }
    }
}

/// Texts as files of a scope have them (`@CodableConfiguration(from: \.foundation)`): the same, as attributes that files keep are in every
/// scope.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive EncodableWithConfiguration,
    @retroactive DecodableWithConfiguration
{
    /// Writes the text.
    public func encode(
        to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
    ) throws { try encode(to: encoder) }

    /// Reads a text.
    public init(
        from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
    ) throws { try self.init(from: decoder) }
}

/// The attributes of a piece that files keep.
private struct KeptAttributes: Codable {
    private var link: URL?
    private var language: String?
    private var intent: UInt?
    private var kern: CGFloat?
    private var tracking: CGFloat?
    private var baselineOffset: CGFloat?

    private enum CodingKeys: String, CodingKey {
        case link = "NSLink"
        case language = "NSLanguage"
        case intent = "NSInlinePresentationIntent"
        case kern = "SwiftUI.Kern"
        case tracking = "SwiftUI.Tracking"
        case baselineOffset = "SwiftUI.BaselineOffset"
    }

    private typealias Keys = AttributeScopes.SwiftUIAttributes

    init(_ run: AttributedString.Runs.Run) {
        link = run.link
        language = run.languageIdentifier
        intent = run[Keys.InlinePresentationIntentAttribute.self]?.rawValue
        kern = run[Keys.KerningAttribute.self]
        tracking = run[Keys.TrackingAttribute.self]
        baselineOffset = run[Keys.BaselineOffsetAttribute.self]
    }

    var isEmpty: Bool {
        link == nil && language == nil && intent == nil && kern == nil && tracking == nil
            && baselineOffset == nil
    }

    func apply(to text: inout AttributedString) {
        text.link = link
        text.languageIdentifier = language
        text[Keys.InlinePresentationIntentAttribute.self] = intent.map {
            InlinePresentationIntent(rawValue: $0)
        }
        text[Keys.KerningAttribute.self] = kern
        text[Keys.TrackingAttribute.self] = tracking
        text[Keys.BaselineOffsetAttribute.self] = baselineOffset
    }
}
