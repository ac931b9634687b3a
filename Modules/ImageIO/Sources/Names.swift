// length: generated. Written by Scripts/quiet-modules.py from Modules/ImageIO/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreGraphics
@_exported public import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ImageIO: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CGImagePropertyOrientation".
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Apple: "CGImagePropertyOrientation.up".
    case up = 1
    /// Apple: "CGImagePropertyOrientation.upMirrored".
    case upMirrored
    /// Apple: "CGImagePropertyOrientation.down".
    case down
    /// Apple: "CGImagePropertyOrientation.downMirrored".
    case downMirrored
    /// Apple: "CGImagePropertyOrientation.leftMirrored".
    case leftMirrored
    /// Apple: "CGImagePropertyOrientation.right".
    case right
    /// Apple: "CGImagePropertyOrientation.rightMirrored".
    case rightMirrored
    /// Apple: "CGImagePropertyOrientation.left".
    case left
}
