package import Foundation

/// Who is told of each finger that comes down before the views are: what is open and closes at a touch elsewhere, such as
/// the buttons behind a row.
///
/// Each watches until it takes a finger, until there is nothing to watch for any more, or until it is taken out.
package struct TouchWatches {
    /// Who watches; one that begins again is the same as before.
    package struct Watcher: Hashable {
        private let object: AnyHashable
        private let part: Int

        /// - Parameters:
        ///   - object: What is open.
        ///   - part: Which of its parts, where several can be.
        package init(_ object: AnyHashable, part: Int = 0) {
            (self.object, self.part) = (object, part)
        }
    }

    private var watches: [(watcher: Watcher, takes: @MainActor (CGPoint) -> Bool?)] = []

    /// Has `takes` asked with the place of each finger that comes down, in the root's space; `true` keeps the finger from
    /// the views, and `nil` says that nothing is open any more.
    package mutating func add(
        _ watcher: Watcher, _ takes: @escaping @MainActor (CGPoint) -> Bool?
    ) {
        remove(watcher)
        watches.append((watcher, takes))
    }

    /// Has a watcher asked no more.
    package mutating func remove(_ watcher: Watcher) {
        watches.removeAll { $0.watcher == watcher }
    }
}

extension GestureArena {
    /// Whether one that watches keeps a finger from the views. All are asked, as each may close.
    func isTakenByWatches(_ point: CGPoint) -> Bool {
        var isTaken = false
        for watcher in watches.all {
            guard let takes = watches.takeOut(watcher) else { continue }
            switch takes(point) {
            case true?: isTaken = true
            case false?: watches.add(watcher, takes)
            case nil: break
            }
        }
        return isTaken
    }
}

extension TouchWatches {
    fileprivate var all: [Watcher] { watches.map(\.watcher) }

    /// Takes one out to be asked: it may begin to watch anew while it is.
    fileprivate mutating func takeOut(_ watcher: Watcher) -> (@MainActor (CGPoint) -> Bool?)? {
        guard let place = watches.firstIndex(where: { $0.watcher == watcher }) else { return nil }
        return watches.remove(at: place).takes
    }
}
