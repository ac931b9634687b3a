import Foundation
import QuadrantCore

/// Where the pages of a tab view are on their way: held by a finger, gliding to where they are to be, or still.
///
/// Each page has a place of its own beside the selected one, a width away for each page between them. A finger moves all of
/// them; when it lets go, or when another page is selected with an animation, they go on from there by themselves.
@MainActor
final class PageTurns {
    enum Phase {
        case still, held, gliding
    }

    private(set) var phase = Phase.still
    /// How far a finger has moved the pages, in points toward the trailing edge.
    private(set) var pull: CGFloat = 0
    /// The width of a page, in points; 0 before it is known.
    var width: CGFloat = 0
    /// The page that is seen beside the selected one; `nil` for none.
    private(set) var beside: AnyHashable?
    /// Counts how often pages began to go somewhere.
    private(set) var glides = 0
    private var selected: AnyHashable?
    /// Where the pages were when the finger came.
    private var base: CGFloat = 0

    nonisolated init() {}

    /// Takes which page is selected: the one that was is seen until the new one is in its place.
    func take(_ model: TabModel) {
        guard selected != model.selected else { return }
        let old = selected
        selected = model.selected
        guard let old, width > 0, model.entries.contains(where: { $0.id == old }) else { return }
        beside = old
        glides += 1
    }

    /// A finger takes hold of the pages, which are seen that far from where they are to be.
    func hold(at shift: CGFloat, in model: TabModel) {
        (phase, base) = (.held, shift)
        follow(0, in: model)
    }

    /// The finger has come that far.
    func follow(_ way: CGFloat, in model: TabModel) {
        pull = shown(base + way, in: model)
        guard pull != 0, let place = model.place else { return }
        let next = pull < 0 ? place + 1 : place - 1
        beside = model.entries.indices.contains(next) ? model.entries[next].id : nil
    }

    /// The finger lets go.
    ///
    /// - Returns: The page that is to be selected: that which is nearest to where the finger would have brought the pages, one
    ///   beside the selected one at most; `nil` for the one that is.
    func letGo(_ way: CGFloat, speed: CGFloat, in model: TabModel) -> TabEntry? {
        let end = base + way + speed * Self.throwing
        (phase, pull) = (.gliding, 0)
        glides += 1
        let step = end < -width / 2 ? 1 : end > width / 2 ? -1 : 0
        guard let place = model.place, step != 0, model.entries.indices.contains(place + step)
        else { return nil }
        return model.entries[place + step]
    }

    /// The pages are where they are to be, unless something else has begun meanwhile; whether they are.
    func end(_ glide: Int) -> Bool {
        guard glide == glides, phase != .held else { return false }
        (phase, pull, beside) = (.still, 0, nil)
        return true
    }

    /// Where a page stands whose place is `steps` pages after the selected one.
    func offset(_ steps: Int) -> CGFloat { CGFloat(steps) * width + pull }

    /// With what the pages are moved.
    func change(_ transaction: inout Transaction) {
        switch phase {
        case .still: break
        case .held:
            transaction.animation = nil
            transaction.tracksVelocity = true
        case .gliding: transaction.animation = .smooth(duration: Self.duration)
        }
    }

    /// For how long a finger's speed counts when it lets go, in seconds: pages decelerate fast (0.99 a millisecond).
    private static let throwing: CGFloat = 0.1
    /// The perceptual duration of the spring that brings pages to their end, in seconds. A choice: Apple publishes nothing.
    private static let duration = 0.35

    /// Beyond the first and the last page the finger moves less and less, as beyond the ends of a scroll view.
    private func shown(_ way: CGFloat, in model: TabModel) -> CGFloat {
        let isEnd = way > 0 ? model.place == 0 : model.place == model.entries.count - 1
        guard isEnd else { return way }
        let length = max(1, width)
        let beyond = (1 - 1 / (abs(way) * 0.55 / length + 1)) * length
        return way > 0 ? beyond : -beyond
    }
}

extension TabModel {
    /// Which of the entries is selected; `nil` for none.
    var place: Int? { entries.firstIndex { $0.id == selected } }
}
