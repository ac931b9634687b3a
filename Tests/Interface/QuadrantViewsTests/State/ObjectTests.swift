import Combine
import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import Testing

private final class Counter: ObservableObject {
    @Published var count = 1
    var silent = 0
}

@Observable private final class Theme {
    var width: CGFloat = 10
}

private struct CountView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Color.red.frame(width: CGFloat(counter.count), height: 10).accessibilityIdentifier("bar")
    }
}

/// Owns its counter; hands it out through `made`.
private struct OwnerView: View {
    let made: Made
    @StateObject private var counter: Counter
    @State private var other = 0

    init(made: Made) {
        self.made = made
        _counter = StateObject(wrappedValue: made.make())
    }

    var body: some View {
        let other = $other
        made.again = { other.wrappedValue += 1 }
        made.counter = counter
        return CountView(counter: counter).padding(CGFloat(self.other))
            .environmentObject(counter)
    }
}

private final class Made {
    var counter: Counter?
    var again: () -> Void = {}
    var times = 0

    func make() -> Counter {
        times += 1
        return Counter()
    }
}

private struct Inner: View {
    @EnvironmentObject private var counter: Counter
    @Environment(Theme.self) private var theme
    @Environment(Counterless.self) private var none: Counterless?

    var body: some View {
        Color.red.frame(width: theme.width, height: CGFloat(counter.count))
            .accessibilityIdentifier("bar")
    }
}

@Observable private final class Counterless {}

private struct Metric: View {
    @ScaledMetric private var side: CGFloat = 10
    @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 10

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: side, height: 1).accessibilityIdentifier("body")
            Color.red.frame(width: large, height: 1).accessibilityIdentifier("large")
        }
    }
}

/// Objects that say that they change, by whatever way a view holds them.
@MainActor @Suite struct ObjectTests {
    private let offer = ProposedViewSize(width: 300, height: 300)

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(offer)
        return tree
    }

    private func size(_ tree: ViewTree, _ name: String = "bar") -> CGSize? {
        var result: CGSize?
        tree.forEachShownNode { node in
            if tree.names(of: node).contains(name) { result = tree.layout.size(of: node) }
        }
        return result
    }

    private func bodies(_ tree: ViewTree, after change: () -> Void) -> Int {
        let before = tree.statistics.bodies
        change()
        tree.update(offer)
        return tree.statistics.bodies - before
    }

    @Test func anObservedObjectIsFollowed() {
        let counter = Counter()
        let tree = tree(CountView(counter: counter))
        same(bodies(tree) { counter.count = 7 }, 1)
        same(size(tree)?.width, 7)
        same(bodies(tree) { counter.silent = 7 }, 0)
        same(bodies(tree) { counter.objectWillChange.send() }, 1)
    }

    @Test func aStateObjectIsMadeOnce() throws {
        let made = Made()
        let tree = tree(OwnerView(made: made))
        let counter = try #require(made.counter)
        same(bodies(tree) { counter.count = 9 }, 2, "the owner and the view it hands it to")
        same(size(tree)?.width, 9)
        made.again()
        tree.update(offer)
        #expect(made.times == 1 && made.counter === counter)
    }

    @Test func theEnvironmentHoldsObjects() {
        let (counter, theme) = (Counter(), Theme())
        let tree = tree(Inner().environmentObject(counter).environment(theme))
        same(size(tree), CGSize(width: 10, height: 1))
        same(bodies(tree) { theme.width = 20 }, 1)
        same(bodies(tree) { counter.count = 3 }, 1)
        same(size(tree), CGSize(width: 20, height: 3))
    }

    @Test func lengthsGrowWithTheText() {
        same(size(tree(Metric()), "body")?.width, 10)
        let grown = tree(Metric().environment(\.dynamicTypeSize, .accessibility1))
        // Apple's lines of body and large title: 22 to 34, 41 to 52; in whole pixels.
        same(size(grown, "body")?.width, 15.5)
        same(size(grown, "large")?.width, 12.5)
        let fine = tree(
            Metric().environment(\.dynamicTypeSize, .accessibility1)
                .environment(\.displayScale, 3))
        same(size(fine, "body")?.width, 46 / 3)
    }

    @Test func bindingsToElementsOutliveThem() throws {
        final class Holder: ObservableObject { @Published var items = [1, 2, 3] }
        let holder = Holder()
        let all = ObservedObject(wrappedValue: holder).projectedValue.items
        let last = all[2]
        last.wrappedValue = 30
        #expect(holder.items == [1, 2, 30] && all.count == 3)
        same(all.map(\.wrappedValue), [1, 2, 30])
        holder.items = [1]
        same(last.wrappedValue, 30)
        last.wrappedValue = 5
        same(holder.items, [1])
        let optional = Binding<Int?>(all[0])
        optional.wrappedValue = 4
        optional.wrappedValue = nil
        same(holder.items, [4])
    }
}

private enum Shade: String { case light, dark }

private struct Settings: View {
    @AppStorage("shade") private var shade = Shade.light
    @AppStorage("width") private var width = 10
    @AppStorage("name") private var name: String?
    let sets: (Binding<Shade>, Binding<Int>, Binding<String?>) -> Void

    var body: some View {
        sets($shade, $width, $name)
        return Color.red.frame(width: CGFloat(width), height: shade == .dark ? 2 : 1)
            .accessibilityIdentifier("bar")
    }
}

@MainActor @Suite struct AppStorageTests {
    @Test func valuesAreSharedAndKept() throws {
        let name = "quadrant-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        var set: (Binding<Shade>, Binding<Int>, Binding<String?>)?
        func tree() -> ViewTree {
            let tree = ViewTree(
                Settings { set = ($0, $1, $2) }.defaultAppStorage(store),
                environment: EnvironmentValues(), textEngine: FixedMetricsText())
            tree.update(.unspecified)
            return tree
        }
        let first = tree()
        same(first.update(.unspecified), CGSize(width: 10, height: 1))
        let other = tree()
        let bindings = try #require(set)
        bindings.0.wrappedValue = .dark
        bindings.1.wrappedValue = 30
        bindings.2.wrappedValue = "Ada"
        same(first.update(.unspecified), CGSize(width: 30, height: 2))
        same(other.update(.unspecified), CGSize(width: 30, height: 2))
        #expect(store.string(forKey: "shade") == "dark" && store.integer(forKey: "width") == 30)
        bindings.2.wrappedValue = nil
        #expect(store.object(forKey: "name") == nil)
    }

    @Test func theFileIsReplacedAsAWhole() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = DefaultsFile(folder.appendingPathComponent("a.plist"))
        try file.set("x", forKey: "a")
        try file.set(2, forKey: "b")
        try file.set(nil, forKey: "a")
        let data = try Data(contentsOf: folder.appendingPathComponent("a.plist"))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil)
        #expect(values as? [String: Int] == ["b": 2])
        try same(FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.plist"])
        #expect(throws: (any Error).self) {
            try DefaultsFile(URL(fileURLWithPath: "/proc/none/a.plist")).set(1, forKey: "a")
        }
    }
}
