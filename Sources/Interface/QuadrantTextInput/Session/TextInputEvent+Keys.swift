import QuadrantEditing
import QuadrantEvents

/// Keys as they are known from all keyboards, and texts of input methods.
extension TextInputEvent {
    /// What a key or a text does to a text; `nil` for keys that fields leave to others: tabs, Escape, shortcuts.
    ///
    /// - Parameter copied: The text that was copied or cut last; empty for none.
    init?(_ event: InputEvent, _ policy: EditingPolicy, copied: @autoclosure () -> String) {
        if event.kind == .text {
            let end = event.text.utf8.count
            self =
                event.phase == .ended ? .insert(event.text) : .mark(event.text, selected: end..<end)
            return
        }
        guard event.kind == .key, event.phase == .began || event.phase == .moved else { return nil }
        let (extends, isCommand) = (
            event.modifiers.contains(.shift),
            !event.modifiers.isDisjoint(with: [.command, .control])
        )
        let unit: TextUnit =
            isCommand ? .line : event.modifiers.contains(.option) ? .word : .character
        func move(_ plain: TextMove, _ other: TextMove) -> TextInputEvent {
            .move(unit == .character ? plain : other, extending: extends)
        }
        switch event.key {
        case "\r", "\n": self = .newLine
        case "\u{8}", "\u{7F}": self = .delete(unit, backward: true)
        case "\u{F728}": self = .delete(unit, backward: false)
        case "\u{F702}": self = move(.left, .backward(unit))
        case "\u{F703}": self = move(.right, .forward(unit))
        case "\u{F700}": self = move(.up, isCommand ? .backward(.document) : .backward(.paragraph))
        case "\u{F701}": self = move(.down, isCommand ? .forward(.document) : .forward(.paragraph))
        case "\u{F729}": self = .move(.backward(.line), extending: extends)
        case "\u{F72B}": self = .move(.forward(.line), extending: extends)
        default:
            if isCommand {
                guard let command = Self.command(event.key, extends, copied) else { return nil }
                self = command
            } else {
                guard Self.isText(event) else { return nil }
                self = .insert(event.text)
            }
        }
    }

    private static func command(
        _ key: String, _ isShifted: Bool, _ copied: () -> String
    ) -> TextInputEvent? {
        switch key.lowercased() {
        case "a": .selectAll
        case "c": .copy
        case "x": .cut
        case "v": pasting(copied())
        case "z": isShifted ? .redo : .undo
        default: nil
        }
    }

    /// Nothing is done where there is nothing to paste.
    private static func pasting(_ copied: String) -> TextInputEvent? {
        copied.isEmpty ? nil : .paste(copied)
    }

    /// Whether the key makes characters: no tab, no function key.
    private static func isText(_ event: InputEvent) -> Bool {
        !event.text.isEmpty
            && event.text.unicodeScalars.allSatisfy {
                $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
            }
    }
}
