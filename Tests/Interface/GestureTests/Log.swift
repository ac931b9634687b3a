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

/// A colour of a picture, with parts from 0 to 255.
struct Pixel: Equatable {
    let red: Double
    let green: Double
    let blue: Double

    var isDark: Bool { red + green + blue < 300 }
}

extension ViewHost {
    /// The colour at a point of the room, in a picture of what is seen now.
    func pixel(_ x: Int, _ y: Int) throws -> Pixel { try pixels()(x, y) }

    /// The colours of a picture of what is seen now, by points of the room.
    func pixels() throws -> (_ x: Int, _ y: Int) -> Pixel {
        let picture = try picture()
        let (bytes, scale) = (picture.rgba, Double(picture.width) / size.width)
        return { x, y in
            let place = 4 * (Int(Double(y) * scale) * picture.width + Int(Double(x) * scale))
            return Pixel(
                red: Double(bytes[place]), green: Double(bytes[place + 1]),
                blue: Double(bytes[place + 2]))
        }
    }
}
