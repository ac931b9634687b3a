import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Bars at the bottom of views without a stack.
///
/// Evidence: six pictures that Apple's SwiftUI drew (iOS 26) of views with `ToolbarItem(placement: .bottomBar)` and no stack
/// show a bar of glass at the bottom.
@MainActor @Suite struct LooseBarTests {
    private struct Edited: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused)
                Text("middle").accessibilityIdentifier("middle")
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isFocused = false }
                }
            }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Low") {} } }
        }
    }

    @Test(arguments: [false, true]) func theBarStandsAtTheBottomOfTheWindow(isInStack: Bool) throws
    {
        let host = ViewHost(width: 390, height: 700) {
            if isInStack { NavigationStack { Edited() } } else { Edited() }
        }
        let low = try host.find(label: "Low").frame
        #expect(low.minY > 620 && low.maxY <= 700)
        // One bar, and the content in the middle of the rest.
        same(host.labels.count { $0 == "Low" }, 1)
        if !isInStack { #expect(try host["middle"].frame.midY < 360) }
        try host.find(label: "Name").tap()
        try host.type("Ada")
        let done = try host.find(label: "Done").frame
        #expect(done.midY > 650)
        fails(host.labels.contains("Low"))
        try host.find(label: "Done").tap()
        fails(host.labels.contains("Done"))
        has(host.labels, "Low")
        empty(host.issues)
    }

    @Test func withoutSuchItemsNothingChanges() throws {
        func frame(_ hasToolbar: Bool) throws -> CGRect {
            let host = ViewHost(width: 200, height: 200) {
                let text = Text("a").accessibilityIdentifier("a")
                if hasToolbar {
                    text.toolbar { Button("End") {} }.background(.red)
                        .accessibilityIdentifier("all")
                } else {
                    text.background(.red).accessibilityIdentifier("all")
                }
            }
            fails(host.labels.contains("End"))
            return try host["all"].frame
        }
        try same(frame(true), frame(false))
    }

    @Test func aSheetHasABarOfItsOwn() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red.sheet(isPresented: .constant(true)) {
                    Text("sheet").toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                    }
                }
            }
        }
        #expect(try host.find(label: "Low").frame.minY > 620)
    }

    @Test func aTabHasItsBarAboveTheTabs() throws {
        let host = ViewHost(width: 390, height: 700) {
            TabView {
                Tab("One", systemImage: "star") {
                    Text("one").toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                    }
                }
            }
        }
        #expect(try host.find(label: "Low").frame.maxY < host.find(label: "One").frame.minY)
    }
}
