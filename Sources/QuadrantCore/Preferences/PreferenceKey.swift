/// A named value that views hand to the views around them.
///
/// Apple: "PreferenceKey". Set with `preference(key:value:)` and its like, read with
/// `onPreferenceChange`, `overlayPreferenceValue` and `backgroundPreferenceValue`. The values that the
/// views inside a view set are combined to one in the order of the views: first those of each
/// container, then those of the containers.
public protocol PreferenceKey {
    /// What is handed on.
    associatedtype Value

    /// What is read where no view inside sets a value. Combined with another value it should change
    /// nothing: views that set nothing are left out.
    static var defaultValue: Value { get }

    /// Combines the values before with the next.
    ///
    /// Called for each of the views beside each other but the first, from the first on: when one of n
    /// says something else, n - 1 times, and likewise for each container around them.
    ///
    /// - Parameters:
    ///   - value: The values so far, combined; to be changed.
    ///   - nextValue: Works out the next value; it need not be called, what it stands for is not looked
    ///     at then.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}
