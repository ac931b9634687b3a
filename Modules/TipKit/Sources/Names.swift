// length: generated. Written by Scripts/quiet-modules.py from Modules/TipKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("TipKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "TipKitError".
public struct TipKitError: Error, Hashable, Sendable {
    /// Apple: "TipKitError.name".
    public let name: String
    /// Apple: "TipKitError.tipsDatastoreAlreadyConfigured".
    public static let tipsDatastoreAlreadyConfigured: TipKitError = TipKitError(name: "tipsDatastoreAlreadyConfigured")
    /// Apple: "TipKitError.missingGroupContainerEntitlements".
    public static let missingGroupContainerEntitlements: TipKitError = TipKitError(name: "missingGroupContainerEntitlements")
    /// Apple: "TipKitError.invalidPredicateValueType".
    public static let invalidPredicateValueType: TipKitError = TipKitError(name: "invalidPredicateValueType")
}
