internal import QuadrantGeometry

/// A part of a view that could not be done as written. The library went on with a sensible
/// substitute.
public struct LayoutIssue: Hashable, Sendable, CustomStringConvertible {
    /// What happened.
    public let message: String
    /// The types of the custom views around the place, the outermost first.
    public let path: [String]
    /// What to do about it.
    public let advice: String

    /// What happened, where, and what to do.
    public var description: String {
        "\(message)\(placeWords(of: path)). \(advice)"
    }
}
