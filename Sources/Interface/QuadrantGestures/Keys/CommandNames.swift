public import QuadrantCore
public import QuadrantFoundation

extension View {
    /// Calls a closure for a command while the view, or one in it, has the focus.
    ///
    /// Apple: "onCommand(_:perform:)". Here commands are what macOS's standard key bindings make of keys: `copy:`, `cut:`,
    /// `paste:`, `selectAll:`, `undo:`, `redo:`, `print:`, `deleteBackward:`, `deleteForward:`, `insertNewline:`, `insertTab:`,
    /// `cancelOperation:`, `moveUp:`, `moveDown:`, `moveLeft:`, `moveRight:`, `scrollPageUp:`, `scrollPageDown:` and `delete:`.
    /// Others are reported, as no menu sends them. A selector is written by its name, such as `Selector("copy:")`; one of
    /// `#selector` has no name here.
    ///
    /// - Parameter action: `nil` for none.
    nonisolated public func onCommand(
        _ selector: Selector, perform action: (() -> Void)?
    ) -> some View {
        modifier(CommandModifier(selector: selector, action: action))
    }
}

private nonisolated struct CommandModifier: ViewModifier {
    typealias Body = Never

    let selector: Selector
    let action: (() -> Void)?

    /// The keys of a command, and what is held meanwhile.
    private static let keys: [String: (Set<KeyEquivalent>, EventModifiers)] = [
        "copy:": (["c"], .command), "cut:": (["x"], .command), "paste:": (["v"], .command),
        "selectAll:": (["a"], .command), "undo:": (["z"], .command), "print:": (["p"], .command),
        "redo:": (["z", "Z"], [.command, .shift]), "delete:": ([.delete, .deleteForward], []),
        "deleteBackward:": ([.delete], []), "deleteForward:": ([.deleteForward], []),
        "insertNewline:": ([.return], []), "insertTab:": ([.tab], []),
        "cancelOperation:": ([.escape], []), "moveUp:": ([.upArrow], []),
        "moveDown:": ([.downArrow], []), "moveLeft:": ([.leftArrow], []),
        "moveRight:": ([.rightArrow], []), "scrollPageUp:": ([.pageUp], []),
        "scrollPageDown:": ([.pageDown], []),
    ]

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: CommandModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        guard let (keys, wanted) = keys[modifier.selector.description] else {
            cursor.report(
                .withoutEffect(
                    ".onCommand(\"\(modifier.selector)\")",
                    advice: "No key stands for it and no menu sends it. Known are "
                        + Self.keys.keys.sorted().joined(separator: ", ") + "."))
            V._makeNodes(content, &cursor)
            return
        }
        let action = modifier.action
        let keyed = KeyModifier(isCommand: true) { press in
            let held = press.modifiers.intersection(.allKeys)
            let isHeld =
                held == wanted
                || wanted.contains(.command)
                    && held == wanted.subtracting(.command).union(.control)
            guard let action, press.phase != .up, keys.contains(press.key), isHeld else {
                return .ignored
            }
            action()
            return .handled
        }
        KeyModifier._makeNodes(keyed, content, &cursor)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
