public import QuadrantCore
internal import QuadrantGeometry

/// Puts what a preview needs around it, such as an example model into the environment.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Store { try await Store.examples() }
///     func body(content: Content, context: Store) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { Card() }
/// ```
///
/// Apple: "PreviewModifier".
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of the value that previews share; `Void` by default.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view of the preview, for use in `body`.
    typealias Content = PreviewModifierContent

    /// Makes the shared value, once for each picture and type of modifier, before the view is made.
    /// It is waited for within the time limit; if it throws, its error is that of the picture.
    static func makeSharedContext() async throws -> Context

    /// The view to show.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// By default nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview that a `PreviewModifier` modifies.
///
/// Apple: "PreviewModifierContent".
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view of the preview.
    public var body: some View { view }
}

/// A modifier of some type, ready to be applied.
struct AppliedPreviewModifier: Sendable {
    /// What is around the view then; the contexts so far come along, by the types of their modifiers.
    let apply: @MainActor @Sendable (AnyView, SharedPreviewContexts) async throws -> AnyView

    init<M: PreviewModifier>(_ modifier: M) {
        // Made where the preview is made, on the main actor, and used there.
        let modifier = HandedOver(modifier)
        apply = { view, contexts in
            let context = try await contexts.context(of: M.self)
            return AnyView(
                modifier.value.body(content: PreviewModifierContent(view: view), context: context))
        }
    }
}

/// What the modifiers of one preview share.
@MainActor
final class SharedPreviewContexts {
    private var contexts: [ObjectIdentifier: Any] = [:]

    func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        if let known = contexts[ObjectIdentifier(type)] as? M.Context { return known }
        let made = try await M.makeSharedContext()
        contexts[ObjectIdentifier(type)] = made
        return made
    }
}
