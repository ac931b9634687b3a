package import QuadrantCore

/// A colour that code works out for each environment; equal to itself only.
package final class WorkedColor: Hashable, Sendable {
    /// The colour in an environment.
    package let work: @Sendable (EnvironmentValues) -> Color

    /// Creates a colour that `work` tells.
    package init(_ work: @escaping @Sendable (EnvironmentValues) -> Color) {
        self.work = work
    }

    package static func == (left: WorkedColor, right: WorkedColor) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
    /// A colour that code works out for each environment in which it is drawn.
    package init(worked color: WorkedColor) {
        self.init(.worked(color))
    }
}

extension Color {
    /// Whether it is the same in all environments.
    package var isFixed: Bool {
        if case .fixed = provider.known { true } else { false }
    }
}
