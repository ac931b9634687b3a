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
