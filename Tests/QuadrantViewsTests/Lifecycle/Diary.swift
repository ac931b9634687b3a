import SwiftUI
import Synchronization

/// What happened, in its order; on any thread.
final class Diary: Sendable {
    private let notes = Mutex<[String]>([])

    var entries: [String] { notes.withLock { $0 } }

    func note(_ entry: String) { notes.withLock { $0.append(entry) } }

    /// What happened since the last call.
    func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}

extension View {
    /// Notes the view's life.
    func noted(_ name: String, in diary: Diary) -> some View {
        onAppear { diary.note("+\(name)") }.onDisappear { diary.note("-\(name)") }
    }
}
