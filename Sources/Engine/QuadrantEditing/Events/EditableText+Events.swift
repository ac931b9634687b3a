internal import Foundation

extension EditableText {
    /// Does what an event says.
    ///
    /// - Parameter geometry: Where the characters of the shown text stand. Without it, up and down go to the
    ///   ends of the text, lines are paragraphs, left is backward.
    package mutating func perform(
        _ event: TextInputEvent, _ policy: EditingPolicy, _ geometry: TextGeometry?
    ) -> EditOutcome {
        let before = (text, selection, marked)
        switch event {
        case .insert(let characters): insert(policy.taken(characters))
        case .newLine:
            if policy.isSingleLine {
                commit()
                return .submitted
            }
            insert("\n")
        case .paste(let characters): paste(policy.taken(characters))
        case .delete(let unit, let backward): delete(unit, backward: backward, policy, geometry)
        case .move(let move, let extending): self.move(move, extending, policy, geometry)
        case .select(let range):
            select(EditSelection(anchor: range.lowerBound, head: range.upperBound))
        case .selectAll: select(EditSelection(anchor: 0, head: text.length))
        case .point(let point, let unit, let extending):
            guard let geometry else { return .nothing }
            self.point(geometry.position(at: point), unit, extending, policy, geometry)
        case .mark(let characters, let selected):
            mark(policy.taken(characters), selected: selected)
        case .commit: commit()
        case .deleteAround(let before, let after):
            let range = selection.range
            // Input methods count as they like.
            let before = min(max(before, 0), range.lowerBound)
            let after = min(max(after, 0), text.length - range.upperBound)
            delete(range.lowerBound - before..<range.upperBound + after, backward: true)
        case .copy, .cut:
            guard !policy.isSecret, !selection.isCaret else { return .nothing }
            let characters = selected
            if event == .cut { paste("") }
            return .copied(characters, wasCut: event == .cut)
        case .undo: undo()
        case .redo: redo()
        }
        if !text.hasSameBytes(as: before.0) || marked != before.2 { return .edited }
        return selection == before.1 ? .nothing : .moved
    }

    private mutating func delete(
        _ unit: TextUnit, backward: Bool, _ policy: EditingPolicy, _ geometry: TextGeometry?
    ) {
        commit()
        guard selection.isCaret else { return deleteSelected(backward: backward) }
        let head = selection.head
        let other = end(of: unit, from: selection.position, backward: backward, policy, geometry)
        // At the end of a line, there is the separator to delete.
        let reached =
            other.offset == head && unit != .document
            ? (backward ? text.start(before: head) : text.end(after: head)) : other.offset
        delete(min(head, reached)..<max(head, reached), backward: backward)
    }

    private mutating func move(
        _ move: TextMove, _ extending: Bool, _ policy: EditingPolicy, _ geometry: TextGeometry?
    ) {
        let wasMarked = marked != nil
        commit()
        // The places are those of the text with what was composed, which now is the text.
        let geometry = wasMarked && geometry?.text.hasSameBytes(as: text) != true ? nil : geometry
        var column: CGFloat?
        let target: TextPosition
        switch move {
        case .left, .right:
            target = sideways(toRight: move == .right, extending, geometry)
        case .up, .down:
            let isDown = move == .down
            let from = verticalStart(isDown, extending)
            column = selection.column ?? geometry?.caret(from).midX
            target =
                column.flatMap { geometry?.step(from, down: isDown, column: $0) }
                ?? TextPosition(offset: isDown ? text.length : 0)
        case .backward(let unit):
            target = end(of: unit, from: selection.position, backward: true, policy, geometry)
        case .forward(let unit):
            target = end(of: unit, from: selection.position, backward: false, policy, geometry)
        }
        put(target, extending, column)
    }

    private mutating func put(
        _ target: TextPosition, _ extending: Bool, _ column: CGFloat? = nil
    ) {
        select(
            EditSelection(
                anchor: extending ? selection.anchor : target.offset, head: target.offset,
                leansBack: target.leansBack, column: column))
    }

    /// What is selected is left at the side that is moved to.
    private func sideways(
        toRight: Bool, _ extending: Bool, _ geometry: TextGeometry?
    ) -> TextPosition {
        guard let geometry else {
            return TextPosition(
                offset: toRight
                    ? text.end(after: selection.head) : text.start(before: selection.head))
        }
        guard !selection.isCaret, !extending else {
            return geometry.step(selection.position, toRight: toRight)
        }
        let ends = [
            TextPosition(offset: selection.range.lowerBound),
            TextPosition(offset: selection.range.upperBound, leansBack: true),
        ]
        let places = ends.map { geometry.caret($0) }
        let isFirst =
            places[0].minY == places[1].minY
            ? (places[0].minX < places[1].minX) != toRight : !toRight
        return ends[isFirst ? 0 : 1]
    }

    /// Where a move up or down begins: at the near end of what is selected.
    private func verticalStart(_ isDown: Bool, _ extending: Bool) -> TextPosition {
        guard !selection.isCaret, !extending else { return selection.position }
        return isDown
            ? TextPosition(offset: selection.range.upperBound, leansBack: true)
            : TextPosition(offset: selection.range.lowerBound)
    }

    /// The end of a unit before or behind a place.
    func end(
        of unit: TextUnit, from position: TextPosition, backward: Bool, _ policy: EditingPolicy,
        _ geometry: TextGeometry?
    ) -> TextPosition {
        let offset = position.offset
        switch unit {
        case .character:
            return TextPosition(
                offset: backward ? text.start(before: offset) : text.end(after: offset))
        case .word where !policy.isSecret:
            let words = WordSteps(text: text)
            return TextPosition(
                offset: backward ? words.start(before: offset) : words.end(after: offset))
        case .line:
            if !policy.isSingleLine, let geometry, geometry.text.utf8.count == text.utf8.count {
                return geometry.lineEnd(of: position, isStart: backward)
            }
            fallthrough
        case .paragraph:
            let paragraph = text.paragraph(at: offset)
            return TextPosition(offset: backward ? paragraph.lowerBound : paragraph.upperBound)
        case .word, .document:
            return TextPosition(offset: backward ? 0 : text.length)
        }
    }

    private mutating func point(
        _ position: TextPosition, _ unit: TextUnit, _ extending: Bool, _ policy: EditingPolicy,
        _ geometry: TextGeometry
    ) {
        let range: Range<Int>
        switch unit {
        case .character: return put(position, extending)
        case .word:
            range =
                policy.isSecret
                ? 0..<text.length : WordSteps(text: text).segment(at: position.offset)
        case .line: range = geometry.line(at: position)
        case .paragraph: range = text.paragraph(at: position.offset)
        case .document: range = 0..<text.length
        }
        if extending { return extend(to: range, at: position, unit, policy) }
        select(EditSelection(anchor: range.lowerBound, head: range.upperBound, leansBack: true))
    }

    /// Selects whole words or paragraphs, from the one with which that began to another one.
    private mutating func extend(
        to range: Range<Int>, at position: TextPosition, _ unit: TextUnit, _ policy: EditingPolicy
    ) {
        let isBackward = selection.head < selection.anchor
        let begun = isBackward ? text.start(before: selection.anchor) : selection.anchor
        let first: Range<Int>
        switch unit {
        case .word where !policy.isSecret: first = WordSteps(text: text).segment(at: begun)
        case .paragraph: first = text.paragraph(at: begun)
        default: first = begun..<begun
        }
        let goesBack = position.offset < first.lowerBound
        select(
            goesBack
                ? EditSelection(anchor: first.upperBound, head: range.lowerBound)
                : EditSelection(
                    anchor: first.lowerBound, head: max(range.upperBound, first.upperBound),
                    leansBack: true))
    }
}

extension EditingPolicy {
    /// The characters as a text of this kind takes them. In a text of one line, separators of lines become
    /// spaces, except at the end of what is given.
    package func taken(_ characters: String) -> String {
        guard isSingleLine, characters.unicodeScalars.contains(where: \.endsParagraph) else {
            return characters
        }
        var result = String.UnicodeScalarView()
        var endedWithReturn = false
        for scalar in characters.unicodeScalars {
            if !(scalar == "\n" && endedWithReturn) {
                result.append(scalar.endsParagraph ? " " : scalar)
            }
            endedWithReturn = scalar == "\r"
        }
        if characters.unicodeScalars.last?.endsParagraph == true { result.removeLast() }
        return String(result)
    }
}
