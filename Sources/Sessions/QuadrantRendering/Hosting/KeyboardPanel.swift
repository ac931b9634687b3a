package import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews

/// How high a software keyboard is, and how it is drawn: as a plain panel without keys.
///
/// Heights are those that are widely reported, with the bar of suggestions and the room at the lower edge of the screen: 336
/// points on phones without a button, 346 on wide ones, 260 and 271 on phones with one, 209 on a phone on its side, 320 and
/// 408 on tablets. Apple publishes none.
package struct KeyboardPanel: Equatable, Sendable {
    /// The height in points, whatever the size of the window; `nil` for the usual one.
    package var height: CGFloat?

    /// - Parameter height: In points, from the lower edge of the window; `nil` for the usual height. One that is not finite
    ///   counts as `nil`, a negative one as 0.
    package init(height: CGFloat? = nil) {
        self.height = height.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    /// How much a keyboard takes of a window, from its lower edge: never more than all of it.
    package func height(in window: CGSize) -> CGFloat {
        min(height ?? usualHeight(in: window), max(0, window.height))
    }

    private func usualHeight(in window: CGSize) -> CGFloat {
        let shorter = min(window.width, window.height)
        if shorter >= Self.leastTablet { return window.width > window.height ? 408 : 320 }
        if window.width > window.height { return 209 }
        let isWide = window.width >= 414
        // Phones with a button are 16 to 9.
        return window.height < 1.9 * window.width ? (isWide ? 271 : 260) : (isWide ? 346 : 336)
    }

    /// The shorter side of the smallest tablet, in points.
    private static let leastTablet: CGFloat = 700

    /// The panel: a grey ground with a line above. The colours are a choice near those of iOS.
    ///
    /// - Parameters:
    ///   - frame: Where it lies, in the root's space.
    ///   - isDark: Whether it lies in a dark window.
    static func items(in frame: CGRect, isDark: Bool) -> [DisplayItem] {
        func grey(_ white: Double) -> RGBAColor {
            RGBAColor(red: white, green: white, blue: white, alpha: 1)
        }
        func fill(_ rect: CGRect, _ color: RGBAColor) -> DisplayItem {
            .fill(FillItem(shape: .rect(rect), paint: .color(color)))
        }
        let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
        return [
            fill(frame, grey(isDark ? 0.17 : 0.82)), fill(line, grey(isDark ? 0.3 : 0.7)),
        ]
    }
}
