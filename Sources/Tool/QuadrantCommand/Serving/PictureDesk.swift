internal import Foundation
internal import QuadrantServing
internal import Synchronization

/// Hands out pictures: kept ones at once, one drawing for equal orders at the same time, and no more at once than may wait.
final class PictureDesk: Sendable {
    /// Where a picture came from.
    enum Source: String, Sendable, CaseIterable {
        case cache, shared, drawn
    }

    private typealias Drawing = Awaited<PictureAnswer>

    /// An order that is under way.
    private struct Work {
        let drawing: Drawing
        /// Of each request that waits for it, whether its client has gone.
        var areGone: [@Sendable () -> Bool]
    }

    private struct State {
        var cache: PictureCache
        var drawings: [PictureOrder: Work] = [:]
        /// How many requests of a client wait.
        var waiting: [String: Int] = [:]
    }

    private let painter: any TemplatePainter
    private let most: (drawings: Int, perClient: Int)
    private let state: Mutex<State>

    /// - Parameters:
    ///   - queue: How many different pictures may be drawn or wait for it.
    ///   - perClient: How many requests of one client may wait.
    ///   - cacheBytes: How much memory pictures are kept in.
    init(_ painter: any TemplatePainter, queue: Int, perClient: Int, cacheBytes: Int) {
        self.painter = painter
        most = (queue, perClient)
        state = Mutex(State(cache: PictureCache(limit: cacheBytes)))
    }

    /// How many pictures are drawn or wait for it, and how many bytes are kept.
    var load: (drawings: Int, cacheBytes: Int) {
        state.withLock { ($0.drawings.count, $0.cache.bytes) }
    }

    /// The picture of an order, waited for.
    ///
    /// - Parameters:
    ///   - client: Who asks.
    ///   - isGone: Whether the client has gone. What all have gone who asked for it is not begun.
    func picture(
        of order: PictureOrder, for client: String, unless isGone: @escaping @Sendable () -> Bool
    ) throws(ServiceProblem) -> (answer: PictureAnswer, source: Source) {
        enum Way {
            case kept(Data, issues: [String])
            case waits(Drawing)
            case draws(Drawing)
            case refused(ServiceProblem)
        }
        let way = state.withLock { state -> Way in
            if let kept = state.cache.picture(of: order) {
                return .kept(kept.picture, issues: kept.issues)
            }
            if state.waiting[client, default: 0] >= most.perClient {
                return .refused(
                    ServiceProblem(
                        429, "\(most.perClient) requests of yours wait already.",
                        headers: ["Retry-After": "1"]))
            }
            if let drawing = state.drawings[order]?.drawing {
                state.waiting[client, default: 0] += 1
                state.drawings[order]?.areGone.append(isGone)
                return .waits(drawing)
            }
            if state.drawings.count >= most.drawings {
                return .refused(
                    ServiceProblem(
                        503, "\(most.drawings) pictures wait already.",
                        headers: ["Retry-After": "1"]))
            }
            state.waiting[client, default: 0] += 1
            let drawing = Drawing()
            state.drawings[order] = Work(drawing: drawing, areGone: [isGone])
            return .draws(drawing)
        }
        switch way {
        case .refused(let problem): throw problem
        case .kept(let picture, let issues): return (.drawn(picture, issues: issues), .cache)
        case .waits(let drawing):
            let answer = drawing.wait()
            state.withLock { Self.leave(client, &$0) }
            return (answer, .shared)
        case .draws(let drawing):
            let answer = painter.draw(order) { self.isWanted(drawing, of: order) }
            state.withLock { state in
                if state.drawings[order]?.drawing === drawing { state.drawings[order] = nil }
                Self.leave(client, &state)
                // What was not drawn as written would not be the next time: the data is the same.
                if case .drawn(let picture, let issues) = answer {
                    state.cache.add(picture, issues: issues, of: order)
                }
            }
            drawing.give(answer)
            return (answer, .drawn)
        }
    }

    /// Whether anybody waits for a drawing. Where nobody does, who comes now waits for another one.
    ///
    /// Clients are asked for outside of the lock, as that takes calls of the system.
    private func isWanted(_ drawing: Drawing, of order: PictureOrder) -> Bool {
        var asked = 0
        while true {
            let more = state.withLock { state -> [@Sendable () -> Bool] in
                guard let work = state.drawings[order], work.drawing === drawing else { return [] }
                let more = Array(work.areGone.dropFirst(asked))
                // Given up in the same moment as nobody else is found, so that nobody joins what is not drawn.
                if more.isEmpty { state.drawings[order] = nil }
                return more
            }
            if more.isEmpty { return false }
            // Whoever waits is under way still, so its socket is its own.
            if more.contains(where: { !$0() }) { return true }
            asked += more.count
        }
    }

    private static func leave(_ client: String, _ state: inout State) {
        let left = state.waiting[client, default: 1] - 1
        state.waiting[client] = left > 0 ? left : nil
    }
}
