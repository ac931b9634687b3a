import CoreData
import Expectations
import Testing

/// Random edits of two contexts of a store, one above the other, beside a plain model of what they should hold.
@MainActor @Suite struct RandomEditTests {
    /// COREDATA_SEEDS sets how many; a tenth of them are in files, and 10,000 take some minutes.
    static let seeds =
        ProcessInfo.processInfo.environment["COREDATA_SEEDS"].flatMap { Int($0) } ?? 200

    @Test func contextsHoldWhatThePlainModelSays() throws {
        let folder = try OwnFolder()
        for seed in 0..<Self.seeds {
            let url =
                seed % 10 == 9
                ? folder.url.appendingPathComponent("\(seed).sqlite")
                : URL(fileURLWithPath: "/dev/null")
            let edits = try RandomEdits(container(at: url), seed: seed)
            for step in 0..<40 {
                try edits.step()
                if step % 5 == 4, try !edits.isRight(seed) { return }
            }
        }
    }
}

/// What a store of folders and notes should hold, written as plainly as can be.
struct PlainStore: Equatable {
    struct Note: Equatable {
        var weight = 0
        var folder: Int?
        var tags: [Int] = []
    }
    var folders: Set<Int> = []
    var notes: [Int: Note] = [:]
    var tags: Set<Int> = []

    mutating func deleteFolder(_ key: Int) {
        folders.remove(key)
        notes = notes.filter { $0.value.folder != key }
    }
    mutating func deleteTag(_ key: Int) {
        tags.remove(key)
        for note in notes.keys { notes[note]?.tags.removeAll { $0 == key } }
    }
}

/// Edits a context and a plain model alike.
final class RandomEdits {
    private let store: NSPersistentContainer
    private let context: NSManagedObjectContext
    /// Above it; sometimes there is none.
    private let parent: NSManagedObjectContext?
    private var numbers: SeededNumbers
    private var plain = PlainStore()
    private var above = PlainStore()
    private var saved = PlainStore()
    private var nextKey = 0
    private var story: [String] = []

    init(_ store: NSPersistentContainer, seed: Int) {
        self.store = store
        numbers = SeededNumbers(seed)
        if seed.isMultiple(of: 2) {
            (context, parent) = (store.viewContext, nil)
        } else {
            parent = store.viewContext
            context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
            context.parent = parent
        }
    }

    private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
    private func some(_ keys: some Sequence<Int>) -> Int? {
        keys.sorted().randomElement(using: &numbers)
    }

    private func object(_ entity: String, _ key: Int) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        let name = entity == "Note" ? "key" : "name"
        request.predicate = NSPredicate(
            format: "%K == %@", argumentArray: [name, entity == "Note" ? key : "\(key)" as Any])
        return try #require(try context.fetch(request).first)
    }

    private func add(_ entity: String) -> Int {
        nextKey += 1
        let made = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        made.setValue(
            entity == "Note" ? nextKey : "\(nextKey)" as Any,
            forKey: entity == "Note" ? "key" : "name")
        return nextKey
    }

    /// One edit.
    func step() throws {
        let kind = number(16)
        story.append("\(kind)")
        switch kind {
        case 0: plain.folders.insert(add("Folder"))
        case 1: plain.tags.insert(add("Tag"))
        case 2...4: plain.notes[add("Note")] = PlainStore.Note()
        case 5:
            guard let key = some(plain.notes.keys) else { return }
            let weight = number(9)
            try object("Note", key).setValue(weight, forKey: "weight")
            plain.notes[key]?.weight = weight
        case 6...7: try move()
        case 8...9: try setTags()
        case 10: try fillFolder()
        case 11: try deleteSome()
        case 12...13: try save()
        case 14: rollback()
        default: context.refreshAllObjects()
        }
    }

    private func move() throws {
        guard let key = some(plain.notes.keys) else { return }
        let folder = number(4) == 0 ? nil : some(plain.folders)
        try object("Note", key).setValue(folder.map { try object("Folder", $0) }, forKey: "folder")
        plain.notes[key]?.folder = folder
    }

    private func setTags() throws {
        guard let key = some(plain.notes.keys) else { return }
        let tags = plain.tags.sorted().filter { _ in number(2) == 0 }.shuffled(using: &numbers)
        let objects = try tags.map { try object("Tag", $0) }
        try object("Note", key).setValue(NSOrderedSet(array: objects), forKey: "tags")
        plain.notes[key]?.tags = tags
    }

    private func fillFolder() throws {
        guard let folder = some(plain.folders) else { return }
        let keys = plain.notes.keys.sorted().filter { _ in number(2) == 0 }
        let objects = try keys.map { try object("Note", $0) }
        try object("Folder", folder).setValue(NSSet(array: objects), forKey: "notes")
        for key in plain.notes.keys where plain.notes[key]?.folder == folder {
            plain.notes[key]?.folder = nil
        }
        for key in keys { plain.notes[key]?.folder = folder }
    }

    private func deleteSome() throws {
        switch number(3) {
        case 0:
            guard let key = some(plain.notes.keys) else { return }
            context.delete(try object("Note", key))
            plain.notes[key] = nil
        case 1:
            guard let key = some(plain.folders) else { return }
            context.delete(try object("Folder", key))
            plain.deleteFolder(key)
        default:
            guard let key = some(plain.tags) else { return }
            context.delete(try object("Tag", key))
            plain.deleteTag(key)
        }
    }

    private func save() throws {
        try context.save()
        above = plain
        if let parent {
            if number(2) == 0 { return }
            try parent.save()
        }
        saved = above
    }

    private func rollback() {
        context.rollback()
        plain = above
    }

    // MARK: Looking

    /// What a context has.
    private static func contents(of context: NSManagedObjectContext) throws -> PlainStore {
        var found = PlainStore()
        func all(_ entity: String) throws -> [NSManagedObject] {
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
        }
        func key(_ object: NSManagedObject?) -> Int? {
            (object?.value(forKey: "name") as? String).flatMap { Int($0) }
        }
        for folder in try all("Folder") { found.folders.insert(key(folder) ?? -1) }
        for tag in try all("Tag") { found.tags.insert(key(tag) ?? -1) }
        for note in try all("Note") {
            let folder = note.value(forKey: "folder") as? NSManagedObject
            let tags = (note.value(forKey: "tags") as? NSOrderedSet)?.array as? [NSManagedObject]
            found.notes[note.value(forKey: "key") as? Int ?? -1] = PlainStore.Note(
                weight: note.value(forKey: "weight") as? Int ?? -1, folder: key(folder),
                tags: (tags ?? []).map { key($0) ?? -1 })
            if let folder, (folder.value(forKey: "notes") as? NSSet)?.contains(note) != true {
                found.folders.insert(-2)
            }
        }
        return found
    }

    /// Whether all is as the plain model says.
    func isRight(_ seed: Int) throws -> Bool {
        let found = try Self.contents(of: context)
        let fresh = try Self.contents(of: store.newBackgroundContext())
        let parents = try parent.map { try Self.contents(of: $0) } ?? above
        if found == plain, fresh == saved, parents == above { return true }
        let words = "seed \(seed): \(story.joined(separator: " "))"
        same(found, plain, "\(words)")
        same(fresh, saved, "what is saved, \(words)")
        same(parents, above, "above, \(words)")
        return false
    }
}

/// Numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
