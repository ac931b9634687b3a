extension View {
    /// Gives the view the looks of what it stands in, such as the style of buttons in a bar.
    ///
    /// What is shown from inside of it at one of the steps, such as the sheet of a button, does not have them.
    ///
    /// - Parameters:
    ///   - steps: Where the looks end.
    ///   - looks: Puts modifiers of the environment around the view.
    package nonisolated func standing<Looks: View>(
        until steps: ScreenSteps, _ looks: (ModifiedContent<Self, LooksEnd>) -> Looks
    ) -> ModifiedContent<Looks, LooksBegin> {
        looks(modifier(LooksEnd(steps: steps))).modifier(LooksBegin())
    }
}

/// Lies around looks.
package nonisolated struct LooksBegin: EnvironmentModifier {
    package typealias Body = Never

    package func change(_ environment: inout EnvironmentValues) { environment.beginLooks() }
}

/// Lies inside of looks.
package nonisolated struct LooksEnd: EnvironmentModifier {
    package typealias Body = Never

    let steps: ScreenSteps

    package func change(_ environment: inout EnvironmentValues) {
        environment.endLooks(until: steps)
    }
}

/// A view that is shown elsewhere than where it is written goes there.
package nonisolated struct ScreenStepModifier: EnvironmentModifier {
    package typealias Body = Never

    let step: ScreenSteps

    package func change(_ environment: inout EnvironmentValues) { environment.take(step) }
}

extension View {
    /// Tells the view that it does not stand where it is written (`EnvironmentValues.take(_:)`).
    package nonisolated func taking(
        _ step: ScreenSteps
    ) -> ModifiedContent<Self, ScreenStepModifier> {
        modifier(ScreenStepModifier(step: step))
    }
}
