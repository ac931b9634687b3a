public import QuadrantCore

/// A view to look at while it is being written, with a name and the way to show it.
///
/// `#Preview` makes these; a program has no other use for them.
public struct Preview: Sendable {
    /// The traits that views may have.
    public enum ViewTraits {}

    package let name: String?
    package let layout: DrawingOptions.PreviewLayout
    package let body: @MainActor @Sendable () -> any View

    /// A preview of the view that `body` makes.
    ///
    /// - Parameters:
    ///   - name: what the preview is called in lists; without it, it is counted.
    ///   - traits: how it is shown; of several layouts the last one counts.
    ///   - body: makes the view; called once for each picture.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
    ) {
        self.name = name
        self.layout = traits.last?.layout ?? .standard
        self.body = body
    }

    /// The view, made now.
    @MainActor package var view: AnyView {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        return erased(body())
    }
}
