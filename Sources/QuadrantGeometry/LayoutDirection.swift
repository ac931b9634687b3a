/// The direction in which rows are filled and text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left side.
    case leftToRight
    /// Leading is the right side.
    case rightToLeft
}
