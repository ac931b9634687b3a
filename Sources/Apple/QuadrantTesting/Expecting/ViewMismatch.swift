/// A view that is not as expected.
public struct ViewMismatch: Error, Equatable, Sendable, CustomStringConvertible {
    /// The identifier or the like by which the view was asked for, such as `"total"`.
    public let query: String
    /// What was expected, such as `text "€ 3"`.
    public let expected: String
    /// What was found instead; `nil` if there is no such view.
    public let found: String?
    /// Details that may help: what assistive technologies are told of the view, or which views
    /// there are.
    public let details: String

    /// What was found, what was expected, and the details.
    public var description: String {
        let result = found.map { "got \($0), expected \(expected)" } ?? "expected \(expected)"
        return "\(query): \(result)" + (details.isEmpty ? "" : "\n\(details)")
    }
}

/// A property of a view that can be expected, with its value.
enum ViewFact {
    case text(String)
    case texts([String])
    case label(String?)
    case value(String?)
    case isEnabled(Bool)
    case traits([AccessibilityTrait])

    /// The value that a view has, in words, and whether it is the expected one.
    @MainActor
    func found(in view: HostedView) -> (isMet: Bool, words: String) {
        let found: ViewFact =
            switch self {
            case .text: .text(view.text)
            case .texts: .texts(view.texts)
            case .label: .label(view.label)
            case .value: .value(view.value)
            case .isEnabled: .isEnabled(view.isEnabled)
            case .traits: .traits(view.traits)
            }
        return (words == found.words, found.words)
    }

    /// The fact in words; equal facts have equal words.
    var words: String {
        switch self {
        case .text(let text): "text \(Self.quoted(text))"
        case .texts(let texts): "texts [\(texts.map { Self.quoted($0) }.joined(separator: ", "))]"
        case .label(let label): "label \(Self.quoted(label))"
        case .value(let value): "value \(Self.quoted(value))"
        case .isEnabled(let isEnabled): isEnabled ? "an enabled view" : "a disabled view"
        case .traits(let traits):
            "traits [\(AccessibilityTrait.allCases.filter(traits.contains).map(\.rawValue).joined(separator: ", "))]"
        }
    }

    private static func quoted(_ text: String?) -> String { text?.debugDescription ?? "nil" }
}
