// length: generated. Written by Scripts/quiet-modules.py from Modules/CFNames/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import typealias QuadrantFoundation.CFAbsoluteTime
@_exported public import func QuadrantFoundation.CFAbsoluteTimeGetCurrent
@_exported public import typealias QuadrantRendering.CFDictionary
@_exported public import typealias QuadrantRendering.CFURL
@_exported public import typealias QuartzCore.CFTimeInterval

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CFNames: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CFString".
public typealias CFString = String
/// Apple: "CFNumber".
public typealias CFNumber = NSNumber
/// Apple: "CFBoolean".
public typealias CFBoolean = Bool
/// Apple: "CFArray".
public typealias CFArray = [Any]
/// Apple: "CFData".
public typealias CFData = Data
/// Apple: "CFDate".
public typealias CFDate = Date
/// Apple: "CFError".
public typealias CFError = NSError
/// Apple: "CFTypeRef".
public typealias CFTypeRef = AnyObject
/// Apple: "CFIndex".
public typealias CFIndex = Int
/// Apple: "CFAllocator".
public typealias CFAllocator = AnyObject
/// Apple: "kCFBooleanTrue".
public let kCFBooleanTrue: Bool! = true
/// Apple: "kCFBooleanFalse".
public let kCFBooleanFalse: Bool! = false
/// Apple: "kCFNull".
public let kCFNull: NSNull! = NSNull()
/// Here always `nil`. Apple: "kCFAllocatorDefault".
public var kCFAllocatorDefault: CFAllocator? { nil }
/// Apple: "kCFBundleNameKey".
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// Apple: "kCFBundleVersionKey".
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// Apple: "kCFBundleIdentifierKey".
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// Apple: "kCFBundleExecutableKey".
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// Apple: "kCFBundleInfoDictionaryVersionKey".
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// Apple: "kCFBundleDevelopmentRegionKey".
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// Apple: "kCFBundleLocalizationsKey".
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
