import SwiftUI

/// A table of people: columns of text, numbers and views, sorted and chosen.
struct Contacts: View {
    struct Person: Identifiable, Comparable {
        let name: String
        let city: String
        let age: Int
        var phone: String?
        var members: [Person]?
        var id: String { name }

        static func < (one: Person, other: Person) -> Bool { one.name < other.name }

        static let all = [
            Person(name: "Ada", city: "London", age: 36, phone: "555-1815"),
            Person(name: "Grace", city: "New York", age: 85, phone: nil),
            Person(
                name: "Team", city: "Paris", age: 4, phone: "555-0001",
                members: [Person(name: "Émilie", city: "Paris", age: 42)]),
        ]
    }

    @State private var chosen: String? = "Grace"
    @State private var several: Set<String> = ["Ada"]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var columns = TableColumnCustomization<Person>()

    var body: some View {
        VStack(spacing: 12) {
            Table(Person.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("City", value: \.city, comparator: String.Comparator(.lexical)) {
                    Text($0.city).italic()
                }
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                    .width(60).alignment(.numeric)
            }
            .tableStyle(.automatic)
            Table(Person.all, selection: $several) {
                TableColumn("Name", value: \.name).width(min: 40, ideal: 80, max: 200)
                TableColumn("City") { Text($0.city) }.width()
                TableColumn("Age") { Text("\($0.age)") }.alignment(.trailing)
            }
            .tableStyle(.inset)
            Table(Person.all) {
                TableColumn("Name", value: \.name).alignment(.leading)
                TableColumn("City", value: \.city).alignment(.center)
                TableColumn("Age") { Text("\($0.age)") }.alignment(
                    .numeric(Locale.NumberingSystem("arab")))
            }
            .tableStyle(.bordered(alternatesRowBackgrounds: false))
            .tableColumnHeaders(.hidden)
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

/// Tables whose columns the reader may move and hide.
struct ContactColumns: View {
    typealias Person = Contacts.Person

    @State private var chosen: String?
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var columns = TableColumnCustomization<Person>()
    @State private var showsAge = true

    var body: some View {
        VStack(spacing: 12) {
            Table(Person.all, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                    .disabledCustomizationBehavior([.reorder, .resize])
                TableColumn("City", value: \.city).customizationID("city")
                    .defaultVisibility(.hidden).disabledCustomizationBehavior(.visibility)
                if showsAge {
                    TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                        .disabledCustomizationBehavior(TableColumnCustomizationBehavior())
                        .alignment(.automatic)
                }
            }
            .tableStyle(.inset(alternatesRowBackgrounds: false))
            Table(Person.all, selection: $chosen, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                    .disabledCustomizationBehavior(.all)
                if showsAge {
                    TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                } else {
                    TableColumn("City", value: \.city).customizationID("city")
                }
            }
            Table(Person.all, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Phone", value: \.phone) { Text($0.phone ?? "None") }
            }
            Table(
                Person.all, selection: $chosen, sortOrder: $order, columnCustomization: $columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Person", sortUsing: KeyPathComparator(\Person.age)) { Text($0.name) }
            }
        }
        .tableStyle(.bordered)
        .environment(\.horizontalSizeClass, .regular)
        .onDisappear {
            columns[visibility: "city"] = .visible
            columns.resetOrder()
        }
    }
}

/// Tables of people in groups that open and close.
struct ContactTree: View {
    typealias Person = Contacts.Person

    @State private var chosen: Set<String> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var columns = TableColumnCustomization<Person>()

    var body: some View {
        VStack(spacing: 12) {
            Table(Person.all, children: \.members, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("City", value: \.city)
            }
            Table(
                Person.all, children: \.members, selection: $chosen, columnCustomization: $columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
            Table(
                Person.all, children: \.members, sortOrder: $order, columnCustomization: $columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
            Table(
                Person.all, children: \.members, selection: $chosen, sortOrder: $order,
                columnCustomization: $columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

#Preview("Contacts") { Contacts().frame(width: 600, height: 500) }

#Preview("Contacts, dark") {
    Contacts().frame(width: 600, height: 500).preferredColorScheme(.dark)
}

#Preview("Columns") { ContactColumns().frame(width: 600, height: 700) }

#Preview("Groups") { ContactTree().frame(width: 600, height: 700) }
