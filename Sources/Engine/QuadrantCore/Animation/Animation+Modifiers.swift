public import Foundation
internal import QuadrantGeometry

extension Animation {
    /// The animation, begun `delay` seconds later. Until then nothing is seen of the change.
    ///
    /// - Parameter delay: Seconds; a negative delay begins as if it had run that long, NaN counts as 0.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(
            DelayedAnimation(base: self, delay: delay.isNaN ? 0 : delay),
            fault: fault
                ?? .unless(
                    .number, ".delay", ["": delay],
                    instead: delay > 0 ? "The change is never seen." : "It begins at once."))
    }

    /// The animation, `speed` times as fast. A delay that it has already is as much shorter; one that is added later is not.
    ///
    /// - Parameter speed: The factor. With 0 and below, the change is never seen; NaN counts as 1.
    public func speed(_ speed: Double) -> Animation {
        Animation(
            SpeedAnimation(base: self, speed: speed.isNaN ? 1 : max(speed, 0)),
            fault: fault
                ?? .unless(
                    .positive, ".speed", ["": speed],
                    instead: speed <= 0
                        ? "The change is never seen."
                        : speed.isNaN ? "It counts as 1." : "The change is shown at once."))
    }

    /// The animation several times, one after the other.
    ///
    /// - Parameters:
    ///   - repeatCount: How often, each way counted; less than 1 counts as 1.
    ///   - autoreverses: Whether every second time goes back. With an even count the value ends where it began, and then is
    ///     at its end at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(
            RepeatedAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses),
            fault: fault
                ?? .unless(
                    .positive, ".repeatCount", ["": Double(repeatCount)], instead: "It runs once."))
    }

    /// The animation again and again, as long as the view is there.
    ///
    /// - Parameter autoreverses: Whether every second time goes back.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(
            RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses), fault: fault)
    }

    /// The animation, which counts as logically complete after `duration` seconds unless it does so before. It is not longer
    /// or shorter for that.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(
            LogicallyCompleteAnimation(base: self, duration: duration),
            fault: fault
                ?? .unless(
                    .duration, ".logicallyComplete", ["after": duration],
                    instead: "It is complete when it ends."))
    }
}
