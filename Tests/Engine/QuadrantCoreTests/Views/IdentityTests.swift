import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// A view that grows when it is told to.
private struct Grower: View {
    let name: String
    let handles: Handles
    @State private var width: CGFloat = 10

    var body: some View {
        let binding = $width
        handles.grow[name] = { binding.wrappedValue += 1 }
        return Color.gray.frame(width: width, height: 10).accessibilityIdentifier(name)
    }
}

private final class Handles {
    var grow: [String: () -> Void] = [:]
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
}

/// Which view is which from one evaluation to the next.
@MainActor @Suite struct IdentityTests {
    @Test func anotherIdentityIsAnotherView() {
        let (handles, knob) = (Handles(), Knob(1))
        let host = ScrollHost(
            Turning(knob) { id in
                VStack(spacing: 0) {
                    Grower(name: "a", handles: handles).id(id)
                    Grower(name: "b", handles: handles)
                }
            })
        handles.grow["a"]?()
        handles.grow["b"]?()
        host.update()
        same(host.frames["a"]?.width, 11)
        knob.set?(2)
        host.update()
        same(host.frames["a"]?.width, 10)
        same(host.frames["b"]?.width, 11)
        same(host.names, ["a", "b"])
    }

    @Test func anIdentityMayBeOfSeveralViewsAndOfNone() {
        let (handles, knob) = (Handles(), Knob(1))
        let host = ScrollHost(
            Turning(knob) { id in
                VStack(spacing: 0) {
                    Group {
                        if id != 2 {
                            Grower(name: "a", handles: handles)
                            Grower(name: "b", handles: handles)
                        }
                    }
                    .id(id)
                    .padding(.bottom, 5)
                    Grower(name: "c", handles: handles)
                }
            })
        same(host.names, ["a", "b", "c"])
        same(host.frames["b"]?.minY, (host.frames["a"]?.minY ?? 0) + 15)
        knob.set?(2)
        host.update()
        same(host.names, ["c"])
        knob.set?(3)
        host.update()
        same(host.names, ["a", "b", "c"])
    }

    @Test func branchesDropTheirState() {
        let (handles, knob) = (Handles(), Knob(true))
        let host = ScrollHost(
            Turning(knob) { isFirst in
                if isFirst {
                    Grower(name: "a", handles: handles)
                } else {
                    Grower(name: "b", handles: handles)
                }
            })
        handles.grow["a"]?()
        host.update()
        knob.set?(false)
        host.update()
        same(host.frames["b"]?.width, 10)
        knob.set?(true)
        host.update()
        same(host.frames["a"]?.width, 10)
    }

    @Test func elementsKeepTheirStateThroughInsertsMovesAndRemovals() {
        let (handles, knob) = (Handles(), Knob(["a", "b", "c"]))
        let host = ScrollHost(
            Turning(knob) { names in
                VStack(spacing: 0) {
                    ForEach(names, id: \.self) { Grower(name: $0, handles: handles) }
                }
            })
        handles.grow["b"]?()
        host.update()
        for names in [["x", "a", "b", "c"], ["c", "b", "a"], ["b"], ["q", "b"]] {
            knob.set?(names)
            host.update()
            same(host.names, names)
            same(host.frames["b"]?.width, 11)
        }
        knob.set?([])
        host.update()
        knob.set?(["b"])
        host.update()
        same(host.frames["b"]?.width, 10)
    }

    @Test func twinsAreReported() {
        let knob = Knob([1, 2])
        let host = ScrollHost(
            Turning(knob) { numbers in
                VStack(spacing: 0) {
                    ForEach(numbers, id: \.self) {
                        Color.gray.frame(width: 10, height: CGFloat($0))
                    }
                }
            })
        empty(host.issues)
        knob.set?([1, 2, 2])
        host.update()
        same(host.issues, ["Several elements of a ForEach have the id 2"])
        same(host.tree.issues.first?.path.contains("Turning"), true)
        let fresh = ScrollHost(
            VStack { ForEach(["a", "a"], id: \.self) { Text($0) } })
        same(fresh.issues, ["Several elements of a ForEach have the id a"])
    }

    private struct Editor: View {
        let knob: Knob<[Item]>
        var usesActions = false
        @State private var items: [Item] = [Item(id: 1, width: 10), Item(id: 2, width: 20)]

        var body: some View {
            let binding = $items
            let _ = hand(out: binding)
            VStack(spacing: 0) {
                if usesActions {
                    ForEach($items, editActions: .all) { $item in row($item) }
                } else {
                    ForEach($items) { $item in row($item) }
                    ForEach($items, id: \.width) { $item in row($item).padding(1) }
                }
            }
        }

        private func hand(out items: Binding<[Item]>) {
            knob.set = { items.wrappedValue = $0 }
        }

        private func row(_ item: Binding<Item>) -> some View {
            Color.gray.frame(width: item.wrappedValue.width, height: 10)
                .accessibilityIdentifier("\(item.wrappedValue.id)")
        }
    }

    @Test func bindingsToElements() {
        let knob = Knob([Item]())
        let host = ScrollHost(Editor(knob: knob))
        same(host.frames.count, 2)
        knob.set?([Item(id: 2, width: 25)])
        host.update()
        same(host.names, ["2"])
        same(host.frames["2"]?.width, 25)
        knob.set?([])
        host.update()
        empty(host.names)
        empty(host.issues)
        let editing = ScrollHost(Editor(knob: Knob([]), usesActions: true))
        same(editing.names, ["1", "2"])
        // It is no list.
        same(editing.issues.count, 1)
    }
}
