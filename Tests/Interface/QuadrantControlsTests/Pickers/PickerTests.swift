import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct PickerTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case chocolate, vanilla, strawberry
        var id: Self { self }
    }

    /// The options of a palette are items in a menu, so the effect of the chosen one has no place.
    @Test func aPaletteInAMenuHasNoEffect() throws {
        func issues(_ effect: PaletteSelectionEffect) throws -> [String] {
            let host = ViewHost(width: 300, height: 300) {
                Menu("Reactions") {
                    Picker("Palette", selection: .constant(1)) { Text("One").tag(1) }
                        .pickerStyle(.palette)
                        .paletteSelectionEffect(effect)
                }
                .accessibilityIdentifier("menu")
            }
            try host["menu"].tap()
            return host.issues.map(\.description)
        }
        try empty(issues(.automatic))
        let told = try issues(.custom)
        #expect(told.count == 1 && told[0].contains("paletteSelectionEffect"), "\(told)")
    }

    private struct Flavors<Style: PickerStyle>: View {
        let style: Style
        @State private var flavor = Flavor.vanilla

        var body: some View {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(style)
            .accessibilityIdentifier("picker")
            Text(flavor.rawValue).accessibilityIdentifier("chosen")
        }
    }

    private func choose(_ style: some PickerStyle) throws -> String {
        let host = ViewHost(width: 320, height: 480) { VStack { Flavors(style: style) } }
        try host["picker"].select("Strawberry")
        same(host.issues.map(\.description), [])
        return try host["chosen"].text
    }

    @Test func everyStyleChooses() throws {
        try same(choose(.automatic), "strawberry")
        try same(choose(.menu), "strawberry")
        try same(choose(.segmented), "strawberry")
        try same(choose(.wheel), "strawberry")
        try same(choose(.inline), "strawberry")
        try same(choose(.palette), "strawberry")
        try same(choose(.radioGroup), "strawberry")
        try same(choose(.navigationLink), "strawberry")
    }

    @Test func aClosedMenu() throws {
        let host = ViewHost(width: 320, height: 480) { VStack { Flavors(style: .menu) } }
        let picker = try host["picker"]
        same(picker.label, "Flavor")
        same(picker.value, "Vanilla")
        same(picker.traits, [.isButton])
        let items = try picker.menuItems()
        same(items.map(\.label), ["Chocolate", "Vanilla", "Strawberry"])
        same(items.map { $0.traits.contains(.isSelected) }, [false, true, false])
        fails(host.contains("Chocolate"))
        // Tapped it opens, and closes when an option is chosen.
        try picker.tap()
        try host.find(label: "Chocolate").perform("activate")
        try same(host["chosen"].text, "chocolate")
        try same(host["picker"].value, "Chocolate")
        try same(host["picker"].accessibility?.children.isEmpty, true)
        #expect(throws: ActionFailure.self) { try host["picker"].select("Mint") }
    }

    /// A picker shows its chosen option more than once: more than four in one another are not made, and told.
    @Test(arguments: [true, false]) func pickersInPickersEnd(isInline: Bool) {
        func host(_ levels: Int) -> ViewHost {
            var view = AnyView(Text("innermost"))
            for _ in 0..<levels {
                let inner = view
                let picker = Picker("p", selection: .constant(1)) {
                    inner.tag(1)
                    Text("x").tag(2)
                }
                view = isInline ? AnyView(picker.pickerStyle(.inline)) : AnyView(picker)
            }
            let shown = view
            return ViewHost(width: 390) { shown }
        }
        empty(host(4).issues)
        let (some, many) = (host(5), host(200))
        same(some.counters.bodies, many.counters.bodies)
        holds(many.issues.contains { $0.message.hasPrefix("More than 4 Pickers") })
    }

    /// Recorded on iOS 26.0 (with lines of 24.5): 40.5 high, which is 8 above and below the line.
    @Test func theFrameOfAClosedMenu() {
        let tree = TappedTree(Flavors(style: .menu))
        same(tree.frame("picker").height, 36.5)
        same(tree.glyphs[0].run.text, "Vanilla")
        same(tree.colors[0].parts, [0, 136, 255, 100])
        let host = ViewHost(width: 300) {
            Picker("Size", selection: .constant(1)) {
                Text("One").tag(1)
            } currentValueLabel: {
                Text("value").accessibilityIdentifier("value")
            }
            .accessibilityIdentifier("picker")
        }
        let (value, picker) = (host.all("value")[0].frame, host.all("picker")[0].frame)
        same(value.minX, picker.minX + 13.5)
        #expect(value.minY == picker.minY + 8 && picker.height == value.height + 16)
    }

    /// Recorded on iOS 26.0: laid out 31 high, as wide as there is room; ideally each segment is as wide as the widest title
    /// and 20.
    @Test func segments() throws {
        let tree = TappedTree(Flavors(style: .segmented))
        same(tree.frame("picker").size, CGSize(width: 300, height: 31))
        same(tree.glyphs.prefix(3).map(\.run.size), [13, 13, 13])
        // The ground 32 high and the thumb 28 high, 2 inside of its segment.
        same(tree.colors[0].parts, [0, 0, 0, 12])
        let host = ViewHost(width: 300) { VStack { Flavors(style: .segmented) } }
        let options = try #require(host["picker"].accessibility?.children)
        same(options.map(\.label), ["Chocolate", "Vanilla", "Strawberry"])
        same(options.map(\.frame.width), [100, 100, 100])
        try host.tap(at: CGPoint(x: 10, y: host["picker"].frame.midY))
        try same(host["chosen"].text, "chocolate")
        let fixed = ViewHost { Flavors(style: .segmented).fixedSize() }
        let width = try #require(fixed["picker"].accessibility?.children.first?.frame.width)
        try same(fixed["picker"].frame.width, 3 * width)
    }

    @Test func disabled() throws {
        let host = ViewHost(width: 300) { VStack { Flavors(style: .segmented).disabled(true) } }
        try host["picker"].select("Chocolate")
        try same(host["chosen"].text, "vanilla")
        try same(host["picker"].isEnabled, false)
    }

    @Test func aWheel() throws {
        let host = ViewHost(width: 400) { VStack { Flavors(style: .wheel) } }
        try same(host["picker"].frame.size, CGSize(width: 400, height: 216))
        try host["picker"].increment()
        try same(host["chosen"].text, "strawberry")
        try host["picker"].increment()
        try same(host["chosen"].text, "strawberry", "there is none after the last")
        try host["picker"].decrement()
        try same(host["picker"].value, "Vanilla")
    }

    // MARK: Tags

    private struct Numbers<Options: View>: View {
        @State private var number: Int?
        @ViewBuilder let options: () -> Options

        var body: some View {
            Picker(selection: $number) {
                Text("None").tag(Int?.none)
                options()
            } label: {
                Text("Number")
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("picker")
            Text(number.map { "\($0)" } ?? "nil").accessibilityIdentifier("chosen")
        }
    }

    @Test func tagsOfOptionals() throws {
        let host = ViewHost(width: 300) {
            VStack {
                Numbers {
                    Text("One").tag(1)
                    Text("Two").tag(Int?(2))
                    Text("Three").tag(3, includeOptional: false)
                }
            }
        }
        try host["picker"].select("One")
        try same(host["chosen"].text, "1")
        try host["picker"].select("Two")
        try same(host["chosen"].text, "2")
        try host["picker"].select("Three")
        try same(host["chosen"].text, "2", "it does not stand for an optional")
        try host["picker"].select("None")
        try same(host["chosen"].text, "nil")
        same(host.issues.count, 1)
    }

    @Test func elementsStandForTheirIdentities() throws {
        let host = ViewHost(width: 300) {
            VStack { Numbers { ForEach(5..<8, id: \.self) { Text("n\($0)") } } }
        }
        try host["picker"].select("n6")
        try same(host["chosen"].text, "6")
    }

    /// Rows of a range are counted from 0, as Apple's are: of 2 to 99 people, the row of a selection of 2 is the third.
    @Test func numbersOfARangeStandForTheirPlaces() throws {
        let host = ViewHost(width: 300) {
            VStack { Numbers { ForEach(2..<100) { Text("\($0) people") } } }
        }
        try host["picker"].select("4 people")
        try same(host["chosen"].text, "2")
    }

    @Test func aTagOfTheWrongTypeIsToldOnce() throws {
        let host = ViewHost(width: 300) {
            VStack {
                Picker("Number", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag("2")
                }
                .accessibilityIdentifier("picker")
            }
        }
        same(host.issues.count, 1)
        same(host.issues.first?.description.contains("of type String"), true)
        host.update()
        same(host.issues.count, 1)
        let missing = ViewHost(width: 300) {
            Picker("Number", selection: .constant(7)) { Text("One").tag(1) }
        }
        same(missing.issues.first?.description.contains("The selection 7"), true)
        let empty = ViewHost(width: 300) {
            Picker("Kind", selection: .constant("")) { Text("All").tag("all") }
        }
        same(empty.issues.first?.description.contains("The selection \"\" of"), true)
        holds(ViewHost { Picker("Empty", selection: .constant(7)) {} }.issues.isEmpty)
    }

    // MARK: Several sources, sections, labels

    private struct Item { var size = 1 }

    private struct Sizes: View {
        @State private var items = [Item(size: 1), Item(size: 2)]

        var body: some View {
            Picker("Size", sources: $items, selection: \.size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            } currentValueLabel: {
                Text("several")
            }
            .accessibilityIdentifier("picker")
            Text(items.map { "\($0.size)" }.joined()).accessibilityIdentifier("chosen")
        }
    }

    @Test func severalSources() throws {
        let host = ViewHost(width: 300) { VStack { Sizes() } }
        empty(host.issues)
        try same(host["picker"].value, "several")
        let items = try host["picker"].menuItems()
        holds(items.allSatisfy { !$0.traits.contains(.isSelected) })
        try host["picker"].select("Large")
        try same(host["chosen"].text, "22")
    }

    @Test func sectionsHaveTitles() throws {
        let host = ViewHost(width: 300) {
            Picker("Size", selection: .constant(1)) {
                Section("Small") { Text("One").tag(1) }
                Section("Large") { Text("Nine").tag(9) }
            }
            .accessibilityIdentifier("picker")
        }
        let items = try host["picker"].menuItems()
        same(items.map(\.label), ["Small", "One", "Large", "Nine"])
    }

    /// An inline picker is a row for each option wherever a container takes its views apart.
    @Test func inlineOptionsAreRows() throws {
        let host = ViewHost(width: 300) {
            Group(subviews: Flavors(style: .inline)) { subviews in
                VStack { ForEach(subviews) { $0.accessibilityIdentifier("row") } }
            }
        }
        same(host.all("row").count, 4)
        try host.find(label: "Chocolate").tap()
        try same(host["chosen"].text, "chocolate")
    }
}
