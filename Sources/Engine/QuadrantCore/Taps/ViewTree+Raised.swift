package import Foundation
import QuadrantLayout

extension ViewTree {
    /// What a tap reaches of the views that are drawn over all others; `nil` where it goes on to those below.
    func raisedHits(_ line: SightLine) -> [Hit]? {
        guard let point = line.frontPoint ?? line.meeting?.point else { return nil }
        for view in raised.views.reversed() where view.isReached && layout.contains(view.node) {
            let own = self.point(point, in: view.node)
            if let hits = HitTester(tree: self, looksAtAll: true).reached(view.node, own) {
                return hits
            }
            if view.touchedBeside != nil { return [] }
        }
        return nil
    }

    /// A finger comes down at a point: what is open in front of all views and closes by that is closed. Whether something was.
    @MainActor
    package func closesRaised(at point: CGPoint) -> Bool {
        raised.sweep(layout)
        guard let view = raised.views.last(where: { $0.touchedBeside != nil }),
            nodes(at: point).isEmpty
        else { return false }
        noting("a touch beside a menu", at: view.node) { view.touchedBeside?() }
        return true
    }
}
