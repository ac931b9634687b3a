/// Marks a node whose children after the first are not drawn: they tell assistive technologies what the
/// first is, what is in it, or what can be done with it.
package struct RepresentationDrawing: NodeDrawing {
    /// What the children after the first stand for.
    package enum Kind: Sendable {
        /// The elements of the first, which are left out.
        case elements
        /// The elements in the first.
        case children
        /// Actions of the first, by their labels, of a category or none.
        case actions(category: String?)
        /// The label of the first, in which placeholders stand for the one that it has.
        case label
        /// The label of the first, which does not show it.
        case hiddenLabel
        /// The value of the first, which may show it or not.
        case value
        /// What the large content viewer shows of the first.
        case largeContent
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    package var role: DrawingRole { .representation }

    package var label: String? {
        switch kind {
        case .elements: ".accessibilityRepresentation { … }"
        case .children: ".accessibilityChildren { … }"
        case .actions: ".accessibilityActions { … }"
        case .label: ".accessibilityLabel { … }"
        case .hiddenLabel: "a label that is not shown"
        case .value: "what a control is set to"
        case .largeContent: ".accessibilityShowsLargeContentViewer { … }"
        }
    }
}
