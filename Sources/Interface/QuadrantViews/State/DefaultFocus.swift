public import QuadrantCore
import QuadrantLayout

/// How strongly a view asks to have the focus at first.
///
/// Apple: "DefaultFocusEvaluationPriority".
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
    private let rank: Int

    /// The focus at first, and whenever nothing else says where it goes.
    public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
    /// The same, and whenever people move the focus into the view from outside, such as by the tab key.
    public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

/// Where the focus goes at first in a view: the note that `defaultFocus` leaves.
@MainActor
package final class DefaultFocus {
    /// Gives the focus to the view that is to have it.
    package fileprivate(set) var apply: () -> Void = {}
    /// Whether it counts where people move the focus.
    package fileprivate(set) var isForUsers = false

    package nonisolated init() {}
}

package struct DefaultFocusNote: NodeNoteKey {
    package typealias Value = DefaultFocus

    package static var isListed: Bool { true }

    /// The inner one decides.
    package static func combine(_ inner: DefaultFocus, _ outer: DefaultFocus) -> DefaultFocus {
        inner
    }
}

private nonisolated struct DefaultFocusAttachment: AttachingModifier {
    let focus: DefaultFocus

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(focus, for: DefaultFocusNote.self)
    }
}

private nonisolated struct DefaultFocusModifier: ViewModifier {
    let apply: () -> Void
    let isForUsers: Bool

    @State private var focus = DefaultFocus()
    @Environment(\.focusCenter) private var center

    @MainActor
    func body(content: Content) -> some View {
        let focus = focus
        let _ = update(focus)
        content.modifier(DefaultFocusAttachment(focus: focus))
            .onAppear {
                guard let tree = center?.tree else { return focus.apply() }
                if tree.canTakeFocus(focus) { focus.apply() }
            }
    }

    @MainActor
    private func update(_ focus: DefaultFocus) {
        (focus.apply, focus.isForUsers) = (apply, isForUsers)
    }
}

extension ViewTree {
    /// Whether nothing has the focus in the layer (the window, a sheet, ...) where the views of a default focus are.
    @MainActor
    fileprivate func canTakeFocus(_ focus: DefaultFocus) -> Bool {
        guard let focused = focusedNode else { return true }
        let own = nodes(noting: DefaultFocusNote.self).first {
            note(DefaultFocusNote.self, of: $0) === focus
        }
        guard let own else { return true }
        return layer(of: own) != layer(of: focused)
    }

    /// The outermost node around a node beside the root.
    @MainActor
    private func layer(of node: NodeID) -> NodeID {
        var current = node
        while let parent = layout.parent(of: current), parent != rootNode { current = parent }
        return current
    }
}

extension View {
    /// Gives a view the focus at first: when the view appears and nothing else in its window or sheet has the focus, and when
    /// the focus is set back.
    ///
    /// Apple: "defaultFocus(_:_:priority:)".
    ///
    /// - Parameters:
    ///   - binding: The state.
    ///   - value: The value of the view that has the focus at first.
    ///   - priority: With `.userInitiated` also where people move the focus into the view by keys.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            DefaultFocusModifier(
                apply: { binding.wrappedValue = value }, isForUsers: priority == .userInitiated))
    }
}
