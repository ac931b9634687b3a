public import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantViews

/// Initialisers of before `onSubmit` and `FocusState`.
extension TextField where Label == Text {
    private init(
        _ value: any FieldValue, _ label: Text, _ changed: ((Bool) -> Void)?,
        _ committed: (() -> Void)?
    ) {
        var configuration = FieldConfiguration(value, label: label)
        (configuration.editingChanged, configuration.committed) = (changed, committed)
        self.init(configuration)
    }

    /// Creates a field with a localised title that
    /// calls closures when it gains or loses the focus, and when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(titleKey), onEditingChanged, onCommit)
    }

    /// Creates a field with a localised title that
    /// calls a closure when it gains or loses the focus.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(titleKey), onEditingChanged, nil)
    }

    /// Creates a field with a localised title that
    /// calls a closure when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(titleKey), nil, onCommit)
    }

    /// Creates a field with a localised title for a value that a formatter writes and reads that
    /// calls closures when it gains or loses the focus, and when it is submitted.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(titleKey), onEditingChanged,
            onCommit)
    }

    /// Creates a field with a localised title for a value that a formatter writes and reads that
    /// calls a closure when it gains or loses the focus.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(titleKey), onEditingChanged,
            nil)
    }

    /// Creates a field with a localised title for a value that a formatter writes and reads that
    /// calls a closure when it is submitted.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(titleKey), nil, onCommit)
    }

    /// Creates a field with a title that is not localised that
    /// calls closures when it gains or loses the focus, and when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(title), onEditingChanged, onCommit)
    }

    /// Creates a field with a title that is not localised that
    /// calls a closure when it gains or loses the focus.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(title), onEditingChanged, nil)
    }

    /// Creates a field with a title that is not localised that
    /// calls a closure when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextValue(binding: text), Text(title), nil, onCommit)
    }

    /// Creates a field with a title that is not localised for a value that a formatter writes and reads that
    /// calls closures when it gains or loses the focus, and when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(title), onEditingChanged,
            onCommit)
    }

    /// Creates a field with a title that is not localised for a value that a formatter writes and reads that
    /// calls a closure when it gains or loses the focus.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(title), onEditingChanged, nil
        )
    }

    /// Creates a field with a title that is not localised for a value that a formatter writes and reads that
    /// calls a closure when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FormatterValue(binding: value, formatter: formatter), Text(title), nil, onCommit)
    }
}
