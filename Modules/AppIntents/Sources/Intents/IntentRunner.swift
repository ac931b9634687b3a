internal import Synchronization

/// Carries out intents for controls, and tells whoever shows what they may have changed.
public enum _IntentRunner {
    private static let followers = Mutex<[@MainActor @Sendable () -> Void]>([])

    /// Calls a function after each intent that a control carried out.
    public static func afterEach(_ follow: @escaping @MainActor @Sendable () -> Void) {
        followers.withLock { $0.append(follow) }
    }

    /// Carries out an intent; an error is told.
    @MainActor static func run(_ intent: any AppIntent) {
        Task { @MainActor in
            do {
                _ = try await intent.perform()
            } catch {
                Notes.tell("The intent '\(type(of: intent))' failed: \(error)")
            }
            for follow in followers.withLock({ $0 }) { follow() }
        }
    }
}
