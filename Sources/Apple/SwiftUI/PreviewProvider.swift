public import QuadrantCore

/// A type with views to be looked at while they are being written.
///
/// `quadrant render` draws the first provider of a file that has no `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views to show.
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
