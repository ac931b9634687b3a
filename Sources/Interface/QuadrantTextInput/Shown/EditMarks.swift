import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantEditing
import QuadrantGeometry
import QuadrantText
import QuadrantViews

/// What is seen of the editing of a text beside its characters.
struct EditMarks: Equatable {
    /// Stretches of selected characters, in UTF-8 bytes of the shown text.
    var selection: [Range<Int>]
    /// The caret; `nil` where characters are selected.
    var caret: TextPosition?
    /// What an input method composes.
    var mark: Range<Int>?

    /// - Parameter part: The part of the text that is shown; offsets are in it.
    init(_ content: EditableText, in part: ShownPart) {
        let selected = content.shownSelection
        func inside(_ range: Range<Int>) -> Range<Int> {
            part.inside(range.lowerBound)..<part.inside(range.upperBound)
        }
        selection = selected.isCaret ? [] : selected.stretches.map(inside)
        caret =
            selected.isCaret
            ? TextPosition(offset: part.inside(selected.head), leansBack: selected.leansBack) : nil
        mark = content.shownMark.map(inside)
    }

    /// The marks in one of several parts of a text.
    ///
    /// - Parameter hasCaret: Whether the caret is in the part.
    init(_ content: EditableText, in part: ShownPart, hasCaret: Bool) {
        self.init(content, in: part)
        selection.removeAll(where: \.isEmpty)
        if !hasCaret { caret = nil }
        if mark?.isEmpty == true { mark = nil }
    }

    /// The marks on the bullets that stand for a secret text.
    func onBullets(of text: String) -> EditMarks {
        func place(_ offset: Int) -> Int { Bullets.offset(of: offset, in: text) }
        var result = self
        result.selection = selection.map { place($0.lowerBound)..<place($0.upperBound) }
        result.caret = caret.map {
            TextPosition(offset: place($0.offset), leansBack: $0.leansBack)
        }
        result.mark = mark.map { place($0.lowerBound)..<place($0.upperBound) }
        return result
    }
}

/// Draws what is selected behind a text, and the caret over it.
struct EditMarksDrawing: NodeDrawing {
    let marks: EditMarks
    let request: TextRequest
    /// Whether lines are not broken.
    let isSingleLine: Bool
    let caretWidth: CGFloat
    let caret: _ResolvedStyle
    let selection: _ResolvedStyle

    private func geometry(_ context: DrawingContext) -> TextGeometry {
        let proposal = ProposedViewSize(
            width: isSingleLine ? nil : context.size.width, height: nil)
        let text = request.runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined()
        return TextGeometry(context.textEngine.places(request, proposal: proposal), of: text)
    }

    func draw(_ context: inout DrawingContext) {
        guard !marks.selection.isEmpty else { return }
        let (geometry, paint) = (geometry(context), selection.paint(in: context.bounds))
        for stretch in marks.selection {
            for rect in geometry.rects(of: stretch, width: context.size.width) {
                context.fillFrame(rect, paint)
            }
        }
    }

    func drawOver(_ context: inout DrawingContext) {
        guard marks.caret != nil || marks.mark != nil else { return }
        let (geometry, paint) = (geometry(context), caret.paint(in: context.bounds))
        if let mark = marks.mark {
            for rect in geometry.rects(of: mark, width: context.size.width) {
                context.fillFrame(
                    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), paint)
            }
        }
        guard let position = marks.caret else { return }
        let frame = geometry.caret(position)
        // It stands toward the trailing edge, where the field has room for it.
        let left = frame.minX - (context.isRightToLeft ? caretWidth : 0)
        context.fillFrame(
            CGRect(x: left, y: frame.minY, width: caretWidth, height: frame.height), paint)
    }
}
