/// Something could not be done with a view.
public struct ActionFailure: Error, Equatable, CustomStringConvertible {
    /// What, why, and what could be done instead.
    public let description: String
}
