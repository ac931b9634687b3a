import SwiftUI

/// A player that people use without seeing it: what can be done with each part, and by which gesture.
struct AssistedPlayer: View {
    @State private var volume = 5
    @State private var speed = 1.0
    @State private var isPaused = false
    @State private var isQuickActionActive = false
    @State private var queue = ["Gymnopédie No. 1"]
    @State private var last = "nothing"

    var body: some View {
        VStack(spacing: 12) {
            Text("Gymnopédie No. 1").accessibilityHeading(.h1)
            controls
            pad
            Text("Last: \(last)").accessibilityAddTraits([.updatesFrequently, .isSummaryElement])
                .accessibilityIdentifier("last")
        }
        .padding()
        .frame(width: 390)
        .accessibilityAction(.escape) { last = "left" }
        .accessibilityAction(.magicTap) { isPaused.toggle() }
    }

    private var controls: some View {
        VStack(spacing: 12) {
            Text("Volume \(volume)")
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: volume += 1
                    case .decrement: volume -= 1
                    }
                }
                .accessibilityIdentifier("volume")
            Text(queue.joined(separator: ", "))
                .accessibilityAction { last = "opened" }
                .accessibilityAction(.delete) { queue.removeAll() }
                .accessibilityAction(.showMenu) { last = "menu" }
                .accessibilityAction(AccessibilityActionKind(named: Text("Rate"))) {
                    last = "rated"
                }
                .accessibilityAction(named: "Share") { last = "shared" }
                .accessibilityAction {
                    queue.append("Gnossienne No. 1")
                } label: {
                    Label("Add", systemImage: "plus")
                }
                .accessibilityActions { Button("Shuffle") { queue.shuffle() } }
                .accessibilityActions(category: .edit) { Button("Rename") { last = "renamed" } }
                .accessibilityActions(category: .default) { Button("Play") { last = "played" } }
                .accessibilityActions(category: AccessibilityActionCategory("Lists")) {
                    Button("Save") { last = "saved" }
                }
                .accessibilityIdentifier("queue")
            Button(isPaused ? "Play" : "Pause") { isPaused.toggle() }
                .accessibilityAddTraits([.startsMediaSession, .playsSound])
                .accessibilityRespondsToUserInteraction()
                .accessibilityQuickAction(style: .outline) {
                    Button("Stop") { isPaused = true }
                }
                .accessibilityQuickAction(style: .prompt, isActive: $isQuickActionActive) {
                    Button("Skip") { last = "skipped" }
                }
        }
    }

    private var pad: some View {
        RoundedRectangle(cornerRadius: 12)
            .frame(width: 200, height: 80 * speed)
            .accessibilityLabel("Pad")
            .accessibilityZoomAction { action in
                switch action.direction {
                case .zoomIn: speed += 0.25
                case .zoomOut: speed -= 0.25
                }
                last = "zoomed at \(Int(action.point.x)), \(Int(action.location.x * 100)) %"
            }
            .accessibilityScrollAction { last = $0 == .top ? "up" : "on" }
            .accessibilityDirectTouch(options: [.requiresActivation, .silentOnTouch])
            .accessibilityActivationPoint(.topLeading)
            .accessibilityActivationPoint(CGPoint(x: 20, y: 20), isEnabled: speed > 1)
            .accessibilityDragPoint(.center, description: "Move the pad")
            .accessibilityDragPoint(.top, description: Text("Lift it"), isEnabled: true)
            .accessibilityDropPoint(.bottom, description: "Put it here")
            .accessibilityDropPoint(.leading, description: Text("Or here"), isEnabled: true)
            .accessibilityIdentifier("pad")
    }
}

/// A form whose focus follows what is wrong in it.
struct AssistedForm: View {
    private enum Field: Hashable {
        case name, city
    }

    @AccessibilityFocusState private var focus: Field?
    @AccessibilityFocusState private var isWarned: Bool
    @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var heard: Field?
    @Namespace private var pairs
    @State private var name = ""
    @State private var city = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: pairs)
                TextField("", text: $name)
                    .accessibilityLabeledPair(role: .content, id: "name", in: pairs)
                    .accessibilityFocused($focus, equals: .name)
                    .accessibilityFocused($heard, equals: .name)
            }
            TextField("City", text: $city).accessibilityFocused($focus, equals: .city)
                .accessibilityInputLabels(["City", "Town"])
            FocusLine(focus: $focus, isWarned: $isWarned)
            Button("Send") {
                if name.isEmpty { focus = .name }
                AccessibilityNotification.Announcement("The name is missing").post()
                AccessibilityNotification.LayoutChanged().post()
            }
            .accessibilityFocused($isSwitched)
            .accessibilityIdentifier("send")
        }
        .padding()
        .frame(width: 390)
        .accessibilityDefaultFocus($focus, .city)
    }

    /// A part of the form that is handed its focus.
    private struct FocusLine: View {
        let focus: AccessibilityFocusState<Field?>.Binding
        @AccessibilityFocusState.Binding var isWarned: Bool

        init(
            focus: AccessibilityFocusState<Field?>.Binding,
            isWarned: AccessibilityFocusState<Bool>.Binding
        ) {
            self.focus = focus
            _isWarned = isWarned
        }

        var body: some View {
            Text(isWarned ? "Heard" : "Two fields, \(focus.wrappedValue == nil ? "none" : "one")")
                .accessibilityFocused($isWarned)
        }
    }
}
