/// How large the user wants text to be; `large` is the default.
///
/// Apple: "DynamicTypeSize".
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether the size is one of those for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of that name, as it is written in code.
    package init?(name: String) {
        guard let match = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = match
    }
}
