import Foundation
import QuadrantCore
import QuadrantViews

/// Inter's static cuts by their names: no cut for large sizes, no letter spacing by size, as the peers
/// have them.
enum Cut: String {
    case regular = "Inter-Regular"
    case medium = "Inter-Medium"
    case semibold = "Inter-SemiBold"
    case bold = "Inter-Bold"
}

extension Text {
    /// The text in a cut at a size, its lines so far apart.
    nonisolated func set(_ cut: Cut, _ size: CGFloat, _ lineHeight: CGFloat, _ color: Color)
        -> some View
    {
        font(.custom(cut.rawValue, fixedSize: size))
            .foregroundStyle(color)
            .lineHeight(.exact(points: lineHeight))
    }
}

extension Color {
    /// An opaque colour as it is written in style sheets.
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255)
    }
}
