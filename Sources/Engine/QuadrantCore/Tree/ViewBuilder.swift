/// Builds views from the statements of a closure.
///
/// Apple: "ViewBuilder".
@resultBuilder
public enum ViewBuilder {
    /// A block of one view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// A view written as a statement of its own stays as it is.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }
}
