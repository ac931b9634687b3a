import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A finger that swipes a row which can be deleted and has no buttons of its own: a button to delete it is seen behind the
/// row's end. Past half of the button the row stays open, past the middle of the row it is deleted.
///
/// The row is drawn over the list, moved aside, with the button below it: rows that nobody swipes have nothing for that.
@MainActor
final class DeleteSwipe {
    private unowned let handle: RowHandle
    private var lifted: LiftedView?
    private var button: ViewTree?
    private var isOpen = false

    /// As of `RowSwipe`.
    private static let flick: CGFloat = 300

    init(_ handle: RowHandle) { self.handle = handle }

    /// Whether a finger that moves in a direction swipes the row.
    func accepts(_ translation: CGFloat) -> Bool { handle.canDelete && (isOpen || translation < 0) }

    func slide(_ event: SlideEvent) {
        if event.phase == .began { begin(event) }
        let width = width
        let way = max(0, (isOpen ? width : 0) - event.translation)
        switch event.phase {
        case .began, .moved: lifted?.move(by: shift(way, event))
        case .cancelled: close()
        case .ended: end(event, way, width)
        }
    }

    private func begin(_ event: SlideEvent) {
        guard !isOpen || lifted == nil else { return }
        let tree = event.tree
        let look = AnyView(DeleteLook(height: handle.height))
        let button = ViewTree(
            look, environment: handle.environment, textEngine: tree.layout.textEngine)
        button.update(ProposedViewSize(width: nil, height: nil))
        self.button = button
        lifted = handle.moved { [weak self] tree, frame in self?.ground(frame, in: tree) ?? [] }
    }

    private var width: CGFloat { button.map { $0.layout.size(of: $0.rootNode).width } ?? 0 }

    /// How far a row is moved toward its leading edge, in the root's space.
    private func shift(_ way: CGFloat, _ event: SlideEvent) -> CGSize {
        let isMirrored =
            event.tree.layout.contains(event.node) && event.tree.layout.isRightToLeft(event.node)
        return CGSize(width: isMirrored ? way : -way, height: 0)
    }

    private func end(_ event: SlideEvent, _ way: CGFloat, _ width: CGFloat) {
        let speed = -event.velocity
        if way > max(width, event.size.width / 2) {
            close()
            handle.delete()
        } else if speed > Self.flick || speed > -Self.flick && way > width / 2 {
            isOpen = true
            lifted?.rest(at: shift(width, event))
            watch(event.tree)
        } else {
            close()
        }
    }

    private var watcher: TouchWatches.Watcher { TouchWatches.Watcher(ObjectIdentifier(self)) }

    /// A finger on the button deletes the row; on anything else it closes the row, and is nothing else.
    private func watch(_ tree: ViewTree) {
        tree.arena.watches.add(watcher) { [weak self, weak tree] point in
            guard let self, let tree, isOpen, let node = handle.shownNode else { return nil }
            let row = tree.frame(of: node)
            let isMirrored = tree.layout.isRightToLeft(node)
            let end = CGRect(
                x: isMirrored ? row.minX : row.maxX - width, y: row.minY, width: width,
                height: row.height)
            if row.contains(point), !end.contains(point) { return false }
            close()
            if end.contains(point) { handle.delete() }
            return true
        }
    }

    /// The row goes back.
    func close() {
        isOpen = false
        handle.tree.arena.watches.remove(watcher)
        lifted?.drop(isMoved: false)
        (lifted, button) = (nil, nil)
    }

    /// The button in the place from which the row has gone, and the ground of the row.
    ///
    /// - Parameter frame: Where the row is drawn.
    private func ground(_ frame: CGRect, in tree: ViewTree) -> [DisplayItem] {
        guard let button, let node = handle.shownNode else { return [] }
        let row = tree.frame(of: node)
        let items = button.items(of: button.rootNode)
        let isMirrored = tree.layout.isRightToLeft(node)
        let seen = abs(frame.minX - row.minX)
        let card = handle.card(row.size).offsetBy(dx: row.minX, dy: row.minY)
        let hidden = max(0, width - seen)
        let x = isMirrored ? card.minX - hidden : card.maxX - width + hidden
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(translationX: x, y: row.minY)
        var clipped = DisplayGroup(content: Fragment(items: [.group(group)]))
        clipped.clip = ClipItem(shape: .rect(card))
        return [.group(clipped)]
    }
}

/// The button behind a row that can be deleted, as high as the row.
private struct DeleteLook: View {
    let height: CGFloat
    @Environment(\.controlProfile.list.swipe) private var metrics

    var body: some View {
        Group {
            if metrics.leastHeight == nil {
                Text("Delete").padding(.horizontal, metrics.padding)
                    .frame(minWidth: metrics.leastWidth, maxHeight: .infinity)
                    .background(Color.red)
            } else {
                Image(systemName: "trash.fill").padding(.horizontal, metrics.padding)
                    .frame(minWidth: metrics.leastWidth, minHeight: metrics.leastHeight)
                    .background(Color.red, in: Capsule())
                    .padding(.horizontal, metrics.distance)
            }
        }
        .foregroundStyle(.white)
        .frame(height: height)
    }
}
