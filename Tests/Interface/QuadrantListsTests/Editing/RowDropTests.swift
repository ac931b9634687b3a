import CoreTransferable
import Expectations
import Foundation
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What is dropped among the rows of a list, by Apple's pages of `onInsert(of:perform:)` and
/// `dropDestination(for:action:)`.
@MainActor @Suite struct RowDropTests {
    private struct Fruits: View {
        let takesProviders: Bool
        @State private var fruits = ["Apple", "Banana", "Cherry"]
        @State private var log = ""

        var body: some View {
            VStack(spacing: 0) {
                Color.white.frame(height: 60).draggable("Date")
                List {
                    if takesProviders {
                        ForEach(fruits, id: \.self) { Text($0) }.onInsert(
                            of: [.text], perform: drop)
                    } else {
                        ForEach(fruits, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { items, offset in
                                fruits.insert(contentsOf: items, at: offset)
                            }
                    }
                }
                Text(log).accessibilityIdentifier("log")
                Text(fruits.joined(separator: " ")).accessibilityIdentifier("fruits")
            }
        }

        private func drop(at index: Int, _ items: [NSItemProvider]) {
            log += "\(items.count) at \(index)"
        }
    }

    private func dropped(
        takesProviders: Bool = false, on row: String, upperHalf: Bool
    ) throws -> ViewHost {
        let host = ViewHost(width: 390, height: 600) { Fruits(takesProviders: takesProviders) }
        let frame = try host.find(label: row).frame
        let finger = host.touch(at: CGPoint(x: 100, y: 30))
        finger.hold(for: 0.6)
        finger.move(
            to: CGPoint(x: frame.midX, y: upperHalf ? frame.midY - 6 : frame.midY + 6),
            duration: 0.2)
        finger.lift()
        return host
    }

    @Test func valuesComeBeforeTheRowOrBehindIt() throws {
        try same(dropped(on: "Banana", upperHalf: true)["fruits"].text, "Apple Date Banana Cherry")
        try same(dropped(on: "Banana", upperHalf: false)["fruits"].text, "Apple Banana Date Cherry")
        try same(dropped(on: "Cherry", upperHalf: false)["fruits"].text, "Apple Banana Cherry Date")
    }

    @Test func providersAreHandedOver() throws {
        let host = try dropped(takesProviders: true, on: "Apple", upperHalf: true)
        try same(host["log"].text, "1 at 0")
        empty(host.issues)
    }

    /// What does not fit is not taken.
    @Test func otherTypesAreLeft() throws {
        var log = ""
        let host = ViewHost(width: 390, height: 400) {
            VStack(spacing: 0) {
                Color.white.frame(height: 60).draggable("Date")
                List {
                    ForEach(["Apple"], id: \.self) { Text($0) }
                        .dropDestination(for: URL.self) { log += "\($0.count) at \($1)" }
                }
            }
        }
        let frame = try host.find(label: "Apple").frame
        let finger = host.touch(at: CGPoint(x: 100, y: 30))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.2)
        finger.lift()
        empty(log)
    }
}
