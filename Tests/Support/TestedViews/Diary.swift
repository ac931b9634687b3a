package import SwiftUI
import Synchronization

/// What happened, in its order; on any thread.
package final class Diary: Sendable {
    private let notes = Mutex<[String]>([])

    package init() {}

    package var entries: [String] { notes.withLock { $0 } }

    package func note(_ entry: String) { notes.withLock { $0.append(entry) } }

    /// What happened since the last call.
    package func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}

extension View {
    /// Notes the view's life.
    package func noted(_ name: String, in diary: Diary) -> some View {
        onAppear { diary.note("+\(name)") }.onDisappear { diary.note("-\(name)") }
    }
}
