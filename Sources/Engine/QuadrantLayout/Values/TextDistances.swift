import Foundation
import QuadrantText

/// The distances that a text prefers to its neighbours above and below, in points: all default distances of
/// texts are defined here, by the figures of the font's platform. Weight and design do not matter.
struct TextDistances: Equatable {
    /// From a view above that is no text.
    let above: CGFloat
    /// To a view below that is no text.
    let below: CGFloat
    /// From a text above: what the style's leading is more than a line's height, in whole pixels, none
    /// where it is less. The lower of two texts decides.
    ///
    /// Evidence: recorded on iOS 26.0 and macOS 26.2 at scale 2 for the eleven styles of each, all of which
    /// this gives exactly (iOS: 0.5, 1, 2, 1.5, 2, 2.5, 2, 2, 2.5, 2, 0 from largeTitle to caption2), and
    /// 0 for sizes in points; in Apple's pictures at scale 3 and medium body over body 2.0, headline and
    /// body over caption 0.
    let toText: CGFloat

    /// The distances of a line in a font.
    ///
    /// - Parameter displayScale: Pixels per point.
    init(_ font: FontDescriptor, displayScale: CGFloat) {
        (above, below) = font.platform.text.distances(size: font.size, style: font.style)
        let line = font.systemLine
        let scale = displayScale > 0 ? displayScale : 1
        toText = max(0, ((line.pitch - line.height) * scale - 0.001).rounded(.up) / scale)
    }
}
