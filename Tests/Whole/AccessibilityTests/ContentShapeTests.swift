import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The shapes of views for several uses.
@MainActor @Suite struct ContentShapeTests {
    @Test func eachKindHasItsOwnShape() throws {
        let host = ViewHost(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 60)
                .accessibilityElement().accessibilityLabel("Box")
                .contentShape(.interaction, Rectangle().inset(by: 10))
                .contentShape(
                    [.dragPreview, .contextMenuPreview], RoundedRectangle(cornerRadius: 8)
                )
                .contentShape(.hoverEffect, Circle())
                .contentShape(.focusEffect, Capsule())
                .contentShape(.accessibility, Rectangle().inset(by: -5))
                .accessibilityIdentifier("box")
        }
        let box = try host["box"]
        func bounds(_ kind: ContentShapeKinds) -> CGRect? { box.contentShape(kind)?.boundingRect }
        let all = CGRect(x: 0, y: 0, width: 100, height: 60)
        same(bounds(.interaction), all.insetBy(dx: 10, dy: 10))
        same(bounds(.dragPreview), all)
        same(bounds(.contextMenuPreview), all)
        same(bounds(.hoverEffect), CGRect(x: 20, y: 0, width: 60, height: 60))
        same(bounds(.focusEffect), all)
        same(box.accessibility?.frame, CGRect(x: 45, y: 65, width: 110, height: 70))
        try same(host.find(label: "Box").frame, CGRect(x: 50, y: 70, width: 100, height: 60))
    }

    @Test func tapsFollowTheShapeOfInteractionAlone() throws {
        var taps = 0
        let host = ViewHost(width: 100, height: 100) {
            Color.red.contentShape(.hoverEffect, Rectangle().inset(by: 40))
                .contentShape(.interaction, Rectangle().inset(by: 20))
                .onTapGesture { taps += 1 }
        }
        try host.tap(at: CGPoint(x: 25, y: 25))
        #expect(throws: ActionFailure.self) { try host.tap(at: CGPoint(x: 10, y: 10)) }
        same(taps, 1)
    }

    @Test func theOuterShapeOfAKindWins() throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.red.frame(width: 40, height: 40)
                .contentShape(.focusEffect, Circle())
                .contentShape(.focusEffect, Rectangle().inset(by: 4))
                .accessibilityIdentifier("box")
            Color.blue.accessibilityIdentifier("plain")
        }
        try same(
            host["box"].contentShape(.focusEffect)?.boundingRect,
            CGRect(x: 4, y: 4, width: 32, height: 32))
        try same(host["plain"].contentShape(.focusEffect), nil)
    }
}
