public import QuadrantCore

/// Makes a view a heading.
nonisolated struct HeadingModifier: NodeModifier {
    let level: AccessibilityHeadingLevel

    func drawing(in environment: EnvironmentValues) -> HeadingDrawing? {
        HeadingDrawing(level)
    }
}

extension View {
    /// Makes the view a heading of its document: an entry in the outline of a PDF, named by the
    /// texts in the view, and a header for assistive technologies.
    ///
    /// Apple: "accessibilityHeading(_:)".
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(HeadingModifier(level: level))
    }
}

extension Text {
    /// Makes the text a heading of its document, as `View.accessibilityHeading(_:)` does. If the
    /// text is joined to others, the whole becomes the heading.
    ///
    /// Apple: "Text.accessibilityHeading(_:)".
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        telling(heading: level)
    }
}
