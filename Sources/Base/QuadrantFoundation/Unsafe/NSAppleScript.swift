public import Foundation

/// A script for other programs. None can be told something here: it fails as one that the user does not allow (error −1743).
///
/// Apple: "NSAppleScript" (Foundation).
open class NSAppleScript: NSObject {
    /// The key of the error's number. Apple: "NSAppleScript.errorNumber".
    public static let errorNumber = "NSAppleScriptErrorNumber"
    /// The key of the error's words. Apple: "NSAppleScript.errorMessage".
    public static let errorMessage = "NSAppleScriptErrorMessage"

    /// The script's text.
    public let source: String?
    /// Whether it has been compiled: never.
    open var isCompiled: Bool { false }

    /// A script of a text.
    public init?(source: String) { self.source = source }

    /// Writes the error into a variable that is handed over with `&`; `false`.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        unsafe errorInfo?.pointee = Self.refusal
        return false
    }

    /// Writes the error into a variable that is handed over with `&`; the answer is empty.
    @discardableResult
    open func executeAndReturnError(
        _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
    ) -> NSAppleEventDescriptor {
        unsafe errorInfo?.pointee = Self.refusal
        return NSAppleEventDescriptor()
    }

    private static var refusal: NSDictionary {
        let words = "Not authorized to send Apple events: there are no other programs here."
        return NSDictionary(
            objects: [NSNumber(value: -1743), NSString(string: words)],
            forKeys: [NSString(string: errorNumber), NSString(string: errorMessage)])
    }
}

/// What a program answered. Apple: "NSAppleEventDescriptor" (Foundation). Here it is always empty.
open class NSAppleEventDescriptor: NSObject {
    /// Text: none.
    open var stringValue: String? { nil }
    /// A number: 0.
    open var int32Value: Int32 { 0 }
    /// Whether something is so: `false`.
    open var booleanValue: Bool { false }
    /// A part of an event: none.
    open func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor? { nil }
    /// How many parts it has: none.
    open var numberOfItems: Int { 0 }
}
