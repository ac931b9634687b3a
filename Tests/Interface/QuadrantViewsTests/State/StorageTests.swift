import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import TappedViews
import Testing

private struct Bar: View {
    @Binding var width: Int

    var body: some View {
        Color.red.frame(width: CGFloat(width), height: 1).accessibilityIdentifier("bar")
    }
}

private struct Stored: View {
    @AppStorage private var width: Int

    init(_ standard: Int) { _width = AppStorage(wrappedValue: standard, "width") }

    var body: some View {
        Color.red.frame(width: CGFloat(width), height: 1).accessibilityIdentifier("own")
        Bar(width: $width)
    }
}

private struct Outer: View {
    @State private var standard = 10

    var body: some View {
        VStack(spacing: 0) {
            Stored(standard)
            Color.blue.frame(width: 5, height: 5).onTapGesture { standard += 10 }
                .accessibilityIdentifier("more")
        }
    }
}

private struct Writer: View {
    @AppStorage("count") private var count = 0

    var body: some View {
        if count == 0 { count = 1 }
        return Color.red.frame(width: CGFloat(count), height: 1).accessibilityIdentifier("bar")
    }
}

private enum Step: Int { case first, second, third }

/// Values that are kept in the user's defaults.
@MainActor @Suite struct StorageTests {
    private func withStore<T>(_ body: (UserDefaults) throws -> T) throws -> T {
        let name = "quadrant-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        return try body(store)
    }

    @Test func anotherStandardValueCountsWhereNothingIsStored() throws {
        try withStore { store in
            let tree = TappedTree(Outer().defaultAppStorage(store))
            same(tree.frame("own").width, 10)
            tree.tap("more")
            same(tree.frame("own").width, 20)
            same(tree.frame("bar").width, 20, "by way of the binding")
            store.set(70, forKey: "width")
            tree.tap("more")
            #expect(tree.frame("own").width == 70 && tree.frame("bar").width == 70)
        }
    }

    @Test func aWriteInABodyIsReported() throws {
        try withStore { store in
            let tree = TappedTree(Writer().defaultAppStorage(store))
            same(tree.frame("bar").width, 1)
            same(
                tree.tree.issues.map(\.description),
                [
                    "@AppStorage(\"count\") was set while a body was evaluated in Writer. The value "
                        + "was taken, and what reads it is evaluated again. Set state in answer to "
                        + "events, in onAppear, onChange or in a task."
                ])
        }
    }

    @Test func aWriteIsNamedWhereUpdatesFindNoEnd() throws {
        try withStore { store in
            let tree = TappedTree(Outer().defaultAppStorage(store))
            var names: [String] = []
            tree.tree.hosting.stateWasWritten = { names.append($0) }
            AppStorage(wrappedValue: 0, "width", store: store).wrappedValue = 3
            same(Set(names), ["@AppStorage(\"width\")"])
            tree.update()
            same(tree.frame("own").width, 3)
        }
    }

    @Test func numbersAreReadAsWhatIsAskedFor() throws {
        try withStore { store in
            store.set(2, forKey: "two")
            store.set(2.0, forKey: "double")
            store.set(1, forKey: "one")
            store.set(true, forKey: "true")
            store.set("x", forKey: "text")
            same(AppStorage<Double?>("two", store: store).wrappedValue, 2)
            same(AppStorage(wrappedValue: 0.5, "two", store: store).wrappedValue, 2)
            same(AppStorage<Int?>("double", store: store).wrappedValue, 2)
            same(AppStorage(wrappedValue: 7, "double", store: store).wrappedValue, 2)
            same(AppStorage<Bool?>("one", store: store).wrappedValue, true)
            holds(AppStorage(wrappedValue: false, "one", store: store).wrappedValue)
            same(AppStorage<Int?>("true", store: store).wrappedValue, 1)
            same(AppStorage<Step?>("double", store: store).wrappedValue, .third)
            same(AppStorage(wrappedValue: Step.first, "double", store: store).wrappedValue, .third)
            same(AppStorage<Double?>("text", store: store).wrappedValue, nil)
            same(AppStorage<Int?>("none", store: store).wrappedValue, nil)
        }
    }

    @Test func aFileThatCannotBeReadIsLeftAsItIs() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent("a.plist")
        for content in ["no property list", "<plist version=\"1.0\"><array/></plist>"] {
            try Data(content.utf8).write(to: place)
            let error = #expect(throws: (any Error).self) {
                try DefaultsFile(place).set(1, forKey: "a")
            }
            same(error?.localizedDescription.contains("a.plist"), true)
            try same(String(contentsOf: place, encoding: .utf8), content)
        }
    }
}
