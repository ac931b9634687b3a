public import Foundation
import QuadrantCore

extension Text {
    /// Sets the font of those parts of the text that set none; `nil` for the font of the
    /// environment.
    public func font(_ font: Font?) -> Text { adding { $0.font = font } }

    /// Sets the weight of those parts of the text that set none.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        adding { $0.fontChanges.weight = weight }
    }

    /// Sets the design of those parts of the text that set none; it does not change fonts with a
    /// name.
    public func fontDesign(_ design: Font.Design?) -> Text {
        adding { $0.fontChanges.design = design }
    }

    /// Sets the width of those parts of the text that set none.
    public func fontWidth(_ width: Font.Width?) -> Text {
        adding { $0.fontChanges.width = width }
    }

    /// Makes the text bold: in the emphasised weight of a text style, otherwise 700. A weight that
    /// was set takes precedence.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold, or not.
    public func bold(_ isActive: Bool) -> Text { adding { $0.fontChanges.isBold = isActive } }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Makes the text italic, or upright.
    public func italic(_ isActive: Bool) -> Text {
        adding { $0.fontChanges.isItalic = isActive }
    }

    /// Sets the fixed-width design, or not; fonts with a name stay as they are.
    public func monospaced(_ isActive: Bool = true) -> Text {
        adding { $0.fontChanges.isMonospaced = isActive }
    }

    /// Shows digits with one width.
    public func monospacedDigit() -> Text { adding { $0.fontChanges.hasMonospacedDigits = true } }

    /// Draws a line under the text; a colour of `nil` is that of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the text; a colour of `nil` is that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return adding { $0.underline = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Draws a line through the text; a colour of `nil` is that of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the text; a colour of `nil` is that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return adding { $0.strikethrough = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Adds points between characters; ligatures stay. Negative points bring the characters closer
    /// together; a value that is not finite counts as 0 and is reported.
    public func kerning(_ kerning: CGFloat) -> Text { adding { $0.kerning = kerning } }

    /// Adds points after each character; ligatures are not formed. Negative points bring the
    /// characters closer together; a value that is not finite counts as 0 and is reported.
    public func tracking(_ tracking: CGFloat) -> Text { adding { $0.tracking = tracking } }

    /// Raises the text by points; a negative offset lowers it. One that is not finite counts as 0
    /// and is reported.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        adding { $0.baselineOffset = baselineOffset }
    }

    /// Sets the size of the text relative to that of the font; it has no effect if `isEnabled` is
    /// `false`.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding { $0.scale = scale } : self
    }

    /// Sets the language whose letterforms and line breaks the text has; it has no effect if
    /// `isEnabled` is `false`.
    ///
    /// A text has one language: the first that one of its parts sets.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? adding { $0.language = language.minimalIdentifier } : self
    }

    /// Sets the colour of those parts of the text that set none; `nil` for the colour of the
    /// environment.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }

    /// Sets the style of those parts of the text that set none. A gradient spreads over the bounds
    /// of the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding { $0.foreground = TypedTextStyleBox(style) }
    }
}
