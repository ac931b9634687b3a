public import Foundation

extension PredicateExpressions {
    /// Whether a text contains another one, as people search: without regard to case and accents.
    ///
    /// Apple: "PredicateExpressions.StringLocalizedStandardContains" (Foundation), which Foundation on Linux lacks.
    public struct StringLocalizedStandardContains<
        Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression
    where
        Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        /// Whether the text contains the other one.
        public typealias Output = Bool

        /// The text that is searched.
        public let root: Root
        /// What is searched for.
        public let other: Other

        /// Creates a search of one expression's text for another one's.
        public init(root: Root, other: Other) {
            (self.root, self.other) = (root, other)
        }

        /// Whether the text contains the other one.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let text = String(try root.evaluate(bindings))
            return text.localizedStandardContains(String(try other.evaluate(bindings)))
        }
    }

    /// What `#Predicate` makes of `text.localizedStandardContains(other)`.
    ///
    /// Apple: "build_localizedStandardContains(_:_:)" (Foundation).
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {
    /// Writes both expressions.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(root)
        try container.encode(other)
    }

    /// Reads both expressions.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        root = try container.decode(Root.self)
        other = try container.decode(Other.self)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
