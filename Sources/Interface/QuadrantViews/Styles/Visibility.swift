/// Whether a part of a view is visible.
///
/// Apple: "Visibility".
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The view and the platform decide.
    case automatic
    /// The part is visible.
    case visible
    /// The part is hidden.
    case hidden
}
