public import Foundation

/// What an observer of a property is told, and when.
///
/// Apple: "NSKeyValueObservingOptions" (Foundation).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at first, with the value that there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
///
/// Apple: "NSKeyValueChange" (Foundation).
public enum NSKeyValueChange: UInt, Sendable {
    /// The value is another one; elements of it were added, taken away or replaced.
    case setting = 1
    case insertion, removal, replacement
}

/// What an observer is told of a change.
///
/// Apple: "NSKeyValueObservedChange" (Foundation).
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of change: always another value.
    public let kind: Kind
    /// The new value; `nil` unless it was asked for.
    public let newValue: Value?
    /// The value before; `nil` unless it was asked for.
    public let oldValue: Value?
    /// The places of elements; `nil`.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An observer of a property. It is told nothing more once this object is gone, or `invalidate()` was called.
///
/// Apple: "NSKeyValueObservation" (Foundation).
public final class NSKeyValueObservation: NSObject {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    deinit { end() }

    /// Ends the observation.
    public func invalidate() { end() }
}

/// An object whose properties can be observed.
///
/// Apple: "_KeyValueCodingAndObserving" (Foundation).
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Has a closure called when a property changes.
    ///
    /// Apple: "observe(_:options:changeHandler:)" (Foundation). On Apple's systems, the Objective-C runtime notices every change of a
    /// `dynamic` property. There is none here: stored `dynamic` properties in files that `quadrant` draws tell of themselves
    /// (`_KVO`). Other properties, and those of code that is built otherwise, tell by `willChangeValue(for:)` and
    /// `didChangeValue(for:)`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = PropertyObserver { [weak self] observer, moment in
            guard let self else { return nil }
            let value = observer.reading { self[keyPath: keyPath] }
            guard !moment.isBefore || options.contains(.prior) else { return value }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting,
                    newValue: options.contains(.new) && !moment.isBefore ? value : nil,
                    oldValue: options.contains(.old) ? moment.former as? Value : nil,
                    indexes: nil, isPrior: moment.isBefore))
            return value
        }
        _ =
            options.contains(.initial)
            ? observer.tell(.first) : observer.reading { self[keyPath: keyPath] }
        let id = PropertyObservers.shared.add(observer, of: self, at: keyPath)
        return NSKeyValueObservation { PropertyObservers.shared.remove(id) }
    }

    /// Says that a property is about to change.
    ///
    /// Apple: "willChangeValue(for:)" (Foundation).
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        PropertyObservers.shared.tell(of: self, at: keyPath, isBefore: true)
    }

    /// Says that a property has changed.
    ///
    /// Apple: "didChangeValue(for:)" (Foundation).
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        PropertyObservers.shared.tell(of: self, at: keyPath, isBefore: false)
    }
}
