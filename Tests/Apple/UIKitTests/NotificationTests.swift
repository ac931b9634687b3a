import Expectations
import Foundation
import SwiftUI
import Testing
import UIKit

/// An app's notifications: nobody can be asked or notified here.
@Suite(.serialized) struct NotificationTests {
    private func request(_ name: String, after seconds: Double = 60) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.userInfo = ["cup": 1]
        content.sound = .default
        return UNNotificationRequest(
            identifier: name, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
    }

    @Test func permissionIsDenied() async throws {
        let center = UNUserNotificationCenter.current()
        try await fails(center.requestAuthorization(options: [.alert, .sound]))
        await same(center.notificationSettings().authorizationStatus, .denied)
        await withCheckedContinuation { done in
            center.requestAuthorization(options: .badge) { granted, error in
                #expect(!granted && error == nil)
                done.resume()
            }
        }
    }

    @Test func requestsAreKeptByTheirNames() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        try await center.add(request("a"))
        try await center.add(request("b"))
        try await center.add(request("a", after: 5))
        let kept = await center.pendingNotificationRequests()
        same(kept.map(\.identifier), ["b", "a"])
        same(kept[0].content.title, "Tea")
        same((kept[1].trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval, 5)
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        await same(center.pendingNotificationRequests().map(\.identifier), ["a"])
        await empty(center.deliveredNotifications())
    }
}
