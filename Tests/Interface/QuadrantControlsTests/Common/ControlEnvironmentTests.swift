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
        #expect(read(\.isEnabled) == true)
        #expect(read(\.controlSize) == .regular)
        #expect(read(\.horizontalSizeClass) == .compact)
        #expect(read(\.verticalSizeClass) == .regular)
        #expect(read(\.scenePhase) == .active)
        #expect(read(\.isPresented) == false)
        #expect(read(\.isFocused) == false)
        #expect(read(\.headerProminence) == .standard)
        #expect(read(\.legibilityWeight) == .regular)
        #expect(read(\.labelsVisibility) == .automatic)
        #expect(read(\.buttonSizing) == .automatic)
        #expect(read(\.accessibilityReduceMotion) == false)
        #expect(read(\.accessibilityPlayAnimatedImages) == true)
        #expect(read(\.accessibilityVoiceOverEnabled) == false)
        #expect(read(\.presentationMode)?.wrappedValue.isPresented == false)
        #expect(read(\.refresh) as? RefreshAction == nil)
    }

    @Test func whatModifiersSet() {
        #expect(read(\.isEnabled) { $0.disabled(true) } == false)
        #expect(read(\.isEnabled) { $0.disabled(false).disabled(true) } == false)
        #expect(read(\.controlSize) { $0.controlSize(.large) } == .large)
        #expect(read(\.labelsVisibility) { $0.labelsHidden() } == .hidden)
        #expect(
            read(\.horizontalSizeClass) { $0.environment(\.horizontalSizeClass, .regular) }
                == .regular)
    }

    @Test func refreshingCallsTheAction() async {
        let tally = Tally()
        let action = read(\.refresh) { $0.refreshable { tally.add() } }
        await action??()
        #expect(tally.count == 1)
    }

    @Test func hostsSayWhatTheUserHasSetUp() {
        var values = EnvironmentValues()
        values.accessibilityReduceMotion = true
        values.accessibilityInvertColors = true
        #expect(values.accessibilityReduceMotion && values.accessibilityInvertColors)
        #expect(!values.accessibilityShowButtonShapes && !values.accessibilityEnabled)
        values.accessibilityVoiceOverEnabled = true
        #expect(values.accessibilityEnabled)
    }
}
