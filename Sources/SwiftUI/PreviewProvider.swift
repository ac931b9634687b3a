public import QuadrantCore

/// A type that makes views to look at while they are being written.
///
/// `quadrant render` draws the first one of a file that has no `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views to show.
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
