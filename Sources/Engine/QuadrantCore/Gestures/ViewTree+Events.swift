import Foundation
package import QuadrantEvents

extension ViewTree {
    /// Hands an event to the views that it is meant for. The next update shows what it changed.
    ///
    /// An event with numbers that are not finite is left out and reported; times that go back count as the last one.
    @MainActor
    package func send(_ event: InputEvent) {
        guard event.isFinite else {
            return report(
                "An event of the kind \"\(event.kind.rawValue)\" has a number that is not finite",
                at: nil,
                advice: "It was left out. Give times in seconds and places in points.")
        }
        switch event.kind {
        case .touch, .pencil, .pointer, .pinch, .rotate: arena.send(event)
        case .hover: pointers.send(event)
        case .wheel:
            arena.advance(to: event.time)
            let isSideways = event.modifiers.contains(.shift) && event.delta.width == 0
            arena.wheel(
                by: isSideways ? CGSize(width: event.delta.height, height: 0) : event.delta,
                at: event.location)
        // Keys go to the view with the focus, which modules above know.
        case .key, .text: break
        }
    }
}
