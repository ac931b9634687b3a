public import Foundation
public import QuadrantCore
public import QuadrantText

/// Changes the settings of the texts in a view.
package nonisolated struct TextSettingsModifier: EnvironmentModifier {
    let changeSettings: (inout TextSettings) -> Void

    package func change(_ environment: inout EnvironmentValues) {
        changeSettings(&environment.textSettings)
    }
}

extension View {
    nonisolated func texts(
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

    /// Sets the font of the texts in this view that set none.
    ///
    /// Apple: "View.font(_:)".
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the weight of the texts in this view that set none; `nil` removes a weight that was set
    /// further outside.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        characters { $0.fontChanges.weight = weight }
    }

    /// Sets the design of the texts in this view that set none; `nil` removes a design that was set
    /// further outside.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        characters { $0.fontChanges.design = design }
    }

    /// Sets the width of the texts in this view that set none; `nil` removes a width that was set
    /// further outside. It acts on named fonts with an axis of widths; the fonts that stand in for the system's have one
    /// width, which is reported.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        characters { $0.fontChanges.width = width }
    }

    /// Makes the texts in this view bold: in the emphasised weight of a text style, otherwise 700;
    /// `false` takes back what was set further outside. A weight that was set takes precedence, as
    /// does what a text says itself.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isBold = isActive }
    }

    /// Makes the texts in this view italic, or upright with `false`. What a text says itself takes
    /// precedence.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isItalic = isActive }
    }

    /// Sets the fixed-width design for the texts in this view; `false` takes back what was set
    /// further outside. What a text says itself takes precedence.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        characters { $0.fontChanges.isMonospaced = isActive }
    }

    /// Shows the digits of the texts in this view with one width.
    nonisolated public func monospacedDigit() -> some View {
        characters { $0.fontChanges.hasMonospacedDigits = true }
    }

    /// Draws a line under the texts in this view that set none; with `isActive` of `false`, no
    /// line. A colour of `nil` is that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return characters { $0.underline = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Draws a line through the texts in this view that set none; with `isActive` of `false`, no
    /// line. A colour of `nil` is that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return characters { $0.strikethrough = TextLineSetting(isActive: isActive, style: style) }
    }

    /// Adds points between the characters of the texts in this view that set no kerning themselves;
    /// ligatures stay. Negative points bring the characters closer together; a value that is not
    /// finite counts as 0 and is reported.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        characters { $0.kerning = kerning }
    }

    /// Adds points after each character of the texts in this view that set no tracking themselves;
    /// ligatures are not formed. Negative points bring the characters closer together; a value that
    /// is not finite counts as 0 and is reported.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        characters { $0.tracking = tracking }
    }

    /// Raises the texts in this view that set no offset themselves, by points; a negative offset
    /// lowers them. One that is not finite counts as 0 and is reported.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        characters { $0.baselineOffset = baselineOffset }
    }

    /// Sets the size of the texts in this view relative to that of their fonts; it has no effect if
    /// `isEnabled` is `false`.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        characters { if isEnabled { $0.scale = scale } }
    }

    /// Sets the language whose letterforms and line breaks the texts in this view have, if they set
    /// none; it has no effect if `isEnabled` is `false`.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        characters { if isEnabled { $0.language = language.minimalIdentifier } }
    }

    /// Sets the case in which the texts in this view are shown; `nil` for no change.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        texts { $0.textCase = textCase }
    }

    /// Sets the distance between the bottom of a line and the top of the next, in points. A value
    /// that is negative or not finite counts as 0; one that is not finite is reported.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        texts { $0.lineSpacing = lineSpacing }
    }

    /// Sets the distance between baselines; `nil` for the one that the font asks for. A height that
    /// is no height, such as a negative one, is ignored and reported.
    ///
    /// Apple: "View.lineHeight(_:)".
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        texts { $0.lineHeight = lineHeight }
    }

    /// Sets how the lines of a text are aligned.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        texts { $0.alignment = alignment }
    }

    /// Sets the part of a text that is left out if there is too little room.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        texts { $0.truncationMode = mode }
    }

    /// Sets the smallest factor by which the texts in this view may be shrunk to fit, above 0 and
    /// at most 1. Factors above 1 count as 1, and factors of 0 or less as the smallest possible
    /// one; both are reported.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        texts { $0.minimumScaleFactor = factor }
    }

    /// Sets whether characters may move closer together before a line is broken or truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        texts { $0.allowsTightening = flag }
    }
}

extension View {
    /// Sets the largest number of lines that a text may have; `nil` for any number. A number below
    /// 1 counts as 1 and is reported.
    ///
    /// Apple: "View.lineLimit(_:)".
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (number, 0) }
    }

    /// Reserves room for a number of lines; a text may have more. A number below 0 counts as 0.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (nil, limit.lowerBound) }
    }

    /// Sets the largest number of lines that a text may have. A number below 1 counts as 1 and is
    /// reported.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit.upperBound, 0) }
    }

    /// Reserves room for a number of lines, the range's lower bound, and sets the largest number
    /// that a text may have, its upper bound. An upper bound below 1 counts as 1 and is reported.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit.upperBound, limit.lowerBound) }
    }

    /// Sets the largest number of lines that a text may have, and whether room is reserved for all
    /// of them. A number below 1 counts as 1 and is reported.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        texts { ($0.lineLimit, $0.reservedLines) = (limit, reservesSpace ? limit : 0) }
    }
}

/// Centres the lines of texts for which no alignment is set, or has them begin at the leading edge again.
package nonisolated struct CenteredLinesModifier: EnvironmentModifier {
    private let isCentered: Bool

    /// - Parameter isCentered: Whether lines are centred; `false` for what stands in something that centres them.
    package init(_ isCentered: Bool = true) { self.isCentered = isCentered }

    package func change(_ environment: inout EnvironmentValues) {
        let isCentered = isCentered && !environment.leadsButtonLines
        guard environment.textSettings.isCentered != isCentered else { return }
        environment.textSettings.isCentered = isCentered
    }
}

private enum LeadsButtonLinesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the lines of buttons' labels are not centred, as those of buttons that are rows of lists.
    package var leadsButtonLines: Bool {
        get { self[LeadsButtonLinesKey.self] }
        set { self[LeadsButtonLinesKey.self] = newValue }
    }
}
