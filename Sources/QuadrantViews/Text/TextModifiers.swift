public import Foundation
import QuadrantCore

extension Text {
    /// The font of those parts that have none yet; `nil` leaves that of the environment.
    public func font(_ font: Font?) -> Text { adding { $0.font = font } }

    /// The weight of those parts that have none yet.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        adding { $0.fontChanges.weight = weight }
    }

    /// The design of those parts that have none yet; named fonts stay.
    public func fontDesign(_ design: Font.Design?) -> Text {
        adding { $0.fontChanges.design = design }
    }

    /// The width of those parts that have none yet.
    public func fontWidth(_ width: Font.Width?) -> Text {
        adding { $0.fontChanges.width = width }
    }

    /// Bold text: a text style's emphasised weight, else 700; a weight that was set wins.
    public func bold() -> Text { bold(true) }

    /// Bold text, or not.
    public func bold(_ isActive: Bool) -> Text { adding { $0.fontChanges.isBold = isActive } }

    /// Italic text.
    public func italic() -> Text { italic(true) }

    /// Italic text, or upright.
    public func italic(_ isActive: Bool) -> Text {
        adding { $0.fontChanges.isItalic = isActive }
    }

    /// The fixed-width design.
    public func monospaced(_ isActive: Bool = true) -> Text {
        adding { $0.fontChanges.isMonospaced = isActive }
    }

    /// Digits of one width.
    public func monospacedDigit() -> Text { adding { $0.fontChanges.hasMonospacedDigits = true } }

    /// A line under the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// A line of a pattern under the text; `nil` for the colour of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return adding { $0.underline = TextLineSetting(isActive: isActive, style: style) }
    }

    /// A line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// A line of a pattern through the text; `nil` for the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return adding { $0.strikethrough = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Extra points between characters; ligatures are left alone. What is not finite is reported.
    public func kerning(_ kerning: CGFloat) -> Text { adding { $0.kerning = kerning } }

    /// Extra points after each character; takes ligatures apart. What is not finite is reported.
    public func tracking(_ tracking: CGFloat) -> Text { adding { $0.tracking = tracking } }

    /// Points by which the text is raised. What is not finite is reported.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        adding { $0.baselineOffset = baselineOffset }
    }

    /// The size relative to the font's.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding { $0.scale = scale } : self
    }

    /// The language whose forms and line breaks the text has.
    ///
    /// One text has one language: the first that one of its parts sets.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? adding { $0.language = language.minimalIdentifier } : self
    }

    /// The colour of those parts that have none yet; `nil` leaves that of the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }

    /// The style of those parts that have none yet. A gradient goes across the bounds of the whole
    /// text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding { $0.foreground = TypedTextStyleBox(style) }
    }
}

extension Text {
    /// How the text is spoken. Accepted, without effect: nothing is spoken here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        adding { $0.unused = ".speechAlwaysIncludesPunctuation(\(value))" }
    }

    /// Whether the text is spelled out when spoken. Accepted, without effect: nothing is spoken here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        adding { $0.unused = ".speechSpellsOutCharacters(\(value))" }
    }

    /// The pitch of the voice. Accepted, without effect: nothing is spoken here.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        adding { $0.unused = ".speechAdjustedPitch(\(value))" }
    }

    /// Whether the text waits until others were spoken. Accepted, without effect: nothing is spoken
    /// here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        adding { $0.unused = ".speechAnnouncementsQueued(\(value))" }
    }
}
