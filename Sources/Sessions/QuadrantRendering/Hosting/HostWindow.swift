package import QuadrantCore
internal import QuadrantNavigation

extension View {
    /// The view as a window of its system shows it: on macOS below the bar of the window, where the view asks for one.
    ///
    /// - Parameter isWindow: Whether there is a bar whatever the view asks for.
    package func inHostWindow(_ isWindow: Bool = false) -> some View {
        modifier(WindowBarModifier(isWindow: isWindow))
    }
}
