import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures

/// A finger that spins a wheel, and how the wheel goes on when it lets go. Places are counted in rows, from the first one.
///
/// The wheel comes to rest on a row, and that row is chosen then, as UIKit tells of rows ("didSelectRow"). Beyond the first
/// and the last row the finger moves it less and less, as beyond the ends of a scroll view.
@MainActor
final class WheelSpin {
    /// Where the wheel is seen now.
    var shown = 0.0
    /// Where it was when the finger took hold of it.
    private var base = 0.0
    /// Counts how often it began to go somewhere, or was stopped.
    private var turns = 0

    nonisolated init() {}

    /// The wheel that a finger spins.
    struct Drum {
        var rows: Int
        /// In points.
        var rowHeight: Double
        /// From the middle to an end, in points: the first and the last row are never pulled out of sight.
        var length: Double
    }

    /// Follows the finger.
    ///
    /// - Parameters:
    ///   - place: Where the wheel is while it is away from what is chosen; `nil` where it rests there.
    ///   - done: Called with the row on which the wheel has come to rest.
    func slide(
        _ event: SlideEvent, _ drum: Drum, _ place: Binding<Double?>, done: @escaping (Int) -> Void
    ) {
        guard drum.rows > 0, drum.rowHeight > 0 else { return }
        switch event.phase {
        case .began:
            turns += 1
            base = held(shown, drum)
            follow(event, drum, place)
        case .moved: follow(event, drum, place)
        case .ended: letGo(-event.velocity / drum.rowHeight, drum, place, done)
        case .cancelled: letGo(0, drum, place, done)
        }
    }

    /// Something else was chosen meanwhile: the wheel stays there.
    func stop(_ place: Binding<Double?>) {
        turns += 1
        if place.wrappedValue != nil { place.wrappedValue = nil }
    }

    private func follow(_ event: SlideEvent, _ drum: Drum, _ place: Binding<Double?>) {
        let wanted = base - event.translation / drum.rowHeight
        SlideEvent.following { place.wrappedValue = beyondEnds(wanted, drum) }
    }

    /// - Parameter speed: In rows a second.
    private func letGo(
        _ speed: Double, _ drum: Drum, _ place: Binding<Double?>, _ done: @escaping (Int) -> Void
    ) {
        let start = place.wrappedValue ?? shown
        let end = start + speed * WheelGlide.throwing
        let row = min(max(0, end.rounded()), Double(drum.rows - 1))
        turns += 1
        let turn = turns
        withAnimation(
            Animation(WheelGlide(way: row - start, speed: speed)), completionCriteria: .removed
        ) {
            place.wrappedValue = row
        } completion: { [weak self] in
            guard let self, self.turns == turn else { return }
            place.wrappedValue = nil
            done(Int(row))
        }
    }

    /// Where a wheel is seen whose finger is at a place.
    private func beyondEnds(_ place: Double, _ drum: Drum) -> Double {
        let inside = min(max(0, place), Double(drum.rows - 1))
        let way = abs(place - inside) * drum.rowHeight
        let seen = (1 - 1 / (way * 0.55 / max(1, drum.length) + 1)) * drum.length / drum.rowHeight
        return place < inside ? inside - seen : inside + seen
    }

    /// Where the finger is that holds a wheel which is seen at a place.
    private func held(_ seen: Double, _ drum: Drum) -> Double {
        let inside = min(max(0, seen), Double(drum.rows - 1))
        let length = max(1, drum.length)
        let way = min(abs(seen - inside) * drum.rowHeight, length * 0.999)
        let finger = length * way / (0.55 * (length - way)) / drum.rowHeight
        return seen < inside ? inside - finger : inside + finger
    }
}

/// A wheel that goes on by itself: at first as fast as the finger, then slower and slower.
nonisolated struct WheelGlide: ControlAnimation {
    /// What is left of the way after a second, as a logarithm.
    private let decay: Double
    /// When it is over, in seconds.
    private let end: Double

    /// For how long a finger's speed counts when it lets go, in seconds: UIKit's normal deceleration, 0.998 a millisecond.
    static let throwing = 0.499
    /// The fastest deceleration, with which a wheel comes to rest on the row beside it. A choice, as of scroll views that
    /// come back from beyond their ends.
    private static let fastest = 14.0
    private static let slowest = 1 / throwing
    /// What is left of the way when it counts as over, in rows.
    private static let rest = 0.01

    /// - Parameters:
    ///   - way: From where the wheel is to the row on which it comes to rest, in rows.
    ///   - speed: In rows a second.
    init(way: Double, speed: Double) {
        let wanted = way != 0 ? speed / way : Self.fastest
        // A wheel that is to go back against the finger's way does so at once.
        decay = wanted > 0 ? min(max(wanted, Self.slowest), Self.fastest) : Self.fastest
        end = abs(way) > Self.rest ? log(abs(way) / Self.rest) / decay : 0
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < end else { return nil }
        return value.scaled(by: (1 - exp(-decay * time)) / (1 - exp(-decay * end)))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time < end else { return nil }
        return value.scaled(by: decay * exp(-decay * time) / (1 - exp(-decay * end)))
    }
}
