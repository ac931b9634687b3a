extension Point3D {
    /// The point scaled about the origin, then turned about it, then moved.
    public func applying(_ scaledPose: ScaledPose3D) -> Point3D {
        Point3D(vector * scaledPose.scale).applying(scaledPose.pose)
    }

    /// The point mapped by the inverse of a scaled pose. The result is not finite if its scale is
    /// 0.
    public func unapplying(_ pose: ScaledPose3D) -> Point3D {
        Point3D(unapplying(pose.pose).vector / pose.scale)
    }
}

extension Vector3D {
    /// The vector scaled and turned as by a scaled pose.
    public func applying(_ scaledPose: ScaledPose3D) -> Vector3D {
        (self * scaledPose.scale).rotated(by: scaledPose.rotation)
    }

    /// The vector mapped by the inverse of a scaled pose. The result is not finite if its scale is
    /// 0.
    public func unapplying(_ scaledPose: ScaledPose3D) -> Vector3D {
        rotated(by: scaledPose.rotation.inverse) / scaledPose.scale
    }
}

extension Size3D {
    /// The size, as a vector, scaled and turned as by a scaled pose.
    public func applying(_ scaledPose: ScaledPose3D) -> Size3D {
        Size3D(Vector3D(self).applying(scaledPose))
    }

    /// The size, as a vector, mapped by the inverse of a scaled pose. The result is not finite if
    /// its scale is 0.
    public func unapplying(_ scaledPose: ScaledPose3D) -> Size3D {
        Size3D(Vector3D(self).unapplying(scaledPose))
    }
}

extension Rect3D {
    /// The box scaled about the origin and moved by a scaled pose that does not turn. A scaled pose
    /// that turns leaves the box unchanged, by Apple's rule.
    public func applying(_ scaledPose: ScaledPose3D) -> Rect3D {
        guard scaledPose.rotation.isIdentity else { return self }
        return uniformlyScaled(by: scaledPose.scale)
            .translated(by: Vector3D(scaledPose.position))
    }

    /// The box moved back and scaled back by a scaled pose that does not turn; not finite if its
    /// scale is 0. A scaled pose that turns leaves the box unchanged, by Apple's rule.
    public func unapplying(_ scaledPose: ScaledPose3D) -> Rect3D {
        guard scaledPose.rotation.isIdentity else { return self }
        return translated(by: -Vector3D(scaledPose.position))
            .uniformlyScaled(by: 1 / scaledPose.scale)
    }
}

extension Ray3D {
    /// The ray scaled about the origin, turned and moved by a scaled pose. Its direction keeps the
    /// length 1.
    public func applying(_ scaledPose: ScaledPose3D) -> Ray3D {
        Ray3D(origin: origin.applying(scaledPose), direction: direction.applying(scaledPose))
    }

    /// The ray mapped by the inverse of a scaled pose. Its direction keeps the length 1. Not finite
    /// if the scale is 0.
    public func unapplying(_ scaledPose: ScaledPose3D) -> Ray3D {
        Ray3D(origin: origin.unapplying(scaledPose), direction: direction.unapplying(scaledPose))
    }
}
