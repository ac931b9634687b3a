internal import Foundation

// How a text is scrolled so that its caret is seen.
extension TextSession {
    /// The offset nearest to the present one at which a stretch is seen.
    static func offset(
        _ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ total: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        guard total > room else { return 0 }
        let seen = min(max(now, high - room), low)
        return min(max(0, seen), total - room)
    }
}
