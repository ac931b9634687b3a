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
        #expect(mail.label == "Messages")
        #expect(mail.value == "30 unread")
        #expect(mail.hint == "Shows what came")
        #expect(mail.accessibility?.inputLabels == ["Mail", "Post"])
        try host.find(label: "Post").tap()
        #expect(host.texts.contains("Mail"))
    }
}
