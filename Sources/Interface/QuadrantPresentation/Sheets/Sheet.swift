public import QuadrantCore
import QuadrantGeometry
import QuadrantViews

extension View {
    /// Shows a sheet while a binding is `true`.
    ///
    /// Apple: "sheet(isPresented:onDismiss:content:)". The sheet is drawn over the whole root, with what is behind it
    /// dimmed; a tap on the dimmed part closes it. `dismiss` in the content closes it, too. When it is gone, after the
    /// content's `onDisappear`, `onDismiss` is called. A view presents one thing at a time: another one waits until this is
    /// closed, which is reported.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown; `false` is set when somebody closes it.
    ///   - onDismiss: Called when the sheet is gone.
    ///   - content: What the sheet shows.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let content = HandedOver(ContentMaker<Void, Content>(content))
        return modifier(
            PresentationModifier(".sheet", isPresented: isPresented, onDismiss: onDismiss) {
                PresentedCard(
                    kind: .sheet, model: $0, dismiss: isPresented,
                    content: SheetContent(maker: content.value))
            })
    }

    /// Shows a sheet while there is an item. Another item has the sheet made again.
    ///
    /// Apple: "sheet(item:onDismiss:content:)".
    ///
    /// - Parameters:
    ///   - item: What is shown; `nil` is set when somebody closes the sheet.
    ///   - onDismiss: Called when the sheet is gone.
    ///   - content: What the sheet shows of an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            ItemPresentation(".sheet", .sheet, item: item, onDismiss: onDismiss, content: content))
    }

    /// Shows a view over the whole screen while a binding is `true`.
    ///
    /// Apple: "fullScreenCover(isPresented:onDismiss:content:)". Only `dismiss` and the binding close it.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let content = HandedOver(ContentMaker<Void, Content>(content))
        return modifier(
            PresentationModifier(
                ".fullScreenCover", isPresented: isPresented, onDismiss: onDismiss
            ) {
                PresentedCard(
                    kind: .cover, model: $0, dismiss: isPresented,
                    content: SheetContent(maker: content.value))
            })
    }

    /// Shows a view over the whole screen while there is an item. Another item has it made again.
    ///
    /// Apple: "fullScreenCover(item:onDismiss:content:)".
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            ItemPresentation(
                ".fullScreenCover", .cover, item: item, onDismiss: onDismiss, content: content))
    }
}

/// Presents a card while there is an item.
nonisolated struct ItemPresentation<Item: Identifiable, Presented: View>: ViewModifier {
    private let label: String
    private let kind: CardKind
    private let item: Binding<Item?>
    private let onDismiss: (() -> Void)?
    private let maker: ContentMaker<Item, Presented>

    init(
        _ label: String, _ kind: CardKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> Presented
    ) {
        (self.label, self.kind, self.item) = (label, kind, item)
        (self.onDismiss, maker) = (onDismiss, ContentMaker(content))
    }

    @MainActor func body(content: Content) -> some View {
        let (current, kind, maker) = (item.wrappedValue, kind, maker)
        let isPresented = Binding.isPresent(item)
        return content.modifier(
            PresentationModifier(
                label, isPresented: isPresented, id: current.map { AnyHashable($0.id) },
                onDismiss: onDismiss
            ) { model in
                PresentedCard(
                    kind: kind, model: model, dismiss: isPresented,
                    content: ItemContent(maker: maker, item: current))
            })
    }
}
