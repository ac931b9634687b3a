extension TabContent {
    /// Shows a popover at the tab's button while a binding is `true`.
    ///
    /// Apple: "popover(isPresented:attachmentAnchor:arrowEdge:content:)" of `TabContent`.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        adorned { button in
            AnyView(
                button.popover(
                    isPresented: isPresented, attachmentAnchor: attachmentAnchor,
                    arrowEdge: arrowEdge, content: content))
        }
    }

    /// Shows a popover at the tab's button while there is an item.
    ///
    /// Apple: "popover(item:attachmentAnchor:arrowEdge:content:)" of `TabContent`.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        adorned { button in
            AnyView(
                button.popover(
                    item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
                    content: content))
        }
    }

    /// Lets people drag the tab's button, and with it a value.
    ///
    /// Apple: "draggable(_:)" of `TabContent`.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        adorned { button in AnyView(button.draggable(payload())) }
    }

    /// Takes what is dropped on the tab's button.
    ///
    /// Apple: "dropDestination(for:action:)" of `TabContent`.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        adorned { button in
            AnyView(
                button.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }

    /// Sets whether what is dragged over the tab's button for a second selects it.
    ///
    /// Apple: "springLoadingBehavior(_:)" of `TabContent`.
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> some TabContent<TabValue> {
        adorned { button in AnyView(button.springLoadingBehavior(behavior)) }
    }
}
