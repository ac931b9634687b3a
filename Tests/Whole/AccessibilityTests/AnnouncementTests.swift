import Accessibility
import Expectations
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
        same(host.announcements, ["Sent", "Battery low", "Old way"])
        same(
            host.accessibilityPosts.map(\.kind),
            [
                .announcement, .announcement, .layoutChanged, .screenChanged, .pageScrolled,
                .announcement,
            ])
        same(host.accessibilityPosts[1].priority, "high")
        same(host.accessibilityPosts[3].text, "Settings")
        same(host.accessibilityPosts[4].text, "Page 2 of 3")
        same(other.announcements, [])
        host.forgetAnnouncements()
        same(host.accessibilityPosts, [])
        AccessibilityNotification.Announcement("To nobody").post()
        same(host.announcements, [])
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
        same(host.announcements.count, 10_000)
        same(host.announcements.last, "10049")
    }

    @Test func tasksTellTheirHost() async throws {
        struct Page: View {
            var body: some View {
                Text("Page").task { AccessibilityNotification.Announcement("Loaded").post() }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        try await host.settle()
        same(host.announcements, ["Loaded"])
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
        try same(host["settings"].text, "false false false")
        host.assistiveSettings.reducesMotion = true
        host.assistiveSettings.isVoiceOverOn = true
        host.assistiveSettings.prefersBoldText = true
        try same(host["settings"].text, "true true true")
        holds(host.assistiveSettings.reducesMotion)
        host.assistiveSettings = AssistiveSettings()
        try same(host["settings"].text, "false false false")
    }
}
