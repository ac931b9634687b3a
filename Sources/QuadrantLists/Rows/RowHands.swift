import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout

/// What fingers do with a row of a list: swipe it, hold it for its menu, hold and move it to another place.
@MainActor
final class RowHands {
    private unowned let handle: RowHandle
    private var menu: RowMenuState?
    private let swipes = RowSwipes()
    private lazy var swipe = GestureHolder(
        _SlideGesture(along: .horizontal) { [unowned self] in
            swipes.accepts($0, handle.note(SwipeNote.self))
        } _: { [unowned self] in
            swipes.slide($0)
        })
    private lazy var press = GestureHolder(
        _MenuPressGesture { [unowned self] in
            if handle.menuItems != nil { menu?.isOpen = true }
        })
    private lazy var lift = GestureHolder(
        _LiftGesture { [unowned self] _, _, event in
            if case .dropped(let point) = event { drop(at: point.y) }
            return nil
        })

    init(_ handle: RowHandle) { self.handle = handle }

    /// The gestures of the row as it is now.
    func gestures(menu: RowMenuState?, isEditing: Bool) -> [AttachedGesture] {
        self.menu = menu
        var result: [AttachedGesture] = []
        if !isEditing, handle.note(SwipeNote.self) != nil { result.append(AttachedGesture(swipe)) }
        if menu != nil { result.append(AttachedGesture(press)) }
        // In edit mode the grip moves rows.
        if !isEditing, menu == nil, handle.canMove { result.append(AttachedGesture(lift)) }
        return result
    }

    /// Lets the row go at a height, in the root's space.
    func drop(at y: CGFloat) {
        if let destination = handle.destination(at: y) { handle.move(to: destination) }
    }
}
