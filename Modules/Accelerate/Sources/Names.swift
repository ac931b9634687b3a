// length: generated. Written by Scripts/quiet-modules.py from Modules/Accelerate/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Accelerate: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "vDSP_Length".
public typealias vDSP_Length = UInt
/// Apple: "vDSP_Stride".
public typealias vDSP_Stride = Int
/// Apple: "vImagePixelCount".
public typealias vImagePixelCount = UInt
/// Apple: "vImage_Error".
public typealias vImage_Error = Int
/// Apple: "vImage_Flags".
public typealias vImage_Flags = UInt32
/// Apple: "kvImageNoError".
public let kvImageNoError: Int = 0
/// Apple: "kvImageInvalidParameter".
public let kvImageInvalidParameter: Int = -21773
/// Apple: "kvImageMemoryAllocationError".
public let kvImageMemoryAllocationError: Int = -21771
/// Apple: "kvImageNoFlags".
public let kvImageNoFlags: UInt32 = 0
/// Apple: "kvImageEdgeExtend".
public let kvImageEdgeExtend: UInt32 = 8
/// Apple: "kvImageHighQualityResampling".
public let kvImageHighQualityResampling: UInt32 = 32
