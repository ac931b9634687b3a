internal import QuadrantCore

/// Something that the code of a view told assistive technologies of its own accord.
public struct AccessibilityPost: Sendable, Equatable {
    /// What was told.
    public enum Kind: Sendable, Equatable {
        /// Something to be said.
        case announcement
        /// Part of the screen is another.
        case layoutChanged
        /// The screen is another.
        case screenChanged
        /// Content was scrolled.
        case pageScrolled
    }

    /// What was told.
    public var kind: Kind
    /// The words that are to be said; `nil` for none.
    public var text: String?
    /// How urgent it is: `low`, `default` or `high`; `nil` where nothing is said of it.
    public var priority: String?
}

extension ViewHost {
    /// What the code of the view has announced, in the order of the announcements: the words of
    /// `AccessibilityNotification.Announcement` and of `UIAccessibility.post`. The last 10,000 posts of all kinds are
    /// kept.
    public var announcements: [String] {
        accessibilityPosts.filter { $0.kind == .announcement }.compactMap(\.text)
    }

    /// What the code of the view has told assistive technologies of its own accord, in the order of telling.
    public var accessibilityPosts: [AccessibilityPost] {
        update()
        return tree.hosting.posts.all.map {
            AccessibilityPost(
                kind: AccessibilityPost.Kind($0.kind), text: $0.text, priority: $0.priority)
        }
    }

    /// Forgets what was told so far.
    public func forgetAnnouncements() {
        tree.hosting.posts.removeAll()
    }
}

extension AccessibilityPost.Kind {
    fileprivate init(_ kind: AccessibilityPosts.Kind) {
        self =
            switch kind {
            case .announcement: .announcement
            case .layoutChanged: .layoutChanged
            case .screenChanged: .screenChanged
            case .pageScrolled: .pageScrolled
            }
    }
}
