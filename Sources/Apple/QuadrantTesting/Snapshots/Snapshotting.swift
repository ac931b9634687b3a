public import Foundation

/// How values of a type become snapshots and are compared: a strategy, in the shape that swift-snapshot-testing gave to it, so that
/// tests written for that library read the same.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///     static var totals: Snapshotting { Snapshotting<String, String>.lines.pullback { $0.totals.description } }
/// }
/// assertSnapshot(of: invoice, as: .totals)
/// ```
@MainActor
public struct Snapshotting<Value, Format> {
    /// How the names of its files end; `nil` for none.
    public var pathExtension: String?
    /// How the snapshots are stored and compared.
    public var diffing: Diffing<Format>
    /// What is kept of a value. An error that it throws fails the test in the line of the assertion.
    public var snapshot: @MainActor (Value) throws -> Format

    /// A strategy.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        snapshot: @escaping @MainActor (Value) throws -> Format
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    /// A strategy for another type, of whose values those of this one can be made.
    public func pullback<NewValue>(
        _ transform: @escaping @MainActor (NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            [snapshot] in try snapshot(try transform($0))
        }
    }
}

/// A strategy whose values are what is kept.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A strategy that keeps values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// How what a snapshot keeps is stored and compared.
@MainActor
public struct Diffing<Value> {
    /// The bytes to store.
    public var toData: @MainActor (Value) -> Data
    /// What was stored. An error that it throws is told as the snapshot's failure.
    public var fromData: @MainActor (Data) throws -> Value
    /// The difference of a new value from an old one, in words, with files that help to see it; `nil` if they count as the same.
    public var diff: @MainActor (_ old: Value, _ new: Value) -> (String, [SnapshotAttachment])?

    /// A way to store and compare.
    public init(
        toData: @escaping @MainActor (Value) -> Data,
        fromData: @escaping @MainActor (Data) throws -> Value,
        diff: @escaping @MainActor (_ old: Value, _ new: Value) -> (String, [SnapshotAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that helps to see how a snapshot differs. It is put into a temporary folder, and its path is told.
public struct SnapshotAttachment: Sendable {
    /// Its name, with an ending.
    public var name: String
    /// What is in it.
    public var data: Data

    /// A file.
    public init(name: String, data: Data) {
        self.name = name
        self.data = data
    }
}
