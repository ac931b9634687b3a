import QuadrantCore
public import QuadrantViews

/// What assistive technologies are told of a tab's button, in place of what it shows.
struct TabWords {
    var label: Text?
    var value: Text?
    var hint: Text?
    var inputLabels: [Text] = []

    var isEmpty: Bool { label == nil && value == nil && hint == nil && inputLabels.isEmpty }
}

/// Says of a tab's button what the tab says.
nonisolated struct ToldTab: ViewModifier {
    let words: TabWords

    @MainActor
    func body(content: Content) -> some View {
        if words.isEmpty {
            content
        } else {
            content
                .accessibilityLabel(
                    words.label ?? Text(verbatim: ""), isEnabled: words.label != nil
                )
                .accessibilityValue(
                    words.value ?? Text(verbatim: ""), isEnabled: words.value != nil
                )
                .accessibilityHint(words.hint ?? Text(verbatim: ""), isEnabled: words.hint != nil)
                .accessibilityInputLabels(
                    words.inputLabels, isEnabled: !words.inputLabels.isEmpty)
        }
    }
}

extension TabContent {
    /// Says what the tab is, in place of the words that its button shows; has no effect if `isEnabled` is `false`.
    ///
    /// Apple: "accessibilityLabel(_:isEnabled:)".
    nonisolated public func accessibilityLabel(
        _ text: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.words.label = text } }
    }

    /// Says what the tab is, in place of the words that its button shows, by a localised string.
    nonisolated public func accessibilityLabel(
        _ key: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Says what the tab is, in place of the words that its button shows, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ string: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(string), isEnabled: isEnabled)
    }

    /// Says which value the tab has, such as how much there is to read; has no effect if `isEnabled` is `false`.
    ///
    /// Apple: "accessibilityValue(_:isEnabled:)".
    nonisolated public func accessibilityValue(
        _ text: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.words.value = text } }
    }

    /// Says which value the tab has, such as how much there is to read, by a localised string.
    nonisolated public func accessibilityValue(
        _ key: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Says which value the tab has, such as how much there is to read, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ string: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(string), isEnabled: isEnabled)
    }

    /// Says what happens when somebody chooses the tab; has no effect if `isEnabled` is `false`.
    ///
    /// Apple: "accessibilityHint(_:isEnabled:)".
    nonisolated public func accessibilityHint(
        _ text: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.words.hint = text } }
    }

    /// Says what happens when somebody chooses the tab, by a localised string.
    nonisolated public func accessibilityHint(
        _ key: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Says what happens when somebody chooses the tab, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ string: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(string), isEnabled: isEnabled)
    }

    /// Sets other names by which people may call the tab, the most important first; has no effect if `isEnabled` is
    /// `false`.
    ///
    /// Apple: "accessibilityInputLabels(_:isEnabled:)".
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.words.inputLabels = inputLabels } }
    }

    /// Sets other names by which people may call the tab, as localised strings.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets other names by which people may call the tab, as strings that are not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}
