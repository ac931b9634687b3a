import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantViews

/// A text with attributes in an editor.
nonisolated struct AttributedValue: FieldValue {
    let binding: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?

    var scrollsItself: Bool { true }
    var showsParts: Bool { true }

    func text(in environment: EnvironmentValues) -> String {
        binding.wrappedValue.plain
    }

    /// Puts the characters that differ into the text; its other characters keep their attributes.
    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        let typing = selection?.wrappedValue.typing
        binding.wrappedValue = Self.changed(binding.wrappedValue, to: text, typing: typing)
        return nil
    }

    /// Does what was done to the characters: those that were not touched keep their attributes.
    func take(
        _ text: String, _ changes: [TextChange], in environment: EnvironmentValues
    ) -> Diagnostic? {
        let typing = selection?.wrappedValue.typing
        var result = binding.wrappedValue
        for change in changes {
            guard change.range.upperBound <= result.utf8.count else { break }
            result.replace(change, typing: typing)
        }
        // Whoever sets the text may have set another one meanwhile.
        guard result.plain.hasSameBytes(as: text) else {
            return take(text, in: environment)
        }
        binding.wrappedValue = result
        return nil
    }

    /// A part of the text with what an input method composes, which has the attributes of what is typed there.
    func display(_ part: ShownPart, mark: Range<Int>?) -> Text {
        let text = binding.wrappedValue
        /// A place of the shown text in the text without what is composed.
        func place(_ offset: Int) -> Int {
            let own =
                mark.map {
                    offset <= $0.lowerBound ? offset : max($0.lowerBound, offset - $0.count)
                }
                ?? offset
            return min(own, text.utf8.count)
        }
        let range = text.range(place(part.range.lowerBound)..<place(part.range.upperBound))
        let slice = AttributedString(text[range])
        return Text(
            Self.changed(slice, to: part.text, typing: selection?.wrappedValue.typing))
    }

    /// The text with other characters: those between the same beginning and the same end are replaced.
    static func changed(
        _ text: AttributedString, to characters: String, typing: AttributeContainer?
    ) -> AttributedString {
        if text.plain.hasSameBytes(as: characters) { return text }
        let (old, new) = (Array(text.unicodeScalars), Array(characters.unicodeScalars))
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start,
            old[old.count - 1 - end] == new[new.count - 1 - end]
        {
            end += 1
        }
        var inserted = String.UnicodeScalarView()
        inserted.append(contentsOf: new[start..<new.count - end])
        var result = text
        let scalars = result.unicodeScalars
        let lower = scalars.index(scalars.startIndex, offsetBy: start)
        let upper = scalars.index(lower, offsetBy: old.count - end - start)
        var part = AttributedString(String(inserted))
        if let attributes = typing ?? Self.attributes(of: text, before: lower) {
            part.setAttributes(attributes)
        }
        result.replaceSubrange(lower..<upper, with: part)
        return result
    }

    /// The attributes of the character before a place, or of the first one.
    static func attributes(
        of text: AttributedString, before place: AttributedString.Index
    ) -> AttributeContainer? {
        guard place > text.startIndex else { return text.runs.first?.attributes }
        return text.runs[text.unicodeScalars.index(before: place)].attributes
    }
}

extension AttributedString {
    /// The characters. Foundation copies those of a slice a thousand times as fast as those of the whole (10 MB in 3 ms
    /// instead of 4 s, 24 November 2026).
    var plain: String { String(characters[startIndex..<endIndex]) }

    /// Puts other characters in place of some; they have the attributes of the character before.
    fileprivate mutating func replace(_ change: TextChange, typing: AttributeContainer?) {
        let place = range(change.range)
        var part = AttributedString(change.characters)
        if let attributes =
            typing ?? AttributedValue.attributes(of: self, before: place.lowerBound)
        {
            part.setAttributes(attributes)
        }
        replaceSubrange(place, with: part)
    }
}

/// Links the selection of a text with attributes to a binding.
struct AttributedSelectionLink: SelectionLink {
    let binding: Binding<AttributedTextSelection>
    let text: Binding<AttributedString>

    func selection(in characters: String, _ affinity: TextSelectionAffinity) -> EditSelection? {
        let attributed = text.wrappedValue
        let utf8 = attributed.utf8
        let wanted = binding.wrappedValue
        let leansBack = wanted.affinity(in: attributed, around: affinity) == .upstream
        return EditSelection(
            stretches: wanted.stretches(in: attributed).map {
                utf8.distance(
                    from: utf8.startIndex, to: $0.lowerBound)..<utf8.distance(
                        from: utf8.startIndex, to: $0.upperBound)
            }, leansBack: leansBack)
    }

    func tell(_ selection: EditSelection, in characters: String) {
        let attributed = text.wrappedValue
        let utf8 = attributed.utf8
        func index(_ offset: Int) -> AttributedString.Index {
            utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count))
        }
        let stretches = selection.stretches.map { index($0.lowerBound)..<index($0.upperBound) }
        let new = AttributedTextSelection(
            stretches, affinity: selection.leansBack ? .upstream : .downstream)
        if binding.wrappedValue.isSame(as: new) { return }
        binding.wrappedValue = new
    }
}
