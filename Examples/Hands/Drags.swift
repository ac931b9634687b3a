import SwiftUI
import UniformTypeIdentifiers

/// Cards that are dragged from place to place.
struct CardTable: View {
    struct Card: Identifiable, Transferable, Codable {
        let id: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.id)
        }
    }

    @State private var hand = ["Ace", "King", "Queen"].map { Card(id: $0) }
    @State private var table: [String] = []
    @State private var isTargeted = false
    @State private var chosen: [String] = []
    @State private var told = "Drag a card"
    @Namespace private var deck

    var body: some View {
        VStack(spacing: 12) {
            Text(told)
            HStack {
                ForEach(hand) { card in
                    CardFace(card: card)
                        .draggable(containerItemID: card.id, containerNamespace: deck)
                }
            }
            .dragContainer(for: Card.self, in: deck) { ids in
                hand.filter { ids.contains($0.id) }
            }
            .dragContainerSelection(chosen, containerNamespace: deck)
            .dragConfiguration(DragConfiguration(allowMove: true))
            .onDragSessionUpdated { session in
                if session.phase == .ended(.move) {
                    let ids = session.draggedItemIDs(for: String.self)
                    hand.removeAll { ids.contains($0.id) }
                }
            }
            felt
            SourcesOfDrags(told: $told)
            DelegatedDrop(told: $told)
        }
        .padding()
    }

    private var felt: some View {
        Text(table.isEmpty ? "Table" : table.joined(separator: ", "))
            .frame(width: 240, height: 60)
            .background(isTargeted ? .green : .mint)
            .dropDestination(for: Card.self, isEnabled: true) { cards, session in
                table += cards.map(\.id)
                told = "Dropped at \(session.location.x)"
            }
            .dropConfiguration { session in
                DropConfiguration(
                    operation: session.suggestedOperations.contains(.move) ? .move : .copy)
            }
            .onDropSessionUpdated { isTargeted = $0.phase == .active }
    }
}

/// The face of a card.
private struct CardFace: View {
    let card: CardTable.Card

    var body: some View {
        Text(card.id).padding(8).background(.white, in: .rect(cornerRadius: 6)).shadow(radius: 1)
    }
}

/// Views that are dragged, each by another form.
struct SourcesOfDrags: View {
    @Binding var told: String
    private let card = CardTable.Card(id: "Jack")

    var body: some View {
        HStack {
            Text("Text").draggable("a text")
            Text("Preview").draggable("another") { Image(systemName: "doc") }
            Text("Older").onDrag { NSItemProvider(object: "older" as NSString) }
            Text("Shown").onDrag {
                NSItemProvider(object: "shown" as NSString)
            } preview: {
                Text("Shown")
            }
            Text("Provider").itemProvider { NSItemProvider(object: "item" as NSString) }
        }
        .font(.caption)
        HStack {
            Text("Item").draggable(item: card)
            Text("Made").draggable(CardTable.Card.self) { card }
            Text("Known").draggable(CardTable.Card.self, id: \.id, item: card)
            Text("Known and made").draggable(CardTable.Card.self, id: \.id) { card }
            Button("Opens") { told = "Opened" }.springLoadingBehavior(.enabled)
            SpringNames().springLoadingBehavior(.disabled)
        }
        .font(.caption)
    }
}

/// Says whether what is dragged opens views here.
struct SpringNames: View {
    @Environment(\.springLoadingBehavior) private var behavior

    var body: some View {
        Text(behavior == SpringLoadingBehavior.automatic ? "As usual" : "By itself")
    }
}

/// A place whose delegate decides about drops, and older places.
struct DelegatedDrop: View {
    @Binding var told: String
    @State private var isTargeted = false
    @State private var names = ["One", "Two"]
    @State private var rows = [CardTable.Card(id: "First")]

    var body: some View {
        HStack {
            Text("Delegate").onDrop(of: [.text], delegate: Teller(told: $told))
            Text("Types").background(isTargeted ? .yellow : .clear)
                .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
                    told = "\(providers.count) items"
                    return true
                }
            Text("Values").dropDestination(for: String.self) { items, _ in
                told = items.joined()
                return true
            } isTargeted: {
                isTargeted = $0
            }
        }
        VStack {
            ForEach(names, id: \.self) { Text($0) }
                .dropDestination(for: String.self) { items, index in
                    names.insert(contentsOf: items, at: index)
                }
        }
        Table(of: CardTable.Card.self) {
            TableColumn("Card", value: \.id)
        } rows: {
            ForEach(rows) { row in
                TableRow(row).draggable(row.id)
                    .onHover { told = $0 ? row.id : "" }
                    .itemProvider { NSItemProvider(object: row.id as NSString) }
                    .dropDestination(for: String.self) { items in told = items.joined() }
            }
            .dropDestination(for: String.self) { index, items in
                rows.insert(contentsOf: items.map { CardTable.Card(id: $0) }, at: index)
            }
        }
        .frame(height: 80)
    }
}

/// Says what comes over a place.
struct Teller: DropDelegate {
    @Binding var told: String

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

    func dropEntered(info: DropInfo) { told = "Came at \(info.location.x)" }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        let outside = DropProposal(withinApplication: .move, outsideApplication: .copy)
        let inside = DropProposal(operation: info.location.x < 0 ? .forbidden : .copy)
        return outside.operation == .cancel ? outside : inside
    }

    func dropExited(info: DropInfo) { told = "Left" }

    func performDrop(info: DropInfo) -> Bool {
        told = "\(info.itemProviders(for: [.text]).count) dropped"
        return true
    }
}
