import Foundation
import QuadrantCore
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
        let keyboard = RaisedKeyboard(height: height) { [weak self] in self?.focus?.resign() }
        tree.arena.keyboard = keyboard
        tree.overlays[.keyboard] = { tree in
            KeyboardPanel.items(
                in: keyboard.frame(in: tree.window), isDark: tree.environment.colorScheme == .dark)
        }
    }

    /// Scrolls the scroll views around what has the focus so that it is seen. Returns whether anything moved.
    func revealFocus() -> Bool {
        guard keyboardHeight > 0, let node = tree.focusedNode else { return false }
        return tree.scrollToShow(node)
    }
}
