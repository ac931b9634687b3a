package import Foundation
package import QuadrantGeometry
package import Spatial

/// Where a group lies in space. An object, as nearly no group has one: the others pay for a pointer.
final class PlaceInSpace: Sendable {
    let transform: AffineTransform3D

    init(_ transform: AffineTransform3D) {
        self.transform = transform
    }
}

/// The box in space that a fragment covers which is not flat.
final class FragmentBox: Sendable {
    let box: Rect3D

    /// Around everything that the items cover.
    init(_ items: [DisplayItem]) {
        var boxes = items.lazy.compactMap(\.box).makeIterator()
        guard var box = boxes.next() else {
            self.box = Rect3D.zero
            return
        }
        while let next = boxes.next() { box.formUnion(next) }
        self.box = box
    }
}

extension Fragment {
    /// What the items may cover, in the fragment's own coordinates: `bounds` at z = 0 where all is flat; `nil` when
    /// empty.
    package var box: Rect3D? {
        if let space { return space.box }
        return .plane(bounds)
    }
}

extension DisplayItem {
    /// Whether the item is a group with a place in space, or one that groups with places have made deep.
    var isInSpace: Bool {
        guard case .group(let group) = self else { return false }
        return group.place != nil || group.content.space != nil && group.isDirect
    }

    /// What the item may cover, in the coordinates of its group; `nil` where that is nothing.
    var box: Rect3D? {
        if case .group(let group) = self, isInSpace { return group.box }
        return .plane(bounds)
    }
}

extension DisplayGroup {
    /// Whether the group, or one in it at any depth, has a place.
    var hasPlaces: Bool {
        content.hasPlaces || effects != nil && (place != nil || mask?.hasPlaces ?? false)
    }

    /// What the group may cover in space, in the coordinates of the group around; `nil` where that is nothing.
    var box: Rect3D? {
        guard var inner = isDirect ? content.box : .plane(contentBounds) else { return nil }
        if let clip {
            let front = inner.front.overlap(with: clip.shape.bounds)
            guard !front.isNull else { return nil }
            inner = .plane(front, depth: inner.size.depth, back: inner.min.z) ?? inner
        }
        let box = inner.applying(map)
        guard !box.isNaN else { return nil }
        let limit = Double(CGRect.drawableReach)
        return box.intersection(
            Rect3D(center: Vector3D.zero, size: Vector3D(x: limit, y: limit, z: limit) * 2))
    }

    /// Maps the group's coordinates to those of the group around: `place`, then `transform`. A place that is not
    /// finite counts as none.
    package var map: AffineTransform3D {
        let flat = AffineTransform3D(transform)
        guard let place, place.isFinite else { return flat }
        return flat * place
    }
}

extension AffineTransform3D {
    /// Whether no number of the matrix is infinite or not a number.
    package var isFinite: Bool {
        let (a, b, c, d) = matrix.columns
        // 0 times what is not finite is no number.
        return ((a + b + c + d) * 0).sum() == 0
    }

    /// Does to x and y what `flat` does, and leaves z as it is.
    package init(_ flat: CGAffineTransform) {
        self.init(
            simd_double4x3(
                [Double(flat.a), Double(flat.b), 0], [Double(flat.c), Double(flat.d), 0],
                [0, 0, 1], [Double(flat.tx), Double(flat.ty), 0]))
    }
}

extension Rect3D {
    /// The box over a rectangle from `back` on; of no depth, the rectangle in the plane z = `back`.
    package static func plane(_ rect: CGRect, depth: Double = 0, back: Double = 0) -> Rect3D? {
        guard !rect.isNull else { return nil }
        return Rect3D(
            origin: Point3D(x: Double(rect.minX), y: Double(rect.minY), z: back),
            size: Size3D(width: Double(rect.width), height: Double(rect.height), depth: depth))
    }

    /// The box as it is seen from the front.
    package var front: CGRect {
        CGRect(x: min.x, y: min.y, width: max.x - min.x, height: max.y - min.y)
    }
}
