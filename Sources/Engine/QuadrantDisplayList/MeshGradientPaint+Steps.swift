package import Foundation
internal import QuadrantGeometry

extension MeshGradientPaint.Patch {
    /// About how many points Cairo looks at to paint what is seen of the patch in `sight`, whose unit is a pixel.
    ///
    /// It walks along both directions of a patch in steps of less than a pixel: some two for each pixel of a patch that
    /// lies flat. One that is folded or sheared is walked through again and again at the same place.
    package func steps(in sight: CGRect) -> Double {
        near(sight, margin: max(sight.width, sight.height)).reduce(0) { $0 + $1.steps }
    }

    /// About how many points Cairo looks at to paint all of the patch.
    package var steps: Double {
        guard points.count == 12 else { return 0 }
        func along(_ start: Int, _ second: Int, _ third: Int, _ end: Int) -> Double {
            func way(_ one: Int, _ other: Int) -> CGFloat {
                hypot(points[other].x - points[one].x, points[other].y - points[one].y)
            }
            let longest = max(
                way(start, second), way(third, end), way(start, third) / 2, way(second, end) / 2)
            return 1 + 18.0.squareRoot() * Double(longest)
        }
        return max(along(0, 1, 2, 3), along(9, 8, 7, 6))
            * max(along(0, 11, 10, 9), along(3, 4, 5, 6))
    }
}
