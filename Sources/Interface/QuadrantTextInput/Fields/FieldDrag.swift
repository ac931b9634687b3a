import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// What a movement over a field or an editor does: a pointer selects from where it came down, a finger that has held for
/// half a second moves the caret with it, as on iOS. What moves right after a tap in the same place selects whole words, after
/// two of them paragraphs.
nonisolated final class FieldDrag {
    /// Whether what moves is a pointer.
    private var isPointer = false
    private var taps = TapMemory()
    private var unit = TextUnit.character

    /// The field was tapped.
    @MainActor
    func noteTap(_ tap: Tap, count: Int) { taps.note(tap, count: count) }

    @MainActor
    func gesture(of session: TextSession) -> _LiftGesture {
        _LiftGesture { [self] tree, _, sample in
            unit = taps.unit(at: sample.location, in: tree)
            return unit == .character ? .usual : .byMoving
        } _: { [self] _, _, event in
            switch event {
            case .lifted(let point, let byPointer):
                isPointer = byPointer
                session.select(unit, at: point)
            case .moved(let point), .dropped(let point):
                session.select(
                    unit, at: point, extending: isPointer || unit != .character)
            case .waited, .cancelled: break
            }
            return nil
        }
    }
}
