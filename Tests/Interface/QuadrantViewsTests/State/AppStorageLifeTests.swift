import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// How long what stands behind `@AppStorage` is kept.
@MainActor @Suite struct AppStorageLifeTests {
    private struct Width: View {
        @AppStorage("width") private var width = 10
        let hand: (Binding<Int>) -> Void

        var body: some View {
            let binding = $width
            hand(binding)
            return Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier("a")
        }
    }

    private let name = "quadrant.tests.\(UUID().uuidString)"
    private let offer = ProposedViewSize(width: 100, height: 100)

    /// The store is kept by what uses it, views and bindings, and by nobody else.
    @Test func aStoreThatNobodyUsesGoes() throws {
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        var store = try Optional(#require(UserDefaults(suiteName: name)))
        weak let trace = store
        var (one, two) = (Kept<Binding<Int>>(), Kept<Binding<Int>>())
        func show() throws {
            let strong = try #require(store)
            let first = liveTree(Width { one.keep($0) }.defaultAppStorage(strong))
            let second = liveTree(Width { two.keep($0) }.defaultAppStorage(strong))
            first.update(offer)
            second.update(offer)
            // Who names the same key shares the value.
            one.value?.wrappedValue = 30
            second.update(offer)
            same(second.frames["a"]?.width, 30)
        }
        try show()
        store = nil
        differ(trace, nil)
        same(two.value?.wrappedValue, 30)
        (one, two) = (Kept(), Kept())
        same(trace, nil)
    }

    /// A store that comes later at the same place in memory has values of its own.
    @Test func aLaterStoreIsAnotherOne() throws {
        for number in 1...20 {
            let name = "\(name).\(number)"
            defer { UserDefaults.standard.removePersistentDomain(forName: name) }
            let store = try #require(UserDefaults(suiteName: name))
            let kept = Kept<Binding<Int>>()
            let tree = liveTree(Width { kept.keep($0) }.defaultAppStorage(store))
            tree.update(offer)
            same(tree.frames["a"]?.width, 10)
            kept.value?.wrappedValue = 10 + number
            tree.update(offer)
            same(tree.frames["a"]?.width, CGFloat(10 + number))
        }
    }
}
