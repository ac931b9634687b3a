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
}
