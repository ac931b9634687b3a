internal import CObjects
internal import Foundation

/// Makes objects of classes that only the running program knows.
enum MadeObject {
    /// A new object of a class, by its `init()`. A class without that initializer ends the program, which names it.
    ///
    /// `nil` where Foundation is not there to ask.
    static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
        let metatype = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard let address = unsafe quadrant_make_object(metatype) else { return nil }
        return unsafe Unmanaged<NSObject>.fromOpaque(address).takeRetainedValue() as? Object
    }
}
