internal import QuadrantRendering
internal import QuadrantViews

extension ViewHost {
    /// Whether the tab key stops at all controls, as with "keyboard navigation" of macOS and "full keyboard access" of
    /// iPadOS; `false` unless set. Then space activates a button or toggle, and the arrow keys change sliders and steppers.
    /// Otherwise it stops at fields, at views with `focusable`, and at lists with a selection.
    public var usesKeyboardNavigation: Bool {
        get { host.focus?.stopsAtControls ?? false }
        set { host.focus?.stopsAtControls = newValue }
    }
}
