/// A view that makes views from a collection of data.
///
/// Apple: "DynamicViewContent". `ForEach` is one, and stays one under modifiers.
public protocol DynamicViewContent<Data>: View {
    /// The collection that the views are made from.
    associatedtype Data: Collection

    /// The collection that the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection that the modified views are made from.
    @MainActor public var data: Content.Data { content.data }
}
