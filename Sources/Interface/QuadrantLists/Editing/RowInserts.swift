public import CoreTransferable
import Foundation
public import QuadrantCore
public import QuadrantDragDrop
import QuadrantGeometry
import QuadrantLayout
public import UniformTypeIdentifiers

/// What becomes of something that is dropped among the rows of a list: the note that `onInsert` and `dropDestination`
/// leave at each row.
struct RowInserts: NodeNoteKey {
    typealias Value = RowInserts

    /// Whether something that is dragged can be dropped.
    let accepts: ([NSItemProvider]) -> Bool
    /// Takes it before the element at a place of the list; behind the last one at the number of elements.
    let insert: @MainActor (Int, [NSItemProvider]) -> Void

    /// What is said nearer to the row counts.
    static func combine(_ inner: RowInserts, _ outer: RowInserts) -> RowInserts { inner }

    /// Takes what conforms to one of some types.
    init(_ types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
        func fitting(_ providers: [NSItemProvider]) -> [NSItemProvider] {
            providers.filter { provider in
                types.contains { provider.hasItem(conformingTo: $0) }
            }
        }
        accepts = { !fitting($0).isEmpty }
        let action = HandedOver(action)
        insert = { action.value($0, fitting($1)) }
    }

    /// Takes values of a type.
    init<T: Transferable>(_ type: T.Type, _ action: @escaping ([T], Int) -> Void) {
        accepts = { $0.contains { $0.canLoad(type) } }
        let action = HandedOver(action)
        insert = { place, providers in
            _ = providers.values(of: type) {
                action.value($0, place)
                return true
            }
        }
    }

    /// Has a target do so at a row: what is dropped on its upper half comes before its element, else behind it.
    @MainActor
    func update(_ target: DropTarget, at row: RowHandle) {
        let inserts = self
        target.accept = { [weak row] in row?.position != nil && inserts.accepts($0) }
        target.perform = { [weak row] providers, point in
            MainActor.assumeIsolated {
                guard let row, let index = row.position?.index else { return false }
                inserts.insert(point.y > row.height / 2 ? index + 1 : index, providers)
                return true
            }
        }
    }
}

/// Leaves at each row what is done with drops.
nonisolated struct RowInsertsModifier: AttachingModifier {
    let inserts: RowInserts

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(inserts, for: RowInserts.self)
    }
}

extension DynamicViewContent {
    /// Takes what is dropped among the rows of these elements in a list.
    ///
    /// Apple: "onInsert(of:perform:)". What is dropped on the upper half of a row comes before its element, else behind it.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: Of which types at least one has to be handed over.
    ///   - action: Called with a place in the data and what is to be inserted before the element there, at the end of the
    ///     data behind the last one.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(RowInsertsModifier(inserts: RowInserts(supportedContentTypes, action)))
    }

    /// The older form, by identifiers of types.
    ///
    /// Apple: "onInsert(of:perform:)".
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
    }

    /// Takes values that are dropped among the rows of these elements in a list.
    ///
    /// Apple: "dropDestination(for:action:)".
    ///
    /// - Parameter action: Called with the values and the place in the data before which they are to be.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(RowInsertsModifier(inserts: RowInserts(payloadType, action)))
    }
}
