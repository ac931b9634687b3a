public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantViews
public import Testing

/// A view as it is seen at a moment, while it may be under way.
public struct PresentedView: Equatable, Sendable {
    /// The frame in the host's room, in points. Of a container whose views are under way: the rectangle around them.
    public let frame: CGRect
    /// The opacity of the view, with that of the views around it: 0 for invisible, 1 for unchanged.
    public let opacity: Double
}

/// The views of a host as they are seen at this moment.
@MainActor
public struct PresentedViews {
    let host: ViewHost

    /// The first view with an accessibility identifier, one that is leaving included.
    ///
    /// - Throws: `ViewNotFound`, which says which views there are.
    public subscript(
        identifier: String, sourceLocation sourceLocation: SourceLocation = #_sourceLocation
    ) -> PresentedView {
        get throws(ViewNotFound) {
            host.update()
            guard let node = host.tree.firstNode(seenAs: identifier) else {
                throw host.notFound(identifier)
            }
            return PresentedView(
                frame: host.room.frame(host.tree.presentedFrame(of: node)),
                opacity: host.tree.presentedOpacity(of: node))
        }
    }

    /// Whether a view with an accessibility identifier is seen, one that is leaving included.
    public func contains(_ identifier: String) -> Bool {
        host.update()
        return host.tree.firstNode(seenAs: identifier) != nil
    }
}

extension ViewHost {
    /// The seconds by which the host was moved on.
    public var time: TimeInterval { tree.motion.time }

    /// Whether something is under way: an animation, or a view that comes or goes.
    public var isAnimating: Bool {
        update()
        return !tree.motion.isAtRest
    }

    /// The views as they are seen now. Frames of `HostedView` are where views will be once nothing moves.
    public var presented: PresentedViews { PresentedViews(host: self) }

    /// Moves the host's clock on: animations go on, completions are called, sleeps of tasks end, blocks are called that were
    /// handed over for later (`asyncAfter`), operators of publishers that wait go on (`delay`, `debounce`, `throttle`), and timers
    /// of the main run loop fire (`Timer.scheduledTimer`, `Timer.publish`), each at its moment.
    ///
    /// What follows from it is done as far as it waits for nothing outside of the program, as before a picture. Nothing moves
    /// otherwise: a test sees each moment that it asks for, and the same at every run.
    ///
    /// That is so for code that the view calls: bodies, actions, tasks, and what these begin. A model that begins to sleep
    /// when the test makes it, timers of Dispatch (`DispatchSource`), sleeps with a tolerance and `Thread.sleep` go by the
    /// machine's clock.
    ///
    /// - Parameter time: How far; nothing happens for times that are not above 0.
    public func advance(by time: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
        guard time > .zero else { return }
        called(at: sourceLocation) {
            rest()
            host.advance(by: time)
            update()
        }
    }

    /// Moves the host's clock on by seconds; nothing happens for times that are not above 0 or not finite.
    public func advance(by seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        guard seconds.isFinite, seconds > 0, seconds < 1e9 else { return }
        advance(by: .near(seconds), sourceLocation: sourceLocation)
    }

    /// Moves the host's clock on until nothing is under way that ends by itself, an hour at most. Tasks that sleep and timers
    /// are not waited for; those that are due on the way have their turn.
    ///
    /// - Returns: Whether that was reached.
    @discardableResult
    public func advanceToEnd(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        called(at: sourceLocation) {
            rest()
            return host.advanceToEnd()
        }
    }
}
