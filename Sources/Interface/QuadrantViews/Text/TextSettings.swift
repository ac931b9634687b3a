public import Foundation
public import QuadrantCore
public import QuadrantText

/// All that the environment says of texts beside their font: one value, because every text asks for
/// it, and reading the environment takes the longer the more keys there are.
struct TextSettings: Equatable, Sendable {
    /// The alignment that `multilineTextAlignment` set; `nil` if nothing did.
    var chosenAlignment: TextAlignment?
    /// Whether lines are centred where nothing says how they stand: in labels of buttons. Seen in Apple's
    /// pictures (iOS 18).
    var isCentered = false
    var lineLimit: Int?
    /// Lines for which room is kept.
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var lineHeight: AttributedString.LineHeight?
    /// Whether lines of a text style are as far apart as the style asks; as its font has them if not.
    var followsStyleLeading = true
    var truncationMode = Text.TruncationMode.tail
    var allowsTightening = false
    var minimumScaleFactor: CGFloat = 1
    var textCase: Text.Case?
    /// Whether fonts and colours of texts themselves count nothing, as in bars of tabs, which draw the characters alone.
    var isPlain = false
    /// The attributes that modifiers of views set for characters.
    var attributes = TextAttributes()
    /// What draws texts in place of the library; `nil` for nothing.
    var renderer: TextRendererBox?
    /// What tells the views around how texts are laid out; `nil` where none asks.
    var layoutTeller: TextLayoutTeller?

    /// Whether something else than the library itself draws texts or looks at them.
    var hasReaders: Bool { renderer != nil || layoutTeller != nil }

    /// How lines stand beside each other.
    var alignment: TextAlignment {
        get { chosenAlignment ?? (isCentered ? .center : .leading) }
        set { chosenAlignment = newValue }
    }
}

private enum TextSettingsKey: EnvironmentKey {
    static var defaultValue: TextSettingsBox { .standard }
}

/// Settings on the heap: many texts share them.
final class TextSettingsBox: Equatable, Sendable {
    /// The settings of most texts.
    static let standard = TextSettingsBox(TextSettings())

    let value: TextSettings

    init(_ value: TextSettings) {
        self.value = value
    }

    static func == (lhs: TextSettingsBox, rhs: TextSettingsBox) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}

extension EnvironmentValues {
    /// The settings of texts in the environment; `nil` if nothing is set.
    var textSettingsIfAny: TextSettingsBox? {
        let box = self[TextSettingsKey.self]
        return box === TextSettingsBox.standard ? nil : box
    }

    var textSettings: TextSettings {
        get { self[TextSettingsKey.self].value }
        set { self[TextSettingsKey.self] = TextSettingsBox(newValue) }
    }

    /// The largest number of lines that a text may have; `nil` for any number. A number below 1
    /// counts as 1.
    ///
    /// Apple: "EnvironmentValues.lineLimit".
    public var lineLimit: Int? {
        get { textSettings.lineLimit }
        set { textSettings.lineLimit = newValue }
    }

    /// The number of lines for which texts keep room, filled or not; 0 unless set.
    package var reservedLines: Int { textSettings.reservedLines }

    /// The distance between the bottom of a line and the top of the next, in points; 0 unless set.
    ///
    /// Apple: "EnvironmentValues.lineSpacing".
    public var lineSpacing: CGFloat {
        get { textSettings.lineSpacing }
        set { textSettings.lineSpacing = newValue }
    }

    /// The distance between baselines; `nil` for the one that the font asks for.
    ///
    /// Apple: "EnvironmentValues.lineHeight".
    public var lineHeight: AttributedString.LineHeight? {
        get { textSettings.lineHeight }
        set { textSettings.lineHeight = newValue }
    }

    /// How the lines of a text are aligned; leading unless set, and centred in the labels of
    /// buttons.
    ///
    /// Apple: "EnvironmentValues.multilineTextAlignment".
    public var multilineTextAlignment: TextAlignment {
        get { textSettings.alignment }
        set { textSettings.alignment = newValue }
    }

    /// The part of a text that is left out if there is too little room.
    ///
    /// Apple: "EnvironmentValues.truncationMode".
    public var truncationMode: Text.TruncationMode {
        get { textSettings.truncationMode }
        set { textSettings.truncationMode = newValue }
    }

    /// Whether characters may move closer together before a line is broken or truncated; `false`
    /// unless set.
    ///
    /// Apple: "EnvironmentValues.allowsTightening".
    public var allowsTightening: Bool {
        get { textSettings.allowsTightening }
        set { textSettings.allowsTightening = newValue }
    }

    /// The smallest factor by which a text may be shrunk to fit, above 0 and at most 1; 1 for no
    /// shrinking.
    ///
    /// Apple: "EnvironmentValues.minimumScaleFactor".
    public var minimumScaleFactor: CGFloat {
        get { textSettings.minimumScaleFactor }
        set { textSettings.minimumScaleFactor = newValue }
    }

    /// The case in which texts are shown; `nil` for no change.
    ///
    /// Apple: "EnvironmentValues.textCase".
    public var textCase: Text.Case? {
        get { textSettings.textCase }
        set { textSettings.textCase = newValue }
    }
}

extension View {
    /// Draws the texts in the view without the fonts, colours and lines that they set themselves.
    package nonisolated func plainTexts() -> some View {
        transformEnvironment(\.textSettings) { $0.isPlain = true }
    }
}
