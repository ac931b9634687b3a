import QuadrantTesting
import SwiftUI
import Testing

struct Cups: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count) cups").accessibilityIdentifier("count")
            Button("Add") { count += 1 }.accessibilityIdentifier("add")
        }
    }
}

@MainActor @Test func addingCountsCups() throws {
    let host = ViewHost { Cups() }
    try host["add"].tap()
    try host["add"].tap()
    host.expect("count", text: "2 cups")
}
