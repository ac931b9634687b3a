import CoreData

/// The app's store, and one for previews that is kept in memory.
struct Persistence {
    static let shared = Persistence()

    static let preview: Persistence = {
        let made = Persistence(inMemory: true)
        let context = made.container.viewContext
        let shelf = [
            ("Ursula K. Le Guin", [("A Wizard of Earthsea", 1968), ("The Dispossessed", 1974)]),
            ("Italo Calvino", [("Invisible Cities", 1972)]),
            ("Tove Jansson", [("The Summer Book", 1972), ("Moominland Midwinter", 1957)]),
        ]
        for (name, books) in shelf {
            let author = Author(context: context)
            author.name = name
            for (title, year) in books {
                let book = Book(context: context)
                book.title = title
                book.year = Int16(year)
                book.isRead = year < 1970
                author.addToBooks(book)
            }
        }
        try? context.save()
        return made
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Shelf")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error { fatalError("The store cannot be opened: \(error)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}
