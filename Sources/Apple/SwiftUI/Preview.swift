public import QuadrantCore
package import QuadrantViews

/// A view to be looked at while it is being written, with a name and traits.
///
/// `#Preview` makes these; a program has no other use for them.
public struct Preview: Sendable {
    /// The kind of traits that views have.
    public enum ViewTraits {}

    package let name: String?
    /// What the traits ask for.
    package let settings: PreviewSettings
    private let modifiers: [AppliedPreviewModifier]
    package let body: @MainActor @Sendable () -> any View

    /// Creates a preview of the view that `body` makes.
    ///
    /// - Parameters:
    ///   - name: The name of the preview in lists; without it, previews are numbered.
    ///   - traits: How the view is shown. Of several layouts, and of several orientations, the last
    ///     one counts.
    ///   - body: Makes the view. It is called once for each picture.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
    ) {
        self.init(name, traits: traits, body: body)
    }

    /// The same with the traits in a list.
    package init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>],
        @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
    ) {
        self.name = name
        self.body = body
        var settings = PreviewSettings()
        var modifiers: [AppliedPreviewModifier] = []
        for trait in traits {
            switch trait.content {
            case .standard: settings.layout = nil
            case .layout(let layout): settings.layout = layout
            case .orientation(let orientation): settings.orientation = orientation
            case .modifier(let modifier): modifiers.append(modifier)
            }
        }
        self.settings = settings
        self.modifiers = modifiers
    }

    /// The view, made now, without what modifiers among the traits put around it.
    @MainActor package var view: AnyView {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        return erased(body())
    }

    /// Whether `modifiedView` is the same as `view`.
    package var isPlain: Bool { modifiers.isEmpty }

    /// The view, made now, with the modifiers among the traits around it.
    @MainActor package func modifiedView() async throws -> AnyView {
        let contexts = SharedPreviewContexts()
        var result = view
        for modifier in modifiers { result = try await modifier.apply(result, contexts) }
        return result
    }
}
