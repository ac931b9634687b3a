import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What code of UIKit's says of the looks of bars, and how far SwiftUI's views follow it.
@MainActor struct AppearanceTests {
    private struct Tabs: View {
        init(isHidden: Bool) {
            if isHidden { UITabBar.appearance().isHidden = true }
        }

        var body: some View {
            TabView {
                Text("first").tabItem { Label("One", systemImage: "1.circle") }
                Text("second").tabItem { Label("Two", systemImage: "2.circle") }
            }
        }
    }

    private struct Outer: View {
        let isHidden: Bool

        var body: some View { Tabs(isHidden: isHidden) }
    }

    @Test func hiddenBarsOfTabsAreHiddenInThisHostAlone() {
        let hidden = ViewHost(width: 375, height: 667) { Outer(isHidden: true) }
        same(hidden.labels, ["first"])
        empty(hidden.issues)
        let shown = ViewHost(width: 375, height: 667) { Outer(isHidden: false) }
        same(shown.labels, ["first", "One", "Two"])
    }

    private struct Titled: View {
        init() {
            UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        }

        var body: some View { NavigationStack { Color.clear.navigationTitle("W") } }
    }

    private struct OuterTitled: View {
        var body: some View { Titled() }
    }

    @Test func largeTitlesFollowTheirColour() throws {
        let picture = ImageRenderer(content: OuterTitled().frame(width: 200, height: 200)).cgImage
        let bytes = try #require(picture?.rgba)
        let isRed = stride(from: 0, to: bytes.count, by: 4).contains { index in
            bytes[index] > 200 && bytes[index + 1] < 100 && bytes[index + 2] < 100
        }
        holds(isRed)
    }

    @MainActor private final class Listener: NSObject {
        private(set) var values: [Float] = []

        func changed(_ slider: UISlider) { values.append(slider.value) }
    }

    @Test func aControlCallsTheMethodOfItsTarget() {
        let (slider, listener) = (UISlider(), Listener())
        slider.addTarget(listener, action: _Sel(Listener.changed(_:)), for: .valueChanged)
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        slider.sendActions(for: .touchDown)
        slider.removeTarget(listener, action: nil, for: .allEvents)
        slider.sendActions(for: .valueChanged)
        same(listener.values, [0.5])
        slider.addTarget(listener, action: _Sel(Listener.changed(_:)), for: .valueChanged)
        slider.removeTarget(
            listener, action: _Sel(Listener.changed(_:)), for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        same(listener.values, [0.5])
    }

    @Test func resigningEndsEditing() throws {
        struct Form: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("name", text: $text).focused($isFocused)
                    .accessibilityIdentifier("name")
                Button("done") {
                    UIApplication.shared.sendAction(
                        _Sel(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
                Text(isFocused ? "editing" : "still").accessibilityIdentifier("state")
            }
        }
        let host = ViewHost(width: 200, height: 200) { Form() }
        try host["name"].tap()
        try same(host["state"].text, "editing")
        try host.find(label: "done").tap()
        try same(host["state"].text, "still")
    }
}
