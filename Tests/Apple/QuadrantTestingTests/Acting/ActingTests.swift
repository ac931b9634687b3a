import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Tapping, switching and scrolling, as somebody would who uses the view.
@MainActor @Suite struct ActingTests {
    private struct Form: View {
        @State private var isOn = false
        @State private var taps = 0

        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
                Button("Add") { taps += 1 }.disabled(!isOn).accessibilityIdentifier("add")
                Text("\(taps) taps").accessibilityIdentifier("taps")
            }
        }
    }

    @Test func buttonsAndTogglesByTaps() throws {
        let host = ViewHost(width: 300, height: 200) { Form() }
        let (wifi, add, taps) = (try host["wifi"], try host["add"], try host["taps"])
        has(wifi.traits, .isToggle)
        same(wifi.label, "Wi-Fi")
        same(wifi.value, "0")
        same(add.traits, [.isButton])
        fails(add.isEnabled)
        try add.tap()
        same(taps.text, "0 taps")
        try wifi.toggle()
        same(wifi.value, "1")
        holds(add.isEnabled)
        try add.tap()
        try host.tap(at: CGPoint(x: add.frame.midX, y: add.frame.midY))
        same(taps.text, "2 taps")
        try wifi.setOn(true)
        same(wifi.value, "1")
        try wifi.setOn(false)
        same(wifi.value, "0")
    }

    @Test func tapsOnWhateverTakesThem() throws {
        var taps = 0
        let host = ViewHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.onTapGesture { taps += 1 }.accessibilityIdentifier("red")
                Color.blue.accessibilityIdentifier("blue")
            }
        }
        try host["red"].tap()
        same(taps, 1)
        let failure = #expect(throws: ActionFailure.self) { try host["blue"].tap() }
        same(
            failure?.message.hasPrefix(
                "\"blue\" takes no tap in its middle, at (50.0, 75.0): neither it nor a view around "
                    + "it does anything when it is tapped."), true)
        #expect(throws: ActionFailure.self) { try host.tap(at: CGPoint(x: 50, y: 75)) }
        same(taps, 1)
    }

    @Test func toggleThatIgnoresItsValue() throws {
        let host = ViewHost(width: 100, height: 100) {
            Toggle("Fixed", isOn: .constant(true)).accessibilityIdentifier("fixed")
        }
        let failure = #expect(throws: ActionFailure.self) { try host["fixed"].toggle() }
        same(
            failure?.message,
            "\"fixed\" was switched off and is still on: does its binding take the value?")
    }

    /// What is mixed becomes on by a tap, and off by a second one.
    @Test(arguments: [(true, "on"), (false, "off")])
    func aToggleOfSeveralValues(_ isOn: Bool, _ name: String) throws {
        struct Sources: View {
            struct Alarm { var isOn: Bool }
            @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]
            var body: some View {
                VStack {
                    Toggle(sources: $alarms, isOn: \.isOn) { Text("All") }
                        .accessibilityIdentifier("all")
                    Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
                        .accessibilityIdentifier("values")
                }
            }
        }
        let host = ViewHost(width: 200, height: 100) { Sources() }
        same(try host["all"].value, "mixed")
        try host["all"].setOn(isOn)
        same(try host["values"].text, isOn ? "11" : "00")
        let other = ViewHost(width: 200, height: 100) { Sources() }
        try other["all"].toggle()
        same(try other["values"].text, "11")
    }

    @Test func aToggleThatTakesItselfAwayHasBeenSwitched() throws {
        struct Chores: View {
            @State private var isOpen = true
            @State private var isDone = false

            var body: some View {
                VStack {
                    if isOpen {
                        Toggle(
                            "Dishes",
                            isOn: Binding {
                                isDone
                            } set: {
                                isDone = $0
                                isOpen = !$0
                            }
                        )
                        .accessibilityIdentifier("dishes")
                    }
                    Text(isDone ? "done" : "to do").accessibilityIdentifier("state")
                }
            }
        }
        let host = ViewHost(width: 200, height: 100) { Chores() }
        let dishes = try host["dishes"]
        try dishes.setOn(true)
        try same(host["state"].text, "done")
        fails(dishes.isPresent)
        // The properties from when it was found do not matter once it is gone.
        for act in [
            { try dishes.setOn(false) }, { try dishes.setOn(true) }, { try dishes.toggle() },
        ] {
            let failure = #expect(throws: ActionFailure.self, performing: act)
            same(failure?.message.hasPrefix("Cannot switch \"dishes\": "), true)
        }
    }

    @Test func aTapOnARowIsNoTapOnItsButton() throws {
        var deleted = false
        let host = ViewHost(width: 300, height: 100) {
            HStack {
                Text("Buy milk")
                Spacer()
                Button("Delete") { deleted = true }.accessibilityIdentifier("trash")
            }.accessibilityIdentifier("row")
        }
        let failure = #expect(throws: ActionFailure.self) { try host["row"].tap() }
        same(
            failure?.message,
            "\"row\" takes no tap itself. In it there is button \"Delete\" #trash: tap that.")
        let other = #expect(throws: ActionFailure.self) { try host["row"].perform("Remove") }
        same(other?.message, "\"row\" has no action \"Remove\"; it has \"activate\".")
        fails(deleted)
        try host["trash"].tap()
        holds(deleted)
    }

    @Test func aTapGoesToTheMiddleUnlessAnotherPlaceIsAskedFor() throws {
        var taps: [String] = []
        let host = ViewHost(width: 300, height: 200) {
            VStack {
                HStack {
                    Button("Only") { taps.append("only") }
                    Spacer()
                }.accessibilityIdentifier("one")
                HStack {
                    Text("A longer label").accessibilityIdentifier("inner")
                    Button("Other") { taps.append("other") }
                }.contentShape(Rectangle()).onTapGesture { taps.append("row") }
                    .accessibilityIdentifier("row")
            }
        }
        let failure = #expect(throws: ActionFailure.self) { try host["one"].tap() }
        same(
            failure?.message.contains(
                "it shows nothing there, and a tap goes past it. Give it .contentShape(Rectangle())"
            ), true)
        same(failure?.message.contains(" does something: tap(at: UnitPoint("), true)
        try host["one"].tap(at: .leading)
        try host["row"].tap()
        try host["inner"].tap()
        same(taps, ["only", "row", "row"])
    }

    @Test func oneElementOfSeveralButtonsIsNotTappedByChance() throws {
        var taps = 0
        let host = ViewHost(width: 300, height: 200) {
            VStack {
                HStack {
                    Button("A") { taps += 1 }
                    Button("B") { taps += 1 }
                }.accessibilityElement(children: .combine).accessibilityIdentifier("both")
                HStack {
                    Button("C") { taps += 1 }
                    Button("D") { taps += 1 }
                }.accessibilityElement().accessibilityIdentifier("none")
            }
        }
        let both = #expect(throws: ActionFailure.self) { try host["both"].tap() }
        same(
            both?.message,
            "\"both\" takes no tap itself. Several views in it do: give one of them an "
                + "identifier and tap that, or perform \"A\" or \"B\".")
        let none = #expect(throws: ActionFailure.self) { try host["none"].tap() }
        same(none?.message.hasSuffix("give one of them an identifier and tap that."), true)
        same(taps, 0)
    }

    @Test func disabledElementsAreNotPerformed() throws {
        var done: [String] = []
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                VStack {
                    Button("Save") { done.append("save") }.disabled(true)
                    Button("Cancel") { done.append("cancel") }
                }.accessibilityIdentifier("form")
                VStack {
                    Button("A") { done.append("a") }
                    Button("B") { done.append("b") }
                }.disabled(true).accessibilityIdentifier("off")
                VStack {
                    Button("C") { done.append("c") }
                    Button("D") { done.append("d") }
                }.accessibilityIdentifier("two")
            }
        }
        try host["form"].perform("activate")
        same(done, ["cancel"])
        try host["off"].perform("activate")
        same(done, ["cancel"])
        let failure = #expect(throws: ActionFailure.self) { try host["two"].perform("activate") }
        same(
            failure?.message,
            "\"two\" has several views with the action \"activate\": button \"C\", button "
                + "\"D\". Perform it on one of them.")
        same(done, ["cancel"])
    }

    @Test func whateverIsDisabledIsToldSoAndDoesNothing() throws {
        var acts = 0
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Text("Tap").onTapGesture { acts += 1 }.disabled(true)
                    .accessibilityIdentifier("tap")
                Text("Act").accessibilityAction { acts += 1 }.disabled(true)
                    .accessibilityIdentifier("act")
                Color.red.onTapGesture { acts += 1 }.disabled(true)
                    .accessibilityIdentifier("red")
                Text("Plain").disabled(true).accessibilityIdentifier("plain")
                VStack { Text("Free") }.accessibilityIdentifier("free")
            }
        }
        for name in ["tap", "act", "plain"] {
            let view = try host[name]
            fails(view.isEnabled)
            try view.tap()
            if name != "plain" { try view.perform("activate") }
        }
        let red = try host["red"]
        fails(red.isEnabled)
        try red.tap()
        try host.tap(at: CGPoint(x: red.frame.midX, y: red.frame.midY))
        try holds(host["free"].isEnabled)
        same(acts, 0)
    }

    @Test func aLabelThatIsDisabledDoesNotDisableItsButton() throws {
        var taps = 0
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Button {
                    taps += 1
                } label: {
                    Text("Go").disabled(true)
                }
                // Its label and the button are one node.
                Button {
                    taps += 10
                } label: {
                    Text("Plain").disabled(true)
                }
                .buttonStyle(.plain)
            }
        }
        for name in ["Go", "Plain"] {
            let button = try host.find(label: name)
            holds(button.isEnabled)
            try button.perform("activate")
        }
        same(taps, 11)
    }

    @Test func actionsThatAreNotThereNameThoseThatAre() throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.red.accessibilityAction(named: "Share") {}.accessibilityIdentifier("photo")
        }
        let failure = #expect(throws: ActionFailure.self) { try host["photo"].perform("Send") }
        same(failure?.message, "\"photo\" has no action \"Send\"; it has \"Share\".")
    }

    @Test func valuesAreRaisedAndLowered() throws {
        struct Volume: View {
            @State private var value = 3

            var body: some View {
                Color.red.accessibilityIdentifier("volume").accessibilityValue("\(value)")
                    .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
            }
        }
        let host = ViewHost(width: 100, height: 100) { Volume() }
        let volume = try host["volume"]
        try volume.increment()
        try volume.increment()
        try volume.decrement()
        same(volume.value, "4")
    }

    @Test func scrollingBringsRowsIntoSight() throws {
        let host = ViewHost(width: 100, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { row in
                        Text("Row \(row)").frame(height: 20).accessibilityIdentifier("row \(row)")
                    }
                }
            }.accessibilityIdentifier("list")
        }
        #expect(host.contains("row 0") && !host.contains("row 500"))
        try host["list"].scroll(to: CGPoint(x: 0, y: 10_000))
        try same(host["row 500"].frame.minY, 0)
        try host.scroll(by: CGSize(width: 0, height: -40))
        try same(host["row 500"].frame.minY, 40)
        try host.scroll(to: CGPoint(x: 0, y: 1_000_000))
        try same(host["list"].scrollOffset().y, 19_900)
        let failure = #expect(throws: ActionFailure.self) {
            try ViewHost(width: 10, height: 10) { Color.red }.scroll(to: .zero)
        }
        same(failure?.message, "The host is in no scroll view that can be scrolled.")
    }
}
