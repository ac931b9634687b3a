internal import Foundation

/// Objects in sections.
struct SectionedContent {
    /// Objects that have a name in common.
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    private(set) var sections: [Section] = []
    private var places: [ObjectIdentifier: IndexPath] = [:]

    init() {}

    init(_ objects: [NSManagedObject], _ keyPath: String?) {
        guard let keyPath else {
            sections = [Section(name: "", members: objects)]
            note()
            return
        }
        // Objects of one name that do not lie side by side are two sections, as Apple's order of sections is that of the objects.
        for object in objects {
            let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else if let place = sections.firstIndex(where: { $0.name == name }) {
                Notes.tell(
                    "Sections of '\(keyPath)' do not lie side by side in the order of the objects: sort by '\(keyPath)' first."
                )
                sections[place].members.append(object)
            } else {
                sections.append(Section(name: name, members: [object]))
            }
        }
        note()
    }

    private mutating func note() {
        for (section, part) in sections.enumerated() {
            for (item, object) in part.members.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(indexes: [section, item])
            }
        }
    }

    var objects: [NSManagedObject] { sections.flatMap(\.members) }

    func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }
}

/// What is different between two contents.
struct ContentChanges {
    struct Change {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    private(set) var goneSections: [(Int, SectionedContent.Section)] = []
    private(set) var newSections: [(Int, SectionedContent.Section)] = []
    private(set) var objects: [Change] = []

    var isEmpty: Bool { goneSections.isEmpty && newSections.isEmpty && objects.isEmpty }

    init(_ old: SectionedContent, _ new: SectionedContent, _ touched: Set<NSManagedObject>) {
        let (oldNames, newNames) = (old.sections.map(\.name), new.sections.map(\.name))
        for (place, section) in old.sections.enumerated() where !newNames.contains(section.name) {
            goneSections.append((place, section))
        }
        for (place, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
            newSections.append((place, section))
        }
        for object in old.objects where new.place(of: object) == nil {
            objects.append(
                Change(object: object, type: .delete, old: old.place(of: object), new: nil))
        }
        let moved = Self.moved(old, new)
        for object in new.objects {
            let (before, after) = (old.place(of: object), new.place(of: object))
            if before == nil {
                objects.append(Change(object: object, type: .insert, old: nil, new: after))
            } else if moved.contains(ObjectIdentifier(object)) {
                objects.append(Change(object: object, type: .move, old: before, new: after))
            } else if touched.contains(object) {
                objects.append(Change(object: object, type: .update, old: before, new: after))
            }
        }
    }

    /// The objects that are no longer in order among those that stayed.
    private static func moved(
        _ old: SectionedContent, _ new: SectionedContent
    ) -> Set<ObjectIdentifier> {
        let oldNames = old.sections.map(\.name)
        func section(_ content: SectionedContent, _ object: NSManagedObject) -> String? {
            content.place(of: object).map { content.sections[$0[0]].name }
        }
        let stayed = new.objects.filter { old.place(of: $0) != nil }
        var moved = Set(
            stayed.filter { section(old, $0) != section(new, $0) }.map { ObjectIdentifier($0) })
        for name in oldNames {
            let before = old.sections.first { $0.name == name }?.members ?? []
            let after = new.sections.first { $0.name == name }?.members ?? []
            let afterSet = Set(after)
            let beforeSet = Set(before)
            let one = before.filter { afterSet.contains($0) }
            let other = after.filter { beforeSet.contains($0) }
            for change in other.difference(from: one, by: ===) {
                if case .insert(_, let object, _) = change {
                    moved.insert(ObjectIdentifier(object))
                }
            }
        }
        return moved
    }
}

/// Tells of the objects that were changed in a context, at the end of each event.
final class ContextFollower {
    private let token: any NSObjectProtocol

    init(_ context: NSManagedObjectContext, _ tell: @escaping (Set<NSManagedObject>) -> Void) {
        let tell = Handed(tell)
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { notification in
            let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
            let touched = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
            tell.value(touched.reduce(into: []) { $0.formUnion($1) })
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
