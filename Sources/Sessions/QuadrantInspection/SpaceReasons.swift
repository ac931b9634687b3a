import Foundation
import QuadrantCore
import QuadrantLayout

extension NodeFacts {
    /// Where the node is along z; `nil` for a flat one at the back of its parent.
    var space: TreeSnapshot.Space? {
        let place = tree.presentation.depthPlace(of: node, .target)
        guard place.depth != 0 || place.z != 0 else { return nil }
        return TreeSnapshot.Space(
            depth: place.depth, z: place.z, offered: place.offer.isNaN ? nil : place.offer)
    }

    /// The depth, the place along z and the guide that decided it.
    func spaceReasons() -> [Reason] {
        guard let space else { return [] }
        var parts = ["\(plain(space.depth)) deep at z \(plain(space.z))"]
        if space.depth != 0 { parts.append("offered \(plain(space.offered ?? .nan))") }
        if let guide = layout.depthGuideInUse(of: node) {
            let (value, setter) = (
                guide.reading.value, guide.reading.isExplicit ? ", set by a guide," : ""
            )
            parts.append(
                "its \(guide.key.name) \(plain(value))\(setter) on the common "
                    + plain(space.z + value))
        }
        return [Reason(.depth, parts.joined(separator: ", "))]
    }
}
