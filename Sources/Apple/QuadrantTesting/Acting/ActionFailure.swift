/// An action on a view that could not be done.
public struct ActionFailure: Error, Equatable, CustomStringConvertible {
    /// What could not be done, why, and what could be done instead.
    public let description: String
}
