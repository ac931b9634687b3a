import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// The colour of the bars that stand for texts and images.
enum PlaceholderInk {
    /// Evidence (macOS 26.2): 35 of 255 of black; white in the dark is its inverse, not measured.
    static func color(in environment: EnvironmentValues) -> RGBAColor {
        let white = environment.colorScheme == .dark ? 1.0 : 0.0
        return RGBAColor(red: white, green: white, blue: white, alpha: 35 / 255)
    }
}

/// A rounded bar for each line of a text.
///
/// Evidence (macOS 26.2): from the baseline up, as high as capitals, rounded up to half points; the
/// corners a fifth of that. Characters of one width stand in place of the text's (`FontDescriptor.isPlaceholder`), so each
/// bar is as long as its line.
struct RedactedTextDrawing {
    let ink: RGBAColor

    func draw(_ context: inout DrawingContext) {
        guard let text = context.text else { return }
        for line in text.lines {
            guard let first = line.runs.first else { continue }
            let left = line.runs.map(\.origin.x).min() ?? first.origin.x
            let right = line.runs.map { $0.origin.x + $0.width }.max() ?? left
            let size = line.runs.map(\.size).max() ?? first.size
            let height = (size * Self.capHeight * 2).rounded(.up) / 2
            let bar = CGRect(
                x: line.origin.x + left, y: line.origin.y + first.origin.y - height,
                width: right - left, height: height)
            guard bar.width > 0 else { continue }
            context.fill(.roundedRect(bar, radius: height / 5), .color(ink))
        }
    }

    /// The height of capitals as a share of the font's size. Evidence: 9.16 at 13 points.
    private static let capHeight: CGFloat = 9.16 / 13
}

/// A bar in place of an image: its frame, or a rounded square in the middle of a symbol's.
struct RedactedImageDrawing: NodeDrawing {
    let ink: RGBAColor
    /// The size of a symbol's font in points; `nil` for a picture.
    var pointSize: CGFloat?

    func draw(_ context: inout DrawingContext) {
        guard let pointSize else { return context.fillFrame(context.bounds, .color(ink)) }
        let bounds = context.bounds
        let square = CGRect(
            x: bounds.midX - pointSize / 2, y: bounds.midY - pointSize / 2, width: pointSize,
            height: pointSize)
        context.fill(.roundedRect(square, radius: pointSize / 5), .color(ink))
    }

    var isGroup: Bool { false }
}
