import QuadrantTesting
import SwiftUI

/// What the closures of a test's gestures were told, in their order.
@MainActor final class Log {
    var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// The lines so far; the log is empty afterwards.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A white square of 100 points that a test touches; it fills its host.
@MainActor func square(_ content: some View) -> ViewHost {
    ViewHost(width: 100, height: 100) { content }
}

func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }

extension View {
    func side(_ length: CGFloat, _ name: String) -> some View {
        frame(width: length, height: length).background(.white).accessibilityIdentifier(name)
    }
}
