import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What somebody does in a view, and what can be undone.
@MainActor @Suite struct ActivityTests {
    private struct Reading: View {
        @State private var page = 3

        var body: some View {
            Text("page \(page)")
                .userActivity("com.example.read") {
                    $0.title = "Reading page \(page)"
                    try? $0.setTypedPayload(page)
                }
                .userActivity("com.example.none", element: Int?.none) { _, _ in }
                .onContinueUserActivity("com.example.read") {
                    page = (try? $0.typedPayload(Int.self)) ?? 0
                }
        }
    }

    @Test func anActivityIsGoneOnWith() throws {
        let host = ViewHost(width: 200, height: 100) { Reading() }
        same(host.userActivities.map(\.title), ["Reading page 3"])
        let activity = NSUserActivity(activityType: "com.example.read")
        try activity.setTypedPayload(7)
        try host.continueActivity(activity)
        same(host.texts, ["page 7"])
        #expect(throws: ActionFailure.self) {
            try host.continueActivity(NSUserActivity(activityType: "com.example.write"))
        }
    }

    private final class Counter {
        var count = 0

        func add(_ number: Int, _ undo: UndoManager) {
            count += number
            undo.registerUndo(withTarget: self) { $0.add(-number, undo) }
            if !undo.isUndoing, !undo.isRedoing { undo.setActionName("Adding \(number)") }
        }
    }

    @Test func stepsAreUndoneAndDoneAgain() {
        let (undo, counter) = (UndoManager(), Counter())
        counter.add(1, undo)
        undo.beginUndoGrouping()
        counter.add(2, undo)
        counter.add(3, undo)
        undo.endUndoGrouping()
        same(counter.count, 6)
        undo.undo()
        same(counter.count, 1)
        same(undo.undoMenuItemTitle, "Undo Adding 1")
        undo.undo()
        same(counter.count, 0)
        fails(undo.canUndo)
        undo.redo()
        undo.redo()
        same(counter.count, 6)
        fails(undo.canRedo)
        undo.undo()
        counter.add(5, undo)
        fails(undo.canRedo)
        undo.levelsOfUndo = 1
        undo.undo()
        same(counter.count, 1)
        fails(undo.canUndo)
    }

    private struct UndoApp: App {
        var body: some Scene {
            WindowGroup { Undoing() }
        }
    }

    private struct Undoing: View {
        @Environment(\.undoManager) private var undoManager

        var body: some View { Text(undoManager == nil ? "none" : "there") }
    }

    @Test func aWindowHasAnUndoManager() {
        same(ViewHost(width: 200, height: 100) { _AppView(UndoApp()) }.texts, ["there"])
        same(ViewHost(width: 200, height: 100) { Undoing() }.texts, ["none"])
    }
}
