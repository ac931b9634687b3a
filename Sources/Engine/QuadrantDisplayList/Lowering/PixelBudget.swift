package import Foundation

/// Limits how many pixels the parts of a page may have that become pixels.
///
/// As many parts as `whole` has room for are as fine as asked for. The next half as many pixels are for parts
/// half as fine, the next quarter for those a quarter as fine: together there never are twice as many.
package struct PixelBudget: Sendable {
    /// The number of pixels for parts that are as fine as asked for.
    private let whole: CGFloat
    /// The number of pixels taken so far.
    private var taken: CGFloat = 0

    /// Room for so many pixels as fine as asked for.
    package init(whole: CGFloat) {
        self.whole = whole
    }

    /// Takes pixels for a part; returns `false` where there is no room for it at its fineness.
    ///
    /// - Parameter halvings: How often its sides have been halved.
    package mutating func take(_ pixels: CGFloat, halvings: Int) -> Bool {
        guard hasRoom(for: pixels, halvings: halvings) else { return false }
        taken += pixels
        return true
    }

    /// Whether there is room for a part.
    package func hasRoom(for pixels: CGFloat, halvings: Int) -> Bool {
        taken + pixels <= whole * (2 - exp2(-CGFloat(halvings)))
    }
}
