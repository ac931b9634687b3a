import Foundation
import Observation
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What one row shows.
@Observable final class RowModel: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
        self.id = id
        title = "Title \(id)"
    }
}

/// A row of T1: two texts on one baseline.
struct Row: View {
    let model: RowModel

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(model.title).bold()
            Spacer()
            Text("\(model.id)")
        }
        .padding(4)
    }
}

/// T1 to T3 and T5.
struct RowList: View {
    let models: [RowModel]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(models) { Row(model: $0) }
        }
    }
}

/// T4: each row sets a state of the list's.
struct TappedList: View {
    let models: [RowModel]
    @State private var selected = -1

    var body: some View {
        VStack(spacing: 0) {
            Selected(row: selected)
            ForEach(models) { row($0) }
        }
    }

    func row(_ model: RowModel) -> some View {
        Row(model: model).onTapGesture { selected = model.id }
    }
}

private struct Selected: View {
    let row: Int

    var body: some View { Text("\(row)") }
}

/// T4b: each row sets what only one text reads.
@Observable final class Selection {
    var row = -1
}

struct ObservingList: View {
    let models: [RowModel]
    let selection: Selection

    var body: some View {
        VStack(spacing: 0) {
            SelectionText(selection: selection)
            ForEach(models) { model in
                Row(model: model).onTapGesture { selection.row = model.id }
            }
        }
    }
}

private struct SelectionText: View {
    let selection: Selection

    var body: some View { Text("\(selection.row)") }
}
