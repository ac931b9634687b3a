public import QuadrantCore
import QuadrantLayout

extension View {
    /// Makes the view one accessibility element, or says what happens to the elements inside it.
    ///
    /// Apple: "accessibilityElement(children:)".
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { note, _ in note.children = children.note }
    }

    /// Hides the view and all that it contains from assistive technologies. It is drawn as before.
    /// With `false`, a view is kept that would otherwise be left out.
    ///
    /// Apple: "accessibilityHidden(_:)".
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.isHidden = hidden }
    }

    /// Hides the view from assistive technologies; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isEnabled { note.isHidden = hidden }
        }
    }

    /// Adds traits that say what the view is and how it behaves.
    ///
    /// Apple: "accessibilityAddTraits(_:)".
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.traits = traits.note }
    }

    /// Removes traits that the view has, or that a modifier further inside added.
    ///
    /// Apple: "accessibilityRemoveTraits(_:)".
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.removedTraits = traits.note }
    }

    /// Where the view comes among the elements at its level: higher priorities first, 0 by default.
    /// Elements of equal priority keep the order of the layout.
    ///
    /// Apple: "accessibilitySortPriority(_:)".
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }

    /// Whether people can act on the view. Where this modifier is absent, the traits and actions of
    /// the view decide.
    ///
    /// Apple: "accessibilityRespondsToUserInteraction(_:)".
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Whether people can act on the view; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isEnabled { note.respondsToUserInteraction = respondsToUserInteraction }
        }
    }

    /// Describes this view to assistive technologies by another view, which is not drawn.
    ///
    /// Apple: "accessibilityRepresentation(representation:)". The other view is laid out in the
    /// size of this one.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(RepresentationModifier(representation: representation(), kind: .elements))
    }

    /// Describes the content of this view to assistive technologies by other views, which are not
    /// drawn.
    ///
    /// Apple: "accessibilityChildren(children:)". The other views are laid out in the size of this
    /// one.
    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View {
        modifier(RepresentationModifier(representation: children(), kind: .children))
    }
}

/// Puts another view behind the content, which is laid out but never drawn and describes the
/// content.
package nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
    package typealias Body = Never

    private let representation: Representation
    private let kind: RepresentationDrawing.Kind

    package init(representation: Representation, kind: RepresentationDrawing.Kind) {
        self.representation = representation
        self.kind = kind
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: RepresentationModifier<Representation>, _ content: V,
        _ cursor: inout _ViewCursor
    ) {
        var environment = cursor.environment
        if modifier.kind.isOfControls {
            guard environment.representationDepth < mostInOneAnother else {
                return V._makeNodes(content, &cursor)
            }
            environment.representationDepth += 1
        }
        let surroundings = environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(
                .overlay(.center), drawing: RepresentationDrawing(modifier.kind)
            ) { cursor in
                inner(&cursor)
                cursor.inEnvironment(surroundings) { cursor in
                    cursor.node(.layers(.center)) {
                        Representation._makeNodes(modifier.representation, &$0)
                    }
                }
            }
        }
    }

    package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// How many labels and values that are not shown may be in one another. Controls tell theirs beside what they show: with each
/// control in the label of another one, that would be twice as much. A label of a control with a label of its own has two.
private let mostInOneAnother = 2

private enum RepresentationDepthKey: ScreenKey {
    static var defaultValue: Int { 0 }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// In how many labels and values that are not shown a view is.
    fileprivate var representationDepth: Int {
        get { self[RepresentationDepthKey.self] }
        set { self[RepresentationDepthKey.self] = newValue }
    }
}

extension RepresentationDrawing.Kind {
    /// Whether controls say it of themselves.
    fileprivate var isOfControls: Bool {
        switch self {
        case .hiddenLabel, .value: true
        default: false
        }
    }
}
