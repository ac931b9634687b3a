package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
package import Spatial

/// What a drawing does to the places of all that is in its node: the layout around it stays.
package struct ContentEffect {
    /// How the places change, for a node of a size, from its top left corner in both layout directions, and
    /// from its back.
    package enum Map {
        /// In the plane of the node.
        case plane((CGSize) -> ProjectionTransform)
        /// In space.
        case space((Size3D) -> AffineTransform3D)
    }

    /// Whether frames, anchors and taps in the content follow what is drawn.
    package let isFollowedByFrames: Bool
    package let map: Map

    package init(isFollowedByFrames: Bool, map: @escaping (CGSize) -> ProjectionTransform) {
        self.isFollowedByFrames = isFollowedByFrames
        self.map = .plane(map)
    }

    /// An effect in space, which frames follow.
    package init(space map: @escaping (Size3D) -> AffineTransform3D) {
        isFollowedByFrames = true
        self.map = .space(map)
    }

    var isInSpace: Bool {
        if case .space = map { true } else { false }
    }
}

/// The map from the space of a node's content to the node's own space.
package struct ContentMap: Equatable {
    /// The matrix: its entries are finite, and it is not the identity.
    package let projection: ProjectionTransform

    /// `nil` for a map that changes nothing or has entries that are not finite.
    package init?(_ projection: ProjectionTransform) {
        guard projection.isFinite, !projection.isIdentity else { return nil }
        self.projection = projection
    }

    /// The upright rectangle around the image of a rectangle of the content.
    package func image(of rect: CGRect) -> CGRect { rect.applying(projection) }

    /// Where in the content a point comes from; `nil` where that cannot be told.
    package func source(of point: CGPoint) -> CGPoint? {
        var undoing = projection
        guard undoing.invert() else { return nil }
        return point.applying(undoing)
    }
}

extension Diagnostic {
    /// Says that an effect in space would show its view where there are no finite numbers for it.
    package static func lostPlace(_ name: String) -> Diagnostic {
        Diagnostic(
            "\(name) maps the view to places that are not finite",
            advice: "It was left out. Use smaller factors and distances.")
    }
}

extension DisplayGroup {
    /// The content mapped; `nil` for a map that changes nothing or cannot be drawn.
    package init?(mapping content: Fragment, by map: ProjectionTransform) {
        guard let map = ContentMap(map) else { return nil }
        self.init(mapping: content, by: map)
    }

    /// The content mapped in space; `nil` for a map that changes nothing or is not finite.
    package init?(mapping content: Fragment, by map: AffineTransform3D) {
        guard map.isFinite, !map.isIdentity else { return nil }
        self.init(content: content)
        place = map
    }

    /// The content mapped. What a perspective moves behind the eye is not drawn.
    init(mapping content: Fragment, by map: ContentMap) {
        self.init(content: content)
        if let affine = map.projection.affine {
            transform = affine
        } else {
            projection = map.projection
        }
    }
}
