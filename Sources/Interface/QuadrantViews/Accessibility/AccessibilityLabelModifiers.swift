public import QuadrantCore

/// The type of a view with an accessibility modifier, as in Apple's signatures.
public typealias _Accessible<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

extension View {
    private nonisolated func describing(
        _ path: any WritableKeyPath<AccessibilityNote, String?> & Sendable, _ text: Text,
        _ isEnabled: Bool = true
    ) -> _Accessible<Self> {
        accessibility { note, environment in
            if isEnabled { note[keyPath: path] = text.plainString(in: environment) }
        }
    }

    /// Says what the view is, in place of the text it shows.
    ///
    /// Apple: "accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ label: Text) -> _Accessible<Self> {
        describing(\.label, label)
    }

    /// Says what the view is, by a localised string.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible<Self>
    {
        describing(\.label, Text(labelKey))
    }

    /// Says what the view is, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _Accessible<Self> {
        describing(\.label, Text(label))
    }

    /// Says what the view is; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, label, isEnabled)
    }

    /// Says what the view is, by a localised string; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, Text(labelKey), isEnabled)
    }

    /// Says what the view is, by a string that is not localised; has no effect if `isEnabled` is
    /// false.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, Text(label), isEnabled)
    }

    /// Says which value the view has, such as the position of a slider.
    ///
    /// Apple: "accessibilityValue(_:)".
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> _Accessible<Self> {
        describing(\.value, valueDescription)
    }

    /// Says which value the view has, by a localised string.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible<Self>
    {
        describing(\.value, Text(valueKey))
    }

    /// Says which value the view has, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _Accessible<Self> {
        describing(\.value, Text(value))
    }

    /// Says which value the view has; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, valueDescription, isEnabled)
    }

    /// Says which value the view has, by a localised string; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, Text(valueKey), isEnabled)
    }

    /// Says which value the view has, by a string that is not localised; has no effect if
    /// `isEnabled` is `false`.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, Text(value), isEnabled)
    }

    /// Says what happens when somebody acts on the view.
    ///
    /// Apple: "accessibilityHint(_:)".
    nonisolated public func accessibilityHint(_ hint: Text) -> _Accessible<Self> {
        describing(\.hint, hint)
    }

    /// Says what happens when somebody acts on the view, by a localised string.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible<Self> {
        describing(\.hint, Text(hintKey))
    }

    /// Says what happens when somebody acts on the view, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> _Accessible<Self> {
        describing(\.hint, Text(hint))
    }

    /// Says what happens when somebody acts on the view; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> _Accessible<Self> {
        describing(\.hint, hint, isEnabled)
    }

    /// Says what happens when somebody acts on the view, by a localised string; has no effect if
    /// `isEnabled` is `false`.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.hint, Text(hintKey), isEnabled)
    }

    /// Says what happens when somebody acts on the view, by a string that is not localised; has no
    /// effect if `isEnabled` is `false`.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.hint, Text(hint), isEnabled)
    }
}

extension View {
    private nonisolated func calling(_ labels: [Text], _ isEnabled: Bool) -> _Accessible<Self> {
        accessibility { note, environment in
            guard isEnabled else { return }
            note.inputLabels = labels.map { $0.plainString(in: environment) }
        }
    }

    /// Other names by which people may call the view when they speak to it, the most important one
    /// first. Tests can find the view by them.
    ///
    /// Apple: "accessibilityInputLabels(_:)".
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabels, isEnabled)
    }

    /// Other names by which people may call the view, as localised strings.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabelKeys.map { Text($0) }, isEnabled)
    }

    /// Other names by which people may call the view, as strings that are not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabels.map { Text($0) }, isEnabled)
    }
}

extension Text {
    /// Says what the text is, in place of its characters. In a text that is joined from several,
    /// the label replaces the characters of this part only.
    ///
    /// Apple: "Text.accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        telling(label: label)
    }

    /// Says what the text is, by a localised string.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the text is, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
}
