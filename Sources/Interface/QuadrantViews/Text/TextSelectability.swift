/// Whether a text can be selected.
///
/// Apple: "TextSelectability".
public protocol TextSelectability {
    /// Whether people can select the texts.
    static var allowsSelection: Bool { get }
}

/// The texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// Whether people can select text: they can.
    public static var allowsSelection: Bool { true }
}

/// The texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// Whether people can select text: they cannot.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
