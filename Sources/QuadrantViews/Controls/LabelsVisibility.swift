public import QuadrantCore

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether controls show their labels. Automatic unless set.
    ///
    /// Apple: "EnvironmentValues.labelsVisibility".
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view: of switches. Buttons keep theirs.
    ///
    /// Apple: "labelsHidden()".
    nonisolated public func labelsHidden() -> some View {
        labelsVisibility(.hidden)
    }

    /// Says whether the controls in this view show their labels: switches. Buttons always do.
    ///
    /// Apple: "labelsVisibility(_:)".
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
