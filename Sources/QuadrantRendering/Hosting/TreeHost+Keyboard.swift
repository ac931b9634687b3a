import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

extension TreeHost {
    /// How much the keyboard is to take of the window, from its lower edge: something while text is edited.
    var wantedKeyboardHeight: CGFloat {
        guard let keyboardPanel, focus?.current?.wantsKeyboard == true else { return 0 }
        return keyboardPanel.height(in: room.geometry.containerSize)
    }

    /// Draws the keyboard in the window, and keeps fingers on it from the views.
    func showKeyboard(_ height: CGFloat) {
        guard height > 0 else {
            tree.overlays[.keyboard] = nil
            tree.arena.keyboard = nil
            return
        }
        tree.overlays[.keyboard] = { tree in
            let frame = Self.keyboardFrame(in: tree.window, height)
            return KeyboardPanel.items(in: frame, isDark: tree.environment.colorScheme == .dark)
        }
    }

    /// Tells gestures where the keyboard lies, which the layout decides.
    func placeKeyboard(_ height: CGFloat) {
        guard height > 0 else { return }
        let top = Self.keyboardFrame(in: tree.window, height).minY
        tree.arena.keyboard = RaisedKeyboard(top: top) { [weak self] in self?.focus?.resign() }
    }

    private static func keyboardFrame(in window: CGRect, _ height: CGFloat) -> CGRect {
        CGRect(x: window.minX, y: window.maxY - height, width: window.width, height: height)
    }

    /// Scrolls the scroll view around what has the focus so that it is seen. Returns whether anything moved.
    func revealFocus() -> Bool {
        guard keyboardHeight > 0, let node = tree.focusedNode,
            let part = tree.scrollPart(around: node)
        else { return false }
        let (field, view) = (tree.frame(of: node), tree.frame(of: part.node))
        let move =
            field.minY < view.minY ? field.minY - view.minY : max(0, field.maxY - view.maxY)
        guard move != 0 else { return false }
        let offset = part.contentOffset
        return tree.scroll(part.node, to: CGPoint(x: offset.x, y: offset.y + move))
    }
}
