import CoreData
import SwiftUI

/// Books by their authors, of a model that Xcode's editor made.
struct ShelfView: View {
    @Environment(\.managedObjectContext) private var context
    @SectionedFetchRequest(
        sectionIdentifier: \Book.authorName,
        sortDescriptors: [SortDescriptor(\.author?.name), SortDescriptor(\.year)],
        animation: .default)
    private var shelf: SectionedFetchResults<String, Book>
    @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "isRead == NO"))
    private var unread: FetchedResults<Book>

    var body: some View {
        NavigationStack {
            List {
                ForEach(shelf) { section in
                    Section(section.id) {
                        ForEach(section) { BookRow(book: $0) }
                            .onDelete { places in places.map { section[$0] }.forEach(context.delete)
                            }
                    }
                }
            }
            .navigationTitle("\(unread.count) to read")
            .toolbar {
                ToolbarItem {
                    Button("Add", systemImage: "plus") { Book(context: context).title = "New book" }
                }
            }
        }
    }
}

/// A book, which follows its changes.
struct BookRow: View {
    @ObservedObject var book: Book

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(book.title ?? "")
                Text(String(book.year)).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Read", systemImage: book.isRead ? "checkmark.circle.fill" : "circle") {
                book.isRead.toggle()
            }
            .labelStyle(.iconOnly)
        }
    }
}

extension Book {
    /// What its section is called.
    var authorName: String { author?.name ?? "Unknown" }
}

#Preview {
    ShelfView().environment(\.managedObjectContext, Persistence.preview.container.viewContext)
}
