import Expectations
import Foundation
import QuadrantEditing
import Testing

/// Random edits of texts in several scripts, beside a plain model: an array of scalars whose characters are
/// counted anew each time.
@Suite struct RandomEditTests {
    private struct Model {
        var scalars: [Unicode.Scalar]
        /// Indices into the scalars.
        var anchor = 0
        var head = 0

        init(_ text: String) {
            scalars = Array(text.unicodeScalars)
            anchor = scalars.count
            head = scalars.count
        }

        var text: String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }

        /// The indices between characters.
        var stops: [Int] {
            var result = [0]
            for character in text {
                result.append((result.last ?? 0) + character.unicodeScalars.count)
            }
            return result
        }

        var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

        mutating func replace(_ range: Range<Int>, _ new: String) {
            scalars.replaceSubrange(range, with: Array(new.unicodeScalars))
            let end = range.lowerBound + new.unicodeScalars.count
            head = stops.first { $0 >= end } ?? scalars.count
            anchor = head
        }

        mutating func delete(backward: Bool) {
            guard range.isEmpty else { return replace(range, "") }
            let other =
                backward
                ? stops.last { $0 < head } ?? 0 : stops.first { $0 > head } ?? scalars.count
            replace(min(head, other)..<max(head, other), "")
        }

        mutating func move(backward: Bool, extending: Bool) {
            head =
                backward
                ? stops.last { $0 < head } ?? 0 : stops.first { $0 > head } ?? scalars.count
            if !extending { anchor = head }
        }

        mutating func select(_ from: Int, _ to: Int) {
            let stops = stops
            anchor = stops[from % stops.count]
            head = stops[to % stops.count]
        }

        func offset(_ index: Int) -> Int {
            scalars.prefix(index).reduce(0) { $0 + UTF8.width($1) }
        }
    }

    private static let policy = EditingPolicy(isSingleLine: false)

    @Test(arguments: Script.allCases) func editsAreThoseOfThePlainModel(_ script: Script) {
        for seed in 0..<6 {
            var numbers = SeededNumbers(UInt64(seed))
            var edited = EditableText(script.rawValue)
            var model = Model(script.rawValue)
            for step in 0..<120 {
                let act = Int.random(in: 0..<10, using: &numbers)
                switch act {
                case 0...3:
                    let piece = script.pieces.randomElement(using: &numbers) ?? ""
                    _ = edited.perform(.insert(piece), Self.policy, nil)
                    model.replace(model.range, piece)
                case 4, 5:
                    _ = edited.perform(.delete(.character, backward: act == 4), Self.policy, nil)
                    model.delete(backward: act == 4)
                case 6, 7:
                    let extends = Bool.random(using: &numbers)
                    let event = TextInputEvent.move(
                        act == 6 ? .backward(.character) : .forward(.character), extending: extends)
                    _ = edited.perform(event, Self.policy, nil)
                    model.move(backward: act == 6, extending: extends)
                default:
                    let (from, to) = (
                        Int.random(in: 0..<500, using: &numbers),
                        Int.random(in: 0..<500, using: &numbers)
                    )
                    model.select(from, to)
                    edited.select(
                        EditSelection(
                            anchor: model.offset(model.anchor), head: model.offset(model.head)))
                }
                let place = "\(script) seed \(seed) step \(step)"
                guard Array(edited.text.unicodeScalars) == model.scalars,
                    edited.selection.anchor == model.offset(model.anchor),
                    edited.selection.head == model.offset(model.head)
                else {
                    Issue.record("\(place): \(edited.text) \(edited.selection), \(model.text)")
                    return
                }
            }
        }
    }

    @Test(arguments: Script.allCases) func whateverWasDoneIsUndoneAndDoneAgain(_ script: Script) {
        for seed in 0..<6 {
            var numbers = SeededNumbers(UInt64(seed) + 100)
            var edited = EditableText(script.rawValue)
            for _ in 0..<60 {
                let text = script.pieces.randomElement(using: &numbers) ?? ""
                let place = Int.random(in: 0...edited.text.utf8.count, using: &numbers)
                let other = Int.random(in: 0...edited.text.utf8.count, using: &numbers)
                let events: [TextInputEvent] = [
                    .insert(text), .paste(text + text), .delete(.character, backward: true),
                    .delete(.word, backward: false), .select(min(place, other)..<max(place, other)),
                    .mark(text, selected: 0..<text.utf8.count), .cut,
                ]
                _ = edited.perform(
                    events.randomElement(using: &numbers) ?? .copy, Self.policy, nil)
            }
            edited.commit()
            let end = edited.text
            while edited.undo() {}
            holds(edited.text.unicodeScalars.elementsEqual(script.rawValue.unicodeScalars))
            while edited.redo() {}
            holds(edited.text.unicodeScalars.elementsEqual(end.unicodeScalars))
        }
    }
}
