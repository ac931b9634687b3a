internal import Foundation
internal import QuadrantGestures
internal import QuadrantLayout

// A key of SwiftUI's as one of AppKit's.
extension NSEvent {
    /// The event of a key, which comes to a view at its middle.
    convenience init(_ press: KeyPress, at place: CGPoint) {
        var flags: ModifierFlags = []
        for (modifier, flag) in [
            (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
            (.command, .command), (.numericPad, .numericPad),
        ] as [(EventModifiers, ModifierFlags)] where press.modifiers.contains(modifier) {
            flags.insert(flag)
        }
        let key = press.key
        let words = key == .delete ? "\u{7F}" : press.characters
        if SpecialKey.named[words]?.isArrow == true { flags.formUnion([.numericPad, .function]) }
        let code = Self.codes[Character(key.character.lowercased())] ?? 0
        self.init(press.phase == .up ? .keyUp : .keyDown, at: place, keys: (code, words, flags))
        repeats = press.phase == .repeat
    }

    /// The numbers of keys on Apple's American keyboard. Letters of other keyboards have 0.
    private static let codes: [Character: UInt16] = {
        var codes: [Character: UInt16] = [
            "\r": 36, "\t": 48, " ": 49, "\u{8}": 51, "\u{7F}": 51, "\u{1B}": 53,
            "\u{F729}": 115, "\u{F72C}": 116, "\u{F728}": 117, "\u{F72B}": 119, "\u{F72D}": 121,
            "\u{F702}": 123, "\u{F703}": 124, "\u{F701}": 125, "\u{F700}": 126,
        ]
        // In the order of the numbers; a key that writes nothing has a space.
        for (code, key) in "asdfhgzxcv bqweryt123465=97-80]ou[ip lj'k;\\,/nm.  `".enumerated()
        where key != " " {
            codes[key] = UInt16(code)
        }
        return codes
    }()
}

extension NSEvent.SpecialKey {
    /// The keys by what they write.
    static let named: [String: NSEvent.SpecialKey] = [
        "\u{F700}": .upArrow, "\u{F701}": .downArrow, "\u{F702}": .leftArrow,
        "\u{F703}": .rightArrow, "\u{7F}": .delete, "\r": .carriageReturn, "\t": .tab,
        "\u{19}": .backTab, "\u{3}": .enter, "\u{F728}": .deleteForward, "\u{F729}": .home,
        "\u{F72B}": .end, "\u{F72C}": .pageUp, "\u{F72D}": .pageDown,
    ]

    var isArrow: Bool {
        self == .upArrow || self == .downArrow || self == .leftArrow || self == .rightArrow
    }
}

extension NSResponder {
    /// Calls the method for what a key means by itself.
    func interpret(_ event: NSEvent) {
        guard event.type == .keyDown, let words = event.characters else { return }
        let command: Selector? =
            switch event.specialKey {
            case .upArrow: Selector(NSResponder.moveUp)
            case .downArrow: Selector(NSResponder.moveDown)
            case .leftArrow: Selector(NSResponder.moveLeft)
            case .rightArrow: Selector(NSResponder.moveRight)
            case .delete: Selector(NSResponder.deleteBackward)
            case .deleteForward: Selector(NSResponder.deleteForward)
            case .carriageReturn, .enter: Selector(NSResponder.insertNewline)
            case .tab: Selector(NSResponder.insertTab)
            case .backTab: Selector(NSResponder.insertBacktab)
            case .pageUp: Selector(NSResponder.scrollPageUp)
            case .pageDown: Selector(NSResponder.scrollPageDown)
            case .home: Selector(NSResponder.moveToBeginningOfDocument)
            case .end: Selector(NSResponder.moveToEndOfDocument)
            case nil: words == "\u{1B}" ? Selector(NSResponder.cancelOperation) : nil
            }
        if let command {
            doCommand(by: command)
        } else if event.modifierFlags.isDisjoint(with: [.command, .control]),
            // Keys that write nothing have characters of their own.
            !words.unicodeScalars.contains(where: { (0xF700...0xF8FF).contains($0.value) })
        {
            insertText(words)
        }
    }
}
