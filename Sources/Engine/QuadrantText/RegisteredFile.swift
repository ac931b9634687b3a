package import Foundation

/// A font file in a registry, equal to itself alone.
///
/// Caches of the whole process (of glyphs' masks, of faces for PDFs) tell faces apart by their files: two
/// registries may hold the same bytes, but never a file under a number that means another one elsewhere.
package final class RegisteredFile: Sendable {
    /// The whole file.
    package let bytes: Data

    /// A file of its own, even if there is another one with these bytes.
    package init(_ bytes: Data) {
        self.bytes = bytes
    }
}

extension RegisteredFile: Hashable {
    package static func == (lhs: RegisteredFile, rhs: RegisteredFile) -> Bool { lhs === rhs }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
