/// Whether something of a view is seen.
///
/// Apple: "Visibility".
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the view and the platform decide.
    case automatic
    /// It is seen.
    case visible
    /// It is not seen.
    case hidden
}
