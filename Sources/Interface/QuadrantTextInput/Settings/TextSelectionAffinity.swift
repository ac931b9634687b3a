public import QuadrantCore
import QuadrantViews

/// To which of the characters beside it a caret belongs.
///
/// Apple: "TextSelectionAffinity".
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As it came about.
    case automatic
    /// To the character before it.
    case upstream
    /// To the character after it.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// To which of the characters beside it a caret belongs that the program sets.
    ///
    /// Apple: "EnvironmentValues.textSelectionAffinity".
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets to which of the characters beside it a caret belongs that the program sets, in the fields and
    /// editors in this view: where a line goes on below, and between two writing directions.
    ///
    /// Apple: "textSelectionAffinity(_:)".
    nonisolated public func textSelectionAffinity(
        _ affinity: TextSelectionAffinity
    ) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
