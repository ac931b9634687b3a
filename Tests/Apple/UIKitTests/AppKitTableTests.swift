import AppKit
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Rows of AppKit's tables and outlines: where they stand, what stays chosen, who is told.
@MainActor @Suite struct AppKitTableTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let view: Kind

        func makeNSView(context: Context) -> Kind { view }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    private final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var names: [String]
        var measured = 0
        var chosen: [[Int]] = []
        var forbidden: Int?

        init(_ count: Int) { names = (0..<count).map { "\($0)" } }

        func numberOfRows(in tableView: NSTableView) -> Int { names.count }
        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
            measured += 1
            return row < 64 ? 10 : 30
        }
        func tableView(
            _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
        ) -> Any? { names[row] }
        func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
            row != forbidden
        }
        func tableViewSelectionDidChange(_ notification: Notification) {
            guard let table = notification.object as? NSTableView else { return }
            chosen.append(Array(table.selectedRowIndexes))
        }
    }

    private func table(_ rows: Rows) -> NSTableView {
        let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        (table.dataSource, table.delegate) = (rows, rows)
        return table
    }

    @Test func rowsOfManyHeightsStandBelowOneAnother() {
        let rows = Rows(10_000)
        let table = table(rows)
        for (row, y, height) in [(0, 0, 10), (63, 630, 10), (64, 640, 30), (66, 700, 30)] {
            same(
                table.rect(ofRow: row),
                NSRect(x: 0, y: CGFloat(y), width: 100, height: CGFloat(height)))
            same(table.row(at: NSPoint(x: 5, y: CGFloat(y) + 1)), row)
        }
        same(table.row(at: NSPoint(x: 5, y: -1)), -1)
        same(table.row(at: NSPoint(x: 5, y: 298_720)), -1)
        same(
            table.rows(in: NSRect(x: 0, y: 629, width: 9, height: 12)),
            NSRange(location: 62, length: 3))
        same(table.fittingSize.height, 298_720)
        table.title(of: 0, "Name")
        same(table.rect(ofRow: 64).minY, 668)
        // Each row was asked for twice: when the table had the rows, and when it had their delegate.
        #expect(rows.measured <= 20_100, "\(rows.measured)")
        table.noteHeightOfRows(withIndexesChanged: [3])
        _ = table.rect(ofRow: 9_999)
        #expect(rows.measured <= 30_200, "\(rows.measured)")
    }

    @Test func whatIsChosenStaysWhenRowsComeAndGo() {
        let rows = Rows(6)
        for (change, chosen, told) in [
            ({ $0.insertRows(at: [0, 2]) }, [3, 5], 1), ({ $0.insertRows(at: [4]) }, [1, 3], 0),
            ({ $0.removeRows(at: [0, 2]) }, [0, 1], 1), ({ $0.removeRows(at: [1]) }, [2], 1),
            ({ $0.moveRow(at: 3, to: 0) }, [0, 2], 1), ({ $0.moveRow(at: 0, to: 5) }, [0, 2], 1),
            ({ $0.reloadData() }, [1, 3], 0),
        ] as [((NSTableView) -> Void, [Int], Int)] {
            let table = table(rows)
            table.allowsMultipleSelection = true
            rows.names = (0..<8).map { "\($0)" }
            table.reloadData()
            table.selectRowIndexes([1, 3], byExtendingSelection: false)
            rows.chosen = []
            change(table)
            same(Array(table.selectedRowIndexes), chosen)
            same(rows.chosen, told == 0 ? [] : [chosen])
        }
    }

    @Test func changesThatBelongTogetherAreCountedAtTheEnd() {
        let rows = Rows(3)
        let table = table(rows)
        table.selectRowIndexes([2], byExtendingSelection: false)
        rows.chosen = []
        rows.names = ["a", "1", "2"]
        table.beginUpdates()
        table.removeRows(at: [0])
        table.insertRows(at: [0])
        table.endUpdates()
        same(table.selectedRow, 2)
        rows.names = ["a"]
        table.reloadData()
        same(table.selectedRow, -1)
        same(rows.chosen.last, [])
    }

    @Test func arrowsAndPressesChooseRowsThatMayBeChosen() throws {
        let rows = Rows(8)
        rows.forbidden = 1
        let table = table(rows)
        let host = ViewHost(width: 100, height: 200) { Shown(view: table) }
        try host.tap(at: CGPoint(x: 50, y: 15))
        same(table.selectedRow, -1)
        try host.tap(at: CGPoint(x: 50, y: 5))
        same(table.selectedRow, 0)
        host.key(.downArrow)
        same(table.selectedRow, 2)
        host.key(.upArrow)
        same(table.selectedRow, 0)
        same(rows.chosen, [[0], [2], [0]])
    }

    private final class Tree: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
        var log: [String] = []
        var isLocked = false

        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
            item == nil ? 3 : 2
        }
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
            "\(item ?? "")\(index)"
        }
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
            "\(item)".count < 3
        }
        func outlineView(
            _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?,
            byItem item: Any?
        ) -> Any? { item }
        func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
            !isLocked
        }
        func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
            "\(item)" != "2"
        }
        func outlineViewItemWillExpand(_ notification: Notification) { note("will", notification) }
        func outlineViewItemDidExpand(_ notification: Notification) { note("did", notification) }
        func outlineViewItemDidCollapse(_ notification: Notification) { note("fold", notification) }
        func outlineViewSelectionDidChange(_ notification: Notification) {
            let outline = notification.object as? NSOutlineView
            log.append("chosen \(outline?.item(atRow: outline?.selectedRow ?? -1) ?? "none")")
        }

        private func note(_ word: String, _ notification: Notification) {
            log.append("\(word) \(notification.userInfo?["NSObject"] ?? "")")
        }
    }

    @Test func anOutlineTellsItsDelegateAndKeepsWhatIsChosen() throws {
        let (tree, outline) = (Tree(), NSOutlineView())
        outline.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        (outline.dataSource, outline.delegate) = (tree, tree)
        let host = ViewHost(width: 200, height: 240) { Shown(view: outline) }
        try host.tap(at: CGPoint(x: 100, y: 36))
        outline.expandItem("0")
        same(outline.selectedRow, 3)
        try host.tap(at: CGPoint(x: 100, y: 108))
        same(outline.item(atRow: 3) as? String, "1")
        same(outline.selectedRow, 3)
        outline.selectRowIndexes([2], byExtendingSelection: false)
        outline.collapseItem("0")
        same(outline.selectedRow, -1)
        same(tree.log, ["chosen 1", "will 0", "did 0", "chosen 01", "chosen none", "fold 0"])
        // The arrow at the left unfolds, if the delegate lets it; what may not be chosen is not.
        tree.log = []
        try host.tap(at: CGPoint(x: 16, y: 12))
        tree.isLocked = true
        outline.expandItem("1")
        try host.tap(at: CGPoint(x: 100, y: 108))
        same(outline.numberOfRows, 5)
        same(tree.log, ["will 0", "did 0"])
        outline.collapseItem(nil)
        same(outline.numberOfRows, 3)
    }
}

extension NSTableView {
    fileprivate func title(of column: Int, _ title: String) { tableColumns[column].title = title }
}
