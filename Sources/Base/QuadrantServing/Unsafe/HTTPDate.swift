package import Foundation

/// Moments as HTTP writes them.
package enum HTTPDate {
    /// A moment to the second, such as `Sun, 06 Nov 1994 08:49:37 GMT`: RFC 9110, section 5.6.7.
    package static func text(_ date: Date) -> String {
        var time = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = unsafe tm()
        unsafe gmtime_r(&time, &parts)
        let (weekday, day, month, year) = unsafe (
            Int(parts.tm_wday), parts.tm_mday, Int(parts.tm_mon), parts.tm_year + 1900
        )
        let (hour, minute, second) = unsafe (parts.tm_hour, parts.tm_min, parts.tm_sec)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let two = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
        let clock = "\(two(hour)):\(two(minute)):\(two(second))"
        return "\(days[weekday]), \(two(day)) \(months[month]) \(year) \(clock) GMT"
    }
}
