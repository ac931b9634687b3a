internal import Dispatch

/// What time it is for code of a view whose host's clock stands.
package enum HostedTime {
    private static let seconds = Locked<@Sendable () -> Double?>({ nil })
    private static let start = DispatchTime.now()

    /// Says how to find the seconds by which the clock was moved of the host for whose view this thread works; `nil` where it
    /// works for none, or its clock goes as the machine's does.
    package static func follow(_ seconds: @escaping @Sendable () -> Double?) {
        Self.seconds.exchange(seconds)
    }

    /// The moment now by that clock; `nil` where the machine's holds.
    static var now: DispatchTime? {
        seconds.withLock { $0 }().map { start + $0 }
    }
}
