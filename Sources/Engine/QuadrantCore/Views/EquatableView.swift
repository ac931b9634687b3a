/// A view that is compared with its former value by `==`, and left alone where both are equal.
///
/// Apple: "EquatableView". Here views that are `Equatable` always are compared so.
public nonisolated struct EquatableView<Content: View & Equatable>: View, Equatable {
    /// The view that is compared.
    public var content: Content

    /// Creates a view that is compared by its content's `==`.
    public init(content: Content) {
        self.content = content
    }

    /// The content.
    @MainActor @preconcurrency
    public var body: Content { content }

    /// Whether the contents are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.content == rhs.content }
}

extension View where Self: Equatable {
    /// Has the view left alone where its new value equals the old one, as `Equatable` views are here anyway.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
