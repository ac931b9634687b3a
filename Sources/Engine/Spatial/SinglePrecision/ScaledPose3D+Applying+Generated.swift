// Written by Scripts/spatial-twins.sh from ScaledPose3D+Applying.swift: change that file.
// swift-format-ignore-file

extension Point3DFloat {
    /// The point scaled about the origin, then turned about it, then moved.
    public func applying(_ scaledPose: ScaledPose3DFloat) -> Point3DFloat {
        Point3DFloat(vector * scaledPose.scale).applying(scaledPose.pose)
    }

    /// The point mapped by the inverse of a scaled pose. The result is not finite if its scale is
    /// 0.
    public func unapplying(_ pose: ScaledPose3DFloat) -> Point3DFloat {
        Point3DFloat(unapplying(pose.pose).vector / pose.scale)
    }
}

extension Vector3DFloat {
    /// The vector scaled and turned as by a scaled pose.
    public func applying(_ scaledPose: ScaledPose3DFloat) -> Vector3DFloat {
        (self * scaledPose.scale).rotated(by: scaledPose.rotation)
    }

    /// The vector mapped by the inverse of a scaled pose. The result is not finite if its scale is
    /// 0.
    public func unapplying(_ scaledPose: ScaledPose3DFloat) -> Vector3DFloat {
        rotated(by: scaledPose.rotation.inverse) / scaledPose.scale
    }
}

extension Size3DFloat {
    /// The size, as a vector, scaled and turned as by a scaled pose.
    public func applying(_ scaledPose: ScaledPose3DFloat) -> Size3DFloat {
        Size3DFloat(Vector3DFloat(self).applying(scaledPose))
    }

    /// The size, as a vector, mapped by the inverse of a scaled pose. The result is not finite if
    /// its scale is 0.
    public func unapplying(_ scaledPose: ScaledPose3DFloat) -> Size3DFloat {
        Size3DFloat(Vector3DFloat(self).unapplying(scaledPose))
    }
}

extension Rect3DFloat {
    /// The box scaled about the origin and moved by a scaled pose that does not turn. A scaled pose
    /// that turns leaves the box unchanged, by Apple's rule.
    public func applying(_ scaledPose: ScaledPose3DFloat) -> Rect3DFloat {
        guard scaledPose.rotation.isIdentity else { return self }
        return uniformlyScaled(by: scaledPose.scale)
            .translated(by: Vector3DFloat(scaledPose.position))
    }

    /// The box moved back and scaled back by a scaled pose that does not turn; not finite if its
    /// scale is 0. A scaled pose that turns leaves the box unchanged, by Apple's rule.
    public func unapplying(_ scaledPose: ScaledPose3DFloat) -> Rect3DFloat {
        guard scaledPose.rotation.isIdentity else { return self }
        return translated(by: -Vector3DFloat(scaledPose.position))
            .uniformlyScaled(by: 1 / scaledPose.scale)
    }
}

extension Ray3DFloat {
    /// The ray scaled about the origin, turned and moved by a scaled pose. Its direction keeps the
    /// length 1.
    public func applying(_ scaledPose: ScaledPose3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin.applying(scaledPose), direction: direction.applying(scaledPose))
    }

    /// The ray mapped by the inverse of a scaled pose. Its direction keeps the length 1. Not finite
    /// if the scale is 0.
    public func unapplying(_ scaledPose: ScaledPose3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin.unapplying(scaledPose), direction: direction.unapplying(scaledPose))
    }
}
