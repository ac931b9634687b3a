package import Foundation

/// How a system sets text: the sizes, weights and lines of its text styles and of its font at any size.
///
/// The same for all designs and weights of the system font.
package struct TextProfile: Sendable {
    /// The figures of the text styles, in the order of `TextStyleName.allCases`.
    private let styles: [TextStyleFigures]
    private let font: SystemFontFigures
    /// The size in points of a text that says nothing of its font; `nil` where such a text is in the body style.
    package let plainSize: CGFloat?

    /// - Parameters:
    ///   - plainSize: The size of a text that says nothing; `nil` for the body style.
    ///   - style: The figures of each style.
    init(
        font: SystemFontFigures, plainSize: CGFloat? = nil,
        style: (TextStyleName) -> TextStyleFigures
    ) {
        (self.font, self.plainSize) = (font, plainSize)
        styles = TextStyleName.allCases.map(style)
    }

    /// The size of a style in points.
    package func size(_ use: TextStyleUse) -> CGFloat {
        figures(use.name).sizes.at(use.setting)
    }

    /// The points between the tops of two lines of a style.
    package func leading(_ use: TextStyleUse) -> CGFloat {
        figures(use.name).leadings.at(use.setting)
    }

    /// The weight of a style, 100 to 900.
    package func weight(_ style: TextStyleName) -> Double { figures(style).weight }

    /// The weight that `bold()` gives a style.
    package func emphasizedWeight(_ style: TextStyleName) -> Double {
        figures(style).emphasizedWeight
    }

    /// A line of the system font.
    ///
    /// - Parameters:
    ///   - size: In points; where it is not the style's own, the style's line grows or shrinks with it.
    ///   - style: The text style that the font is in; `nil` for a font of a size in points.
    package func line(size: CGFloat, style: TextStyleUse?) -> TextLine {
        guard let style else { return font.line(size: size) }
        let figures = figures(style.name)
        let factor = size / figures.sizes.at(style.setting)
        if let recorded = figures.recorded { return recorded.line.scaled(by: factor) }
        var line = font.line(size: size)
        line.pitch = figures.leadings.at(style.setting) * factor
        return line
    }

    /// The distances that a line of the system font keeps from what is no text: from a plain view above
    /// it, and to one below it. Parameters as those of `line(size:style:)`.
    package func distances(
        size: CGFloat, style: TextStyleUse?
    ) -> (above: CGFloat, below: CGFloat) {
        if let style, let recorded = figures(style.name).recorded {
            let factor = size / figures(style.name).sizes.at(style.setting)
            return (recorded.above * factor, recorded.below * factor)
        }
        return font.distances(size: size)
    }

    private func figures(_ style: TextStyleName) -> TextStyleFigures { styles[style.index] }
}

/// The vertical measures of a line in points, before rounding to pixels.
package struct TextLine: Hashable, Sendable {
    /// The height of a single line, and of the first of several.
    package var height: CGFloat
    /// The distance from its top to its baseline.
    package var ascent: CGFloat
    /// The distance from its top to that of the next line of the same text.
    package var pitch: CGFloat

    package init(height: CGFloat, ascent: CGFloat, pitch: CGFloat) {
        self.height = height
        self.ascent = ascent
        self.pitch = pitch
    }

    func scaled(by factor: CGFloat) -> TextLine {
        if factor == 1 { return self }
        return TextLine(height: height * factor, ascent: ascent * factor, pitch: pitch * factor)
    }
}

/// The figures of a text style on a system.
struct TextStyleFigures: Sendable {
    /// In points, by the user's setting from the smallest, or one for all.
    var sizes: [CGFloat]
    /// Points between the tops of two lines, by the user's setting, or one for all.
    var leadings: [CGFloat]
    var weight: Double
    var emphasizedWeight: Double
    /// The recorded line of the style where it differs from what its size and leading give.
    var recorded: RecordedTextStyle?
}

/// A style's line and distances as they were recorded.
struct RecordedTextStyle: Sendable {
    var line: TextLine
    /// The distance from a plain view above, in points.
    var above: CGFloat
    /// The distance to a plain view below, in points.
    var below: CGFloat
}

extension [CGFloat] {
    /// The figure for a setting; that of the nearest one there is.
    fileprivate func at(_ setting: UInt8) -> CGFloat { self[Swift.min(Int(setting), count - 1)] }
}

extension TextStyleName {
    /// The position in `allCases`, without a search: every text asks for it.
    var index: Int {
        switch self {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .body: 6
        case .callout: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }
}
