internal import CBundledFonts
internal import Foundation
internal import QuadrantText

/// The font files that are part of the program. Inter is there in a cut for text and one for display
/// sizes; a file of Nunito has one weight, all others have an axis of it.
package enum BundledFont: Int32, Hashable, Sendable, CaseIterable {
    /// Inter, upright, below 28 points.
    case text = 0
    /// Inter, italic, below 28 points.
    case textItalic
    /// Inter, upright, from 28 points.
    case display
    /// Inter, italic, from 28 points.
    case displayItalic
    /// Source Serif 4, upright.
    case serif
    /// Source Serif 4, italic.
    case serifItalic
    /// Source Code, upright.
    case monospaced
    /// Source Code, italic.
    case monospacedItalic
    /// Nunito, upright, by weight.
    case rounded200
    case rounded300
    case rounded400
    case rounded600
    case rounded700
    case rounded800
    case rounded900
    /// Nunito, italic, by weight.
    case roundedItalic400
    case roundedItalic600
    case roundedItalic700

    /// The font file. The bytes live as long as the program.
    package var bytes: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(
            start: quadrant_bundled_font_data(rawValue),
            count: quadrant_bundled_font_length(rawValue))
    }
}

extension BundledFont {
    /// The size in points from which the display cut is used. Apple's system font goes over to its
    /// display forms between 17 and 28; up to there the text cut's proportions come nearer to it.
    static let displaySize = 28.0

    /// Inter's cut for a size in points.
    static func cut(size: Double, isItalic: Bool) -> BundledFont {
        switch (size >= displaySize, isItalic) {
        case (false, false): .text
        case (false, true): .textItalic
        case (true, false): .display
        case (true, true): .displayItalic
        }
    }

    /// The face of a design in the descriptor's size, weight and slant.
    static func source(
        _ design: FontDescriptor.Design, _ descriptor: FontDescriptor
    ) -> FontSource {
        let isItalic = descriptor.isItalic
        let weight = FontSource.Variation(tag: FontStore.weightAxis, value: descriptor.weight)
        switch design {
        case .standard:
            let file = cut(size: descriptor.size, isItalic: isItalic)
            return FontSource(file: .bundled(file), variations: [weight])
        case .serif:
            let size = FontSource.Variation(
                tag: FontStore.opticalSizeAxis, value: Double(descriptor.size))
            return FontSource(
                file: .bundled(isItalic ? .serifItalic : .serif), variations: [size, weight])
        case .monospaced:
            return FontSource(
                file: .bundled(isItalic ? .monospacedItalic : .monospaced), variations: [weight])
        case .rounded:
            return FontSource(file: .bundled(rounded(descriptor.weight, isItalic: isItalic)))
        }
    }

    /// Nunito's file whose strokes are nearest to those of the weight, not the one of that name: its names stand
    /// for thinner strokes than Apple's. Semibold text in the rounded design looked regular beside Apple's pictures.
    ///
    /// Evidence: the stem of "I" in thousandths of the size is 82 in Nunito's regular, 104 in its semibold, 128 in its
    /// bold, 155 in its extra bold, 184 in its black, and 88, 110, 132, 154, 176 in Inter at 400 to 800. Letters are then
    /// also as wide as Inter's, to 2 thousandths at 17 points where they were 12 narrower from 600 on.
    private static func rounded(_ weight: Double, isItalic: Bool) -> BundledFont {
        switch (isItalic, weight) {
        case (false, ..<250): .rounded200
        case (false, ..<350): .rounded300
        case (false, ..<450): .rounded400
        case (false, ..<550): .rounded600
        case (false, ..<650): .rounded700
        case (false, ..<750): .rounded800
        case (false, _): .rounded900
        case (true, ..<450): .roundedItalic400
        case (true, ..<550): .roundedItalic600
        case (true, _): .roundedItalic700
        }
    }
}
