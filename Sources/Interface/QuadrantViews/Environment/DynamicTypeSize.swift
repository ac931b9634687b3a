/// How large the user wants text to be; `large` is the default.
///
/// Apple: "DynamicTypeSize".
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Two sizes below the usual one.
    case small
    /// One size below the usual one.
    case medium
    /// The usual size, in which text styles have their published sizes.
    case large
    /// One size above the usual one.
    case xLarge
    /// Two sizes above the usual one.
    case xxLarge
    /// The largest size that is not meant for accessibility.
    case xxxLarge
    /// The first of the five sizes for accessibility.
    case accessibility1
    /// The second of the five sizes for accessibility.
    case accessibility2
    /// The third of the five sizes for accessibility.
    case accessibility3
    /// The fourth of the five sizes for accessibility.
    case accessibility4
    /// The fifth of the sizes for accessibility, the largest of all.
    case accessibility5

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of that name, as it is written in code.
    package init?(name: String) {
        guard let match = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = match
    }
}
