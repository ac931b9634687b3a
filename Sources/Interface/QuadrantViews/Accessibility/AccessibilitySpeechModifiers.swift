public import QuadrantCore

/// What kind of text an element has.
///
/// Apple: "AccessibilityTextContentType".
public struct AccessibilityTextContentType: Sendable {
    let name: String

    /// Text of no kind in particular.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What a program prints.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files and folders.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages that people send each other.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story or an article.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The source of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document that is being written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension AccessibilityNoteSpeech {
    init(_ change: (inout AccessibilityNoteSpeech) -> Void) {
        self.init()
        change(&self)
    }

    /// A pitch from -1 to 1; one that is not a number says nothing.
    static func pitch(_ value: Double) -> Double? {
        value.isNaN ? nil : min(max(-1, value), 1)
    }
}

extension View {
    private nonisolated func spoken(
        _ change: @escaping (inout AccessibilityNoteSpeech) -> Void
    ) -> some View {
        accessibility { note, _ in
            note.detail { $0.speech = AccessibilityNoteSpeech(change) }
        }
    }

    /// Says whether punctuation is spoken with the texts of the view.
    ///
    /// Apple: "speechAlwaysIncludesPunctuation(_:)". Assistive technologies and tests are told; nothing is spoken
    /// here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        spoken { $0.includesPunctuation = value }
    }

    /// Says whether the texts of the view are spelled out when they are spoken.
    ///
    /// Apple: "speechSpellsOutCharacters(_:)". Assistive technologies and tests are told; nothing is spoken here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        spoken { $0.spellsOut = value }
    }

    /// Sets the pitch of the voice that speaks the texts of the view: from -1, the lowest, to 1, the highest; 0 is
    /// usual.
    ///
    /// Apple: "speechAdjustedPitch(_:)". A pitch beyond is taken as the nearest, one that is not a number is left
    /// aside. Assistive technologies and tests are told; nothing is spoken here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        spoken { $0.pitch = AccessibilityNoteSpeech.pitch(value) }
    }

    /// Says whether what the view announces waits until what is being said has been said.
    ///
    /// Apple: "speechAnnouncementsQueued(_:)". Assistive technologies and tests are told; nothing is spoken here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        spoken { $0.isQueued = value }
    }

    /// Says what kind of text the view has, so that it can be spoken as such texts are.
    ///
    /// Apple: "accessibilityTextContentType(_:)".
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.detail { $0.textContentType = value.name } }
    }
}

extension Text {
    private func spoken(_ change: (inout AccessibilityNoteSpeech) -> Void) -> Text {
        telling(speech: AccessibilityNoteSpeech(change))
    }

    /// Says whether punctuation is spoken with the text. In a text that is joined from several, the whole is
    /// spoken so.
    ///
    /// Apple: "Text.speechAlwaysIncludesPunctuation(_:)". Assistive technologies and tests are told; nothing is
    /// spoken here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        spoken { $0.includesPunctuation = value }
    }

    /// Says whether the text is spelled out when it is spoken.
    ///
    /// Apple: "Text.speechSpellsOutCharacters(_:)".
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        spoken { $0.spellsOut = value }
    }

    /// Sets the pitch of the voice: from -1, the lowest, to 1, the highest; 0 is usual.
    ///
    /// Apple: "Text.speechAdjustedPitch(_:)".
    public func speechAdjustedPitch(_ value: Double) -> Text {
        spoken { $0.pitch = AccessibilityNoteSpeech.pitch(value) }
    }

    /// Says whether the text waits until others were spoken.
    ///
    /// Apple: "Text.speechAnnouncementsQueued(_:)".
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        spoken { $0.isQueued = value }
    }

    /// Says what kind of text it is.
    ///
    /// Apple: "Text.accessibilityTextContentType(_:)".
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> Text {
        telling(contentType: value.name)
    }
}
