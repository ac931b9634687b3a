public import QuadrantCore
import QuadrantLayout

extension View {
    /// Makes one element of the view, or says what becomes of the elements in it.
    ///
    /// Apple: "accessibilityElement(children:)".
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { note, _ in note.children = children.note }
    }

    /// Hides the view from assistive technologies, with all in it. It is drawn as before.
    ///
    /// Apple: "accessibilityHidden(_:)".
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.isHidden = hidden }
    }

    /// Hides the view from assistive technologies; without effect unless `isEnabled`.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isEnabled { note.isHidden = hidden }
        }
    }

    /// Says more of what the view is and how it behaves.
    ///
    /// Apple: "accessibilityAddTraits(_:)".
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.traits = traits.note }
    }

    /// Takes traits away that the view, or a modifier further in, has.
    ///
    /// Apple: "accessibilityRemoveTraits(_:)".
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.removedTraits = traits.note }
    }

    /// Where the view comes among the elements at its level: higher ones first, 0 by default; equal
    /// ones in the order of the layout.
    ///
    /// Apple: "accessibilitySortPriority(_:)".
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }

    /// Whether the view can be acted upon; where it is not said, its traits and actions tell.
    ///
    /// Apple: "accessibilityRespondsToUserInteraction(_:)".
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Whether the view can be acted upon; without effect unless `isEnabled`.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isEnabled { note.respondsToUserInteraction = respondsToUserInteraction }
        }
    }

    /// Has another view, which is not drawn, tell what this one is.
    ///
    /// Apple: "accessibilityRepresentation(representation:)". The other view is laid out in the size of
    /// this one.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(RepresentationModifier(representation: representation(), kind: .elements))
    }

    /// Has other views, which are not drawn, tell what is in this one.
    ///
    /// Apple: "accessibilityChildren(children:)". They are laid out in the size of this view.
    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View {
        modifier(RepresentationModifier(representation: children(), kind: .children))
    }
}

/// A view behind another that is never drawn.
nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
    typealias Body = Never

    let representation: Representation
    let kind: RepresentationDrawing.Kind

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: RepresentationModifier<Representation>, _ content: V,
        _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(
                .secondary(.center), drawing: RepresentationDrawing(modifier.kind)
            ) { cursor in
                inner(&cursor)
                cursor.inEnvironment(environment) { cursor in
                    cursor.node(.layers(.center)) {
                        Representation._makeNodes(modifier.representation, &$0)
                    }
                }
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
