public import Dispatch

extension DispatchTime {
    /// The time an interval later.
    ///
    /// Apple: "advanced(by:)" (Dispatch), which Dispatch on Linux lacks.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DispatchWallTime {
    /// The time an interval later.
    ///
    /// Apple: "advanced(by:)" (Dispatch), which Dispatch on Linux lacks.
    public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}
