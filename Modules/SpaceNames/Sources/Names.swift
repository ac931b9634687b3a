// length: generated. Written by Scripts/quiet-modules.py from Modules/SpaceNames/names.txt; change that.
// swift-format-ignore-file
internal import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("SpaceNames: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "GlassBackgroundDisplayMode".
public enum GlassBackgroundDisplayMode: Int, Hashable, Sendable {
    /// Apple: "GlassBackgroundDisplayMode.always".
    case always
    /// Apple: "GlassBackgroundDisplayMode.implicit".
    case implicit
    /// Apple: "GlassBackgroundDisplayMode.never".
    case never
}
