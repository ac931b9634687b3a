import Foundation
package import QuadrantCore

/// A shape that is another one according to where it stands. Its traits say so (`_ShapeTraits.isOfEnvironment`).
package protocol EnvironmentShape: Shape {
    /// The shape that it is in an environment; one whose traits do not ask the environment.
    nonisolated func resolved(in environment: EnvironmentValues) -> Self
}

extension Shape {
    /// The shape as it is in an environment: itself for all but those that ask for it.
    @inline(__always)
    nonisolated func standing(
        in environment: EnvironmentValues, _ traits: _ShapeTraits? = nil
    ) -> Self {
        guard (traits ?? Self._traits(self, in: .zero)).isOfEnvironment else { return self }
        return asking(environment)
    }

    @inline(never)
    nonisolated private func asking(_ environment: EnvironmentValues) -> Self {
        (self as? any EnvironmentShape)?.resolved(in: environment) as? Self ?? self
    }
}
