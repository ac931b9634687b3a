public import QuadrantCore

/// Whether a text can be selected.
///
/// Apple: "TextSelectability".
public protocol TextSelectability {
    /// Whether views of this kind let their text be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Whether texts can be selected. Accepted, without effect on pictures: text in a PDF can always
    /// be selected, in a PNG it cannot.
    ///
    /// Apple: "View.textSelection(_:)".
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect(".textSelection(_:)")
    }

    /// How texts are spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect(".speechAlwaysIncludesPunctuation(\(value))")
    }

    /// Whether texts are spelled out when spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect(".speechSpellsOutCharacters(\(value))")
    }

    /// The pitch of the voice. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect(".speechAdjustedPitch(\(value))")
    }

    /// Whether texts wait until others were spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect(".speechAnnouncementsQueued(\(value))")
    }
}
