import CoreTransferable
import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct SystemButtonTests {
    private struct Photo: Transferable {
        let caption: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.caption)
        }
    }

    @Test func aShareLinkSaysThatNothingIsShared() throws {
        let host = ViewHost {
            ShareLink(item: "words").accessibilityIdentifier("share")
        }
        same(host.texts, ["Share…"])
        try host["share"].tap()
        same(host.issues.count, 1)
        has(host.issues[0].description, "shared nothing of: words")
    }

    @Test func shareLinksHaveLabels() throws {
        let url = try #require(URL(string: "https://example.org"))
        let photo = Photo(caption: "sea")
        let host = ViewHost {
            VStack {
                ShareLink("a", item: "words")
                ShareLink(Text("b"), item: url)
                ShareLink(item: url, subject: Text("s"), message: Text("m")) { Text("c") }
                ShareLink("d", items: ["x", "y"])
                ShareLink("e", item: photo, preview: SharePreview("sea", image: Image("sea")))
                ShareLink(items: [photo]) {
                    SharePreview($0.caption)
                } label: {
                    Text("f")
                }
            }
        }
        same(host.texts, ["a", "b", "c", "d", "e", "f"])
    }

    private struct Renaming: View {
        @State private var log = ""

        var body: some View {
            RenameButton().accessibilityIdentifier("none")
            RenameButton().accessibilityIdentifier("rename").renameAction { log += "renamed" }
            HelpLink { log += "help" }.accessibilityIdentifier("help")
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func renaming() throws {
        let host = ViewHost { VStack { Renaming() } }
        try same(host["none"].isEnabled, false)
        try host["none"].tap()
        try host["rename"].tap()
        try same(host["log"].text, "renamed")
        try host["help"].tap()
        try same(host["log"].text, "renamedhelp")
        try same(host["help"].label, "Help")
    }

    @Test func buttonsWithoutEffectSaySo() throws {
        let host = ViewHost {
            VStack {
                SettingsLink().accessibilityIdentifier("settings")
                HelpLink(anchor: "setup")
                TextFieldLink("Name") { _ in }
            }
        }
        same(host.texts, ["Settings…", "?", "Name"])
        // Without a tap, and once.
        same(host.issues.count, 3)
        try host["settings"].tap()
        same(host.issues.count, 3)
    }
}

@MainActor @Suite struct SensoryFeedbackTests {
    @Test func feedbackSaysThatItHasNoEffect() {
        let host = ViewHost {
            Text("a").sensoryFeedback(.impact(weight: .heavy), trigger: 1)
                .sensoryFeedback(.success, trigger: 1) { $0 < $1 }
                .sensoryFeedback(trigger: 1) { .selection }
                .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : nil }
        }
        same(host.texts, ["a"])
        holds(host.issues.allSatisfy { $0.description.contains("without effect") })
        fails(host.issues.isEmpty)
    }
}
