import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantViews

/// What is selected in the text of a field or an editor.
///
/// Apple: "TextSelection".
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected stretches of a text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One stretch; a caret if it is empty.
        case selection(Range<String.Index>)
        /// Several stretches: on the border between two writing directions.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected stretches.
    public var indices: Indices
    /// To which of the characters beside it a caret belongs.
    public private(set) var affinity = TextSelectionAffinity.automatic

    /// A caret.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// A selected stretch.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Several selected stretches.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Whether nothing is selected: there is a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    init(_ ranges: [Range<String.Index>], affinity: TextSelectionAffinity) {
        indices =
            ranges.count == 1
            ? .selection(ranges[0]) : .multiSelection(RangeSet(ranges))
        self.affinity = affinity
    }

    /// All that is selected, in order.
    var stretches: [Range<String.Index>] {
        switch indices {
        case .selection(let range): [range]
        case .multiSelection(let set): Array(set.ranges)
        }
    }
}

/// Links the selection of a text to a binding.
struct TextSelectionLink: SelectionLink {
    let binding: Binding<TextSelection?>

    init(_ binding: Binding<TextSelection?>) {
        self.binding = binding
    }

    func selection(in text: String, _ affinity: TextSelectionAffinity) -> EditSelection? {
        guard let wanted = binding.wrappedValue else { return nil }
        // Indices of a longer text are taken into this one.
        func offset(_ index: String.Index) -> Int {
            let place = min(max(index, text.startIndex), text.endIndex)
            return text.utf8.distance(from: text.startIndex, to: place)
        }
        let own = wanted.affinity == .automatic ? affinity : wanted.affinity
        return EditSelection(
            stretches: wanted.stretches.map { offset($0.lowerBound)..<offset($0.upperBound) },
            leansBack: own == .upstream)
    }

    func tell(_ selection: EditSelection, in text: String) {
        func index(_ offset: Int) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: offset)
        }
        let new = TextSelection(
            selection.stretches.map { index($0.lowerBound)..<index($0.upperBound) },
            affinity: selection.leansBack ? .upstream : .downstream)
        if binding.wrappedValue?.indices != new.indices { binding.wrappedValue = new }
    }
}
