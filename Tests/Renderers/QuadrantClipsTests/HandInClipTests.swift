import Expectations
import Foundation
import QuadrantRendering
import QuadrantTesting
import SwiftUI
import Testing

/// What `--tap` reaches of a view, which is what `tap()` reaches in a test, and what `--perform` does all the same.
@MainActor
@Suite struct HandInClipTests {
    /// How a view stands that is to be tapped.
    enum Situation: String, CaseIterable, Sendable {
        case plain, covered, hidden, unspoken, disabled, scrolledAway, closed, gap

        /// The reason for which a finger does nothing; `nil` where it taps.
        var reason: String? {
            switch self {
            case .plain, .gap, .unspoken: nil
            case .covered:
                "\"save\" takes no tap in its middle, at (50.0, 50.0): it is covered there by Color"
            case .hidden: "\"save\" takes no tap: it is hidden, by .opacity(0) around it."
            case .disabled: "\"save\" is disabled: nothing happens."
            case .scrolledAway: "\"save\" takes no tap: it stands at "
            case .closed: "\"save\" takes no tap: .allowsHitTesting(false) stands on"
            }
        }

        /// Why an assistive technology does nothing with the view; `nil` where it uses it.
        var refusal: String? {
            switch self {
            case .disabled: "\"save\" is disabled: nothing happens."
            case .hidden: "\"save\" performs nothing: it is hidden, by .opacity(0) around it."
            case .unspoken:
                "\"save\" performs nothing: it is hidden from assistive technologies, by "
                    + ".accessibilityHidden(true) around it."
            default: nil
            }
        }

        /// Whether an assistive technology can use the view.
        var isUsable: Bool { refusal == nil }
    }

    private final class Counter {
        var taps = 0
    }

    private struct Subject: View {
        let situation: Situation
        let counter: Counter

        private var button: some View {
            Button {
                counter.taps += 1
            } label: {
                if situation == .gap {
                    HStack(spacing: 60) {
                        Color.red.frame(width: 10, height: 10)
                        Color.blue.frame(width: 10, height: 10)
                    }
                } else {
                    Text(verbatim: "Save")
                }
            }
            .buttonStyle(Bare())
            .accessibilityIdentifier("save")
        }

        var body: some View {
            Group {
                switch situation {
                case .plain, .gap: button
                case .covered: button.overlay { Color.red.frame(width: 90, height: 90) }
                case .hidden: VStack { button }.opacity(0)
                case .unspoken:
                    ZStack {
                        button
                        Color.clear
                    }
                    .accessibilityHidden(true)
                case .disabled: button.disabled(true)
                case .closed: VStack { button }.allowsHitTesting(false)
                case .scrolledAway:
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(height: 400)
                            button
                        }
                    }
                }
            }
            .frame(width: 100, height: 100)
        }
    }

    /// A label as it is, without a shape of its own that takes touches.
    private struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    /// Why the drawing of a still picture failed; `nil` if it was drawn.
    private func failure(
        of view: some View, _ change: (inout Stage.Timeline) -> Void
    ) throws -> String? {
        var stage = Stage()
        stage.output.scale = 2  // that of a host
        (stage.room.width, stage.room.height, stage.room.fit) = (100, 100, .screen)
        change(&stage.timeline)
        do {
            _ = try drawing(of: AnyView(view), on: stage)
            return nil
        } catch let error as DrawingError {
            return error.reason
        }
    }

    @Test(arguments: Situation.allCases)
    func aFingerReachesTheSameInAClipAndInATest(situation: Situation) throws {
        let inClip = Counter()
        let told = try failure(of: Subject(situation: situation, counter: inClip)) {
            $0.taps = [.init(name: "save", time: .seconds(0.5))]
        }
        let inTest = Counter()
        let host = ViewHost(width: 100, height: 100) {
            Subject(situation: situation, counter: inTest)
        }
        // Of what is disabled a test says nothing unless it is asked to.
        host.failsOnDisabledViews = true
        var description: String?
        do {
            try host["save"].tap()
        } catch let error as ActionFailure {
            description = error.message
        }
        same(told, description.map { "At 0.5 s: \($0)" })
        same((description == nil), (situation.reason == nil))
        if let reason = situation.reason {
            same(description?.hasPrefix(reason), true, "\(description ?? "")")
        }
        same(inClip.taps, (situation.reason == nil ? 1 : 0))
        same(inTest.taps, inClip.taps)
    }

    @Test(arguments: Situation.allCases)
    func anAssistantNeedsNoHand(situation: Situation) throws {
        let inClip = Counter()
        let told = try failure(of: Subject(situation: situation, counter: inClip)) {
            $0.acts = [.init(name: "save", time: .seconds(0.5))]
        }
        let inTest = Counter()
        let host = ViewHost(width: 100, height: 100) {
            Subject(situation: situation, counter: inTest)
        }
        host.failsOnDisabledViews = true
        var description: String?
        do {
            try host["save"].perform("activate")
        } catch let error as ActionFailure {
            description = error.message
        }
        same(told, description.map { "At 0.5 s: \($0)" })
        same(description, situation.refusal)
        same(inClip.taps, (situation.isUsable ? 1 : 0))
        same(inTest.taps, inClip.taps)
    }

    @Test func anActionHasAName() throws {
        struct Volume: View {
            @State private var value = 3
            let told: (Int) -> Void

            var body: some View {
                Text(verbatim: "\(value)")
                    .accessibilityElement()
                    .accessibilityLabel("Volume")
                    .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
                    .onChange(of: value) { told(value) }
            }
        }
        var values: [Int] = []
        let told = try failure(of: Volume { values.append($0) }) {
            $0.acts = [
                .init(name: "Volume", action: "increment", time: .seconds(0.1)),
                .init(name: "Volume", action: "increment", time: .seconds(0.2)),
                .init(name: "Volume", action: "decrement", time: .seconds(0.3)),
            ]
        }
        same(told, nil)
        same(values, [4, 5, 4])
        let missing = try failure(of: Volume { _ in }) {
            $0.acts = [.init(name: "Volume", action: "explode", time: .seconds(0.1))]
        }
        same(missing?.hasPrefix("At 0.1 s: \"Volume\" has no action \"explode\"; it has "), true)
    }

    @Test func tapsComeBeforeActsOfTheSameMoment() throws {
        final class Order {
            var names: [String] = []
        }
        let order = Order()
        let view = VStack {
            Button("One") { order.names.append("one") }
            Button("Two") { order.names.append("two") }
        }
        let told = try failure(of: view) {
            $0.taps = [.init(name: "One", time: .seconds(0.5))]
            $0.acts = [
                .init(name: "Two", time: .seconds(0.5)), .init(name: "Two", time: .seconds(0.2)),
            ]
        }
        same(told, nil)
        same(order.names, ["two", "one", "two"])
    }
}
