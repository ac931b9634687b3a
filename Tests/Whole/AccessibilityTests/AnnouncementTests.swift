import Accessibility
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// What code tells assistive technologies of its own accord.
@MainActor @Suite struct AnnouncementTests {
    @Test func aHostKeepsWhatItsViewsTell() throws {
        struct Page: View {
            var body: some View {
                Button("Tell") {
                    AccessibilityNotification.Announcement("Sent").post()
                    var urgent = AttributedString("Battery low")
                    urgent.accessibilitySpeechAnnouncementPriority = .high
                    AccessibilityNotification.Announcement(urgent).post()
                    AccessibilityNotification.LayoutChanged().post()
                    AccessibilityNotification.ScreenChanged("Settings").post()
                    AccessibilityNotification.PageScrolled("Page 2 of 3").post()
                    UIAccessibility.post(notification: .announcement, argument: "Old way")
                }
                .accessibilityIdentifier("tell")
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        let other = ViewHost(width: 300, height: 300) { Page() }
        try host["tell"].tap()
        #expect(host.announcements == ["Sent", "Battery low", "Old way"])
        #expect(
            host.accessibilityPosts.map(\.kind) == [
                .announcement, .announcement, .layoutChanged, .screenChanged, .pageScrolled,
                .announcement,
            ])
        #expect(host.accessibilityPosts[1].priority == "high")
        #expect(host.accessibilityPosts[3].text == "Settings")
        #expect(host.accessibilityPosts[4].text == "Page 2 of 3")
        #expect(other.announcements == [])
        host.forgetAnnouncements()
        #expect(host.accessibilityPosts == [])
        AccessibilityNotification.Announcement("To nobody").post()
        #expect(host.announcements == [])
    }

    @Test func postsWithoutEndFillNoMemory() throws {
        let host = ViewHost(width: 300, height: 300) {
            Button("Tell") {
                for number in 0..<10_050 {
                    AccessibilityNotification.Announcement("\(number)").post()
                }
            }
            .accessibilityIdentifier("tell")
        }
        try host["tell"].tap()
        #expect(host.announcements.count == 10_000)
        #expect(host.announcements.last == "10049")
    }

    @Test func tasksTellTheirHost() async throws {
        struct Page: View {
            var body: some View {
                Text("Page").task { AccessibilityNotification.Announcement("Loaded").post() }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        try await host.settle()
        #expect(host.announcements == ["Loaded"])
    }

    @Test func settingsReachTheEnvironment() throws {
        struct Page: View {
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
            @Environment(\.legibilityWeight) private var weight

            var body: some View {
                Text("\(reducesMotion) \(isVoiceOverOn) \(weight == .bold)")
                    .accessibilityIdentifier("settings")
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        #expect(try host["settings"].text == "false false false")
        host.assistiveSettings.reducesMotion = true
        host.assistiveSettings.isVoiceOverOn = true
        host.assistiveSettings.prefersBoldText = true
        #expect(try host["settings"].text == "true true true")
        #expect(host.assistiveSettings.reducesMotion)
        host.assistiveSettings = AssistiveSettings()
        #expect(try host["settings"].text == "false false false")
    }
}
