internal import Foundation

/// A moment on a clock that cannot be set.
struct MonotonicTime {
    private var nanoseconds: Int

    /// This moment.
    static var now: MonotonicTime {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec)
    }

    /// How many milliseconds from now it is, rounded up; negative if it is past.
    var millisecondsLeft: Int {
        let left = nanoseconds - MonotonicTime.now.nanoseconds
        return left > 0 ? (left + 999_999) / 1_000_000 : left / 1_000_000
    }

    /// The moment `seconds` later.
    static func + (time: MonotonicTime, seconds: Double) -> MonotonicTime {
        MonotonicTime(nanoseconds: time.nanoseconds + Int(seconds * 1_000_000_000))
    }
}
