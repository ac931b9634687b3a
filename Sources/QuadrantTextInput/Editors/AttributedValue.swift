import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantViews

/// A text with attributes in an editor.
nonisolated struct AttributedValue: FieldValue {
    let binding: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?

    var isLive: Bool { true }
    var scrollsItself: Bool { true }

    func text(in environment: EnvironmentValues) -> String {
        String(binding.wrappedValue.characters)
    }

    /// Puts the characters that differ into the text; its other characters keep their attributes.
    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        let typing = selection?.wrappedValue.typing
        binding.wrappedValue = Self.changed(binding.wrappedValue, to: text, typing: typing)
        return nil
    }

    /// The text with what an input method composes, which has the attributes of what is typed there.
    func display(_ shown: String, mark: Range<Int>?) -> Text {
        Text(Self.changed(binding.wrappedValue, to: shown, typing: selection?.wrappedValue.typing))
    }

    /// The text with other characters: those between the same beginning and the same end are replaced.
    static func changed(
        _ text: AttributedString, to characters: String, typing: AttributeContainer?
    ) -> AttributedString {
        let (old, new) = (Array(text.unicodeScalars), Array(characters.unicodeScalars))
        guard old != new else { return text }
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
        text.runs.last { $0.range.lowerBound < place }?.attributes ?? text.runs.first?.attributes
    }
}

/// Links the selection of a text with attributes to a binding.
struct AttributedSelectionLink: SelectionLink {
    let binding: Binding<AttributedTextSelection>
    let text: Binding<AttributedString>

    func range(in characters: String) -> Range<Int>? {
        let attributed = text.wrappedValue
        guard let whole = binding.wrappedValue.whole(in: attributed) else { return nil }
        let utf8 = attributed.utf8
        return utf8.distance(
            from: utf8.startIndex, to: whole.lowerBound)..<utf8.distance(
                from: utf8.startIndex, to: whole.upperBound)
    }

    func tell(_ selection: EditSelection, in characters: String) {
        let attributed = text.wrappedValue
        let (utf8, range) = (attributed.utf8, selection.range)
        let count = utf8.count
        let lower = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, count))
        let upper = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, count))
        let new = AttributedTextSelection(
            lower..<upper, affinity: selection.leansBack ? .upstream : .downstream)
        if binding.wrappedValue.isSame(as: new) { return }
        binding.wrappedValue = new
    }
}
