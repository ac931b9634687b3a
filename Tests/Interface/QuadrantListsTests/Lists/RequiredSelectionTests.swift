import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Lists of bindings of which always one row is selected, in all documented forms.
@MainActor @Suite struct RequiredSelectionTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
        var parts: [Item]?
    }

    private struct Forms: View {
        let form: Int
        @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        @State private var current = 1
        @State private var optional: Int?

        var body: some View {
            VStack {
                switch form {
                case 0:
                    List($items, editActions: .all, selection: $current) {
                        Text($0.wrappedValue.name)
                    }
                case 1:
                    List($items, id: \.id, editActions: .all, selection: $current) {
                        Text($0.wrappedValue.name)
                    }
                case 2:
                    List($items, children: \.parts, selection: $current) {
                        Text($0.wrappedValue.name)
                    }
                case 3:
                    List($items, id: \.id, children: \.parts, selection: $current) {
                        Text($0.wrappedValue.name)
                    }
                default:
                    List($items, editActions: .all, selection: $optional) {
                        Text($0.wrappedValue.name)
                    }
                }
                Text("\(optional ?? current)").accessibilityIdentifier("current")
            }
        }
    }

    @Test(arguments: 0...4) func aTapSelects(form: Int) throws {
        let host = ViewHost(width: 390, height: 400) { Forms(form: form) }
        try same(host["current"].text, "1")
        try host.find(label: "two").tap()
        try same(host["current"].text, "2")
    }

    private struct Root: Identifiable {
        let id: Int
        var below: Roots? { nil }
    }

    private final class Roots: RandomAccessCollection {
        private(set) var asked = 0
        var startIndex: Int { 0 }
        var endIndex: Int { 100_000 }

        subscript(index: Int) -> Root {
            asked += 1
            return Root(id: index)
        }
    }

    /// An outline asks for the roots that are made, not for all.
    @Test func anOutlineOfManyRootsIsLazy() {
        let roots = Roots()
        let host = ViewHost(width: 390, height: 400) {
            List { OutlineGroup(roots, children: \.below) { Text("root \($0.id)") } }
        }
        has(host.texts, "root 0")
        #expect(roots.asked < 1_000)
    }
}
