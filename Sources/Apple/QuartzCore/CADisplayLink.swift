public import Foundation
public import QuadrantFoundation

/// Calls a method of an object for each frame of the display: sixty times a second, or as often as was asked for.
///
/// Apple: "CADisplayLink" (Core Animation). In a picture that stands still no frame follows, in a picture of a later moment and in a clip frames come as
/// its time goes on, in a `ViewHost` as its clock is moved on. It keeps its target until it is invalidated.
open class CADisplayLink: NSObject {
    private var target: Any?
    private let selector: Selector
    private var ticker: Timer?
    private var isEnded = false

    /// The time of the frame that is shown, in seconds; 0 before the first one.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between frames of the display, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// Whether nothing is called.
    open var isPaused = false
    /// How often the method is called in a second at most; 0 for each frame. What is negative counts as 0. A link that runs already keeps its rate.
    open var preferredFramesPerSecond = 0
    /// How often the method may be called; the preferred rate counts if there is one. A link that runs already keeps its rate.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link that calls a method with itself, once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        (self.target, selector) = (target, sel)
    }

    /// Begins to call the method. All run loops are the main one here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard ticker == nil, !isEnded else { return }
        ticker = Timer.onMainLoop(every: interval) { [weak self] in self?.showFrame() }
    }

    /// Ends to call the method, until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        ticker?.invalidate()
        ticker = nil
    }

    /// Ends to call the method for good and lets go of the target.
    open func invalidate() {
        remove(from: .main, forMode: .default)
        (target, isEnded) = (nil, true)
    }

    deinit { ticker?.invalidate() }

    private var interval: TimeInterval {
        let wanted = preferredFrameRateRange.preferred.map(Double.init) ?? 0
        let rate = wanted > 0 ? wanted : Double(preferredFramesPerSecond)
        return rate > 0 && rate < 60 ? 1 / rate : duration
    }

    private func showFrame() {
        guard !isPaused, let target else { return }
        timestamp = CACurrentMediaTime()
        targetTimestamp = timestamp + interval
        selector.call(on: target, with: self)
    }
}

/// How often something is shown in a second.
///
/// Apple: "CAFrameRateRange" (Core Animation).
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least rate.
    public var minimum: Float
    /// The greatest rate.
    public var maximum: Float
    /// The best rate; `nil` for none.
    public var preferred: Float?

    /// As the system likes it.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
