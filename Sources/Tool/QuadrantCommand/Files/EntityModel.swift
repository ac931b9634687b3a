internal import Foundation

/// A model of Core Data's as far as Xcode writes classes for it: the current version of a `.xcdatamodeld` folder.
struct EntityModel: Equatable {
    /// An entity.
    struct Entity: Equatable {
        let name: String
        /// The name of its class, without a module.
        let className: String
        /// What Xcode writes: `class`, `category`, or nothing.
        let generated: String
        let parent: String?
        var properties: [Property] = []
    }

    /// A property, with what the file says of it.
    struct Property: Equatable {
        let isRelationship: Bool
        let marks: [String: String]

        var name: String { marks["name"] ?? "" }
        func says(_ mark: String) -> Bool { marks[mark] == "YES" }
    }

    /// What the file says: the key of what is made of it.
    let text: String
    private(set) var entities: [Entity] = []

    /// Whether a path is that of a model.
    static func isModel(_ path: String) -> Bool {
        ["xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension)
    }

    /// What a resource is called in a built app: the folder of a model's versions is a `.momd` there.
    static func builtName(of name: String) -> String {
        guard (name as NSString).pathExtension == "xcdatamodeld" else { return name }
        return (name as NSString).deletingPathExtension + ".momd"
    }

    /// The models at some paths, in their order; other paths are passed over, and so is what cannot be read.
    static func all(at paths: [String]) -> [EntityModel] {
        paths.filter(isModel).compactMap { EntityModel(at: $0) }
    }

    /// What says which version is the current one.
    private struct Current: Decodable {
        let name: String
        enum CodingKeys: String, CodingKey { case name = "_XCCurrentVersionName" }
    }

    private init?(at path: String) {
        var version = path
        if path.hasSuffix(".xcdatamodeld") {
            let versions =
                ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
                .filter { $0.hasSuffix(".xcdatamodel") }
                .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
            let note = FileManager.default.contents(atPath: "\(path)/.xccurrentversion")
            let named = note.flatMap {
                try? PropertyListDecoder().decode(Current.self, from: $0).name
            }
            guard let found = versions.first(where: { $0 == named }) ?? versions.last else {
                return nil
            }
            version += "/\(found)"
        }
        guard let data = FileManager.default.contents(atPath: "\(version)/contents") else {
            return nil
        }
        self.init(text: String(decoding: data, as: UTF8.self))
    }

    /// The model that a text says. What is wrong in it is told where it is used.
    init(text: String) {
        self.text = text
        for tag in text.matches(of: /<(entity|attribute|relationship)\s([^>]*)>/) {
            var marks: [String: String] = [:]
            for mark in tag.output.2.matches(of: /([\w]+)="([^"]*)"/) {
                marks[String(mark.output.1)] = String(mark.output.2)
            }
            if tag.output.1 == "entity" {
                let name = marks["name"] ?? ""
                let whole = marks["representedClassName"] ?? "NSManagedObject"
                entities.append(
                    Entity(
                        name: name,
                        className: whole.split(separator: ".").last.map(String.init) ?? name,
                        generated: marks["codeGenerationType"] ?? "", parent: marks["parentEntity"])
                )
            } else if !entities.isEmpty {
                entities[entities.count - 1].properties.append(
                    Property(isRelationship: tag.output.1 == "relationship", marks: marks))
            }
        }
    }
}
