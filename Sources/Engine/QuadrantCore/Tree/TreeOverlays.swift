package import QuadrantDisplayList

/// What is drawn over all views of a tree, in the root's coordinates, and is no view itself.
package struct TreeOverlays {
    /// What it is for; what comes later lies in front.
    package enum Place: CaseIterable {
        /// The ring around the view that has the focus.
        case focus
        /// What is under a finger that drags.
        case drag
        /// The keyboard of the window.
        case keyboard
    }

    /// Called whenever the tree is drawn.
    package typealias Drawing = (ViewTree) -> [DisplayItem]

    private var drawings: [Place: Drawing] = [:]

    /// Whether nothing is drawn over the views.
    package var isEmpty: Bool { drawings.isEmpty }

    package subscript(place: Place) -> Drawing? {
        get { drawings[place] }
        set { drawings[place] = newValue }
    }
}
