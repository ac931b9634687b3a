import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantPresentation
import QuadrantTesting
import QuadrantText
import QuadrantTextInput
import QuadrantViews
import Testing

@MainActor @Suite struct DialogTests {
    private struct Asking: View {
        var title = "Delete?"
        @State private var isAsked = true
        @State private var name = ""
        @State private var log = ""

        var body: some View {
            VStack {
                Button("Ask") { isAsked = true }.accessibilityIdentifier("ask")
                Text("\(log) \(name)").accessibilityIdentifier("log")
            }
            .alert(title, isPresented: $isAsked) {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                Button("Delete", role: .destructive) { log += "deleted" }
                    .accessibilityIdentifier("delete")
                Button("Cancel", role: .cancel) { log += "cancelled" }
                    .accessibilityIdentifier("cancel")
            } message: {
                Text("It is gone for good.").accessibilityIdentifier("message")
            }
        }
    }

    @Test func anAlertHasAFieldAndButtons() throws {
        let host = ViewHost(width: 375, height: 667) { Asking() }
        #expect(host.texts.contains("Delete?") && host.texts.contains("It is gone for good."))
        try host["name"].type("Ann")
        try host["delete"].tap()
        fails(host.contains("delete"))
        try same(host["log"].text, "deleted Ann")
        try host["ask"].tap()
        try host["cancel"].tap()
        try same(host["log"].text, "deletedcancelled Ann")
        empty(host.issues)
    }

    @Test func anAlertStandsInTheMiddle() throws {
        let host = ViewHost(width: 375, height: 667) { Asking() }
        // Recorded on iOS 26: 300 wide; fields 34 high and 15 in; buttons 47 high, 14 in and 8 apart,
        // the cancel button on the left of two.
        let (field, cancel, delete) = (
            try host["name"].frame, try host["cancel"].frame, try host["delete"].frame
        )
        #expect(cancel.minX == 37.5 + 14 && cancel.width == 132 && cancel.height == 47)
        #expect(delete.minX == 37.5 + 14 + 132 + 8 && delete.minY == cancel.minY)
        #expect(field.minX >= 52.5 && field.maxX <= 322.5)
        try same(host["message"].frame.minX, 37.5 + 28)
    }

    private struct Many: View {
        let titles: [String]

        var body: some View {
            Text("root").alert("Which?", isPresented: .constant(true)) {
                ForEach(titles, id: \.self) { title in
                    Button(title, role: title == "Cancel" ? .cancel : nil) {}
                        .accessibilityIdentifier(title)
                }
            }
        }
    }

    @Test func threeButtonsStandInAColumnTheCancelButtonLast() throws {
        let host = ViewHost(width: 375, height: 667) { Many(titles: ["Cancel", "A", "B"]) }
        let tops = try ["A", "B", "Cancel"].map { try host[$0].frame.minY }
        #expect(tops[1] - tops[0] == 55 && tops[2] - tops[1] == 55)
        try same(host["A"].frame.width, 272)
    }

    @Test func anAlertWithoutButtonsSaysOK() throws {
        let host = ViewHost(width: 375, height: 667) { Many(titles: []) }
        same(host.labels, ["Which?", "OK"])
    }

    private struct Fault: LocalizedError {
        var errorDescription: String? { "It failed." }
    }

    private struct Failing: View {
        @State private var error: Fault?
        @State private var isShown = true

        var body: some View {
            Button("Fail") { error = Fault() }.accessibilityIdentifier("fail")
                .alert(isPresented: $isShown, error: error) { _ in
                    Button("Retry") { error = nil }.accessibilityIdentifier("retry")
                } message: { _ in
                    Text("Try again.")
                }
        }
    }

    @Test func anErrorIsShownWhereThereIsOne() throws {
        let host = ViewHost(width: 375, height: 667) { Failing() }
        same(host.labels, ["Fail"])
        try host["fail"].tap()
        same(host.labels, ["It failed.", "Try again.", "Retry"])
        try host["retry"].tap()
        same(host.labels, ["Fail"])
    }

    @Test func dataIsHandedToTheButtons() throws {
        for data in [nil, "file"] as [String?] {
            let host = ViewHost(width: 375, height: 667) {
                Text("root").alert("Open", isPresented: .constant(true), presenting: data) { name in
                    Button("Open \(name)") {}
                } message: { name in
                    Text("It is \(name).")
                }
            }
            same(host.labels, (data == nil ? ["root"] : ["Open", "It is file.", "Open file"]))
        }
    }

    /// What a dialog is about stays, also where it is taken away; what else it says follows.
    private struct About: View {
        let isDialog: Bool
        @State private var isShown = true
        @State var data: String?
        @State private var count = 0
        let knob: Knob

        final class Knob {
            var set: ((String?) -> Void)?
            var count: ((Int) -> Void)?

            func take(_ data: Binding<String?>, _ count: Binding<Int>) {
                set = { data.wrappedValue = $0 }
                self.count = { count.wrappedValue = $0 }
            }
        }

        var body: some View {
            let own = data
            let _ = knob.take($data, $count)
            let number = self.count
            let root = Button("root") { isShown = true }.accessibilityIdentifier("root")
            if isDialog {
                root.confirmationDialog("Open", isPresented: $isShown, presenting: own) {
                    Button("\($0) \(number)") {}.accessibilityIdentifier("open")
                }
            } else {
                root.alert("Open", isPresented: $isShown, presenting: own) {
                    Button("\($0) \(number)") {}.accessibilityIdentifier("open")
                }
            }
        }
    }

    @Test func whatADialogIsAboutStays() throws {
        for isDialog in [false, true] {
            let knob = About.Knob()
            let host = ViewHost(width: 375, height: 667) {
                About(isDialog: isDialog, data: "one", knob: knob)
            }
            try same(host["open"].text, "one 0")
            knob.count?(1)
            host.update()
            try same(host["open"].text, "one 1")
            for data in ["two", nil] {
                knob.set?(data)
                host.update()
                try same(host["open"].text, "one 1")
            }
            knob.set?("three")
            host.update()
            try host["open"].tap()
            fails(host.contains("open"))
            try host["root"].tap()
            try same(host["open"].text, "three 1")
        }
    }

    private struct Older: View {
        @State private var isShown = true
        @State private var log = ""

        var body: some View {
            Text("log \(log)").accessibilityIdentifier("log")
                .alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Older"), message: Text("message"),
                        primaryButton: .destructive(Text("Go")) { log = "gone" },
                        secondaryButton: .cancel())
                }
        }
    }

    @Test func anAlertCanBeAValue() throws {
        let host = ViewHost(width: 375, height: 667) { Older() }
        same(host.labels, ["Older", "message", "Go", "Cancel"])
        try host.find(label: "Go").tap()
        try same(host["log"].text, "log gone")
    }

    private struct Choosing: View {
        var visibility = Visibility.automatic
        @State private var isShown = true
        @State private var log = ""

        var body: some View {
            VStack {
                Text("log \(log)").accessibilityIdentifier("log")
                Button("Choose") { isShown = true }.accessibilityIdentifier("choose")
                    .confirmationDialog(
                        "Title", isPresented: $isShown, titleVisibility: visibility
                    ) {
                        Button("Share") { log += "shared" }.accessibilityIdentifier("share")
                        Button("Delete", role: .destructive) { log += "deleted" }
                        Button("Cancel", role: .cancel) { log += "cancelled" }
                    }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test func aDialogPointsToItsSourceAndIsCancelledBeside() throws {
        let host = ViewHost(width: 375, height: 667) { Choosing() }
        // Recorded on iOS 26: 238 wide, 14.25 from its source, the cancel button is not shown.
        same(host.labels, ["Share", "Delete"])
        let (share, source) = (try host["share"].frame, try host["choose"].frame)
        #expect(share.width == 238 - 27 && share.height == 45.5)
        near(share.midX, source.midX, within: 0.01)
        near(share.minY, (source.maxY + 14.25 + 13.5), within: 0.01)
        try host.tap(at: CGPoint(x: 20, y: 600))
        try same(host["log"].text, "log cancelled")
        try host["choose"].tap()
        try host["share"].tap()
        try same(host["log"].text, "log cancelledshared")
        fails(host.contains("share"))
    }

    @Test func theTitleOfADialogIsShownOnDemand() {
        let host = ViewHost(width: 375, height: 667) { Choosing(visibility: .visible) }
        same(host.labels, ["Title", "Share", "Delete"])
    }

    @Test func onIOS18ADialogStandsAtTheBottomWithItsCancelButton() throws {
        let host = ViewHost(width: 375, height: 667) {
            $0.platformProfile = .iOS18
        } content: {
            Choosing()
        }
        same(host.labels, ["Share", "Delete", "Cancel"])
        let cancel = try host.find(label: "Cancel").frame
        #expect(cancel.minX == 8 && cancel.maxY == 659 && cancel.height == 57)
        try same(host["share"].frame.minX, 8)
    }
}
