import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Styles of forms, tables, fields, gauges and dates: of those that stand in others of their family, of those that a style makes,
/// and of lists in lists.
@MainActor @Suite struct ListNestingTests {
    private func texts<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
        ViewHost(width: 400, height: 1200) { content() }.texts
    }

    // MARK: Forms

    private struct NamedForm: FormStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(name)
                configuration.content
            }
        }
    }

    private struct AroundForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("around")
                Form { configuration.content }
            }
        }
    }

    private var forms: some View { Form { Form { Text("content") } } }

    @Test func formsInFormsKeepTheStyle() {
        same(texts { forms.formStyle(NamedForm(name: "a")) }, ["a", "a", "content"])
        same(
            texts { forms.formStyle(AroundForm()).formStyle(NamedForm(name: "b")) },
            ["around", "b", "around", "b", "content"])
        same(texts { forms.formStyle(.columns) }, ["content"])
    }

    // MARK: Gauges

    private struct NamedGauge: GaugeStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(name)
                configuration.label
            }
        }
    }

    private struct AroundGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("around")
                Gauge(value: configuration.value) { configuration.label }
            }
        }
    }

    /// A gauge whose label has a gauge in it.
    private var gauges: some View {
        Gauge(value: 0.5) { Gauge(value: 0.25) { Text("label") } }
    }

    @Test func gaugesInGaugesKeepTheStyle() {
        same(texts { gauges.gaugeStyle(NamedGauge(name: "a")) }, ["a", "a", "label"])
        same(
            texts { gauges.gaugeStyle(AroundGauge()).gaugeStyle(NamedGauge(name: "b")) },
            ["around", "b", "around", "b", "label"])
    }

    // MARK: Dates

    private struct NamedDate: DatePickerStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(name)
                configuration.label
            }
        }
    }

    private struct AroundDate: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("around")
                DatePicker(selection: configuration.$selection) { configuration.label }
            }
        }
    }

    private var dates: some View {
        let day = Binding.constant(Date(timeIntervalSince1970: 0))
        return DatePicker(selection: day) { DatePicker(selection: day) { Text("label") } }
    }

    @Test func datesInDatesKeepTheStyle() {
        same(texts { dates.datePickerStyle(NamedDate(name: "a")) }, ["a", "a", "label"])
        same(
            texts { dates.datePickerStyle(AroundDate()).datePickerStyle(NamedDate(name: "b")) },
            ["around", "b", "around", "b", "label"])
    }

    // MARK: Fields

    private struct NamedField: TextFieldStyle {
        let name: String

        func _body(configuration: TextField<_Label>) -> some View {
            VStack {
                Text(name)
                configuration
            }
        }
    }

    @Test func theNextStyleShowsTheFieldOfAStyle() {
        let field = TextField("Name", text: .constant("words"))
        same(texts { field.textFieldStyle(NamedField(name: "a")) }, ["a", "words"])
        same(
            texts {
                field.textFieldStyle(NamedField(name: "a")).textFieldStyle(NamedField(name: "b"))
            }, ["a", "b", "words"])
    }

    @Test func aFieldInTheLabelOfAFieldKeepsTheStyle() {
        let inner = TextField("Inner", text: .constant("inner"))
        same(
            texts {
                LabeledContent {
                    TextField("Outer", text: .constant("outer"))
                } label: {
                    inner
                }
                .textFieldStyle(NamedField(name: "a"))
            }, ["a", "inner", "a", "outer"])
    }

    // MARK: Tables and lists

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    private struct NamedTable: TableStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(name)
        }
    }

    @Test func aTableInARowOfATableHasItsOwnStyle() {
        let people = [Person(id: 1, name: "Ada")]
        let table = Table(people) { TableColumn("Name", value: \.name) }
        same(texts { table.tableStyle(NamedTable(name: "a")) }, ["a"])
        same(
            texts {
                List { table.tableStyle(NamedTable(name: "inner")) }
                    .tableStyle(NamedTable(name: "outer"))
            }, ["inner"])
    }

    /// A list in a row has the style that is set around both, unless one is set on itself.
    @Test func listsInListsKeepTheStyle() throws {
        func rows(_ inner: some ListStyle, _ outer: some ListStyle) throws -> CGRect {
            let host = ViewHost(width: 400, height: 800) {
                List {
                    List { Text("row").accessibilityIdentifier("row") }
                        .listStyle(inner).frame(height: 200)
                }
                .listStyle(outer)
            }
            return try host["row"].frame
        }
        // A row of a plain list begins 20 in, that of grouped cards 16 further.
        let (plain, grouped) = (
            try rows(.plain, .plain).minX, try rows(.insetGrouped, .plain).minX
        )
        #expect(plain < grouped)
        #expect(try rows(.plain, .insetGrouped).minX < rows(.insetGrouped, .insetGrouped).minX)
    }
}
