public import CoreTransferable
import QuadrantCore
public import QuadrantDragDrop
import QuadrantGestures
import QuadrantViews

extension TableRowContent {
    /// Calls a closure when a pointer comes over the content of a row, and when it leaves.
    ///
    /// Apple: "onHover(perform:)".
    public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { AnyView($0.onHover(perform: action)) }
    }

    /// Lets people drag the rows, and with them a value.
    ///
    /// Apple: "draggable(_:)".
    ///
    /// - Parameter payload: The value; asked for when the drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { AnyView($0.draggable(payload())) }
    }

    /// Gives what the rows stand for to whoever drags them.
    ///
    /// Apple: "itemProvider(_:)".
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { AnyView($0.itemProvider(action)) }
    }

    /// Takes values that are dropped on the rows.
    ///
    /// Apple: "dropDestination(for:action:)".
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row in
            AnyView(
                row.dropDestination(for: T.self) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}
