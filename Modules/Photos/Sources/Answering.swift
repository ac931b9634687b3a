internal import Foundation

extension QuietNotes {
    /// Answers at once or later.
    static func answer(_ isSynchronous: Bool, _ call: @escaping () -> Void) {
        tell("there is no library of photos here")
        if isSynchronous { call() } else { later(call) }
    }
}
