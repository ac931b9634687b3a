/// One thing that decided the size or the place of a node, in plain words.
package struct Reason: Equatable, Sendable, Codable {
    /// What it is about.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        /// The size that it answered.
        case size
        /// What a stack offered it, and whose turn it was.
        case share
        /// Which guides put it where it stands.
        case place
        /// The distance to the view before it.
        case spacing
        /// What of the room is not safe.
        case safeArea
        /// Lines of a text.
        case text
        /// Which of several views is shown.
        case choice
        /// Effects and offsets, which move only what is shown.
        case effect
        /// The third axis.
        case depth
        /// What moves now.
        case motion
        /// Why there is such a node.
        case structure
    }

    /// What it is about.
    package var kind: Kind
    /// The words.
    package var text: String
    /// Whether the node would be elsewhere, or of another size, if nobody had decided; a text that takes less than it was
    /// offered is as it would be anyway. Short explanations have these alone.
    package var decides: Bool
    /// Of whom it is told where nobody wrote its node; `nil` for nobody.
    package var bearer: Bearer?

    /// A view that is written, near a node that is not.
    package enum Bearer: String, Sendable, Codable {
        /// The first in the node, or where there is none, the nearest around it.
        case inner
        /// The nearest around it, of whose ground the words are.
        case outer
    }

    /// What the words begin with about a guide that no container aligns by, and about one that does not reach the one that does.
    package static let (unasked, ending) = ("nobody asks for its guide", "its guide ends:")

    /// What the words begin with about the views that a `ViewThatFits` did not show.
    package static let refusal = "refused before it: "

    /// Whether it says that a guide does nothing.
    package var isOfIdleGuide: Bool { text.hasPrefix(Self.unasked) || text.hasPrefix(Self.ending) }

    /// A reason in words.
    package init(
        _ kind: Kind, _ text: String, decides: Bool = true, bearer: Bearer? = nil
    ) {
        (self.kind, self.text, self.decides, self.bearer) = (kind, text, decides, bearer)
    }
}
