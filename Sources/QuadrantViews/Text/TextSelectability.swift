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
    public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
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

/// Stands for a modifier that means nothing where pictures are drawn, and says so.
nonisolated struct UnusedModifier: ViewModifier {
    typealias Body = Never

    /// As it is written.
    let call: String

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: UnusedModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.report(
            Complaint(
                "\(modifier.call) is accepted, without effect here",
                advice: "Pictures do not change by it."))
        V._makeNodes(content, &cursor)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Whether texts can be selected. Accepted, without effect on pictures: text in a PDF can always
    /// be selected, in a PNG it cannot.
    ///
    /// Apple: "View.textSelection(_:)".
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(UnusedModifier(call: ".textSelection(_:)"))
    }

    /// How texts are spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(UnusedModifier(call: ".speechAlwaysIncludesPunctuation(\(value))"))
    }

    /// Whether texts are spelled out when spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(UnusedModifier(call: ".speechSpellsOutCharacters(\(value))"))
    }

    /// The pitch of the voice. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        modifier(UnusedModifier(call: ".speechAdjustedPitch(\(value))"))
    }

    /// Whether texts wait until others were spoken. Accepted, without effect: nothing is spoken here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        modifier(UnusedModifier(call: ".speechAnnouncementsQueued(\(value))"))
    }
}
