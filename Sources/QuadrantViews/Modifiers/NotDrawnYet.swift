import Foundation
import Synchronization

/// What is laid out and not yet drawn says so: once for each feature and process, at run time.
///
/// The only place that reports such features.
enum NotDrawnYet {
    private static let reported = Mutex<Set<String>>([])

    /// Reports that `feature`, as written by the user, is accepted and not drawn.
    static func report(_ feature: String) {
        let isNew = reported.withLock { $0.insert(feature).inserted }
        guard isNew else { return }
        let text = "SwiftUI: \(feature) is accepted, not drawn yet.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
