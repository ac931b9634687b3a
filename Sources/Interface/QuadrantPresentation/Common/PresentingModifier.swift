import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What is known of a presentation while it is shown, by the view that presents it and by the card around its content.
final class PresentationModel {
    /// Whether views behind cannot be used.
    var coversOthers = true
    /// Whether it slides in, as sheets and covers do; else it fades.
    var slides = false
}

/// Presents a view over the whole root; `nil` for none. The environment and the state of the view are those of the place
/// of the modifier.
nonisolated struct PresentingModifier: ViewModifier {
    typealias Body = Never

    /// The modifier as it is written, for messages.
    let label: String
    let presented: AnyView?
    let model: PresentationModel

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PresentingModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
        let (presented, model) = (modifier.presented, modifier.model)
        let coversOthers = { model.coversOthers }
        cursor.presenting(
            modifier.label, isPresented: presented != nil, slides: model.slides,
            coversOthers: coversOthers
        ) { cursor in
            if let presented { AnyView._makeNodes(presented, &cursor) }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Presents a view while a binding says so, and tells when it is gone.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier {
    /// The modifier as it is written, for messages.
    let label: String
    let isPresented: Binding<Bool>
    /// What is presented; another one replaces what is shown.
    var id: AnyHashable?
    var onDismiss: (() -> Void)?
    let presented: @MainActor (PresentationModel) -> Presented
    @State private var model = PresentationModel()

    init(
        _ label: String, isPresented: Binding<Bool>, id: AnyHashable? = nil,
        onDismiss: (() -> Void)? = nil,
        presented: @escaping @MainActor (PresentationModel) -> Presented
    ) {
        (self.label, self.isPresented, self.id) = (label, isPresented, id)
        (self.onDismiss, self.presented) = (onDismiss, presented)
    }

    @MainActor func body(content: Content) -> some View {
        let (isPresented, onDismiss) = (isPresented, onDismiss)
        return content.modifier(
            PresentingModifier(
                label: label,
                presented: isPresented.wrappedValue
                    ? AnyView(
                        presented(model)
                            .modifier(PresentedSurroundings(isPresented: isPresented))
                            .onDisappear { onDismiss?() }
                            .id(id ?? AnyHashable(0)))
                    : nil,
                model: model))
    }
}

/// What a presented view does not take over from where it is written, and what it finds instead.
nonisolated struct PresentedSurroundings: EnvironmentModifier {
    let isPresented: Binding<Bool>

    func change(_ environment: inout EnvironmentValues) {
        let isPresented = isPresented
        environment.take(.presented)
        environment.dismiss = DismissAction { isPresented.wrappedValue = false }
        environment.isPresented = true
    }
}

extension Binding where Value == Bool {
    /// Whether there is an item; set to `false`, it takes the item away.
    static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
        Binding(
            get: { item.wrappedValue != nil },
            set: { if !$0 { item.wrappedValue = nil } })
    }
}
