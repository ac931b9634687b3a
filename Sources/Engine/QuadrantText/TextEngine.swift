package import Foundation
package import QuadrantGeometry

/// Measures and shapes text. Engines may be called from any thread and give equal answers to equal requests.
package protocol TextEngine: AnyObject, Sendable {
    /// The size and baselines of `request` under `proposal`, without building glyph runs where that is cheaper.
    ///
    /// `nil` and infinity on the width mean one line per paragraph; a height limits the number of
    /// lines to those that fit, at least one. The answer is rounded up to whole pixels.
    func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement

    /// Whether every text answers a width of 0 where it is offered none: nobody has to ask then, which
    /// spares a stack the most costly of its questions, as each character has a line of its own.
    var narrowsToNothing: Bool { get }

    /// The lines and glyphs of `request` under `proposal`; its measurement equals `measure`'s.
    func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText

    /// Where the characters of `request` stand in the lines that `shape` breaks it into. Nothing stands for
    /// characters that are left out. Only for texts that are edited or selected: linear in the text.
    func places(_ request: TextRequest, proposal: ProposedViewSize) -> TextPlaces

    /// The face between two faces of one variable font that differ in nothing but weight, with the same glyphs.
    ///
    /// - Parameter part: The part of the way from the one to the other; what lies beyond the font's weights is cut.
    /// - Returns: `nil` for any other two faces.
    func face(between one: FontID, and other: FontID, at part: Double) -> FontID?

    /// The vertical measures of `font`, rounded up to whole pixels of `displayScale`.
    func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics
}

extension TextEngine {
    package func face(between one: FontID, and other: FontID, at part: Double) -> FontID? { nil }

    package var narrowsToNothing: Bool { false }

    /// Lines without places, of an engine that knows none.
    package func places(_ request: TextRequest, proposal: ProposedViewSize) -> TextPlaces {
        let line = PlacedLine(
            range: 0..<0, top: 0, height: measure(request, proposal: proposal).size.height, left: 0,
            isRightToLeft: false, cells: [])
        return TextPlaces(lines: [line])
    }
}
