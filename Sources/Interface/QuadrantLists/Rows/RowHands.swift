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
        _SlideGesture(along: .horizontal) { [weak self] way in
            guard let self else { return false }
            return swipes.accepts(way, handle.swipes)
        } _: { [weak self] in
            self?.swipes.slide($0)
        })
    private lazy var press = GestureHolder(
        _MenuPressGesture { [weak self] in
            if self?.handle.menuItems != nil { self?.menu?.isOpen = true }
        })
    private lazy var lift = GestureHolder(
        // A finger may hold a row that goes meanwhile.
        _LiftGesture { [weak self] _, _, event in
            switch event {
            case .lifted(let point, _): self?.lift(at: point)
            case .moved(let point): self?.move(to: point)
            case .dropped(let point): self?.drop(at: point.y)
            case .cancelled: self?.takeBack()
            case .waited: break
            }
            return nil
        })
    /// The row on its way under a finger, and how far below its top that has lifted it.
    private var lifted: LiftedView?
    private var grip: CGFloat = 0
    /// From the beginning of the list to that of the root.
    private var origin: CGFloat = 0
    /// Where the finger is.
    private var finger = CGPoint.zero
    private var edges: EdgeScroll?

    init(_ handle: RowHandle) { self.handle = handle }

    /// The gestures of the row as it is now.
    func gestures(menu: RowMenuState?, isEditing: Bool) -> [AttachedGesture] {
        self.menu = menu
        var result: [AttachedGesture] = []
        if !isEditing, handle.swipes != nil { result.append(AttachedGesture(swipe)) }
        if menu != nil { result.append(AttachedGesture(press)) }
        // In edit mode the grip moves rows.
        if !isEditing, menu == nil, handle.canMove { result.append(AttachedGesture(lift)) }
        return result
    }

    /// A finger has lifted the row at a point of the root: the row follows it, and the others make room.
    func lift(at point: CGPoint) {
        takeBack()
        (lifted, grip) = (handle.lifted(), point.y - (handle.top ?? point.y))
        origin = (handle.top ?? 0) - (handle.scrolledTop ?? handle.top ?? 0)
        edges = handle.edges { [weak self] in self?.follow() }
    }

    /// The finger moves on; the row stays in its column. Near the edges of the list the rows below it move on.
    func move(to point: CGPoint) {
        finger = point
        edges?.move(to: point)
        follow()
    }

    private func follow() {
        guard let lifted, let known = handle.top else { return }
        let top = handle.scrolledTop.map { origin + $0 } ?? known
        lifted.move(by: CGSize(width: 0, height: finger.y - grip - top))
        // The rows stand where the last layout has put them.
        lifted.makeRoom(handle.room(for: handle.destination(at: finger.y + known - top)))
    }

    /// Lets the row go at a height, in the root's space.
    func drop(at y: CGFloat) {
        let destination = handle.destination(at: y)
        lifted?.drop(isMoved: destination != nil)
        letGo()
        if let destination { handle.move(to: destination) }
    }

    /// The row goes back.
    func takeBack() {
        lifted?.drop(isMoved: false)
        letGo()
    }

    private func letGo() {
        lifted = nil
        edges?.end()
        edges = nil
    }
}
