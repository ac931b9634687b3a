import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Lengths of rows, sections and columns that are none: they are put right, and end in a note.
@MainActor @Suite struct WrongListLengthTests {
    private nonisolated static let wrong: [CGFloat] = [.nan, .infinity, -1]

    private struct Item: Identifiable {
        let id: Int
    }

    private func messages(_ view: some View) -> [String] {
        ViewHost(width: 800, height: 600) {
            view.environment(\.horizontalSizeClass, .regular)
        }.issues.map(\.message)
    }

    /// Negative ones are followed, and told.
    @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func insets(_ length: CGFloat) {
        let all = EdgeInsets(top: 1, leading: length, bottom: 1, trailing: 1)
        same(
            messages(List { Text("a").listRowInsets(all) }),
            [
                ".listRowInsets(leading: \(length)) is not a finite number"
            ])
        same(
            messages(List { Text("a").listRowInsets(.horizontal, length) }),
            [
                ".listRowInsets(\(length)) is not a finite number"
            ])
        same(
            messages(List { Section { Text("a") }.listSectionMargins(.horizontal, length) }),
            [
                ".listSectionMargins(\(length)) is not a finite number"
            ])
        same(
            messages(List { Text("a").listRowInsets(.top, -4) }),
            [
                ".listRowInsets(-4.0) is negative"
            ])
        empty(messages(List { Text("a").listRowInsets(.top, 4) }))
    }

    @Test(arguments: wrong) func distances(_ length: CGFloat) {
        same(
            messages(List { Text("a") }.listRowSpacing(length)),
            [
                ".listRowSpacing(\(length)) is no length"
            ])
        same(
            messages(List { Section { Text("a") } }.listSectionSpacing(length)),
            [
                ".listSectionSpacing(\(length)) is no length"
            ])
    }

    @Test(arguments: wrong) func leastHeights(_ length: CGFloat) {
        same(
            messages(List { Text("a") }.environment(\.defaultMinListRowHeight, length)),
            [
                ".environment(\\.defaultMinListRowHeight: \(length)) is no length"
            ])
        same(
            messages(List { Text("a") }.environment(\.defaultMinListHeaderHeight, length)),
            [
                ".environment(\\.defaultMinListHeaderHeight: \(length)) is no length"
            ])
    }

    @Test(arguments: wrong) func widthsOfColumns(_ length: CGFloat) {
        let table = Table([Item(id: 1)]) {
            TableColumn("a") { (item: Item) in Text("\(item.id)") }.width(length)
            TableColumn("b") { (item: Item) in Text("\(item.id)") }
        }
        same(messages(table), [".width(\(length)) is no length"])
    }

    @Test(arguments: wrong) func roomsOfControls(_ length: CGFloat) {
        same(
            messages(Button("a") {}.buttonBorderShape(.roundedRectangle(radius: length))),
            [
                ".roundedRectangle(radius: \(length)) is no length"
            ])
        same(
            messages(Label("a", systemImage: "star").labelReservedIconWidth(length)),
            [
                ".labelReservedIconWidth(\(length)) is no length"
            ])
        let wheel = Picker("p", selection: .constant(1)) { Text("1").tag(1) }
            .pickerStyle(.wheel).defaultWheelPickerItemHeight(length)
        same(messages(wheel), [".defaultWheelPickerItemHeight(\(length)) is no height of a row"])
    }

    /// A row with a list in it has a separator of its own: the rows in that list are not asked where theirs begin, so that lists in
    /// lists cost as their number.
    @Test func listsInListsCostAsTheirNumber() {
        func places(_ count: Int) -> Int {
            var view = AnyView(Text("x"))
            for _ in 0..<count {
                let inner = view
                view = AnyView(List { inner })
            }
            let shown = view
            return ViewHost(width: 390, height: 700) { shown }.counters.places
        }
        let (few, some, many) = (places(8), places(16), places(24))
        #expect(many - some <= (some - few) * 12 / 10)
    }
}
