public import QuadrantCore

/// How much what is behind a view stands out.
///
/// Apple: "BackgroundProminence".
public struct BackgroundProminence: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard
        case increased
    }

    private let kind: Kind

    /// As usual.
    public static let standard = BackgroundProminence(kind: .standard)
    /// More than usual, as behind a selected row of macOS.
    public static let increased = BackgroundProminence(kind: .increased)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// How much what is behind the view stands out; `standard` unless set. Selected rows are no exception: those of iOS
    /// are grey.
    ///
    /// Apple: "EnvironmentValues.backgroundProminence".
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
