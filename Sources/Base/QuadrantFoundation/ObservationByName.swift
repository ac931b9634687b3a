public import Foundation

/// What an observer by the name of a property is told of a change.
///
/// Apple: "NSKeyValueChangeKey" (Foundation).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change; the new value; the one before; places of elements; whether the change is still to come.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

// Observing a property by its name needs Objective-C: nothing is told. `observe(_:options:changeHandler:)` works.
extension NSObject {
    private static let notice: Void = {
        let words =
            "NSObject.addObserver(_:forKeyPath:options:context:) is accepted, without effect here: properties are "
            + "not known by names. Use observe(_:options:changeHandler:).\n"
        FileHandle.standardError.write(Data(words.utf8))
    }()

    /// Would tell an observer of changes of the property of a name. Nothing is told, which is said once.
    ///
    /// Apple: "addObserver(_:forKeyPath:options:context:)" (Foundation).
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        Self.notice
    }

    /// Ends what was never told.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Ends what was never told.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}

    /// What classes hand on that are told of a property that they do not know; it is never called.
    public func observeValue<Context>(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: Context
    ) {}
}
