import SwiftUI

/// Lists, forms, boxes and tables by the names of their styles' types.
struct ListsByType: View {
    var body: some View {
        VStack(spacing: 0) {
            list.listStyle(DefaultListStyle())
            list.listStyle(PlainListStyle())
            list.listStyle(GroupedListStyle())
            list.listStyle(InsetListStyle())
            list.listStyle(InsetListStyle(alternatesRowBackgrounds: true))
            list.listStyle(InsetGroupedListStyle())
            list.listStyle(SidebarListStyle())
            list.listStyle(BorderedListStyle())
            list.listStyle(BorderedListStyle(alternatesRowBackgrounds: true))
            list.listStyle(CarouselListStyle())
            list.listStyle(EllipticalListStyle())
        }
    }

    private var list: some View {
        List {
            Section("Header") { Text("Row") }
        }
    }
}

/// Forms and what stands in them.
struct FormsByType: View {
    @State private var isOpen = true

    var body: some View {
        VStack(spacing: 0) {
            form.formStyle(.automatic)
            form.formStyle(.grouped)
            form.formStyle(AutomaticFormStyle())
            form.formStyle(GroupedFormStyle())
            form.formStyle(ColumnsFormStyle())
            GroupBox("Box") { Text("By value") }.groupBoxStyle(.automatic)
            GroupBox("Box") { Text("By type") }.groupBoxStyle(DefaultGroupBoxStyle())
            LabeledContent("Label", value: "By value").labeledContentStyle(.automatic)
            LabeledContent("Label", value: "By type")
                .labeledContentStyle(AutomaticLabeledContentStyle())
            DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
                .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
        }
        .padding(8)
    }

    private var form: some View {
        Form { LabeledContent("Name", value: "Ada") }
    }
}

/// Tables by the names of their styles' types.
struct TablesByType: View {
    struct Row: Identifiable {
        let id: Int
        var text: String { "Row \(id)" }
    }

    var body: some View {
        VStack(spacing: 8) {
            table.tableStyle(AutomaticTableStyle())
            table.tableStyle(InsetTableStyle())
            table.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true))
            table.tableStyle(BorderedTableStyle())
            table.tableStyle(BorderedTableStyle(alternatesRowBackgrounds: true))
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    private var table: some View {
        Table([Row(id: 1), Row(id: 2)]) {
            TableColumn("Text", value: \.text)
            TableColumn("Number") { Text("\($0.id)") }
        }
    }
}

/// Colours with a meaning, by the names of their types.
struct PaintsByType: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Tint").foregroundStyle(TintShapeStyle())
            Text("Link").foregroundStyle(LinkShapeStyle())
            Text("Placeholder").foregroundStyle(PlaceholderTextShapeStyle())
            Text("Fill").padding(6).background(FillShapeStyle())
            Text("Selection").padding(6).background(SelectionShapeStyle())
            Text("Window").padding(6).background(WindowBackgroundShapeStyle())
            Rectangle().fill(SeparatorShapeStyle()).frame(height: 1)
        }
        .padding()
        .frame(width: 200)
    }
}

#Preview("Lists") { ListsByType().frame(width: 390, height: 1300) }

#Preview("Forms") { FormsByType().frame(width: 390, height: 800) }

#Preview("Tables") { TablesByType().frame(width: 390, height: 700) }

#Preview("Paints") { PaintsByType() }
