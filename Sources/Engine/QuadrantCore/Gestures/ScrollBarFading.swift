import Foundation
import QuadrantGeometry
import QuadrantLayout

extension ScrollPart {
    /// Shows the bars for a moment.
    @MainActor
    package func flashBars() { tree.arena.showBars(of: self, for: ScrollBars.rest) }
}

extension GestureArena {
    /// Shows the bars of a scroll view from now on.
    ///
    /// - Parameter rest: For how long, in seconds; `nil` while the content moves.
    func showBars(of scroll: ScrollPart, for rest: Double?) {
        guard let tree, !scroll.bars.axes.isEmpty else { return }
        scroll.bars.end = rest.map { time + $0 } ?? .infinity
        if !barred.contains(where: { $0 === scroll }) { barred.append(scroll) }
        setBars(of: scroll, in: tree)
    }

    /// When a bar begins to fade or has faded next; `nil` for never.
    var nextFading: Double? {
        barred.compactMap { $0.bars.end }.filter(\.isFinite)
            .map { $0 > time ? $0 : $0 + ScrollBars.fading }.min()
    }

    /// Whether bars are fading or about to.
    package var isFading: Bool { barred.contains { $0.bars.end?.isFinite == true } }

    /// Fades the bars as far as they have faded by now.
    func fadeBars() {
        guard let tree, !barred.isEmpty else { return }
        barred.removeAll { !tree.isThere($0) }
        for scroll in barred { setBars(of: scroll, in: tree) }
        barred.removeAll { $0.bars.end == nil }
    }

    private func setBars(of scroll: ScrollPart, in tree: ViewTree) {
        let opacity = scroll.bars.opacity(at: time)
        if opacity <= 0 { scroll.bars.end = nil }
        guard opacity != scroll.bars.opacity else { return }
        scroll.bars.opacity = opacity
        tree.layout.markRecord(scroll.node)
        tree.hosting.stateDidChange?()
    }
}
