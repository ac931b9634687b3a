public import Foundation
import QuadrantCore

/// What is selected in a text with attributes, and the attributes that typed characters get.
///
/// Apple: "AttributedTextSelection".
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected places of a text.
    public enum Indices: Equatable, Sendable {
        /// A caret.
        case insertionPoint(AttributedString.Index)
        /// Selected stretches.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// `nil` for a caret at the end.
    private let indices: Indices?
    private var affinity = TextSelectionAffinity.automatic
    /// The attributes of characters that are typed at the caret; `nil` for those of the character before.
    let typing: AttributeContainer?

    /// A caret at the end of the text.
    public init() {
        (indices, typing) = (nil, nil)
    }

    /// A caret.
    ///
    /// - Parameter typingAttributes: The attributes of what is typed there; `nil` for those of the character
    ///   before.
    public init(
        insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
    ) {
        (indices, typing) = (.insertionPoint(insertionPoint), typingAttributes)
    }

    /// A selected stretch; a caret if it is empty.
    public init(range: Range<AttributedString.Index>) {
        self.init([range], affinity: .automatic)
    }

    /// Several selected stretches.
    public init(ranges: RangeSet<AttributedString.Index>) {
        (indices, typing) = (.ranges(ranges), nil)
    }

    init(_ ranges: [Range<AttributedString.Index>], affinity: TextSelectionAffinity) {
        typing = nil
        let all = RangeSet(ranges)
        indices =
            all.isEmpty ? ranges.first.map { .insertionPoint($0.lowerBound) } : .ranges(all)
        self.affinity = affinity
    }

    func isSame(as other: AttributedTextSelection) -> Bool { indices == other.indices }

    /// What is selected in a text, in order; one empty stretch for a caret, none where the program says nothing.
    func stretches(in text: AttributedString) -> [Range<AttributedString.Index>] {
        let (first, last) = (text.startIndex, text.endIndex)
        func inside(_ index: AttributedString.Index) -> AttributedString.Index {
            min(max(index, first), last)
        }
        switch indices {
        case nil: return []
        case .insertionPoint(let index): return [inside(index)..<inside(index)]
        case .ranges(let set):
            return set.ranges.map { inside($0.lowerBound)..<inside($0.upperBound) }
        }
    }

    /// The affinity of the caret, or where it is automatic another one.
    func affinity(
        in text: AttributedString, around other: TextSelectionAffinity
    ) -> TextSelectionAffinity { affinity == .automatic ? other : affinity }

    /// The selected places in a text.
    public func indices(in text: AttributedString) -> Indices {
        indices ?? .insertionPoint(text.endIndex)
    }

    /// To which of the characters beside it the caret belongs.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

    /// The attributes of the selected characters.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        let selected = stretches(in: text).flatMap { text[$0].runs.map(\.attributes) }
        return Attributes(
            containers: selected.isEmpty ? [typingAttributes(in: text)] : selected)
    }

    /// The attributes that characters get which are typed now.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place = stretches(in: text).first?.lowerBound ?? text.endIndex
        return AttributedValue.attributes(of: text, before: place) ?? AttributeContainer()
    }

    /// The attributes of the parts of a selection.
    ///
    /// Apple: "AttributedTextSelection.Attributes".
    public struct Attributes<Text> {
        let containers: [AttributeContainer]

        /// The values of one attribute in the parts of the selection, in order.
        public subscript<Value>(keyPath: KeyPath<AttributeContainer, Value>) -> [Value] {
            containers.map { $0[keyPath: keyPath] }
        }
    }
}

extension AttributedString {
    /// Changes the attributes of what is selected; of a caret, those of what is typed there.
    ///
    /// Apple: "transformAttributes(in:body:)".
    public mutating func transformAttributes<Failure: Error>(
        in selection: inout AttributedTextSelection,
        body: (inout AttributeContainer) throws(Failure) -> Void
    ) throws(Failure) {
        let stretches = selection.stretches(in: self)
        guard stretches.contains(where: { !$0.isEmpty }) else {
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection = AttributedTextSelection(
                insertionPoint: stretches.first?.lowerBound ?? endIndex,
                typingAttributes: attributes)
            return
        }
        for run in stretches.flatMap({ Array(self[$0].runs) }) {
            var attributes = run.attributes
            try body(&attributes)
            self[run.range].setAttributes(attributes)
        }
    }

    /// Changes the text; the same characters are selected then, as far as they are left.
    ///
    /// Apple: "transform(updating:body:)" (SwiftUI).
    public mutating func transform<Failure: Error>(
        updating selection: inout AttributedTextSelection,
        body: (inout AttributedString) throws(Failure) -> Void
    ) throws(Failure) {
        let stretches = selection.stretches(in: self)
        let typing = selection.typing
        guard !stretches.isEmpty else { return try body(&self) }
        let found = try transform(updating: stretches, body: body)
        // Without the places, as after a text of its own was set, there is a caret at the end.
        guard let found else {
            selection = AttributedTextSelection()
            return
        }
        selection =
            typing != nil && found.allSatisfy(\.isEmpty)
            ? AttributedTextSelection(
                insertionPoint: found.first?.lowerBound ?? endIndex, typingAttributes: typing)
            : AttributedTextSelection(found, affinity: selection.affinity(in: self))
    }

    /// Replaces what is selected by another text; the caret is behind it then. Of several stretches, the first is
    /// replaced and the others are deleted.
    ///
    /// Apple: "replaceSelection(_:with:)".
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with content: AttributedString
    ) {
        let stretches = selection.stretches(in: self).map { stretch in
            utf8.distance(
                from: utf8.startIndex, to: stretch.lowerBound)..<utf8.distance(
                    from: utf8.startIndex, to: stretch.upperBound)
        }
        let first = stretches.first ?? utf8.count..<utf8.count
        // From the end, so that offsets stay true.
        for stretch in stretches.dropFirst().reversed() { removeSubrange(range(stretch)) }
        replaceSubrange(range(first), with: content)
        let place = utf8.index(
            utf8.startIndex, offsetBy: first.lowerBound + content.utf8.count)
        selection = AttributedTextSelection(insertionPoint: place)
    }

    /// Replaces what is selected by characters, which get the attributes of what is typed there.
    ///
    /// Apple: "replaceSelection(_:withCharacters:)".
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        withCharacters characters: some Collection<Character>
    ) {
        var content = AttributedString(String(characters))
        content.setAttributes(selection.typingAttributes(in: self))
        replaceSelection(&selection, with: content)
    }

    /// A part of the text by its offsets in UTF-8 bytes.
    func range(_ offsets: Range<Int>) -> Range<AttributedString.Index> {
        let lower = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
        return lower..<utf8.index(lower, offsetBy: offsets.count)
    }
}
