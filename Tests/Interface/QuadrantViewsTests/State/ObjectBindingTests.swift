import Combine
import Expectations
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import TappedViews
import Testing

private final class Model: ObservableObject {
    struct Item {
        var name = "none"
    }

    @Published var isOn = false
    @Published var items = [Item()]
    @Published var count = 0
}

private struct Line: View {
    @Binding var isOn: Bool

    var body: some View { Text(isOn ? "ON" : "off") }
}

private struct Named: View {
    @Binding var name: String

    var body: some View { Text(name) }
}

private struct Owner: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Toggle("x", isOn: $model.isOn).accessibilityIdentifier("toggle")
            Line(isOn: $model.isOn)
            Text("\(model.isOn)")
        }
        .onAppear { model.isOn = true }
    }
}

private struct Guest: View {
    @EnvironmentObject private var model: Model

    var body: some View { Named(name: $model.items[0].name) }
}

private struct Writer: View {
    @ObservedObject var model: Model

    var body: some View {
        if model.count == 0 { model.count = 1 }
        return Text("\(model.count)")
    }
}

/// Reads the object only as long as it is there.
private struct Leaver: View {
    @EnvironmentObject private var model: Model
    @Environment(\.isEnabled) private var isThere

    var body: some View { Text(isThere ? "\(model.count)" : "gone") }
}

private struct Leaving: View {
    @State private var isThere = true

    var body: some View {
        let isThere = isThere
        Leaver().transformEnvironment(\.self) { values in
            guard !isThere else { return }
            values = EnvironmentValues()
            values.isEnabled = false
        }
        Text("Leave").onTapGesture { self.isThere = false }.accessibilityIdentifier("leave")
    }
}

/// Bindings to the properties of observable objects, and what is said of writing them.
@MainActor @Suite struct ObjectBindingTests {
    private func labels(_ tree: TappedTree) -> [String?] { tree.elements.map(\.label) }

    @Test func viewsThatAreGivenABindingFollowTheObject() {
        let tree = TappedTree(Owner())
        same(tree.accessibility("toggle")?.value, "1")
        same(labels(tree), ["x", "ON", "true"])
    }

    @Test func soDoThoseThatAreGivenAPartOfAProperty() {
        let model = Model()
        let tree = TappedTree(Guest().environmentObject(model))
        same(labels(tree), ["none"])
        model.items[0].name = "some"
        tree.update()
        same(labels(tree), ["some"])
    }

    @Test func aWriteInABodyIsReported() {
        let tree = TappedTree(Writer(model: Model()))
        same(labels(tree), ["1"])
        same(
            tree.tree.issues.map(\.message),
            [
                "A property of @ObservedObject model of Writer was set while a body was evaluated"
            ])
    }

    @Test func aWriteIsNamedWhereUpdatesFindNoEnd() {
        var names: [String] = []
        let model = Model()
        let tree = TappedTree(Guest().environmentObject(model))
        tree.tree.hosting.stateWasWritten = { names.append($0) }
        model.count += 1
        same(names, ["a property of @EnvironmentObject model of Guest"])
    }

    @Test func anObjectThatLeftIsNotFollowed() {
        let model = Model()
        let tree = TappedTree(Leaving().environmentObject(model))
        same(labels(tree).first, "0")
        model.count = 7
        tree.update()
        same(labels(tree).first, "7")
        tree.tap("leave")
        same(labels(tree).first, "gone")
        let before = tree.tree.statistics.bodies
        model.count = 8
        tree.update()
        same(tree.tree.statistics.bodies, before)
    }
}
