/// Why a store could not do what it was asked.
public struct StoreProblem: Error, CustomStringConvertible, Sendable {
    /// What is wrong.
    public enum Kind: Sendable {
        /// The file cannot be used, or not with these tables.
        case unusable
        /// The file is damaged.
        case damaged
        /// The file is of a newer schema.
        case newer
    }

    /// What is wrong.
    public let kind: Kind
    /// What happened, where, and what to do.
    public let description: String

    init(kind: Kind = .unusable, _ description: String) {
        (self.kind, self.description) = (kind, description)
    }

    init(_ error: SQLiteError, path: String) {
        let reason = error.message
        if error.isDamage {
            self.init(
                kind: .damaged,
                "The store '\(path)' is damaged (\(reason)). It was left as it is: put a copy in its place, or move it away to begin "
                    + "with an empty one.")
        } else {
            self.init("The store '\(path)' cannot be used: \(reason).")
        }
    }
}

/// What is said of the names that users know, in sentences about files.
public struct StoreWords: Sendable {
    /// How another file is named: `name another file in ModelConfiguration(url:)`.
    let otherFile: String
    /// What says that nothing may be changed.
    let readOnly: String
    /// Where objects are changed before a file is taken over; empty for anywhere.
    let whereToMend: String
    /// How a variable gets a first value.
    let firstValue: @Sendable (_ name: String) -> String

    /// The words of a module.
    public init(
        otherFile: String, readOnly: String, whereToMend: String,
        firstValue: @escaping @Sendable (_ name: String) -> String
    ) {
        (self.otherFile, self.readOnly) = (otherFile, readOnly)
        (self.whereToMend, self.firstValue) = (whereToMend, firstValue)
    }
}

/// The number of a schema: newer ones are greater.
public struct StoreVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Its three parts.
    public let (major, minor, patch): (Int, Int, Int)

    /// The version `major.minor.patch`.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (first: Self, second: Self) -> Bool {
        (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }

    /// `1.0.0`
    public var description: String { "\(major).\(minor).\(patch)" }

    init?(_ text: String) {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(parts[0], parts[1], parts[2])
    }
}
