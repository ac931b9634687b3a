package import Foundation

/// The lengths of date pickers, in points.
package struct DateMetrics: Sendable {
    /// How far the ground of a date or time reaches beyond its text on each side.
    package let pillPadding: CGSize
    /// The radius of that ground.
    package let pillCorner: CGFloat
    /// The distance between date and time.
    package let pillDistance: CGFloat
    /// The height of a day in a calendar, and the diameter of the circle around it.
    package let day: CGFloat
    /// The ideal width of a calendar.
    package let calendarWidth: CGFloat
    /// A field in which each part of a date has its room; `nil` where the parts are one text.
    package var slots: Slots?

    /// The lengths of a field in which each part of a date has its room.
    package struct Slots: Sendable {
        package let height: CGFloat
        /// From the sides of the field to its parts.
        package let padding: CGFloat
        package let corner: CGFloat
        package let stepper: CGSize
        package let stepperHeight: CGFloat
        package let stepperDistance: CGFloat

        /// The width of a part; `nil` for as wide as its text.
        ///
        /// Evidence: macOS 26.2: month, day, hour and minute 16, years 32, a slash and a colon 4, a comma 8, PM 17
        /// and 3.5 before it.
        func width(of part: String) -> CGFloat? {
            if part.allSatisfy(\.isNumber) { return part.count > 2 ? 32 : 16 }
            if part.allSatisfy(\.isLetter) { return part.count == 2 ? 17 : nil }
            switch part {
            case "/", ":": return 4
            case ", ": return 8
            case " ", "\u{202F}": return 3.5
            default: return nil
            }
        }
    }
}
