import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What is told of the buttons of tabs.
@MainActor @Suite struct TabWordsTests {
    @Test func aTabSaysWhatItIs() throws {
        let host = ViewHost(width: 400, height: 600) {
            TabView {
                Tab("Home", systemImage: "house") { Text("At home") }
                Tab {
                    Text("Mail")
                } label: {
                    Image(systemName: "envelope")
                }
                .badge(30)
                .accessibilityLabel("Messages")
                .accessibilityValue("30 unread")
                .accessibilityHint("Shows what came")
                .accessibilityInputLabels(["Mail", "Post"])
                .accessibilityLabel("Never", isEnabled: false)
                .accessibilityIdentifier("mail")
            }
        }
        let mail = try host["mail"]
        same(mail.label, "Messages")
        same(mail.value, "30 unread")
        same(mail.hint, "Shows what came")
        same(mail.accessibility?.inputLabels, ["Mail", "Post"])
        try host.find(label: "Post").tap()
        has(host.texts, "Mail")
    }
}
