internal import CoreGraphics
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantGestures
internal import QuadrantLayout
internal import QuadrantViews

// Keys and wheels as SwiftUI has them.
extension NSView {
    /// Whether keys come to the view while it is the first responder.
    var takesKeys: Bool { takesPointer && acceptsFirstResponder }
    /// Whether the view is the first responder of its window.
    var isFirstResponder: Bool { window?.firstResponder === self }

    /// Adds to a picture what takes keys and wheels.
    func reached(_ picture: AnyView) -> AnyView {
        var view = picture
        if takesWheel {
            view = AnyView(
                view.contentShape(Rectangle())
                    .modifier(WheelModifier { [weak self] in self?.wheel($0) == true }))
        }
        if isOfUsers, let menu {
            view = AnyView(view.contextMenu { MenuItems(menu: menu) })
        }
        guard takesKeys else { return view }
        return AnyView(TakesKeys(view: self, isFirst: isFirstResponder, content: view))
    }

    /// Hands a key to the view; answers whether somebody took it.
    fileprivate func take(_ press: KeyPress) -> Bool {
        let event = NSEvent(press, at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
        if event.type == .keyUp {
            keyUp(with: event)
            return !event.isRefused
        }
        if !event.modifierFlags.isDisjoint(with: [.command, .control]),
            outermost.performKeyEquivalent(with: event)
        {
            return true
        }
        keyDown(with: event)
        return !event.isRefused
    }

    private func wheel(_ delta: CGSize) -> Bool {
        let event = NSEvent(
            .scrollWheel, at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
        event.wheel = delta
        scrollWheel(with: event)
        return !event.isRefused
    }

    fileprivate func focusChanged(_ hasFocus: Bool) {
        if hasFocus {
            window?.makeFirstResponder(self)
        } else if isFirstResponder {
            window?.makeFirstResponder(nil)
        }
    }
}

/// The picture of a view that takes keys: SwiftUI's focus goes with the first responder of the window.
private struct TakesKeys: View {
    let view: NSView
    let isFirst: Bool
    let content: AnyView
    @FocusState private var hasFocus: Bool

    var body: some View {
        content.focusable(interactions: .edit).focusEffectDisabled().focused($hasFocus)
            .onKeyPress(phases: .all) { view.take($0) ? .handled : .ignored }
            .onChange(of: hasFocus) { _, hasFocus in view.focusChanged(hasFocus) }
            .onChange(of: isFirst, initial: true) { _, isFirst in hasFocus = isFirst }
    }
}
