import Expectations
import Foundation
import QuadrantEditing
import QuadrantText
import Testing

@Suite struct TextGeometryTests {
    private static let widths: [CGFloat?] = [nil, 140, 60]

    private func texts(_ script: Script) -> [String] {
        [script.rawValue, script.rawValue + "\n\n" + script.rawValue + "\n"]
    }

    /// The places of characters are those of the glyphs that are drawn.
    @Test(arguments: Script.allCases) func placesAreThoseOfTheGlyphs(_ script: Script) {
        for text in texts(script) {
            for width in Self.widths {
                let places = ShapedTexts.places(text, width: width)
                let shaped = ShapedTexts.shaped(text, width: width)
                same(places.lines.count, shaped.lines.count)
                var covered = 0
                for (line, drawn) in zip(places.lines, shaped.lines) {
                    near(line.left, drawn.origin.x, within: 0.01)
                    let right = line.cells.last.map { $0.x + $0.width } ?? line.left
                    let hyphen = drawn.runs.filter(\.partsWord).reduce(0) { $0 + $1.width }
                    #expect(abs(right - line.left + hyphen - drawn.width) < 0.02)
                    let bytes = line.cells.reduce(0) { $0 + $1.range.count }
                    same(bytes, line.range.count)
                    covered += bytes
                }
                let separators = text.unicodeScalars.filter { $0 == "\n" }.count
                same(covered + separators, text.utf8.count)
            }
        }
    }

    /// A tap where a caret stands leads to a caret at the same place.
    @Test(arguments: Script.allCases) func pointsLeadBackToTheirPlaces(_ script: Script) {
        for text in texts(script) {
            for width in Self.widths {
                let geometry = ShapedTexts.geometry(text, width: width)
                for offset in boundaries(text) {
                    let caret = geometry.caret(TextPosition(offset: offset))
                    #expect(caret.minX.isFinite && caret.height > 15)
                    let point = CGPoint(x: caret.midX, y: caret.midY)
                    let back = geometry.caret(geometry.position(at: point))
                    near(back.midX, caret.midX, within: 0.02, "\(script) \(offset)")
                    same(back.minY, caret.minY)
                }
            }
        }
    }

    /// Steps to the right go to the right in a line, past each character once, and steps to the left lead back.
    @Test(arguments: Script.allCases) func stepsAreVisual(_ script: Script) {
        let text = script.rawValue
        let geometry = ShapedTexts.geometry(text)
        var position = geometry.position(at: CGPoint(x: -10, y: 5))
        var carets = [geometry.caret(position).midX]
        let count = text.count
        var positions = [position]
        for _ in 0..<count {
            position = geometry.step(position, toRight: true)
            positions.append(position)
            carets.append(geometry.caret(position).midX)
        }
        same(carets, carets.sorted())
        #expect(Set(carets.map { ($0 * 16).rounded() }).count > count * 3 / 4)
        same(geometry.step(position, toRight: true), position)
        for expected in positions.dropLast().reversed() {
            position = geometry.step(position, toRight: false)
            let (x, wanted) = (geometry.caret(position).midX, geometry.caret(expected).midX)
            near(x, wanted, within: 0.01)
        }
    }

    /// In a text of several lines, steps to the right visit each place in a text from left to right.
    @Test func stepsGoOnInTheNextLine() {
        let text = "one two three\n\nfour"
        let geometry = ShapedTexts.geometry(text, width: 70)
        var position = TextPosition(offset: 0)
        var visited = [0]
        for _ in 0..<text.utf8.count {
            position = geometry.step(position, toRight: true)
            visited.append(position.offset)
        }
        same(visited, boundaries(text))
        for _ in 0..<text.utf8.count {
            position = geometry.step(position, toRight: false)
            visited.removeLast()
            same(position.offset, visited.last)
        }
    }

    /// Between Latin and Hebrew, one place of the text is two places on the line.
    @Test func bidirectionalTextsHaveTwoPlaces() {
        let text = "abc שלום"
        let geometry = ShapedTexts.geometry(text)
        let end = text.utf8.count
        let (back, forth) = (
            geometry.caret(TextPosition(offset: 4, leansBack: true)),
            geometry.caret(TextPosition(offset: 4))
        )
        let right = geometry.caret(TextPosition(offset: end)).midX
        #expect(back.midX < forth.midX)
        // The Hebrew word ends where it meets the Latin one.
        near(right, back.midX, within: 0.01)
        let selected = geometry.rects(of: 4..<end, width: 500)
        same(selected.count, 1)
        near(selected[0].minX, back.midX, within: 0.01)
        near(selected[0].maxX, forth.midX, within: 0.01)
        // A stretch over the border is two rectangles.
        same(geometry.rects(of: 2..<6, width: 500).count, 2)
    }

    @Test func upAndDownKeepTheColumn() {
        let text = "a long line\nxx\nanother long one"
        let geometry = ShapedTexts.geometry(text)
        var edited = EditableText(text)
        let policy = EditingPolicy(isSingleLine: false)
        func move(_ move: TextMove) {
            _ = edited.perform(.move(move, extending: false), policy, geometry)
        }
        edited.select(EditSelection(at: 9))
        let column = geometry.caret(TextPosition(offset: 9)).midX
        move(.down)
        same(edited.selection.head, 14)
        move(.down)
        near(geometry.caret(edited.selection.position).midX, column, within: 6)
        move(.down)
        same(edited.selection.head, text.utf8.count)
        move(.up)
        move(.up)
        move(.up)
        same(edited.selection.head, 0)
    }

    @Test func endsOfWrappedLinesAreTwoPlaces() {
        let text = "several words that wrap"
        let geometry = ShapedTexts.geometry(text, width: 110)
        let first = geometry.line(at: TextPosition(offset: 0))
        #expect(first.upperBound < text.utf8.count)
        let (end, start) = (
            geometry.caret(TextPosition(offset: first.upperBound, leansBack: true)),
            geometry.caret(TextPosition(offset: first.upperBound))
        )
        #expect(end.minY == 0 && start.minY > 0 && start.minX == 0)
        same(
            geometry.lineEnd(of: TextPosition(offset: 3), isStart: false),
            TextPosition(offset: first.upperBound, leansBack: true))
        // Lines that are selected with their end are filled to the side.
        let rects = geometry.rects(of: 0..<text.utf8.count, width: 110)
        #expect(rects[0].maxX == 110 || rects[0].maxX > end.minX)
        same(rects[0].maxY, rects[1].minY)
    }

    @Test func anEmptyTextHasAPlace() {
        let geometry = ShapedTexts.geometry("")
        #expect(geometry.caret(TextPosition(offset: 0)).height > 15)
        same(geometry.position(at: CGPoint(x: 50, y: 50)).offset, 0)
        same(geometry.position(at: CGPoint(x: CGFloat.nan, y: 0)).offset, 0)
        same(geometry.step(TextPosition(offset: 0), toRight: true).offset, 0)
        same(geometry.rects(of: 0..<0, width: 100), [])
    }
}
