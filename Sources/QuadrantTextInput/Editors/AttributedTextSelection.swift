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
        self.init(range, affinity: .automatic)
    }

    /// Several selected stretches. An editor selects from the first to the last one.
    public init(ranges: RangeSet<AttributedString.Index>) {
        (indices, typing) = (.ranges(ranges), nil)
    }

    init(_ range: Range<AttributedString.Index>, affinity: TextSelectionAffinity) {
        typing = nil
        indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
        self.affinity = affinity
    }

    func isSame(as other: AttributedTextSelection) -> Bool { indices == other.indices }

    /// All that is selected, as one stretch of a text.
    func whole(in text: AttributedString) -> Range<AttributedString.Index>? {
        let (first, last) = (text.startIndex, text.endIndex)
        func inside(_ index: AttributedString.Index) -> AttributedString.Index {
            min(max(index, first), last)
        }
        switch indices {
        case nil: return nil
        case .insertionPoint(let index): return inside(index)..<inside(index)
        case .ranges(let set):
            guard let low = set.ranges.first, let high = set.ranges.last else { return nil }
            return inside(low.lowerBound)..<inside(high.upperBound)
        }
    }

    /// The selected places in a text.
    public func indices(in text: AttributedString) -> Indices {
        indices ?? .insertionPoint(text.endIndex)
    }

    /// To which of the characters beside it the caret belongs.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

    /// The attributes of the selected characters.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        guard let whole = whole(in: text), !whole.isEmpty else {
            return Attributes(containers: [typingAttributes(in: text)])
        }
        return Attributes(containers: text[whole].runs.map(\.attributes))
    }

    /// The attributes that characters get which are typed now.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place = whole(in: text)?.lowerBound ?? text.endIndex
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
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        guard let whole = selection.whole(in: self), !whole.isEmpty else {
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            let place = selection.whole(in: self)?.lowerBound ?? endIndex
            selection = AttributedTextSelection(
                insertionPoint: place, typingAttributes: attributes)
            return
        }
        for run in Array(self[whole].runs) {
            var attributes = run.attributes
            body(&attributes)
            self[run.range].setAttributes(attributes)
        }
    }

    /// Replaces what is selected by another text; the caret is behind it then.
    ///
    /// Apple: "replaceSelection(_:with:)".
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with content: AttributedString
    ) {
        let whole = selection.whole(in: self) ?? endIndex..<endIndex
        let start = utf8.distance(from: utf8.startIndex, to: whole.lowerBound)
        replaceSubrange(whole, with: content)
        let place = utf8.index(utf8.startIndex, offsetBy: start + content.utf8.count)
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
}
