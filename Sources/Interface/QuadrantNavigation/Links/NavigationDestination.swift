public import QuadrantCore
import QuadrantGeometry
import QuadrantViews

extension View {
    /// Says which screen the stack around shows for values of a type.
    ///
    /// Apple: "navigationDestination(for:destination:)". The screen inherits what the stack inherits. Of several for one
    /// type, that of the screen nearest to the root counts, with a note, and on one screen the first.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // Called on the main actor only.
        let maker = HandedOver(ContentMaker(destination))
        return modifier(
            StackModifier { content, _ in
                content.destinations.append(
                    Destination(data: D.self) { value in
                        (value.base as? D ?? value as? D).map {
                            AnyView(screen: DeferredView(maker.value, $0))
                        }
                    })
            })
    }

    /// Shows a screen on top of this one while a state is `true`. The back button makes it `false`.
    ///
    /// Apple: "navigationDestination(isPresented:destination:)".
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let screen = AnyView(screen: destination())
        return modifier(
            PresentingModifier(isShown: isPresented, identity: nil) { screen })
    }

    /// Shows a screen on top of this one while there is a value. The back button makes it `nil`. Another value is another
    /// screen.
    ///
    /// Apple: "navigationDestination(item:destination:)".
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemModifier(item: item, maker: ContentMaker(destination)))
    }
}

/// Shows a screen while a state is `true`.
nonisolated struct PresentingModifier: ViewModifier {
    let isShown: Binding<Bool>
    let identity: AnyHashable?
    let isColumn: Bool
    let screen: @MainActor () -> AnyView

    init(
        isShown: Binding<Bool>, identity: AnyHashable? = nil, isColumn: Bool = false,
        screen: @escaping @MainActor () -> AnyView
    ) {
        (self.isShown, self.identity) = (isShown, identity)
        (self.isColumn, self.screen) = (isColumn, screen)
    }

    @MainActor func body(content: Content) -> some View {
        let shown = isShown.wrappedValue ? screen() : nil
        let (isShown, identity, isColumn) = (isShown, identity, isColumn)
        content.modifier(
            StackModifier { content, name in
                guard let shown else { return }
                content.presented.append(
                    PresentedScreen(
                        id: identity.map { AnyHashable([name, $0]) } ?? name, content: shown,
                        isColumn: isColumn
                    ) {
                        isShown.wrappedValue = false
                    })
            })
    }
}

/// Shows a screen while there is a value.
private nonisolated struct ItemModifier<Item: Hashable, Screen: View>: ViewModifier {
    let item: Binding<Item?>
    let maker: ContentMaker<Item, Screen>

    init(item: Binding<Item?>, maker: ContentMaker<Item, Screen>) {
        (self.item, self.maker) = (item, maker)
    }

    @MainActor func body(content: Content) -> some View {
        let (value, item, maker) = (item.wrappedValue, item, maker)
        content.modifier(
            PresentingModifier(
                isShown: Binding(
                    get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                identity: value.map { AnyHashable($0) }
            ) {
                value.map { AnyView(screen: DeferredView(maker, $0)) } ?? AnyView(EmptyView())
            })
    }
}
