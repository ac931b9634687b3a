internal import Foundation
internal import Synchronization

/// Tells once what is kept or found otherwise than the code says.
enum Notes {
    private static let told = Mutex<Set<String>>([])

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard told.withLock({ $0.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreData: \(sentence)\n".utf8))
    }
}
