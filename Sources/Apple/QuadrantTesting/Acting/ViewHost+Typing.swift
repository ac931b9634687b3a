public import Foundation
internal import QuadrantCore
internal import QuadrantDragDrop
internal import QuadrantEditing
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantTextInput
internal import QuadrantViews
public import Testing

/// Writing into the field or editor that has the focus. Tap one first, or use `HostedView.type(_:)`.
extension ViewHost {
    /// Whether a field or an editor of text has the focus.
    public var isEditing: Bool {
        update()
        return session != nil
    }

    /// Types characters, one after the other, as with a keyboard: in place of what is selected, or at the caret.
    ///
    /// - Throws: `ActionFailure` if no field has the focus, or the field is disabled.
    public func type(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("type \"\(text.prefix(40))\"", at: sourceLocation) { send in
            for character in text {
                send(character.isNewline ? .newLine : .insert(String(character)))
            }
        }
    }

    /// Presses a key.
    ///
    /// - Parameters:
    ///   - modifiers: What is held down meanwhile.
    ///   - count: How often the key is pressed.
    /// - Throws: `ActionFailure` if no field has the focus, or the field is disabled.
    public func press(
        _ key: TypedKey, modifiers: TypedKey.Modifiers = [], count: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("press \(key)", at: sourceLocation) { send in
            for _ in 0..<max(0, count) { send(key.event(modifiers)) }
        }
    }

    /// Selects characters, by their places in the text.
    ///
    /// - Parameter range: Places between characters as people see them; the caret is put at its end. Places
    ///   outside of the text are taken into it.
    public func select(
        _ range: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let text = session?.content.text ?? ""
        func offset(_ place: Int) -> Int { String(text.prefix(max(0, place))).utf8.count }
        try act("select", at: sourceLocation) { send in
            send(.select(offset(range.lowerBound)..<offset(range.upperBound)))
        }
    }

    /// Selects the whole text.
    public func selectAll(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("select", at: sourceLocation) { $0(.selectAll) }
    }

    /// Pastes a text: in place of what is selected, or at the caret. In a field of one line, separators of
    /// lines become spaces.
    ///
    /// - Parameter text: `nil` for what was copied or cut last in this host.
    public func paste(
        _ text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let characters = text ?? host.focus?.copiedItems.text ?? ""
        try act("paste", at: sourceLocation) { $0(.paste(characters)) }
    }

    /// Copies what is selected, for `paste()`.
    public func copy(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("copy", at: sourceLocation) { $0(.copy) }
    }

    /// Cuts what is selected, for `paste()`.
    public func cut(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("cut", at: sourceLocation) { $0(.cut) }
    }

    /// Takes back what was typed, deleted or pasted last.
    public func undo(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("undo", at: sourceLocation) { $0(.undo) }
    }

    /// Does again what was taken back last.
    public func redo(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try act("redo", at: sourceLocation) { $0(.redo) }
    }

    /// Submits the field: presses the return key.
    public func submit(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try press(.return, sourceLocation: sourceLocation)
    }

    /// Shows characters that an input method composes, underlined at the caret; the next typed characters replace
    /// them, and so does the next call. An empty text ends it.
    public func compose(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let end = text.utf8.count
        try act("compose", at: sourceLocation) { $0(.mark(text, selected: end..<end)) }
    }

    /// Takes the focus from the field that has it, as a tap elsewhere may.
    public func endEditing(sourceLocation: SourceLocation = #_sourceLocation) {
        called(at: sourceLocation) {
            update()
            host.focus?.resign()
            update()
        }
    }

    /// The characters that are selected in the field that has the focus; `nil` if none has it.
    public var selectedText: String? {
        update()
        return session?.content.selected
    }

    /// Where the caret stands in the field that has the focus, counted in characters as people see them; the end
    /// that moves if something is selected. `nil` if no field has the focus.
    public var caretOffset: Int? {
        update()
        guard let content = session?.content else { return nil }
        return String(decoding: content.text.utf8.prefix(content.selection.head), as: UTF8.self)
            .count
    }

    /// Where the caret is drawn, in the coordinates of the room, without a width; `nil` if no field has the focus.
    public var caretFrame: CGRect? {
        update()
        return session?.caretFrame
    }

    /// The session of the field that has the focus.
    var session: TextSession? { host.focus?.current as? TextSession }

    private func act(
        _ act: String, at sourceLocation: SourceLocation,
        _ body: ((TextInputEvent) -> Void) -> Void
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            update()
            guard let session, let node = session.shownNode else {
                throw ActionFailure(
                    description:
                        "Cannot \(act): no field has the focus. Tap one first. There are:\n"
                        + accessibility.description)
            }
            body { event in
                tree.noting("a key", at: node) { session.send(event) }
                // The next event is of the text as it is shown then.
                update()
            }
        }
    }
}

extension TypedKey {
    func event(_ modifiers: Modifiers) -> TextInputEvent {
        let unit: TextUnit =
            modifiers.contains(.command) ? .line : modifiers.contains(.option) ? .word : .character
        let extends = modifiers.contains(.shift)
        func move(_ plain: TextMove, _ other: TextMove) -> TextInputEvent {
            .move(unit == .character ? plain : other, extending: extends)
        }
        let isToEnd = modifiers.contains(.command)
        return switch self {
        case .return: .newLine
        case .delete: .delete(unit, backward: true)
        case .forwardDelete: .delete(unit, backward: false)
        case .leftArrow: move(.left, .backward(unit))
        case .rightArrow: move(.right, .forward(unit))
        case .upArrow:
            move(.up, isToEnd ? .backward(.document) : .backward(.paragraph))
        case .downArrow:
            move(.down, isToEnd ? .forward(.document) : .forward(.paragraph))
        case .home: .move(.backward(.line), extending: extends)
        case .end: .move(.forward(.line), extending: extends)
        }
    }
}
