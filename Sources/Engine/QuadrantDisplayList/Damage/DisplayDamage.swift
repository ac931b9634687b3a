package import Foundation
internal import QuadrantGeometry

/// The parts of a canvas in which a drawing differs from the one before it: what a screen, a window or a page draws anew.
///
/// Outside of its rectangles both drawings show the same; inside they may.
package struct DisplayDamage: Sendable, Equatable {
    /// Rectangles in points of the canvas, which may overlap; none where both drawings show the same, and at most
    /// `mostRects`.
    package private(set) var rects: [CGRect] = []

    /// The most rectangles; more become fewer larger ones.
    package static let mostRects = 16

    /// Nothing.
    package static let none = DisplayDamage()

    /// All of a canvas.
    package static func whole(_ size: CGSize) -> DisplayDamage {
        var damage = DisplayDamage()
        damage.add(CGRect(origin: .zero, size: size))
        return damage
    }

    /// Whether both drawings show the same.
    package var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle around all of it; `.null` where there is none.
    package var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }

    /// Adds a rectangle. One that holds nothing adds nothing; one whose union with another covers little more than both is
    /// united with it.
    mutating func add(_ rect: CGRect) {
        var new = rect.drawable
        guard !new.isNull, new.width > 0, new.height > 0 else { return }
        var index = 0
        while index < rects.count {
            let union = rects[index].union(new)
            if Self.area(union) <= 1.2 * (Self.area(rects[index]) + Self.area(new)) {
                new = union
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                // What is larger now may take in others.
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > Self.mostRects { uniteNearest() }
    }

    mutating func add(_ others: [CGRect]) {
        for rect in others { add(rect) }
    }

    /// Unites the two rectangles whose union adds least.
    private mutating func uniteNearest() {
        var (best, waste) = ((0, 1), CGFloat.infinity)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let more =
                    Self.area(rects[first].union(rects[second])) - Self.area(rects[first])
                    - Self.area(rects[second])
                if more < waste { (best, waste) = ((first, second), more) }
            }
        }
        let union = rects[best.0].union(rects[best.1])
        rects.remove(at: best.1)
        rects.remove(at: best.0)
        add(union)
    }

    private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

    /// The damage within a canvas.
    func cut(to size: CGSize) -> DisplayDamage {
        let canvas = CGRect(origin: .zero, size: size)
        var result = DisplayDamage()
        result.rects = rects.compactMap {
            let part = $0.overlap(with: canvas)
            return part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
        }
        return result
    }
}
