public import Foundation
internal import QuadrantCore

/// What an app tells assistive technologies of its own accord.
///
/// Apple: "AccessibilityNotification" (Accessibility). A host keeps what the code of its views posts, and tests see
/// it: `host.announcements`. Nothing is spoken. What is posted by code that no view's host has run reaches nobody.
public enum AccessibilityNotification {
    /// Something to be said now.
    ///
    /// Apple: "AccessibilityNotification.Announcement".
    public struct Announcement {
        private let text: AttributedString

        /// Creates an announcement of words.
        public init(_ announcement: String) {
            text = AttributedString(announcement)
        }

        /// Creates an announcement of words with attributes: `accessibilitySpeechAnnouncementPriority` says how
        /// urgent it is.
        public init(_ announcement: AttributedString) {
            text = announcement
        }

        /// Tells it.
        public func post() {
            AccessibilityPosts.post(
                AccessibilityPosts.Post(
                    .announcement, text: text.words, priority: text.announcementPriority))
        }
    }

    /// Part of the screen is another.
    ///
    /// Apple: "AccessibilityNotification.LayoutChanged".
    public struct LayoutChanged {
        private let element: Any?

        /// Creates a notification that names no element.
        public init() {
            element = nil
        }

        /// Creates a notification with words to be said, or with the element to go to. Elements of views cannot be
        /// handed over here: set an `AccessibilityFocusState`.
        public init(_ element: Any?) {
            self.element = element
        }

        /// Tells it.
        public func post() {
            AccessibilityPosts.post(
                AccessibilityPosts.Post(.layoutChanged, text: words(of: element)))
        }
    }

    /// The screen is another.
    ///
    /// Apple: "AccessibilityNotification.ScreenChanged".
    public struct ScreenChanged {
        private let element: Any?

        /// Creates a notification that names no element.
        public init() {
            element = nil
        }

        /// Creates a notification with words to be said, or with the element to go to. Elements of views cannot be
        /// handed over here: set an `AccessibilityFocusState`.
        public init(_ element: Any?) {
            self.element = element
        }

        /// Tells it.
        public func post() {
            AccessibilityPosts.post(
                AccessibilityPosts.Post(.screenChanged, text: words(of: element)))
        }
    }

    /// Content was scrolled.
    ///
    /// Apple: "AccessibilityNotification.PageScrolled".
    public struct PageScrolled {
        private let text: AttributedString

        /// Creates a notification that says where content was scrolled to: "Page 2 of 4".
        public init(_ status: String) {
            text = AttributedString(status)
        }

        /// Creates a notification that says where content was scrolled to, in words with attributes.
        public init(_ status: AttributedString) {
            text = status
        }

        /// Tells it.
        public func post() {
            AccessibilityPosts.post(
                AccessibilityPosts.Post(
                    .pageScrolled, text: text.words, priority: text.announcementPriority))
        }
    }
}

/// The words of what was handed over; `nil` where it is not a text.
private func words(of element: Any?) -> String? {
    switch element {
    case let text as String: text
    case let text as AttributedString: text.words
    case let text as NSAttributedString: text.string
    default: nil
    }
}

extension AttributedString {
    fileprivate var words: String { String(characters) }

    /// The most urgent priority of its parts.
    fileprivate var announcementPriority: String? {
        let all = runs.compactMap { $0.accessibilitySpeechAnnouncementPriority }
        return all.max { $0.rank < $1.rank }?.rawValue
    }
}
