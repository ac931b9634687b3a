package import Foundation

extension Animation {
    /// The type of the custom animation of somebody's own that it is, or is made of; `nil` for those of the library, and for
    /// one that is repeated.
    fileprivate var customType: String? {
        guard let known = base as? any TimedAnimation else {
            return base is any ControlAnimation ? nil : "\(type(of: base))"
        }
        switch known {
        case let delayed as DelayedAnimation: return delayed.base.customType
        case let faster as SpeedAnimation: return faster.base.customType
        default: return nil
        }
    }
}

extension ViewTree {
    /// Tells of an animation that answered something that is no number.
    func reportWrongAnimations() {
        guard let animation = motion.wrongAnimations.first else { return }
        motion.wrongAnimations = []
        report(
            "The animation \(animation.customType ?? animation.words) answers a value that is NaN or infinite",
            at: nil,
            advice:
                "What it moves is shown where it is to be in the end. Return a finite value from "
                + "animate(value:time:context:), or nil at its end.")
    }

    /// Tells of custom animations that are still under way after a time, each type once: one that never answers `nil` never
    /// ends.
    package func reportUnendedAnimations(after time: TimeInterval) {
        for type in motion.customTypes {
            report(
                "The custom animation \(type) has not ended after \(MotionNumbers.word(time)) s",
                at: nil,
                advice: "What it moves is shown as it is then. To end, it returns nil from "
                    + "animate(value:time:context:).")
        }
    }
}

extension TreeMotion {
    /// The types of custom animations that are under way, in the order in which they began.
    fileprivate var customTypes: [String] {
        var result: [String] = []
        for type in running.flatMap(\.animations).compactMap(\.customType)
        where !result.contains(type) {
            result.append(type)
        }
        return result
    }
}
