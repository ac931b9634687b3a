import Expectations
import Foundation
import SwiftData
import Testing

/// A folder of a test, which is removed at its end.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "swiftdata-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var store: URL { url.appending(path: "a.store") }
}

/// A container of the tests' models in a file.
func container(at url: URL) throws -> ModelContainer {
    try ModelContainer(
        for: Folder.self, Owner.self, Kinds.self, configurations: ModelConfiguration(url: url))
}

@Suite struct FileTests {
    @Test func whatIsSavedIsThereAgain() throws {
        let folder = try TestFolder()
        do {
            let context = ModelContext(try container(at: folder.store))
            let kinds = Kinds()
            kinds.parent = kinds
            context.insert(kinds)
            let box = Folder(key: 1, name: "box")
            box.notes = [Note(key: 1), Note(key: 2)]
            context.insert(box)
            try context.save()
            context.insert(Folder(key: 2))
        }
        let context = ModelContext(try container(at: folder.store))
        let kinds = try #require(try context.fetch(FetchDescriptor<Kinds>()).first)
        let fresh = Kinds()
        same(kinds.text, fresh.text)
        same([kinds.data, Data(kinds.mood.rawValue.utf8)], [fresh.data, Data("wild".utf8)])
        same(kinds.date, fresh.date)
        same(kinds.uuid, fresh.uuid)
        same(kinds.size, fresh.size)
        same(kinds.noText, nil)
        holds(kinds.parent === kinds)
        holds(kinds.noNumber?.isNaN == true)
        let folders = try context.fetch(FetchDescriptor<Folder>())
        same(folders.map(\.name), ["box"])
        same(folders.first?.notes.map(\.key), [1, 2])
        same(folders.first?.notes.first?.folder?.name, "box")
    }

    @Test func randomEditsHoldInAFile() throws {
        for seed in 0..<max(20, RandomEditTests.seeds / 10) {
            let folder = try TestFolder()
            let store = try container(at: folder.store)
            let edits = RandomEdits(store, seed: seed)
            for _ in 0..<60 { try edits.step() }
            same(
                try RandomEdits.contents(of: edits.context), edits.plain,
                "seed \(seed): \(edits.story)")
            let again = ModelContext(try container(at: folder.store))
            same(try RandomEdits.contents(of: again), edits.saved, "seed \(seed): \(edits.story)")
        }
    }

    @Test(arguments: ["text", "cut", "holes", "folder", "other"])
    func damage(kind: String) throws {
        let folder = try TestFolder()
        let url = folder.store
        do {
            let context = ModelContext(try container(at: url))
            for key in 0..<500 {
                context.insert(Note(key: key, title: String(repeating: "x", count: 100)))
            }
            try context.save()
        }
        var data = try Data(contentsOf: url)
        switch kind {
        case "text":
            data = Data(
                "This is a letter to a friend, and no store at all. It is long enough.".utf8)
        case "cut": data = data.prefix(data.count / 2)
        case "holes": for place in stride(from: 100, to: data.count, by: 3) { data[place] = 0xA5 }
        case "folder":
            try FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        default: data.replaceSubrange(68..<72, with: [1, 2, 3, 4])
        }
        if kind != "folder" {
            for end in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: url.path + end)
            }
            try data.write(to: url)
        }
        let error = try #require(throws: SwiftDataError.self) {
            let context = ModelContext(try container(at: url))
            _ = try context.fetch(FetchDescriptor<Note>())
        }
        same(error, .loadIssueModelContainer)
        has("\(error)", url.path)
        if kind != "folder" { same(try Data(contentsOf: url), data) }
    }

    /// How many programs are killed; 500 take two minutes.
    private static let kills =
        ProcessInfo.processInfo.environment["SWIFTDATA_KILLS"].flatMap(Int.init) ?? 5

    @Test func whatWasSavedSurvivesTheEndOfTheProgram() async throws {
        for round in 0..<Self.kills {
            let folder = try TestFolder()
            let path = folder.store.path
            let wait = 2_000 + round &* 7_919 % 60_000
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, wait = wait as Int] in
                Thread.detachNewThread {
                    usleep(UInt32(wait))
                    kill(getpid(), SIGKILL)
                }
                try SavingProgram(path: path).run()
            }
            let noted = (try? Data(contentsOf: URL(fileURLWithPath: path + ".noted")).count) ?? 0
            let context = ModelContext(try container(at: folder.store))
            let folders = try context.fetch(FetchDescriptor<Folder>())
            let saved = folders.first.flatMap { Int($0.name) } ?? 0
            holds(saved == noted || saved == noted + 1, "\(noted) were noted, \(saved) are there")
            same(try context.fetchCount(FetchDescriptor<Note>()), saved * 10)
            same(folders.first?.notes.count ?? 0, saved * 10)
            same(try context.fetch(FetchDescriptor<Note>()).filter { $0.folder == nil }.count, 0)
        }
    }
}

/// Saves ten notes again and again, and notes each time behind it that it was done.
struct SavingProgram {
    let path: String

    func run() throws {
        let context = ModelContext(try container(at: URL(fileURLWithPath: path)))
        let noted = open(path + ".noted", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let folder = Folder(key: 1)
        context.insert(folder)
        for round in 1... {
            for key in 0..<10 { folder.notes.append(Note(key: key, title: "\(round)")) }
            folder.name = "\(round)"
            try context.save()
            write(noted, "x", 1)
        }
    }
}
