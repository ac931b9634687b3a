// length: generated. Written by Scripts/quiet-modules.py from Modules/ObjectiveC/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ObjectiveC: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Apple: "objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN".
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Apple: "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC".
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Apple: "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC".
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Apple: "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN".
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Apple: "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY".
    case OBJC_ASSOCIATION_COPY = 771
}
