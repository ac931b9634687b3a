import Expectations
import QuadrantControls
import QuadrantCore
import QuadrantViews
import TappedViews
import Testing

/// What views read where nothing was set, and what modifiers set.
@MainActor @Suite struct ControlEnvironmentTests {
    private struct Reader<Value>: View {
        @Environment private var value: Value
        let kept: Kept<Value>

        init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ kept: Kept<Value>) {
            _value = Environment(keyPath)
            self.kept = kept
        }

        var body: some View {
            let _ = kept.keep(value)
            EmptyView()
        }
    }

    private func read<Value, Content: View>(
        _ keyPath: KeyPath<EnvironmentValues, Value>,
        @ViewBuilder _ change: (AnyView) -> Content = { $0 }
    ) -> Value? {
        let kept = Kept<Value>()
        _ = TappedTree(change(AnyView(Reader(keyPath, kept))))
        return kept.value
    }

    @Test func defaults() {
        same(read(\.isEnabled), true)
        same(read(\.controlSize), .regular)
        same(read(\.horizontalSizeClass), .compact)
        same(read(\.verticalSizeClass), .regular)
        same(read(\.scenePhase), .active)
        same(read(\.isPresented), false)
        same(read(\.isFocused), false)
        same(read(\.headerProminence), .standard)
        same(read(\.legibilityWeight), .regular)
        same(read(\.labelsVisibility), .automatic)
        same(read(\.buttonSizing), .automatic)
        same(read(\.accessibilityReduceMotion), false)
        same(read(\.accessibilityPlayAnimatedImages), true)
        same(read(\.accessibilityVoiceOverEnabled), false)
        same(read(\.presentationMode)?.wrappedValue.isPresented, false)
        #expect(read(\.refresh) as? RefreshAction == nil)
    }

    @Test func whatModifiersSet() {
        same(read(\.isEnabled) { $0.disabled(true) }, false)
        same(read(\.isEnabled) { $0.disabled(false).disabled(true) }, false)
        same(read(\.controlSize) { $0.controlSize(.large) }, .large)
        same(read(\.labelsVisibility) { $0.labelsHidden() }, .hidden)
        same(
            read(\.horizontalSizeClass) { $0.environment(\.horizontalSizeClass, .regular) },
            .regular)
    }

    @Test func refreshingCallsTheAction() async {
        let tally = Tally()
        let action = read(\.refresh) { $0.refreshable { tally.add() } }
        await action??()
        same(tally.count, 1)
    }

    @Test func hostsSayWhatTheUserHasSetUp() {
        var values = EnvironmentValues()
        values.accessibilityReduceMotion = true
        values.accessibilityInvertColors = true
        #expect(values.accessibilityReduceMotion && values.accessibilityInvertColors)
        #expect(!values.accessibilityShowButtonShapes && !values.accessibilityEnabled)
        values.accessibilityVoiceOverEnabled = true
        holds(values.accessibilityEnabled)
    }
}
