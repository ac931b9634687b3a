import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Controls of UIKit's in representables: as large as Apple's, and of use.
@MainActor @Suite struct LiveControlTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Kind
        var update: @MainActor (Kind) -> Void = { _ in }

        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) { update(uiView) }
    }

    private func frame(_ view: some View) throws -> CGRect {
        let host = ViewHost(width: 300, height: 400) {
            VStack { view.accessibilityIdentifier("control") }
        }
        empty(host.issues)
        return try host["control"].frame
    }

    private func control<Kind: UIControl>(
        _ control: Kind, _ log: Log, _ word: @escaping @MainActor (Kind) -> String
    ) -> ViewHost {
        control.addAction(
            UIAction { action in
                guard let sender = action.sender as? Kind else { return }
                log.events.append(word(sender))
            }, for: .valueChanged)
        return ViewHost(width: 300, height: 400) {
            VStack { Shown { control }.accessibilityIdentifier("control") }
        }
    }

    @Test func controlsHaveTheirOwnSizes() throws {
        let segments = try frame(Shown { UISegmentedControl(items: ["One", "Two"]) })
        same(segments.size, CGSize(width: 300, height: 32))
        let stepper = try frame(Shown { UIStepper() })
        same(stepper.size, CGSize(width: 94, height: 32))
        let toggle = try frame(Shown { UISwitch() })
        try same(toggle.size, frame(Toggle(isOn: .constant(false)) {}.labelsHidden()).size)
        let slider = try frame(Shown { UISlider() })
        try same(slider.size, frame(Slider(value: .constant(0))).size)
        let bar = try frame(Shown { UIProgressView() })
        try same(bar.size, frame(ProgressView(value: 0.5)).size)
        let date = try frame(Shown { UIDatePicker() })
        #expect(date.width < 300 && date.height < 60)
    }

    @Test func aSwitchIsSwitched() throws {
        let log = Log()
        let host = control(UISwitch(), log) { "\($0.isOn)" }
        let before = host.svg()
        try host.tap(at: CGPoint(x: host["control"].frame.midX, y: host["control"].frame.midY))
        same(log.events, ["true"])
        // The knob glides.
        host.advanceToEnd()
        differ(host.svg(), before)
    }

    @Test func aSegmentIsChosen() throws {
        let log = Log()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        let host = self.control(control, log) { "\($0.selectedSegmentIndex)" }
        same(host.texts, ["One", "Two"])
        let box = try host["control"].frame
        try host.tap(at: CGPoint(x: box.maxX - 20, y: box.midY))
        same(log.events, ["1"])
        control.setTitle("Three", forSegmentAt: 1)
        host.update()
        same(host.texts, ["One", "Three"])
    }

    @Test func aStepperCounts() throws {
        let log = Log()
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let host = control(stepper, log) { "\($0.value)" }
        let box = try host["control"].frame
        for _ in 0..<3 { try? host.tap(at: CGPoint(x: box.maxX - 20, y: box.midY)) }
        same(log.events, ["1.0", "2.0"])
    }

    @Test func aButtonIsPressed() throws {
        var count = 0
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let host = ViewHost(width: 200, height: 100) {
            VStack { Shown { button }.fixedSize().accessibilityIdentifier("control") }
        }
        let box = try host["control"].frame
        try host.tap(at: CGPoint(x: box.midX, y: box.midY))
        same(count, 1)
    }

    @Test func controllersOfTheSystemAreBoxesThatAreTold() {
        struct Sharing: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIActivityViewController {
                UIActivityViewController(activityItems: [], applicationActivities: nil)
            }
            func updateUIViewController(
                _ controller: UIActivityViewController, context: Context
            ) {}
        }
        let host = ViewHost(width: 200, height: 200) { Sharing() }
        holds(host.issues.contains { $0.description.contains("UIActivityViewController") })
        holds(host.texts.contains { $0.contains("UIActivityViewController") })
    }

    @Test func buttonsOfBarsHaveWhatTheSystemShows() {
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(add.image != nil && add.title == nil && add.style == .plain)
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        #expect(done.title == "Done" && done.style == .done && done.primaryAction != nil)
        let own = UIBarButtonItem(primaryAction: UIAction(title: "Own") { _ in })
        same(own.title, "Own")
        same(UIBarButtonItem.fixedSpace(12).width, 12)
    }

    @Test func objectsHoldRectangles() {
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        same(NSValue(cgRect: box).cgRectValue, box)
        same(NSValue(cgPoint: box.origin).cgPointValue, box.origin)
        same(NSValue(cgSize: box.size).cgSizeValue, box.size)
        same(NSValue(cgSize: box.size).cgRectValue, .zero)
    }
}
