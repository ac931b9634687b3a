import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
}

@MainActor @Observable private final class Model {
    var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b"), Item(id: 3, title: "c")]
    @ObservationIgnored var kept: [Int: Binding<Item>] = [:]
}

/// A row's binding stays with its element: an action that comes later finds it where it is by then.
@MainActor @Suite struct MovedElementTests {
    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                ForEach($model.items) { $item in
                    Text(item.title).onTapGesture { model.kept[item.id] = $item }
                        .accessibilityIdentifier("row \(item.id)")
                }
            }
        }
    }

    private func rows(_ model: Model) throws -> ViewHost {
        let host = ViewHost(width: 100, height: 200) { Rows(model: model) }
        for id in 1...3 { try host["row \(id)"].tap() }
        return host
    }

    @Test func aBindingWritesToItsElementAfterAMove() throws {
        let model = Model()
        let host = try rows(model)
        model.items.reverse()
        model.kept[1]?.wrappedValue.title = "A"
        same(model.items.map(\.title), ["c", "b", "A"])
        same(model.kept[3]?.wrappedValue.title, "c")
        model.items.insert(Item(id: 0, title: "new"), at: 0)
        model.kept[3]?.wrappedValue.title += "!"
        same(host.texts, ["new", "c!", "b", "A"])
        empty(host.issues)
    }

    /// What stands in the place of an element that is gone is left alone.
    @Test func aBindingOfARemovedElementWritesNothing() throws {
        let model = Model()
        let host = try rows(model)
        model.items.remove(at: 1)
        model.kept[2]?.wrappedValue.title = "X"
        same(host.texts, ["a", "c"])
        holds(host.issues.contains { $0.message.contains("was written") })
    }

    /// A binding that changes its own id goes on with the new one.
    @Test func anIdIsFollowedThatIsWrittenThroughTheBinding() throws {
        struct Names: View {
            @State private var names = ["a", "b"]

            var body: some View {
                VStack {
                    ForEach($names, id: \.self) { $name in
                        Text(name).onTapGesture {
                            name += "!"
                            name += "?"
                        }
                        .accessibilityIdentifier(name)
                    }
                }
            }
        }
        let host = ViewHost(width: 100, height: 200) { Names() }
        try host["b"].tap()
        same(host.texts, ["a", "b!?"])
        empty(host.issues)
    }
}
