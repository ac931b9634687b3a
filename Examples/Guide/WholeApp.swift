import SwiftUI

@main struct ShoppingApp: App {
    var body: some Scene {
        WindowGroup { ShoppingList() }
    }
}

struct ShoppingList: View {
    @State private var things = ["Apples", "Bread", "Tea"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(things, id: \.self) { Text($0) }
                    .onDelete { things.remove(atOffsets: $0) }
            }
            .navigationTitle("Shopping")
            .toolbar {
                Button("Add", systemImage: "plus") { things.append("Thing \(things.count + 1)") }
            }
        }
    }
}
