public import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(
        concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context of the objects that views show. Without one, it has neither model nor stores.
    ///
    /// Apple: "managedObjectContext" (EnvironmentValues).
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
