public import QuadrantCore
public import QuadrantViews

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether controls show their labels; `automatic` unless set.
    ///
    /// Apple: "EnvironmentValues.labelsVisibility".
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view, such as switches, steppers and progress views. Buttons keep
    /// theirs.
    ///
    /// Apple: "labelsHidden()".
    nonisolated public func labelsHidden() -> some View {
        labelsVisibility(.hidden)
    }

    /// Sets whether the controls in this view show their labels. Buttons always do.
    ///
    /// Apple: "labelsVisibility(_:)".
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
