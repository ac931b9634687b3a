internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews
public import Testing

extension ViewHost {
    private var focusCenter: AccessibilityFocusCenter? { environment.accessibilityFocusCenter }

    /// The view whose element has the focus of assistive technologies: the one that a test moved it to, or that an
    /// `AccessibilityFocusState` asks for; `nil` for none.
    public var accessibilityFocus: HostedView? {
        update()
        guard let focusCenter, focusCenter.hasFocus else { return nil }
        let all = elements.all
        let element =
            all.first { $0.node == focusCenter.node }
            ?? all.first { element in
                (element.note.details?.focus ?? []).contains { target in
                    focusCenter.targets.contains { $0 === target }
                }
            }
        return element.map { HostedView($0.node, in: self, query: "the view with the focus") }
    }

    /// Takes the focus of assistive technologies from the view that has it.
    public func clearAccessibilityFocus() {
        update()
        tree.noting("the end of the accessibility focus", at: tree.rootNode) {
            focusCenter?.clear()
        }
        update()
    }

    /// Moves the focus to the element after the one that has it, as a swipe to the right does; to the first if none has
    /// it. Nothing happens at the last.
    ///
    /// - Returns: The view with the focus; `nil` if there are no elements.
    @discardableResult
    public func focusNextElement() -> HostedView? { moveFocus(by: 1) }

    /// Moves the focus to the element before the one that has it, as a swipe to the left does; to the last if none has
    /// it. Nothing happens at the first.
    ///
    /// - Returns: The view with the focus; `nil` if there are no elements.
    @discardableResult
    public func focusPreviousElement() -> HostedView? { moveFocus(by: -1) }

    private func moveFocus(by step: Int) -> HostedView? {
        let current = accessibilityFocus?.node
        let leaves = elements.all.filter { $0.children.isEmpty }
        guard !leaves.isEmpty else { return nil }
        let old = leaves.firstIndex { $0.node == current }
        let new = old.map { $0 + step } ?? (step > 0 ? 0 : leaves.count - 1)
        if leaves.indices.contains(new) { focus(leaves[new]) }
        return accessibilityFocus
    }

    fileprivate func focus(_ element: AccessibilityElement) {
        tree.noting("the accessibility focus", at: element.node) {
            focusCenter?.move(to: element.node, element.note.details?.focus ?? [])
        }
        update()
    }
}

extension HostedView {
    /// Moves the focus of assistive technologies to the view's element, or to the first in it, as people do who touch
    /// it: `AccessibilityFocusState`s follow.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or has no element.
    public func accessibilityFocus(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("focus")
            guard let element = host.element(of: node) else {
                throw ActionFailure(
                    description: "\(query) is no element of assistive technologies: it is hidden "
                        + "from them, or tells nothing.")
            }
            let isOwn = host.elements.all.contains { $0.node == element.node }
            host.focus(isOwn ? element : element.children.first ?? element)
        }
    }

    /// Whether the view's element, or one in it, has the focus of assistive technologies.
    public var isAccessibilityFocused: Bool {
        guard isPresent, let focused = host.accessibilityFocus else { return false }
        return sequence(first: focused.node) { host.tree.layout.parent(of: $0) }
            .contains(node)
    }
}
