import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

extension TextField where Label == Text {
    /// Creates a field with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a localised title that shows a prompt while the text is empty.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a localised title that grows along an axis.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a localised title that shows a prompt while the text is empty, and grows along an axis.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a localised title whose selection the program reads and sets.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a title that is not localised that shows a prompt while the text is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title that is not localised that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// Creates a field with a title that is not localised that shows a prompt while the text is empty, and grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field with a title that is not localised whose selection the program reads and sets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
