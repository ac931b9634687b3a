import Foundation
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// That the first view is smaller than the picture, and stands in the middle of it.
    ///
    /// - Parameter origin: Its place in the picture, which is that of a whole pixel.
    func placeInPicture(_ origin: CGPoint) -> [Reason] {
        let safe = layout.safeAreaInsets(at: node)
        let parts = Axis.allCases.compactMap { axis -> String? in
            let (room, length) = (proposal.along(axis), size.along(axis))
            let isAcross = axis == .horizontal
            let start = isAcross ? origin.x : origin.y
            let before = isAcross ? safe.leading : safe.top
            guard room.isFinite, room - length > tolerance else { return nil }
            let middle = (room - length) / 2
            guard let inset = [0, before].first(where: { abs($0 + middle - start) < 0.6 }) else {
                return nil
            }
            let edge = isAcross ? "left" : "top"
            let sum = "(\(plain(room)) − \(plain(length))) ÷ 2 = \(plain(inset + middle))"
            return (inset > 0 ? "\(plain(inset)) + " : "") + "\(sum) from the \(edge)"
        }
        guard !parts.isEmpty else { return [] }
        return [Reason(.place, "centred in the picture: " + parts.joined(separator: ", "))]
    }
}
