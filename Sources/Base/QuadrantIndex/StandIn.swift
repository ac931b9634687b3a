/// What stands in the place of a part of a file that cannot be compiled.
package struct StandIn: Codable, Equatable, Sendable {
    /// What it is.
    package enum Kind: String, Codable, Sendable {
        /// A box with a name, in the place of a view.
        case box
        /// A function that does nothing, gives `nil`, throws, or stops the view that calls it.
        case function
        /// Nothing: a declaration, a conformance or an attribute is left away.
        case gone
        /// Nothing, in the place of a preview.
        case preview
    }

    /// What it is.
    package var kind: Kind
    /// The name of what it stands for: `Photo`, `Player.start(at:)`.
    package var name: String
    /// The line on which that begins, from 1.
    package var line: Int
    /// What is replaced by what.
    package var edit: Replacement

    /// Something in the place of a part.
    package init(_ kind: Kind, _ name: String, line: Int, edit: Replacement) {
        self.kind = kind
        self.name = name
        self.line = line
        self.edit = edit
    }
}

extension StandIn {
    /// Whether other files see the difference: a declaration is another, or gone.
    package var changesInterface: Bool {
        kind == .gone || kind == .box && edit.replacement.contains("struct ")
    }

    /// A source with replacements of the same length, then with stand-ins, which may be of any length, and with edits that take
    /// nothing away; what touches a stand-in is left out.
    package static func apply(
        _ standIns: [StandIn], after edits: [Replacement], to source: String
    ) -> String {
        if standIns.isEmpty, edits.allSatisfy({ $0.length > 0 }) {
            return Replacement.apply(edits, to: source)
        }
        let kept = edits.filter { edit in
            !standIns.contains {
                edit.offset < $0.edit.offset + $0.edit.length
                    && $0.edit.offset < edit.offset + edit.length
            }
        }
        var bytes = Array(Replacement.apply(kept, to: source).utf8)
        let changes = standIns.map(\.edit) + kept.filter { $0.length == 0 }
        for edit in changes.sorted(by: { $0.offset > $1.offset })
        where edit.offset >= 0 && edit.offset + edit.length <= bytes.count {
            bytes.replaceSubrange(
                edit.offset..<edit.offset + edit.length, with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// An error of the compiler's in a file.
package struct CompilerError: Codable, Equatable, Sendable {
    /// Where it is.
    package var place: Place
    /// What the compiler says.
    package var message: String

    /// An error at a place.
    package init(place: Place, message: String) {
        self.place = place
        self.message = message
    }
}

/// What the scanner is asked for stand-ins.
package struct StandInQuestion: Codable, Sendable {
    /// The path of a copy of the file.
    package var path: String
    /// The errors in it.
    package var errors: [CompilerError]
    /// What was replaced before, and did not do.
    package var before: [StandIn]

    /// A question about a file.
    package init(path: String, errors: [CompilerError], before: [StandIn]) {
        self.path = path
        self.errors = errors
        self.before = before
    }
}
