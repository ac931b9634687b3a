import QuadrantCore
import QuadrantGestures
import QuadrantViews

/// What a movement over a field or an editor does: a pointer selects from where it came down, a finger that has held for
/// half a second moves the caret with it, as on iOS.
nonisolated final class FieldDrag {
    /// Whether what moves is a pointer.
    private var isPointer = false

    @MainActor
    func gesture(of session: TextSession) -> _LiftGesture {
        _LiftGesture { [self] _, _, event in
            switch event {
            case .lifted(let point, let byPointer):
                isPointer = byPointer
                session.tap(at: point, count: 1)
            case .moved(let point), .dropped(let point):
                session.tap(at: point, count: 1, extending: isPointer)
            case .waited, .cancelled: break
            }
            return nil
        }
    }
}
