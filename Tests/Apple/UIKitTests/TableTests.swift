import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Tables of UIKit's in representables.
@MainActor @Suite struct TableTests {
    private struct Shown: UIViewRepresentable {
        let table: UITableView

        func makeUIView(context: Context) -> UITableView { table }
        func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    /// A row of a class of its own, which code knows by name only.
    private final class Own: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate {
        var words = [["Apple", "Pear"], ["Plum"]]
        var height = UITableView.automaticDimension
        var chosen: [String] = []
        var asked = 0
        var make: (UITableView, IndexPath, String) -> UITableViewCell = { _, _, word in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = word
            cell.detailTextLabel?.text = "\(word.count)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        func numberOfSections(in tableView: UITableView) -> Int { words.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            words[section].count
        }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            asked += 1
            return make(tableView, indexPath, words[indexPath.section][indexPath.row])
        }
        func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "Section \(section)" }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(words[indexPath.section][indexPath.row])
            tableView.deselectRow(at: indexPath, animated: true)
        }
        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            words[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private func host(
        _ model: Model, _ style: UITableView.Style = .insetGrouped,
        _ change: (UITableView) -> Void = { _ in }
    ) -> (host: ViewHost, table: UITableView) {
        let table = UITableView(frame: .zero, style: style)
        (table.dataSource, table.delegate) = (model, model)
        change(table)
        return (ViewHost(width: 390, height: 800) { Shown(table: table) }, table)
    }

    /// The distance between two rows by their texts.
    private func pitch(_ host: ViewHost, _ first: String, _ second: String) throws -> CGFloat {
        try host.find(label: second).frame.minY - host.find(label: first).frame.minY
    }

    @Test func rowsHeadersAndTextsAreShown() throws {
        let model = Model()
        let (host, table) = host(model)
        same(host.texts, ["Section 0", "Apple", "5", "Pear", "4", "Section 1", "Plum", "4"])
        #expect(model.asked == 3 && table.visibleCells.count == 3)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        empty(host.issues)
        let list = ViewHost(width: 390, height: 800) {
            List {
                Text("One")
                Text("Two")
            }
        }
        try same(pitch(host, "Apple", "Pear"), pitch(list, "One", "Two"))
        try same(host.find(label: "Apple").frame.minX, list.find(label: "One").frame.minX)
    }

    @Test func aTapChoosesARow() throws {
        let model = Model()
        let (host, table) = host(model)
        let box = try host.find(label: "Pear").frame
        try host.tap(at: CGPoint(x: 200, y: box.midY))
        try host.tap(at: CGPoint(x: 200, y: box.midY))
        same(model.chosen, ["Pear", "Pear"])
        same(table.indexPathForSelectedRow, nil)
        // Cells are kept while rows stay the same.
        same(model.asked, 3)
    }

    @Test func newRowsAreShownWhenTheyAreSaid() throws {
        let model = Model()
        let (host, table) = host(model)
        model.words = [["Cherry"]]
        host.update()
        has(host.texts, "Apple")
        table.reloadData()
        host.update()
        same(host.texts, ["Section 0", "Cherry", "6"])
        model.words[0].append("Fig")
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        host.update()
        has(host.texts, "Fig")
    }

    @Test func rowsAreAsHighAsTheDelegateSays() throws {
        let model = Model()
        model.height = 90
        try same(pitch(host(model).host, "Apple", "Pear"), 90)
        model.height = 30
        try same(pitch(host(model, .plain).host, "Apple", "Pear"), 30)
        model.height = UITableView.automaticDimension
        let fixed = host(model) { $0.rowHeight = 70 }
        // The delegate goes first, and leaves it to the content.
        #expect(try pitch(fixed.host, "Apple", "Pear") < 70)
    }

    @Test func rowsOfOwnClassesAreAsHighAsTheirConstraintsSay() throws {
        let model = Model()
        model.make = { table, path, word in
            let cell = table.dequeueReusableCell(withIdentifier: "own", for: path)
            (cell as? Own)?.label.text = word
            return cell
        }
        let (host, table) = host(model, .plain) { table in
            table.register(Own.self, forCellReuseIdentifier: "own")
        }
        let line = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Own)
            .label.intrinsicContentSize.height
        // Measured outside of the host, a line may be rounded up to other pixels.
        #expect(try abs(pitch(host, "Apple", "Pear") - line - 70) <= 0.5)
        try same(host.find(label: "Apple").frame.minX, 20)
        same(table.dequeueReusableCell(withIdentifier: "unknown"), nil)
    }

    @Test func contentIsWhatAConfigurationSays() throws {
        let model = Model()
        model.make = { _, path, word in
            let cell = UITableViewCell()
            if path.section == 0 {
                var content = cell.defaultContentConfiguration()
                content.text = word
                content.secondaryText = "\(word) below"
                content.image = UIImage(systemName: "star")
                cell.contentConfiguration = content
            } else {
                cell.contentConfiguration = UIHostingConfiguration { Text("hosted \(word)") }
            }
            return cell
        }
        let (host, _) = host(model)
        #expect(host.texts.contains("Apple below") && host.texts.contains("hosted Plum"))
        let (title, below) = try (
            host.find(label: "Apple").frame, host.find(label: "Apple below").frame
        )
        #expect(title.minX == below.minX && below.minY > title.maxY)
    }

    @Test func severalRowsCanBeChosen() throws {
        let model = Model()
        let (host, table) = host(model) { $0.allowsMultipleSelection = true }
        table.delegate = nil
        for word in ["Apple", "Plum", "Apple", "Pear"] {
            let box = try host.find(label: word).frame
            try host.tap(at: CGPoint(x: 100, y: box.midY))
        }
        same(
            table.indexPathsForSelectedRows,
            [
                IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 0),
            ])
    }

    @Test func aSnapshotIsShown() throws {
        final class Holder: NSObject {
            var source: UITableViewDiffableDataSource<String, Int>?
        }
        let (table, holder) = (UITableView(), Holder())
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Item \(item)"
            return cell
        }
        holder.source = source
        let host = ViewHost(width: 300, height: 600) { Shown(table: table) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        source.apply(snapshot)
        host.update()
        same(host.texts, ["Item 1", "Item 2", "Item 3"])
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.deleteItems([2])
        source.apply(snapshot, animatingDifferences: false)
        host.update()
        same(host.texts, ["Item 3", "Item 1"])
        same(source.indexPath(for: 1), IndexPath(row: 1, section: 0))
        same(source.itemIdentifier(for: IndexPath(row: 5, section: 0)), nil)
    }

    @Test func snapshotsKeepTheirOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
        same(snapshot.numberOfItems, 0)
        snapshot.appendSections(["b"])
        snapshot.insertSections(["a"], beforeSection: "b")
        snapshot.appendItems([1, 2, 1], toSection: "b")
        snapshot.insertItems([4], afterItem: 1)
        snapshot.appendItems([9], toSection: "a")
        same(snapshot.itemIdentifiers, [9, 1, 4, 2])
        same(snapshot.sectionIdentifier(containingItem: 4), "b")
        snapshot.moveSection("a", afterSection: "b")
        same(snapshot.sectionIdentifiers, ["b", "a"])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [9] && snapshot.indexOfItem(9) == 0)
    }

    private final class Fruit: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            title = "Fruit"
        }
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {
            let next = UIHostingController(rootView: Text("Detail \(indexPath.row)"))
            navigationController?.pushViewController(next, animated: true)
        }
    }

    @Test func aTableControllerPushesWhatARowLeadsTo() throws {
        struct Root: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UINavigationController {
                UINavigationController(rootViewController: Fruit(style: .grouped))
            }
            func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
        let host = ViewHost(width: 390, height: 600) { Root() }
        #expect(host.texts.contains("Fruit") && host.texts.contains("Row 1"))
        let box = try host.find(label: "Row 1").frame
        try host.tap(at: CGPoint(x: 200, y: box.midY))
        has(host.texts, "Detail 1")
    }
}
