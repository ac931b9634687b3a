internal import SwiftUI

/// Finds the points and bars of a chart that scrolls that lie beyond its plot, which is clipped.
///
/// Marks in a margin around what is seen are placed, as some reach into it.
struct BeyondPlot {
    /// Whether nothing is seen of marks, by their places; empty where something is of all.
    private var areBeyond: [Bool] = []

    init(_ painter: PlotPainter) {
        guard painter.model.x.whole != nil || painter.model.y.whole != nil else { return }
        let (marks, boxes, size) = (painter.model.marks, painter.boxes, painter.size)
        areBeyond = [Bool](repeating: false, count: marks.count)
        var known: (style: ObjectIdentifier, look: ObjectIdentifier)?
        // How far marks of the last style reach beyond their boxes; `nil` where that is not known.
        var reach: CGFloat?
        for place in marks.indices {
            let own = (marks[place].styleIdentity, marks[place].mark.lookIdentity)
            if known.map({ $0 != own }) ?? true {
                known = own
                reach = Self.reach(marks[place])
            }
            guard let reach else { continue }
            let rect = boxes[place].rect(in: size, isMirrored: painter.isMirrored)
            areBeyond[place] =
                rect.maxX < -reach || rect.minX > size.width + reach || rect.maxY < -reach
                || rect.minY > size.height + reach
        }
    }

    /// Whether nothing is seen of the mark at a place.
    func has(_ place: Int) -> Bool { !areBeyond.isEmpty && areBeyond[place] }

    private static func reach(_ placed: PlacedMark) -> CGFloat? {
        guard placed.mark.look.isPlain else { return nil }
        switch placed.mark.kind {
        case .bar, .rectangle: return 1
        case .point:
            guard placed.style.symbol == nil, case .area(let area) = placed.style.symbolSize else {
                return nil
            }
            return (area / .pi).squareRoot() + 1
        case .line, .area, .rule, .sector: return nil
        }
    }
}
