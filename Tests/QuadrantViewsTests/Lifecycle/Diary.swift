import SwiftUI

/// What happened, in its order.
final class Diary: @unchecked Sendable {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// What happened since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

extension View {
    /// Notes the view's life.
    func noted(_ name: String, in diary: Diary) -> some View {
        onAppear { diary.note("+\(name)") }.onDisappear { diary.note("-\(name)") }
    }
}
