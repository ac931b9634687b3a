import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The to-do list, used as somebody would use it.
@MainActor @Suite struct TodoListTests {
    private let host = ViewHost(width: 360, height: 420) { TodoList() }

    private var titles: [String] {
        get throws { try rows.map { try #require($0.texts.first) } }
    }

    private var rows: [HostedView] {
        host.identifiers.filter { $0.hasPrefix("todo ") }.flatMap { host.all($0) }
    }

    @Test func tickingOffCounts() throws {
        try same(host["open"].text, "2 open")
        try host["done 1"].tap()
        try same(host["open"].text, "1 open")
        try same(host["done 1"].value, "1")
        try host["done 1"].setOn(false)
        try same(host["open"].text, "2 open")
        try same(host["todo 1"].texts, ["Buy milk", "changed 2×"])
    }

    @Test func addingAndDeletingKeepStateWithItsRow() throws {
        try host["done 3"].tap()
        try host["add"].tap()
        try host["delete 1"].tap()
        try same(titles, ["Call Ann", "Water the plants", "New task 4"])
        try same(host["todo 3"].texts, ["Water the plants", "changed 1×"])
        try same(host["todo 2"].texts, ["Call Ann"])
        try same(host["open"].text, "1 open")
        for id in 2...4 { try host["delete \(id)"].tap() }
        has(host.texts, "Nothing to do")
        try same(host["open"].text, "0 open")
        empty(host.issues)
    }

    @Test func itsLookAfterEachStep() throws {
        assertSnapshot(of: host, as: .picture, named: "1 start")
        try host["done 1"].tap()
        // The knob of the switch glides.
        host.advanceToEnd()
        assertSnapshot(of: host, as: .picture, named: "2 ticked")
        try host["add"].tap()
        try host["add"].tap()
        assertSnapshot(of: host, as: .picture, named: "3 added")
        try host["delete 2"].tap()
        assertSnapshot(of: host, as: .picture, named: "4 deleted")
        for id in [1, 3, 4, 5] { try host["delete \(id)"].tap() }
        assertSnapshot(of: host, as: .picture, named: "5 empty")
    }

    @Test func whatAssistiveTechnologiesAreTold() throws {
        assertSnapshot(of: host, as: .accessibility)
    }

    @Test func aTapCostsWhatItChanges() throws {
        let toggle = try host["done 1"]
        let cost = try host.cost { try toggle.tap() }
        // A row that is not touched is evaluated, because what deletes it is a new closure; the button
        // and the toggle in it are too. Counters of the first drawing: 57 bodies, 53 nodes recorded.
        #expect(cost.bodies <= 31 && cost.recorded <= 27, "\(cost)")
        same(host.cost {}, PassCounters())
    }
}
