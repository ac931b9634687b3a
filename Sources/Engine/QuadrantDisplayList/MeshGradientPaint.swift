package import Foundation
package import QuadrantGeometry

/// A grid of Bézier patches with a colour at each corner.
package struct MeshGradientPaint: Sendable, Equatable {
    /// One patch: its twelve control points clockwise from the top left corner (corner, two handles,
    /// corner, …), in the item's coordinates, and the colours of the four corners in the same order.
    package struct Patch: Sendable, Equatable {
        /// The twelve control points, in points of the item's coordinates.
        package var points: [CGPoint]
        /// The four colours.
        package var colors: [RGBAColor]

        package init(points: [CGPoint], colors: [RGBAColor]) {
            self.points = points
            self.colors = colors
        }
    }

    private enum Source: Sendable, Equatable {
        case patches([Patch])
        /// The unit square of the mesh lies in `place`; all alphas are multiplied by `opacity`.
        case mesh(ColorMesh, place: CGRect, opacity: Double)
    }

    private var source: Source
    /// The colour around the patches.
    package var background: RGBAColor

    /// Patches that are known.
    package init(patches: [Patch], background: RGBAColor) {
        source = .patches(patches)
        self.background = background
    }

    /// A mesh in the unit square, of which patches are worked out where they are drawn: those of 10,000 rows,
    /// of which few are in sight, would take a gigabyte.
    package init(_ mesh: ColorMesh, background: RGBAColor) {
        source = .mesh(mesh, place: CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 1)
        self.background = background
    }

    /// Whether it holds a mesh, not its patches.
    package var worksPatchesOut: Bool { if case .mesh = source { true } else { false } }

    /// The mesh of which the patches are worked out; `nil` where they are known, and without effect there.
    package var mesh: ColorMesh? {
        get { if case .mesh(let mesh, _, _) = source { mesh } else { nil } }
        set {
            guard case .mesh(_, let place, let opacity) = source, let newValue else { return }
            source = .mesh(newValue, place: place, opacity: opacity)
        }
    }

    /// Later ones lie over earlier ones. Works them out where they are those of a mesh.
    package var patches: [Patch] {
        get {
            switch source {
            case .patches(let patches): patches
            case .mesh(let mesh, let place, let opacity):
                mesh.patches.map { $0.placed(in: place).faded(by: opacity) }
            }
        }
        set { source = .patches(newValue) }
    }

    /// The paint from the measure of a frame to the frame itself.
    package func placed(in rect: CGRect) -> MeshGradientPaint {
        var copy = self
        switch source {
        case .patches(let patches):
            copy.source = .patches(patches.map { $0.placed(in: rect) })
        case .mesh(let mesh, let place, let opacity):
            let whole = CGRect(
                x: rect.minX + place.minX * rect.width, y: rect.minY + place.minY * rect.height,
                width: place.width * rect.width, height: place.height * rect.height)
            copy.source = .mesh(mesh, place: whole, opacity: opacity)
        }
        return copy
    }

    /// Multiplies all alphas.
    package mutating func fade(by factor: Double) {
        background.alpha *= factor
        switch source {
        case .patches(let patches): source = .patches(patches.map { $0.faded(by: factor) })
        case .mesh(let mesh, let place, let opacity):
            source = .mesh(mesh, place: place, opacity: opacity * factor)
        }
    }
}

extension MeshGradientPaint.Patch {
    /// The patch from the measure of a frame to the frame itself.
    fileprivate func placed(in rect: CGRect) -> Self {
        var patch = self
        patch.points = points.map {
            CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
        }
        return patch
    }

    fileprivate func faded(by factor: Double) -> Self {
        guard factor != 1 else { return self }
        var patch = self
        patch.colors = colors.map { $0.opacity(factor) }
        return patch
    }
}
