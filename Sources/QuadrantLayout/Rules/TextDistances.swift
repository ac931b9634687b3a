import Foundation

/// The distances a line of text keeps from other views above and below it, in points.
///
/// Evidence: default VStack spacing measured on iOS 26 for point-size fonts of 10 to 40 points; the
/// formula gives all twelve sizes exactly. Weight and design do not matter.
struct TextDistances: Equatable {
    let above: CGFloat
    let below: CGFloat

    /// The descent of the system font for a size of 1.
    private static let descent: CGFloat = 494 / 2048
    /// Its ascent above the capitals, so that the gap above them is the gap below the line.
    private static let overshoot: CGFloat = 507 / 2048

    init(fontSize: CGFloat) {
        // An eighth of the size, rounded up to half points, is added to the descent.
        above = Self.descent * fontSize + (fontSize / 4).rounded(.up) / 2
        below = above + Self.overshoot * fontSize
    }
}
