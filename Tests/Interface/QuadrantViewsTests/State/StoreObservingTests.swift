import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// `@AppStorage` follows what others do to its store.
@MainActor @Suite struct StoreObservingTests {
    private struct Switch: View {
        @AppStorage("f") private var isOn = true
        @AppStorage("n") private var number = 0

        var body: some View {
            VStack {
                Toggle("F", isOn: $isOn).accessibilityIdentifier("f")
                Text("\(number)").accessibilityIdentifier("n")
            }
        }
    }

    private let name = "quadrant.tests.\(UUID().uuidString)"

    /// Foundation's own stores do not say here that a value was set.
    @Test func valuesThatOthersSetAreSeen() throws {
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        let store = try #require(UserDefaults(suiteName: name))
        let host = ViewHost(width: 200, height: 100) { Switch().defaultAppStorage(store) }
        let other = ViewHost(width: 200, height: 100) { Switch().defaultAppStorage(store) }
        store.set(false, forKey: "f")
        host.expect("f", value: "0")
        other.expect("f", value: "0")
        // The next switch writes the right way.
        try host["f"].toggle()
        holds(store.bool(forKey: "f"))
        other.expect("f", value: "1")
        store.removeObject(forKey: "f")
        host.expect("f", value: "1")
    }

    /// Another object for the same store.
    @Test func valuesSetByAnotherObjectAreSeen() throws {
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        let store = try #require(UserDefaults(suiteName: name))
        let second = try #require(UserDefaults(suiteName: name))
        let host = ViewHost(width: 200, height: 100) { Switch().defaultAppStorage(store) }
        second.set(5, forKey: "n")
        host.expect("n", text: "5")
    }

    @Test func aStoreThatStaysTheSameCostsNothing() throws {
        let host = ViewHost(width: 200, height: 100) { Switch() }
        host.defaults.set(true, forKey: "f")
        same(host.texts.last, "0")
        same(host.cost {}.bodies, 0)
        same(host.cost { host.defaults.set(true, forKey: "f") }.bodies, 0)
        #expect(host.cost { host.defaults.set(3, forKey: "n") }.bodies > 0)
    }
}
