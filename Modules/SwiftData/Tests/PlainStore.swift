import Foundation

/// What a store of folders, notes and tags should hold, written as plainly as can be.
struct PlainStore: Equatable {
    struct Note: Equatable {
        var title: String
        var weight = 0.5
        var folder: Int?
        var tags: Set<String> = []
    }

    var folders: [Int: String] = [:]
    var notes: [Int: Note] = [:]
    var tags: [String: Int] = [:]

    mutating func deleteFolder(_ key: Int) {
        folders[key] = nil
        notes = notes.filter { $0.value.folder != key }
    }

    mutating func deleteTag(_ name: String) {
        tags[name] = nil
        for key in notes.keys { notes[key]?.tags.remove(name) }
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
