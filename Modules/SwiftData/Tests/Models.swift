import Foundation
import SwiftData

/// Folders of notes, whose tags several notes share.
@Model final class Folder {
    var key: Int
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes: [Note] = []

    init(key: Int, name: String = "") {
        (self.key, self.name) = (key, name)
    }
}

@Model final class Note {
    var key: Int
    var title: String
    var weight = 0.5
    var folder: Folder?
    var tags: [Tag] = []
    @Transient var isOpen = false

    init(key: Int, title: String = "", folder: Folder? = nil) {
        (self.key, self.title, self.folder) = (key, title, folder)
    }
}

@Model final class Tag {
    @Attribute(.unique) var name: String
    var uses: Int
    var notes: [Note] = []

    init(_ name: String, uses: Int = 0) {
        (self.name, self.uses) = (name, uses)
    }
}

/// Owners whose passports cannot be deleted away from under them.
@Model final class Owner {
    var name: String
    @Relationship(deleteRule: .deny, inverse: \Passport.owner) var passport: Passport?

    init(_ name: String) { self.name = name }
}

@Model final class Passport {
    var number: Int
    var owner: Owner?

    init(_ number: Int) { self.number = number }
}

/// Every kind of value.
@Model final class Kinds {
    enum Mood: String, Codable { case calm, wild }
    struct Size: Codable, Equatable { var width = 1.0, height = 2.0 }

    var whole = 1
    var small: Int16 = -2
    var number = 2.5
    var isTrue = true
    var text = "Grüße 👩‍👧 \0 \"'"
    var date = Date(timeIntervalSinceReferenceDate: 1.25)
    var data = Data([0, 255])
    var uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
    var url = URL(string: "https://example.com/a%20b")
    var mood = Mood.wild
    var size = Size()
    var texts = ["a", "b"]
    var noMood: Mood?
    var noText: String?
    var noNumber: Double? = .nan
    var parent: Kinds?

    init() {}
}

/// A container in memory of all models of the tests.
func container() throws -> ModelContainer {
    try ModelContainer(
        for: Folder.self, Owner.self, Kinds.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
