internal import Foundation
package import QuadrantIndex

/// What the files of a project write, for naming the lines of views.
package struct WrittenSources: Sendable {
    /// A member with the file that it stands in.
    struct Member {
        var file: Int
        var member: WrittenMember
    }

    /// The paths, as they were given.
    let paths: [String]
    /// Members by the names of their types; those of files under "".
    private var members: [String: [Member]] = [:]
    /// Where types are declared: the file and the line.
    private var types: [String: (file: Int, line: Int)] = [:]

    /// What the files write, each with the path that it was given by.
    package init(_ files: [(path: String, written: WrittenFile)]) {
        paths = files.map(\.path)
        for (number, file) in files.enumerated() {
            for (name, line) in file.written.types where types[name] == nil {
                types[name] = (number, line)
            }
            for member in file.written.members {
                members[member.type, default: []].append(Member(file: number, member: member))
            }
        }
    }

    /// Whether a file declares a type of the name.
    func declares(_ type: String) -> Bool { types[type] != nil }

    /// Where a type is declared.
    func place(of type: String) -> (file: Int, line: Int)? { types[type] }

    /// The members of a name, of a type or of the files.
    func members(_ name: String, of type: String) -> [Member] {
        let own = members[type, default: []].filter { $0.member.name == name }
        return own.isEmpty && !type.isEmpty
            ? members["", default: []].filter { $0.member.name == name } : own
    }

    /// What `View` or another type of Apple's is extended by under a name, for a modifier of the program's own.
    func ownModifiers(_ name: String) -> [Member] {
        ["View", "Text", "Image", "Shape", "Button"].flatMap { type in
            members[type, default: []].filter { $0.member.name == name }
        }
    }

    /// The preview that begins at a line of a file.
    func preview(in file: Int, at line: Int) -> Member? {
        members.values.lazy.flatMap { $0 }.first {
            $0.file == file && $0.member.name == "#Preview" && $0.member.line == line
        }
    }
}
