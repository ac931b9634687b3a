/// A coordinate space between which and others values can be converted.
///
/// A space has an ancestor and a transform to it, up to a root, which has none. Roots of all types stand for the
/// same place, so any two spaces can be converted; a space that ends elsewhere than in the world's root should
/// have `WorldReferenceCoordinateSpace` as its last ancestor.
///
/// Apple: Spatial, "CoordinateSpace3D".
public protocol CoordinateSpace3D {
    /// The type of the ancestor.
    associatedtype AncestorCoordinateSpace: CoordinateSpace3D

    /// A space further out; `nil` for a root.
    var ancestorSpace: AncestorCoordinateSpace? { get }

    /// The transform from coordinates of this space to those of its ancestor. It is not asked of a root.
    func ancestorFromSpaceTransform() throws -> ProjectiveTransform3D

    /// The transform from coordinates of another space of the same type to those of this one.
    ///
    /// By default it goes by way of the roots. A type that knows a shorter way gives the same result.
    func transform(from targetCoordinateSpace: Self) throws -> ProjectiveTransform3D
}

/// Why values could not be converted between coordinate spaces.
///
/// Apple publishes no errors; these are ours.
public enum CoordinateSpace3DError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The transform of a space to its root has no inverse, so nothing can be brought into that space.
    case notInvertible
    /// Ancestors follow each other without an end: none of the first ten thousand is a root.
    case endlessAncestors

    /// What went wrong, and what to do.
    public var description: String {
        switch self {
        case .notInvertible:
            "nothing can be converted to a coordinate space whose transform has no inverse: give it "
                + "a scale that is not 0 along any axis"
        case .endlessAncestors:
            "a coordinate space has no root: ancestorSpace must become nil at last"
        }
    }
}

extension CoordinateSpace3D {
    /// The transform from coordinates of another space of the same type to those of this one, by way of the
    /// roots.
    public func transform(
        from targetCoordinateSpace: Self
    ) throws -> ProjectiveTransform3D {
        try transform(fromAny: targetCoordinateSpace)
    }

    /// A value of another space of the same type in coordinates of this one.
    public func convert<T: ProjectiveTransformable3D>(
        value: T, from targetCoordinateSpace: Self
    ) throws -> T {
        value.applying(try transform(from: targetCoordinateSpace))
    }

    /// A value of another space in coordinates of this one.
    public func convert<T: ProjectiveTransformable3D, Space: CoordinateSpace3D>(
        value: T, from sourceCoordinateSpace: Space
    ) throws -> T {
        value.applying(try transform(fromAny: sourceCoordinateSpace))
    }

    /// A value of this space in coordinates of another of the same type.
    public func convert<T: ProjectiveTransformable3D>(
        value: T, to targetCoordinateSpace: Self
    ) throws -> T {
        value.applying(try targetCoordinateSpace.transform(from: self))
    }

    /// A value of this space in coordinates of another.
    public func convert<T: ProjectiveTransformable3D, Space: CoordinateSpace3D>(
        value: T, to targetCoordinateSpace: Space
    ) throws -> T {
        value.applying(try targetCoordinateSpace.transform(fromAny: self))
    }

    /// A space whose coordinates go to those of this one by a transform, which is asked for at each conversion.
    public func transformSpace(
        _ baseFromMapTransform: @escaping (Self) -> ProjectiveTransform3D
    ) -> some CoordinateSpace3D {
        TransformedCoordinateSpace(base: self, baseFromMap: baseFromMapTransform)
    }

    private func transform<Space: CoordinateSpace3D>(
        fromAny space: Space
    ) throws -> ProjectiveTransform3D {
        guard let back = try rootFromSpace().inverse else {
            throw CoordinateSpace3DError.notInvertible
        }
        return back * (try space.rootFromSpace())
    }

    /// The transform from coordinates of this space to those of its root.
    private func rootFromSpace() throws -> ProjectiveTransform3D {
        var transform = ProjectiveTransform3D.identity
        var space: any CoordinateSpace3D = self
        for _ in 0..<10_000 {
            guard let (outer, ancestor) = try space.step() else { return transform }
            transform = outer * transform
            space = ancestor
        }
        throw CoordinateSpace3DError.endlessAncestors
    }

    /// The ancestor and the transform to it; `nil` for a root.
    private func step() throws -> (ProjectiveTransform3D, any CoordinateSpace3D)? {
        guard let ancestorSpace else { return nil }
        return (try ancestorFromSpaceTransform(), ancestorSpace)
    }
}

extension CoordinateSpace3D where Self == WorldReferenceCoordinateSpace {
    /// The root of all other coordinate spaces.
    public static var worldReference: WorldReferenceCoordinateSpace {
        WorldReferenceCoordinateSpace()
    }
}

/// The root of all other coordinate spaces.
///
/// Apple: Spatial, "WorldReferenceCoordinateSpace".
public struct WorldReferenceCoordinateSpace: CoordinateSpace3D, Sendable {
    init() {}

    /// `nil`: there is nothing further out.
    public var ancestorSpace: WorldReferenceCoordinateSpace? { nil }

    /// The transform that changes nothing.
    public func ancestorFromSpaceTransform() -> ProjectiveTransform3D { .identity }
}

/// A space moved, turned or scaled in another one.
private struct TransformedCoordinateSpace<Base: CoordinateSpace3D>: CoordinateSpace3D {
    let base: Base
    let baseFromMap: (Base) -> ProjectiveTransform3D

    var ancestorSpace: Base? { base }

    func ancestorFromSpaceTransform() -> ProjectiveTransform3D { baseFromMap(base) }
}
