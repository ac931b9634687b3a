public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

private enum SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether sliders show their knob.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the knobs of the sliders in this view. A hidden knob is moved all the same.
    ///
    /// Apple: "sliderThumbVisibility(_:)".
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
