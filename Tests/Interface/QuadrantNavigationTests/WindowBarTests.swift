import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Windows of macOS, which have the bars of the screens in them.
@MainActor @Suite struct WindowBarTests {
    private func host(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
    ) -> ViewHost {
        let view = view()
        return ViewHost(
            width: width, height: height, environment: { $0.appleSystem = .macOS26 },
            content: { view })
    }

    private struct Rows: View {
        @State var path = [1]
        @State var edited = 0

        var body: some View {
            NavigationStack(path: $path) {
                List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                    .navigationTitle("Rows")
                    .navigationDestination(for: Int.self) { number in
                        Text("Edited \(edited)").accessibilityIdentifier("body")
                            .navigationTitle("Detail \(number)")
                            .toolbar { Button("Edit") { edited += 1 } }
                    }
            }
        }
    }

    /// Of a stack the topmost screen says what stands in the bar, and the way back is there too.
    @Test func theBarIsThatOfTheScreenInFront() throws {
        let host = host(420, 240) { Rows() }
        has(host.labels, "Detail 1")
        fails(host.labels.contains("Rows"))
        try host.find(label: "Edit").tap()
        same(try host["body"].text, "Edited 1")
        // In the middle of what is left below a bar of 52.
        near(try host["body"].frame.midY, 52 + (240 - 52) / 2, within: 0.5)
        try host["BackButton"].tap()
        has(host.labels, "Rows")
        fails(host.labels.contains("Edit"))
    }

    /// Without a title and items there is no bar: a stack is as large as its content. A title alone takes 32, items 52.
    @Test func aBarIsAsHighAsWhatIsInIt() {
        func height(_ view: some View) -> CGFloat { host { view }.size.height }
        let text = Text("Here")
        same(height(NavigationStack { text }), 16)
        same(height(NavigationStack { text.navigationTitle("There") }), 32 + 16)
        same(height(text.navigationTitle("There").toolbar { Button("Edit") {} }), 52 + 16)
    }

    @Test func theButtonInTheBarHidesTheSidebar() throws {
        let host = host(480, 300) {
            NavigationSplitView {
                List { Text("Apple") }.navigationTitle("Fruit")
            } detail: {
                Text("Detail").accessibilityIdentifier("detail")
            }
        }
        has(host.labels, "Apple")
        has(host.labels, "Fruit")
        // Behind a panel of 140 that is 8 in (recorded on macOS 26.2).
        near(try host["detail"].frame.midX, (148 + 480) / 2, within: 0.5)
        try host["ToggleSidebar"].tap()
        fails(host.labels.contains("Apple"))
        near(try host["detail"].frame.midX, 240, within: 0.5)
    }

    /// What is written in a sheet stands in the sheet.
    @Test func aSheetHasItsBarInItself() throws {
        let host = host(600, 500) {
            Text("Below").navigationTitle("Window").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("In it").navigationTitle("Sheet").toolbar { Button("Done") {} }
                }
            }
        }
        has(host.labels, "Done")
        #expect(try host.find(label: "Done").frame.minY > 31)
    }

    /// On iOS each screen has its bar, and nothing lies around.
    @Test func screensOfOtherSystemsHaveTheirOwn() {
        func size(_ system: AppleSystem) -> CGSize {
            ViewHost(
                width: 300, height: 200, environment: { $0.appleSystem = system },
                content: { Text("Here").navigationTitle("There") }
            ).size
        }
        same(size(.iOS26), CGSize(width: 300, height: 200))
        let host = ViewHost(width: 300, height: 200) { Text("Here").navigationTitle("There") }
        same(host.labels, ["Here"])
    }

    /// A part of a view can be of another system than what is around it.
    @Test func aViewCanBeOfAnotherSystem() throws {
        let host = ViewHost(width: 300, height: 200) {
            VStack {
                Toggle("One", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("1")
                Toggle("Two", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("2")
                    .environment(\.appleSystem, .macOS26)
            }
        }
        same(try host["1"].frame.size, CGSize(width: 66, height: 30))
        same(try host["2"].frame.size, CGSize(width: 16, height: 16))
    }
}
