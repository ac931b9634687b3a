import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// Has a finger that comes from the leading edge of a screen lead back to the screen below: the screen follows it, and
/// when it is lifted goes on to where it is to be with its speed.
nonisolated struct BackSwipe: ViewModifier {
    /// `nil` for a screen that has none below.
    let turn: BackTurn?
    let close: (@MainActor () -> Void)?
    @State private var place = BackTurn.Place()
    @Environment(\.backTurn) private var outer

    /// How far from the edge the finger begins at most, in points. Evidence: Flutter's measure of iOS.
    private static let edge: CGFloat = 20

    init(turn: BackTurn?, close: (@MainActor () -> Void)?) {
        (self.turn, self.close) = (turn, close)
    }

    @MainActor func body(content: Content) -> some View {
        let (turn, close) = (turn, close)
        if turn != nil { outer?.add(place) }
        return
            content
            .environment(\.backTurn, turn ?? outer)
            .highPriorityGesture(
                _SlideGesture(
                    along: .horizontal, from: Self.edge,
                    accepts: { $0 > 0 && turn?.isFree == true }
                ) { event in
                    if let close { turn?.slide(event, closing: close) }
                }, isEnabled: turn != nil && close != nil)
    }
}

/// Where a finger is that leads back from a screen to the one below: kept as long as the one below.
final class BackTurn {
    /// A screen that can be left by a finger, as long as it is there.
    final class Place {}

    /// The node that the screen below and those on top of it stand in.
    var level: NodeID?
    /// Whether the screen has hidden the button back: then no finger leads back either, as in SwiftUI.
    private var isHidden = false
    /// Whether the screen below is laid out beside the topmost one, as a finger may uncover it.
    private var isOpen = false
    private var isHeld = false
    /// How far the screen was there when the finger came, from 0 to 1.
    private var start = 1.0
    private var inner: [Weak] = []

    private struct Weak {
        weak var place: Place?
    }

    /// How the node lays the screens out.
    var rule: ChosenRule { ChosenRule(index: nil, showsBelow: isOpen) }

    /// A screen in a stack within the screen can be left by a finger, which comes first.
    fileprivate func add(_ place: Place) {
        inner.removeAll { $0.place == nil }
        if !inner.contains(where: { $0.place === place }) { inner.append(Weak(place: place)) }
    }

    /// The bar of the screen has been looked at.
    func note(hidesBack: Bool) { isHidden = hidesBack }

    fileprivate var isFree: Bool { !isHidden && !inner.contains { $0.place != nil } }

    /// A finger slides the screen.
    @MainActor
    fileprivate func slide(_ event: SlideEvent, closing close: @MainActor () -> Void) {
        let tree = event.tree
        guard let screen = tree.pushedScreen(around: event.node) else { return }
        let width = max(1, event.size.width)
        let presence = min(max(start - event.translation / width, 0), 1)
        switch event.phase {
        case .began:
            (isHeld, start) = (true, tree.presence(of: screen))
            open(true, in: tree)
            tree.hold(screen, at: start)
        case .moved: tree.hold(screen, at: presence)
        case .cancelled: letGo(screen, in: tree)
        case .ended:
            letGo(screen, in: tree)
            // Evidence: a finger that is slower than a width a second leads back from beyond the middle (Flutter's measure of iOS).
            let isFast = abs(event.velocity) >= width
            if isFast ? event.velocity > 0 : presence < 0.5 { SlideEvent.settling(close) }
        }
    }

    /// The screen goes back to its place, unless it leaves in the same moment.
    @MainActor
    private func letGo(_ screen: NodeID, in tree: ViewTree) {
        isHeld = false
        tree.letGo(screen, with: SlideEvent.settling) { [weak self, link = tree.link] in
            guard let self, let tree = link.tree, !self.isHeld else { return }
            self.open(false, in: tree)
        }
    }

    private func open(_ isOpen: Bool, in tree: ViewTree) {
        guard self.isOpen != isOpen else { return }
        self.isOpen = isOpen
        guard let level, tree.layout.contains(level) else { return }
        tree.layout.setRule(level, .extended(rule))
        tree.hosting.stateDidChange?()
    }
}

private enum BackTurnKey: ScreenKey {
    static var defaultValue: BackTurn? { nil }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// What leads back from the screen around; `nil` where nothing does.
    fileprivate var backTurn: BackTurn? {
        get { self[BackTurnKey.self] }
        set { self[BackTurnKey.self] = newValue }
    }
}
