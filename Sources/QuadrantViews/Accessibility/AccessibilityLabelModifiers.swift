public import QuadrantCore

/// A modified view, as Apple's signatures have it.
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

    /// What the view is, in place of what is written in it.
    ///
    /// Apple: "accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ label: Text) -> _Accessible<Self> {
        describing(\.label, label)
    }

    /// What the view is, localised.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible<Self>
    {
        describing(\.label, Text(labelKey))
    }

    /// What the view is, as it is written.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _Accessible<Self> {
        describing(\.label, Text(label))
    }

    /// What the view is; without effect unless `isEnabled`.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, label, isEnabled)
    }

    /// What the view is, localised; without effect unless `isEnabled`.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, Text(labelKey), isEnabled)
    }

    /// What the view is, as it is written; without effect unless `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.label, Text(label), isEnabled)
    }

    /// What the view is set to.
    ///
    /// Apple: "accessibilityValue(_:)".
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> _Accessible<Self> {
        describing(\.value, valueDescription)
    }

    /// What the view is set to, localised.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible<Self>
    {
        describing(\.value, Text(valueKey))
    }

    /// What the view is set to, as it is written.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _Accessible<Self> {
        describing(\.value, Text(value))
    }

    /// What the view is set to; without effect unless `isEnabled`.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, valueDescription, isEnabled)
    }

    /// What the view is set to, localised; without effect unless `isEnabled`.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, Text(valueKey), isEnabled)
    }

    /// What the view is set to, as it is written; without effect unless `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.value, Text(value), isEnabled)
    }

    /// What happens when the view is acted upon.
    ///
    /// Apple: "accessibilityHint(_:)".
    nonisolated public func accessibilityHint(_ hint: Text) -> _Accessible<Self> {
        describing(\.hint, hint)
    }

    /// What happens when the view is acted upon, localised.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible<Self> {
        describing(\.hint, Text(hintKey))
    }

    /// What happens when the view is acted upon, as it is written.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> _Accessible<Self> {
        describing(\.hint, Text(hint))
    }

    /// What happens when the view is acted upon; without effect unless `isEnabled`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> _Accessible<Self> {
        describing(\.hint, hint, isEnabled)
    }

    /// What happens when the view is acted upon, localised; without effect unless `isEnabled`.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> _Accessible<Self> {
        describing(\.hint, Text(hintKey), isEnabled)
    }

    /// What happens when the view is acted upon, as it is written; without effect unless `isEnabled`.
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

    /// By what else the view may be called when it is spoken to, the most important first. Tests may
    /// find it by them.
    ///
    /// Apple: "accessibilityInputLabels(_:)".
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabels, isEnabled)
    }

    /// By what else the view may be called, localised.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabelKeys.map { Text($0) }, isEnabled)
    }

    /// By what else the view may be called, as it is written.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> _Accessible<Self> {
        calling(inputLabels.map { Text($0) }, isEnabled)
    }
}

extension Text {
    /// What the text is, in place of its characters. In a text that is joined of several it stands for its
    /// part alone.
    ///
    /// Apple: "Text.accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        telling(label: label)
    }

    /// What the text is, localised.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// What the text is, as it is written.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
}
