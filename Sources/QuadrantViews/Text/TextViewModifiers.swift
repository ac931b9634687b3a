public import Foundation
public import QuadrantCore
public import QuadrantText

/// Says something of the texts in a view.
package nonisolated struct TextSettingsModifier: EnvironmentModifier {
    let changeSettings: (inout TextSettings) -> Void

    package func change(_ environment: inout EnvironmentValues) {
        changeSettings(&environment.textSettings)
    }
}

extension View {
    nonisolated private func texts(
        _ change: @escaping (inout TextSettings) -> Void
    ) -> ModifiedContent<Self, TextSettingsModifier> {
        modifier(TextSettingsModifier(changeSettings: change))
    }

    nonisolated private func characters(
        _ change: @escaping (inout TextAttributes) -> Void
    ) -> ModifiedContent<Self, TextSettingsModifier> {
        texts { change(&$0.attributes) }
    }

    /// Sets wrapped lines as far apart as their font has them, whatever their text style asks: the way of
    /// footers in lists on iOS 26, which was measured in an Apple picture (pitch 14 at 12 points, where
    /// the style's leading is 16).
    nonisolated package func ignoresStyleLeading() -> some View {
        texts { $0.followsStyleLeading = false }
    }

    /// The font of texts that set none.
    ///
    /// Apple: "View.font(_:)".
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// The weight of texts that set none; `nil` takes back what was set further out.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        characters { $0.fontChanges.weight = weight }
    }

    /// The design of texts that set none; `nil` takes back what was set further out.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        characters { $0.fontChanges.design = design }
    }

    /// The width of texts that set none; `nil` takes back what was set further out.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        characters { $0.fontChanges.width = width }
    }

    /// Bold texts: a text style's emphasised weight, else 700; a weight that was set wins.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isBold = isActive }
    }

    /// Italic texts.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isItalic = isActive }
    }

    /// The fixed-width design.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isMonospaced = isActive }
    }

    /// Digits of one width.
    nonisolated public func monospacedDigit() -> some View {
        characters { $0.fontChanges.hasMonospacedDigits = true }
    }

    /// A line under texts that set none; a colour of `nil` is the text's.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return characters { $0.underline = TextLineSetting(isActive: isActive, style: style) }
    }

    /// A line through texts that set none; a colour of `nil` is the text's.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return characters { $0.strikethrough = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Extra points between the characters of texts that set none; ligatures are left alone.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        characters { $0.kerning = kerning }
    }

    /// Extra points after each character of texts that set none.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        characters { $0.tracking = tracking }
    }

    /// Points by which texts that set nothing else are raised.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        characters { $0.baselineOffset = baselineOffset }
    }

    /// The size of texts relative to their font's.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        characters { if isEnabled { $0.scale = scale } }
    }

    /// The language whose forms and line breaks texts have that set none.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        characters { if isEnabled { $0.language = language.minimalIdentifier } }
    }

    /// The case in which texts are shown; `nil` for as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        texts { $0.textCase = textCase }
    }

    /// Points between the bottom of one line and the top of the next. Below 0 counts as 0; what is
    /// not finite too, and is reported.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        texts { $0.lineSpacing = lineSpacing }
    }

    /// How far lines are apart; `nil` for what suits the font.
    ///
    /// Apple: "View.lineHeight(_:)".
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        texts { $0.lineHeight = lineHeight }
    }

    /// How the lines of a text stand beside each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        texts { $0.alignment = alignment }
    }

    /// Which part of a text gives way where there is too little room.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        texts { $0.truncationMode = mode }
    }

    /// The smallest factor by which texts may be shrunk to fit, above 0, at most 1. Others are
    /// reported: those above 1 count as 1, 0 and less as the smallest there is.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        texts { $0.minimumScaleFactor = factor }
    }

    /// Whether characters may come closer before a line is broken or truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        texts { $0.allowsTightening = flag }
    }
}

extension View {
    /// The most lines a text may have; `nil` for any number. Below 1 counts as 1 and is reported.
    ///
    /// Apple: "View.lineLimit(_:)".
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (number, 0) }
    }

    /// The fewest lines for which room is kept; any number may be shown.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (nil, limit.lowerBound) }
    }

    /// The most lines a text may have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit.upperBound, 0) }
    }

    /// The fewest lines for which room is kept, and the most a text may have.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit.upperBound, limit.lowerBound) }
    }

    /// The most lines a text may have, and whether room is kept for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit, reservesSpace ? limit : 0) }
    }
}
