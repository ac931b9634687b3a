/// A key of the values that views hand to the views around them.
///
/// Apple: "PreferenceKey". A value is set with `preference(key:value:)` and the like, and read with
/// `onPreferenceChange`, `overlayPreferenceValue` and `backgroundPreferenceValue`. The values that
/// the views inside of a view set are combined to one in the order of the views: first within each
/// container, then those of the containers.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view inside sets one. Combining it with another value should change
    /// nothing: views that set nothing are left out, but an `if`, a `switch` or an optional view in which nothing sets a value
    /// counts with the default beside others that do, as at Apple's.
    static var defaultValue: Value { get }

    /// Combines the values so far with the next one.
    ///
    /// It is called for each of the neighbouring views but the first, in their order: if one of n
    /// views sets another value, n - 1 times, and likewise for each container around.
    ///
    /// - Parameters:
    ///   - value: The values so far, combined; to be changed.
    ///   - nextValue: Works out the next value. If it is not called, the views with that value are
    ///     not looked at.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// By default the value is `nil`.
    public static var defaultValue: Value { nil }
}
