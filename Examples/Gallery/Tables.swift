import SwiftUI

/// Tables: with all columns, with rows that open, and as they are on a phone.
struct TableGallery: View {
    struct Person: Identifiable {
        let given: String
        let family: String
        let mail: String
        var age = 40
        var id: String { mail }
        var children: [Person]?
    }

    @State private var order = [KeyPathComparator(\Person.given)]
    @State private var selected: Person.ID? = "mei@example.com"
    @State private var isExpanded = true

    static let people = [
        Person(given: "Juan", family: "Chavez", mail: "juan@example.com", age: 52),
        Person(given: "Mei", family: "Chen", mail: "mei@example.com", age: 9),
        Person(given: "Tom", family: "Clark", mail: "tom@example.com", age: 31),
    ]

    var body: some View {
        Table(of: Person.self, selection: $selected, sortOrder: $order) {
            TableColumn("Given Name", value: \.given)
            TableColumn("Family Name", value: \.family).width(min: 60, ideal: 90)
            TableColumn("E-Mail Address", value: \.mail)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
                .width(40).alignment(.numeric)
        } rows: {
            Section("Staff") {
                ForEach(Self.people) { TableRow($0) }
            }
            DisclosureTableRow(
                Person(given: "Ann", family: "Abel", mail: "ann@example.com"),
                isExpanded: $isExpanded
            ) {
                TableRow(Person(given: "Ben", family: "Abel", mail: "ben@example.com", age: 12))
            }
        }
        .frame(width: 560, height: 360)
        .environment(\.horizontalSizeClass, .regular)
    }
}

/// The same table where there is room for the first column only.
struct CompactTableGallery: View {
    @State private var order = [KeyPathComparator(\TableGallery.Person.given)]

    var body: some View {
        Table(TableGallery.people, sortOrder: $order) {
            TableColumn("Given Name", value: \.given)
            TableColumn("Family Name", value: \.family)
        }
        .environment(\.horizontalSizeClass, .compact)
        .frame(width: 390, height: 240)
    }
}

#Preview("Table") { TableGallery() }
#Preview("Table, dark") { TableGallery().preferredColorScheme(.dark) }
#Preview("Table, right to left") {
    TableGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Table, largest text") { TableGallery().dynamicTypeSize(.accessibility5) }
#Preview("Table, compact") { CompactTableGallery() }
#Preview("Table, compact, largest text") {
    CompactTableGallery().dynamicTypeSize(.accessibility5)
}
