/// Times of command lines and files, which are in seconds, and of stages and sessions.
extension Duration {
    /// The nearest number of nanoseconds; of numbers beyond thirty years the nearest within, and 0 of those that are none.
    package static func near(_ seconds: Double) -> Duration {
        let within = seconds.isNaN ? 0 : max(-1e9, min(1e9, seconds))
        return .nanoseconds(Int64((within * 1e9).rounded()))
    }

    /// The same in seconds.
    package var inSeconds: Double { self / .seconds(1) }
}
