import Foundation
import SwiftData

/// Edits a store and a plain model of it alike.
final class RandomEdits {
    private(set) var context: ModelContext
    private var numbers: SeededNumbers
    private(set) var plain = PlainStore()
    private(set) var saved = PlainStore()
    private var folders: [Int: Folder] = [:]
    private var notes: [Int: Note] = [:]
    private var tags: [String: Tag] = [:]
    private var nextKey = 0
    /// What was done, in words.
    private(set) var story: [String] = []

    init(_ container: ModelContainer, seed: Int) {
        context = ModelContext(container)
        numbers = SeededNumbers(seed)
    }

    private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    private func key() -> Int {
        nextKey += 1
        return nextKey
    }

    private func some<Value>(_ keys: [Value]) -> Value? where Value: Comparable {
        keys.sorted().randomElement(using: &numbers)
    }

    /// One edit.
    func step() throws {
        switch number(22) {
        case 0...1: addFolder()
        case 2...5: addNote()
        case 6: addTag()
        case 7...8: rename()
        case 9...10: move()
        case 11: fillFolder()
        case 12...14: setTags()
        case 15: setNotesOfTag()
        case 16: deleteNote()
        case 17: deleteFolder()
        case 18: deleteTag()
        case 19...20: try save()
        default: rollback()
        }
    }

    private func addFolder() {
        let key = key()
        story.append("folder \(key)")
        let folder = Folder(key: key, name: "f\(number(9))")
        context.insert(folder)
        folders[key] = folder
        plain.folders[key] = folder.name
    }

    private func addNote() {
        let key = key()
        let place = number(3) == 0 ? nil : some(Array(folders.keys))
        story.append("note \(key) in \(place ?? 0)")
        let note = Note(key: key, title: "n\(number(9))", folder: place.flatMap { folders[$0] })
        // One that refers to a folder comes with it.
        if place == nil || number(2) == 0 { context.insert(note) }
        notes[key] = note
        plain.notes[key] = PlainStore.Note(title: note.title, folder: place)
        if note.modelContext == nil { context.insert(note) }
    }

    private func addTag() {
        let name = "t\(number(6))"
        guard tags[name] == nil else { return }
        story.append("tag \(name)")
        let tag = Tag(name, uses: number(100))
        context.insert(tag)
        tags[name] = tag
        plain.tags[name] = tag.uses
    }

    private func rename() {
        if let key = some(Array(notes.keys)), let note = notes[key] {
            story.append("rename \(key)")
            (note.title, note.weight) = ("n\(number(9))", Double(number(4)))
            plain.notes[key]?.title = note.title
            plain.notes[key]?.weight = note.weight
        }
        if let name = some(Array(tags.keys)), let tag = tags[name] {
            tag.uses += 1
            plain.tags[name] = tag.uses
        }
    }

    private func move() {
        guard let key = some(Array(notes.keys)), let note = notes[key] else { return }
        let place = number(4) == 0 ? nil : some(Array(folders.keys))
        story.append("move \(key) to \(place ?? 0)")
        note.folder = place.flatMap { folders[$0] }
        plain.notes[key]?.folder = place
    }

    private func fillFolder() {
        guard let place = some(Array(folders.keys)), let folder = folders[place] else { return }
        let chosen = notes.keys.sorted().filter { _ in number(3) == 0 }
        story.append("fill \(place) with \(chosen)")
        folder.notes = chosen.compactMap { notes[$0] }
        for key in plain.notes.keys where plain.notes[key]?.folder == place {
            plain.notes[key]?.folder = nil
        }
        for key in chosen { plain.notes[key]?.folder = place }
    }

    private func setTags() {
        guard let key = some(Array(notes.keys)), let note = notes[key] else { return }
        let chosen = tags.keys.sorted().filter { _ in number(2) == 0 }
        story.append("tags of \(key): \(chosen)")
        note.tags = chosen.compactMap { tags[$0] }
        plain.notes[key]?.tags = Set(chosen)
    }

    private func setNotesOfTag() {
        guard let name = some(Array(tags.keys)), let tag = tags[name] else { return }
        let chosen = notes.keys.sorted().filter { _ in number(2) == 0 }
        story.append("notes of \(name): \(chosen)")
        tag.notes = chosen.compactMap { notes[$0] }
        for key in plain.notes.keys {
            if chosen.contains(key) {
                plain.notes[key]?.tags.insert(name)
            } else {
                plain.notes[key]?.tags.remove(name)
            }
        }
    }

    private func deleteNote() {
        guard let key = some(Array(notes.keys)), let note = notes.removeValue(forKey: key) else {
            return
        }
        story.append("delete note \(key)")
        context.delete(note)
        plain.notes[key] = nil
    }

    private func deleteFolder() {
        guard let key = some(Array(folders.keys)), let folder = folders.removeValue(forKey: key)
        else { return }
        story.append("delete folder \(key)")
        context.delete(folder)
        plain.deleteFolder(key)
        notes = notes.filter { plain.notes[$0.key] != nil }
    }

    private func deleteTag() {
        guard let name = some(Array(tags.keys)), let tag = tags.removeValue(forKey: name) else {
            return
        }
        story.append("delete tag \(name)")
        context.delete(tag)
        plain.deleteTag(name)
    }

    private func save() throws {
        story.append("save")
        try context.save()
        saved = plain
    }

    private func rollback() {
        story.append("rollback")
        context.rollback()
        plain = saved
        (folders, notes, tags) = ([:], [:], [:])
        for folder in (try? context.fetch(FetchDescriptor<Folder>())) ?? [] {
            folders[folder.key] = folder
        }
        for note in (try? context.fetch(FetchDescriptor<Note>())) ?? [] { notes[note.key] = note }
        for tag in (try? context.fetch(FetchDescriptor<Tag>())) ?? [] { tags[tag.name] = tag }
    }

    /// What a context holds, and whether each side of its relationships knows of the other.
    static func contents(of context: ModelContext) throws -> PlainStore {
        var found = PlainStore()
        for folder in try context.fetch(FetchDescriptor<Folder>()) {
            found.folders[folder.key] = folder.name
            for note in folder.notes where note.folder !== folder {
                found.folders[-folder.key] = "lost"
            }
        }
        for note in try context.fetch(FetchDescriptor<Note>()) {
            if let folder = note.folder, folder.notes.count(where: { $0 === note }) != 1 {
                found.folders[-folder.key] = "doubled"
            }
            found.notes[note.key] = PlainStore.Note(
                title: note.title, weight: note.weight, folder: note.folder?.key,
                tags: Set(note.tags.map(\.name)))
            if note.tags.contains(where: { !$0.notes.contains(note) }) { found.tags["lost"] = 1 }
        }
        for tag in try context.fetch(FetchDescriptor<Tag>()) {
            found.tags[tag.name] = tag.uses
            if tag.notes.contains(where: { !$0.tags.contains(tag) }) { found.tags["lost"] = 2 }
        }
        return found
    }
}
