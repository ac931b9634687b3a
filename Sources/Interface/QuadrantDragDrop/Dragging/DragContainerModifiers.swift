public import CoreTransferable
public import QuadrantCore
import QuadrantViews

extension View {
    /// Says what is dragged for items in the view that are known by their identity.
    ///
    /// Apple: "dragContainer(for:in:_:)". Views in it are items by `draggable(containerItemID:)` and the like.
    ///
    /// - Parameters:
    ///   - namespace: Names the container; `nil` for the one without a name.
    ///   - payload: Called as a drag begins, with the identities of all selected items if the one under the finger is
    ///     selected, or else with that one's. Nothing is dragged if it returns nothing.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        container(namespace, payload)
    }

    /// The same for items that are known by a property.
    ///
    /// Apple: "dragContainer(for:itemID:in:_:)".
    nonisolated public func dragContainer<
        ItemID: Hashable & Sendable, Item: Transferable, Data: Collection
    >(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        container(namespace, payload)
    }

    private nonisolated func container<ItemID: Hashable, Data: Collection>(
        _ namespace: Namespace.ID?, _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Data.Element: Transferable {
        modifier(
            DragSettingsModifier { settings in
                settings.containers[DragSettings.name(namespace)] = { ids in
                    payload(ids.compactMap { $0.base as? ItemID }).map { NSItemProvider(value: $0) }
                }
            })
    }

    /// Says which items of a container are selected: they are dragged together.
    ///
    /// Apple: "dragContainerSelection(_:containerNamespace:)".
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID],
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragSettingsModifier { settings in
                settings.selections[DragSettings.name(containerNamespace)] = {
                    selection().map { AnyHashable($0) }
                }
            })
    }

    /// Lets people drag the view, and with it what the container around says for an item.
    ///
    /// Apple: "draggable(containerItemID:containerNamespace:)".
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragSourceModifier(
                item: DragItem(
                    id: AnyHashable(containerItemID),
                    container: DragSettings.name(containerNamespace)),
                item(containerItemID, in: containerNamespace)))
    }

    /// Lets people drag the view, and with it a value with an identity; nothing while there is none.
    ///
    /// Apple: "draggable(_:item:containerNamespace:)".
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        modifier(DragSourceModifier(value(item, \.id, containerNamespace)))
    }

    /// The same, made by a closure.
    ///
    /// Apple: "draggable(_:containerNamespace:_:)".
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
        _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        modifier(DragSourceModifier(value(item, \.id, containerNamespace)))
    }

    /// Lets people drag the view, and with it a value that is known by a property; nothing while there is none.
    ///
    /// Apple: "draggable(_:id:containerNamespace:_:)".
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
    ) -> some View {
        modifier(DragSourceModifier(value(payload, id, containerNamespace)))
    }

    /// The same with a value that is worked out as the drag begins.
    ///
    /// Apple: "draggable(_:id:item:containerNamespace:)".
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(DragSourceModifier(value(item, id, containerNamespace)))
    }
}

/// What is dragged for an item of a container.
private nonisolated func item(
    _ id: some Hashable, in namespace: Namespace.ID?
) -> (DragSettings) -> DraggedItems? {
    let (id, name) = (AnyHashable(id), DragSettings.name(namespace))
    return { settings in
        guard let payload = settings.containers[name] else { return nil }
        let selected = settings.selections[name]?() ?? []
        let ids = selected.contains(id) ? selected : [id]
        return DraggedItems(
            providers: payload(ids), ids: ids, index: ids.firstIndex(of: id) ?? 0)
    }
}

/// What is dragged for a value: what the container around says for it, or else the value itself.
private nonisolated func value<Item: Transferable, ItemID: Hashable>(
    _ make: @escaping () -> Item?, _ id: KeyPath<Item, ItemID>, _ namespace: Namespace.ID?
) -> (DragSettings) -> DraggedItems? {
    { settings in
        guard let value = make() else { return DraggedItems(providers: []) }
        let id = value[keyPath: id]
        return item(id, in: namespace)(settings)
            ?? DraggedItems(providers: [NSItemProvider(value: value)], ids: [AnyHashable(id)])
    }
}
