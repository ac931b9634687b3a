import SwiftUI

/// Something to be done.
struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// A list of things to do: they are added, ticked off and deleted.
struct TodoList: View {
    @State private var todos = [
        Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Call Ann", isDone: true),
        Todo(id: 3, title: "Water the plants"),
    ]
    @State private var nextID = 4

    private var open: Int { todos.count { !$0.isDone } }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            if todos.isEmpty {
                Text("Nothing to do")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                VStack(spacing: 8) {
                    ForEach($todos) { $todo in
                        TodoRow(todo: $todo) { todos.removeAll { $0.id == todo.id } }
                            .accessibilityIdentifier("todo \(todo.id)")
                    }
                }
                Spacer(minLength: 0)
            }
        }
        .padding(16)
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("To do").font(.title.bold()).accessibilityAddTraits(.isHeader)
            Spacer()
            Text(open == 1 ? "1 open" : "\(open) open")
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("open")
            Button("Add") {
                todos.append(Todo(id: nextID, title: "New task \(nextID)"))
                nextID += 1
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("add")
        }
    }
}

/// A row of the list: whether it is done, what it is, and a way to be rid of it.
struct TodoRow: View {
    @Binding var todo: Todo
    let delete: @MainActor () -> Void
    /// Stays with the row as long as the row stays in the list.
    @State private var changes = 0

    var body: some View {
        HStack(spacing: 12) {
            Toggle(isOn: $todo.isDone) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(todo.title).strikethrough(todo.isDone)
                    if changes > 0 {
                        Text("changed \(changes)×").font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            .accessibilityIdentifier("done \(todo.id)")
            Button(role: .destructive, action: delete) { Image(systemName: "trash") }
                .accessibilityLabel("Delete \(todo.title)")
                .accessibilityIdentifier("delete \(todo.id)")
        }
        .padding(10)
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
        .onChange(of: todo.isDone) { changes += 1 }
    }
}

#Preview {
    TodoList()
}
