import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// The labels in a grid, as pixels.
struct Picture {
    static let columns = 20
    static let cell = CGSize(width: 80, height: 12)

    /// The shaped labels as a drawing, each so many times.
    static func list(_ ours: Ours, times: Int) -> DisplayList {
        var items: [DisplayItem] = []
        for (index, request) in ours.requests.enumerated() {
            let text = ours.engine.shape(request, proposal: .unspecified)
            let place = CGPoint(
                x: CGFloat(index % columns) * cell.width + 0.3,
                y: CGFloat(index / columns) * cell.height)
            for line in text.lines {
                let origin = CGPoint(x: place.x + line.origin.x, y: place.y + line.origin.y)
                for run in line.runs {
                    items.append(
                        .glyphs(GlyphItem(run: run, origin: origin, paint: .color(.black))))
                }
            }
        }
        let rows = (ours.requests.count + columns - 1) / columns
        return DisplayList(
            size: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height),
            displayScale: 1, background: .white,
            root: Fragment(items: (0..<times).flatMap { _ in items }))
    }
}
