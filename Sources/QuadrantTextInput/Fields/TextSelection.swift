import Foundation
public import QuadrantCore
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

    /// Several selected stretches. An editor selects from the first to the last one.
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

    init(range: Range<String.Index>, affinity: TextSelectionAffinity) {
        self.init(range: range)
        self.affinity = affinity
    }

    /// All that is selected, as one stretch.
    var whole: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let set):
            set.ranges.first.flatMap { first in
                set.ranges.last.map { first.lowerBound..<$0.upperBound }
            }
        }
    }
}

/// To which of the characters beside it a caret belongs.
///
/// Apple: "TextSelectionAffinity".
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As it came about.
    case automatic
    /// To the character before it.
    case upstream
    /// To the character after it.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// To which of the characters beside it a caret belongs that the program sets.
    ///
    /// Apple: "EnvironmentValues.textSelectionAffinity".
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets to which of the characters beside it a caret belongs that the program sets, in the fields and
    /// editors in this view: where a line goes on below, and between two writing directions.
    ///
    /// Apple: "textSelectionAffinity(_:)".
    nonisolated public func textSelectionAffinity(
        _ affinity: TextSelectionAffinity
    ) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

/// Links the selection of a text to a binding.
struct TextSelectionLink: SelectionLink {
    let binding: Binding<TextSelection?>

    init(_ binding: Binding<TextSelection?>) {
        self.binding = binding
    }

    func range(in text: String) -> Range<Int>? {
        guard let whole = binding.wrappedValue?.whole else { return nil }
        // Indices of a shorter text are taken into this one.
        func offset(_ index: String.Index) -> Int {
            let place = min(max(index, text.startIndex), text.endIndex)
            return text.utf8.distance(from: text.startIndex, to: place)
        }
        return offset(whole.lowerBound)..<offset(whole.upperBound)
    }

    func tell(_ selection: EditSelection, in text: String) {
        let range = selection.range
        let (lower, upper) = (
            text.utf8.index(text.startIndex, offsetBy: range.lowerBound),
            text.utf8.index(text.startIndex, offsetBy: range.upperBound)
        )
        let new = TextSelection(
            range: lower..<upper, affinity: selection.leansBack ? .upstream : .downstream)
        if binding.wrappedValue?.indices != new.indices { binding.wrappedValue = new }
    }
}
