import Foundation
import QuadrantCore

/// Where the pages of a tab view are on their way: held by a finger, gliding to where they are to be, or still.
///
/// The pages lie in a row, each a width from the one before. A finger moves the row; when it lets go, or when another page
/// is selected with an animation, it goes on from there by itself, and the pages between pass by.
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
    /// The pages that are seen beside the selected one.
    private(set) var beside: Set<AnyHashable> = []
    /// The page at which the row begins: the one that was selected when nothing moved.
    private var origin: AnyHashable?
    /// Counts how often pages began to go somewhere.
    private(set) var glides = 0
    private var selected: AnyHashable?
    /// Where the pages were when the finger came.
    private var base: CGFloat = 0

    nonisolated init() {}

    /// Takes which page is selected: the one that was is seen until the new one is in its place, and those between.
    func take(_ model: TabModel) {
        guard selected != model.selected else { return }
        let old = selected
        selected = model.selected
        guard let from = model.entries.firstIndex(where: { $0.id == old }), let to = model.place,
            width > 0
        else { return }
        if beside.isEmpty { origin = old }
        beside.formUnion([model.entries[from].id])
        if abs(to - from) <= Self.mostPassing {
            beside.formUnion(model.entries[min(from, to)...max(from, to)].map(\.id))
        }
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
        if beside.isEmpty { origin = selected }
        if model.entries.indices.contains(next) { beside.insert(model.entries[next].id) }
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
        (phase, pull, beside) = (.still, 0, [])
        return true
    }

    /// Where the row and its pages stand, each of these in the row, in points toward the trailing edge.
    func offsets(of ids: [AnyHashable]) -> (row: CGFloat, pages: [AnyHashable: CGFloat]) {
        let middle = selected.flatMap { ids.firstIndex(of: $0) } ?? 0
        let start = beside.isEmpty ? middle : origin.flatMap { ids.firstIndex(of: $0) } ?? middle
        let pages = ids.enumerated().map { ($1, CGFloat($0 - start) * width) }
        return (
            CGFloat(start - middle) * width + pull,
            Dictionary(pages, uniquingKeysWith: { first, _ in first })
        )
    }

    /// With what the pages are moved.
    func change(_ transaction: inout Transaction) {
        switch phase {
        case .still: if beside.isEmpty { transaction.animation = nil }
        case .held:
            transaction.animation = nil
            transaction.tracksVelocity = true
        case .gliding: transaction.animation = .smooth(duration: Self.duration)
        }
    }

    /// How many pages pass by at most where another one is selected: of more, nobody sees any.
    private static let mostPassing = 8
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
