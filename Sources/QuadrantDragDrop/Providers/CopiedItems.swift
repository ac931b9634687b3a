package import CoreTransferable
import Foundation
import QuadrantCore
package import QuadrantViews

/// What was copied or cut last in the views of a host: by fields, by `copyable`, by whatever comes.
@MainActor
package final class CopiedItems {
    /// What hands over what was copied; none before.
    package var providers: [NSItemProvider] = []

    /// The first text; empty where nothing is one.
    package var text: String {
        get { providers.lazy.compactMap(\.text).first ?? "" }
        set { providers = [NSItemProvider(value: newValue)] }
    }
}

extension FocusCenter {
    /// What was copied or cut last in the host's views.
    package var copiedItems: CopiedItems {
        if let known = copied as? CopiedItems { return known }
        let new = CopiedItems()
        copied = new
        return new
    }
}

extension [NSItemProvider] {
    /// Hands over the values of those that can make such ones: at once where all are such values, else when they were
    /// made of the forms that are handed over, which takes a task. Nothing is called where there is none.
    @MainActor
    package func values<T: Transferable>(
        of type: T.Type, _ action: @escaping @MainActor ([T]) -> Void
    ) {
        let fitting = filter { $0.canLoad(type) }
        let known = fitting.compactMap { $0.local as? T }
        guard known.count < fitting.count else {
            if !known.isEmpty { action(known) }
            return
        }
        Task { @MainActor in
            var values: [T] = []
            for provider in fitting {
                if let value = try? await provider.load(type) { values.append(value) }
            }
            if !values.isEmpty { action(values) }
        }
    }
}
