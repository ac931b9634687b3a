/// How pictures of what is dragged or dropped stand together.
///
/// Apple: "DragDropPreviewsFormation".
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String

    /// The platform decides: here a stack (a choice).
    public static let `default` = DragDropPreviewsFormation(name: "default")
    /// One below the other, without a distance, their left edges aligned.
    public static let list = DragDropPreviewsFormation(name: "list")
    /// Where they were to each other.
    public static let none = DragDropPreviewsFormation(name: "none")
    /// On a heap, each turned a little.
    public static let pile = DragDropPreviewsFormation(name: "pile")
    /// One over the other, each a little further down and to the right.
    public static let stack = DragDropPreviewsFormation(name: "stack")
}
