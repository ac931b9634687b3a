public import QuadrantCore

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

extension View {
    /// Sets whether the texts in this view can be selected. It has no effect on pictures: text in a
    /// PDF can always be selected, text in a PNG never.
    ///
    /// Apple: "View.textSelection(_:)".
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect(".textSelection(_:)")
    }

    /// Sets how texts are spoken. It has no effect, as nothing is spoken here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect(".speechAlwaysIncludesPunctuation(\(value))")
    }

    /// Sets whether texts are spelled out when they are spoken. It has no effect, as nothing is
    /// spoken here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect(".speechSpellsOutCharacters(\(value))")
    }

    /// Sets the pitch of the voice. It has no effect, as nothing is spoken here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect(".speechAdjustedPitch(\(value))")
    }

    /// Sets whether texts wait until others were spoken. It has no effect, as nothing is spoken
    /// here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect(".speechAnnouncementsQueued(\(value))")
    }
}
