internal import Synchronization

/// What the code of a host's views has told assistive technologies, in the order of telling.
///
/// Code finds the posts of its host wherever the host has it work: in bodies, in actions, and in the tasks that
/// these begin.
package final class AccessibilityPosts: Sendable {
    /// The posts of the host whose code runs; `nil` where no host has it run.
    @TaskLocal package static var current: AccessibilityPosts?

    /// What is told.
    package enum Kind: Sendable, Equatable {
        case announcement
        case layoutChanged
        case screenChanged
        case pageScrolled
    }

    /// One thing that was told.
    package struct Post: Sendable, Equatable {
        package var kind: Kind
        /// What is to be said, or the words of the element that is handed over.
        package var text: String?
        /// How urgent it is: `low`, `default` or `high`; `nil` where nothing is said of it.
        package var priority: String?

        package init(_ kind: Kind, text: String? = nil, priority: String? = nil) {
            self.kind = kind
            self.text = text
            self.priority = priority
        }
    }

    /// As many are kept as the last; what posts without end fills no memory.
    package static let limit = 10_000

    private let kept = Mutex<[Post]>([])

    package init() {}

    /// What was told so far; the last 10,000.
    package var all: [Post] { kept.withLock { $0 } }

    /// Forgets what was told.
    package func removeAll() { kept.withLock { $0 = [] } }

    /// Tells the host whose code runs. Returns whether there is one.
    @discardableResult
    package static func post(_ post: Post) -> Bool {
        guard let current else { return false }
        current.kept.withLock { posts in
            posts.append(post)
            if posts.count > limit { posts.removeFirst(posts.count - limit) }
        }
        return true
    }
}
