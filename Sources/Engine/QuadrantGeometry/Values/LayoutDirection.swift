/// The direction in which layout runs: rows are filled and text begins at the leading side.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left side.
    case leftToRight
    /// Leading is the right side.
    case rightToLeft
}
