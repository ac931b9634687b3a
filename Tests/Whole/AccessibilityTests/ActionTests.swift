import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What people do with a view by way of an assistive technology.
@MainActor @Suite struct AssistiveActionTests {
    private struct Player: View {
        @State private var log: [String] = []
        @State private var volume = 5

        var body: some View {
            VStack {
                VStack {
                    Text("Song").accessibilityIdentifier("song")
                    Text("Volume \(volume)")
                        .accessibilityAdjustableAction { direction in
                            volume += direction == .increment ? 1 : -1
                        }
                        .accessibilityIdentifier("volume")
                }
                .accessibilityAction(.escape) { log.append("closed") }
                .accessibilityAction(.magicTap) { log.append("paused") }
                .accessibilityIdentifier("player")
                Text("Track")
                    .accessibilityAction { log.append("opened") }
                    .accessibilityAction(.delete) { log.append("deleted") }
                    .accessibilityAction(.showMenu) { log.append("menu") }
                    .accessibilityAction(named: "Share") { log.append("shared") }
                    .accessibilityAction(named: Text("Copy")) { log.append("copied") }
                    .accessibilityAction {
                        log.append("rated")
                    } label: {
                        Label("Rate", systemImage: "star")
                    }
                    .accessibilityActions {
                        Button("Queue") { log.append("queued") }
                    }
                    .accessibilityIdentifier("track")
                Text(log.joined(separator: " ")).accessibilityIdentifier("log")
            }
        }
    }

    @Test func eachActionIsDone() throws {
        let host = ViewHost(width: 300, height: 300) { Player() }
        let track = try host["track"]
        for name in ["activate", "Delete", "showMenu", "Share", "Copy", "Rate", "Queue"] {
            try track.perform(name)
        }
        try same(host["log"].text, "opened deleted menu shared copied rated queued")
    }

    @Test func valuesGoUpAndDown() throws {
        let host = ViewHost(width: 300, height: 300) { Player() }
        try host["volume"].increment()
        try host["volume"].increment()
        try host["volume"].decrement()
        try same(host["volume"].text, "Volume 6")
    }

    @Test func leavingAndTheMagicTapReachTheViewAround() throws {
        let host = ViewHost(width: 300, height: 300) { Player() }
        try host["song"].escape()
        try host["volume"].magicTap()
        try same(host["log"].text, "closed paused")
        #expect(throws: ActionFailure.self) { try host["track"].escape() }
    }

    @Test func aDisabledViewDoesNothing() throws {
        var count = 0
        let host = ViewHost(width: 300, height: 300) {
            Text("Map").accessibilityScrollAction { _ in count += 1 }
                .accessibilityZoomAction { _ in count += 1 }
                .accessibilityIdentifier("map").disabled(true)
        }
        try host["map"].accessibilityScroll(.top)
        try host["map"].accessibilityZoom(.zoomIn)
        same(count, 0)
        host.failsOnDisabledViews = true
        #expect(throws: ActionFailure.self) { try host["map"].accessibilityZoom(.zoomIn) }
    }

    @Test func scrollingAndZoomingTellWhere() throws {
        var edges: [Edge] = []
        var zooms: [AccessibilityZoomGestureAction] = []
        let host = ViewHost(width: 300, height: 300) {
            Color.red.frame(width: 200, height: 100)
                .accessibilityScrollAction { edges.append($0) }
                .accessibilityZoomAction { zooms.append($0) }
                .accessibilityIdentifier("map")
        }
        try host["map"].accessibilityScroll(.bottom)
        try host["map"].accessibilityScroll(.leading)
        same(edges, [.bottom, .leading])
        try host["map"].accessibilityZoom(.zoomIn, at: .bottomTrailing)
        try host["map"].accessibilityZoom(.zoomOut)
        same(zooms.map(\.direction), [.zoomIn, .zoomOut])
        same(zooms.map(\.point), [CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 50)])
        same(zooms.map(\.location), [.bottomTrailing, .center])
        let details = try #require(try host["map"].accessibility?.details)
        same(details.scrolls, true)
        same(details.zooms, true)
    }

    @Test func aScrollViewGoesOnByItsOwnLength() throws {
        let host = ViewHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { Text("Row \($0)").frame(height: 100) }
                }
            }
            .accessibilityIdentifier("list")
        }
        try host["list"].accessibilityScroll(.bottom)
        try same(host["list"].scrollOffset(), CGPoint(x: 0, y: 200))
        try host["list"].accessibilityScroll(.top)
        try host["list"].accessibilityScroll(.top)
        try same(host["list"].scrollOffset(), .zero)
        #expect(throws: ActionFailure.self) { try host["list"].accessibilityZoom(.zoomIn) }
    }

    @Test func tapsLandAtTheActivationPoint() throws {
        var taps: [String] = []
        let host = ViewHost(width: 200, height: 200) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).onTapGesture { taps.append("left") }
                Color.blue.frame(width: 50, height: 50).onTapGesture { taps.append("right") }
            }
            .accessibilityElement()
            .accessibilityActivationPoint(.leading)
            .accessibilityIdentifier("pair")
        }
        try host["pair"].tap()
        same(taps, ["left"])
        try same(host["pair"].accessibility?.details?.activationPoint, CGPoint(x: 50, y: 100))
    }

    @Test func activationPointsFollowTheViewAndTheDirection() throws {
        func point(_ isMirrored: Bool) throws -> CGPoint? {
            let host = ViewHost(width: 200, height: 200) {
                Color.red.frame(width: 100, height: 100).accessibilityElement()
                    .accessibilityActivationPoint(UnitPoint(x: 0.1, y: 0.5))
                    .accessibilityIdentifier("box")
                    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            }
            return try host["box"].accessibility?.details?.activationPoint
        }
        try same(point(false), CGPoint(x: 60, y: 100))
        try same(point(true), CGPoint(x: 140, y: 100))
        let host = ViewHost(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100).accessibilityElement()
                .accessibilityActivationPoint(CGPoint(x: 10, y: 20)).scaleEffect(0.5)
                .accessibilityIdentifier("box")
            Color.red.frame(width: 10, height: 10).accessibilityElement()
                .accessibilityActivationPoint(CGPoint(x: CGFloat.nan, y: 20))
                .accessibilityIdentifier("odd")
        }
        try same(host["odd"].accessibility?.details?.activationPoint, nil)
        try differ(host["box"].accessibility?.details?.activationPoint, nil)
    }

    @Test func dragsAndDropsSayWhereAndWhat() throws {
        let host = ViewHost(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100)
                .accessibilityDragPoint(.top, description: "Move the file")
                .accessibilityDropPoint(.bottomTrailing, description: Text("Move here"))
                .accessibilityDropPoint(.center, description: "Not here", isEnabled: false)
                .accessibilityIdentifier("folder")
        }
        let details = try #require(try host["folder"].accessibility?.details)
        same(details.dragPoints?.map(\.point), [CGPoint(x: 100, y: 50)])
        same(details.dragPoints?.map(\.description), ["Move the file"])
        same(details.dropPoints?.map(\.point), [CGPoint(x: 150, y: 150)])
        same(details.dropPoints?.map(\.description), ["Move here"])
    }

    @Test func quickActionsAreDone() throws {
        struct Workout: View {
            @State private var isPaused = false
            @State private var isActive = false

            var body: some View {
                VStack {
                    Text(isPaused ? "paused" : "running").accessibilityIdentifier("state")
                    Text(isActive ? "active" : "asleep").accessibilityIdentifier("active")
                }
                .accessibilityQuickAction(style: .prompt, isActive: $isActive) {
                    Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
                }
                .accessibilityIdentifier("workout")
            }
        }
        let host = ViewHost(width: 200, height: 200) { Workout() }
        try same(host["active"].text, "active")
        try host["state"].quickAction()
        try same(host["state"].text, "paused")
        try host["state"].perform("Resume")
        try same(host["state"].text, "running")
    }
}
