internal import Dispatch
internal import Foundation

/// Tells work of the main actor from other work: in tests it is not that of the main thread.
enum MainActorThread {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether whoever asks is the main actor.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}
