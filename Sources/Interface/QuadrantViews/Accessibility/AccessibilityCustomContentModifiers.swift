public import Accessibility
public import QuadrantCore

/// What tells an entry of more information about a view from others, and what it is called.
///
/// Apple: "AccessibilityCustomContentKey".
public struct AccessibilityCustomContentKey: Sendable {
    private let label: Text
    private let identifier: String?

    /// Creates a key with a label and an identifier that people do not see.
    public init(_ label: Text, id: String) {
        self.label = label
        identifier = id
    }

    /// Creates a key with a localised label and an identifier that people do not see.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }

    /// Creates a key with a localised label, which is its identifier too.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        identifier = nil
    }

    fileprivate init(_ label: Text) {
        self.label = label
        identifier = nil
    }

    /// The identifier, and the label in an environment.
    fileprivate func words(in environment: EnvironmentValues) -> (id: String, label: String) {
        let words = label.plainString(in: environment)
        return (identifier ?? words, words)
    }
}

extension View {
    /// Adds more that can be told of the view: "Orientation: landscape" of a picture.
    ///
    /// Apple: "accessibilityCustomContent(_:_:importance:)". A value under the same identifier further in is
    /// replaced; `nil` takes it away.
    ///
    /// - Parameter importance: `high` for what is told together with the view; otherwise it is told when somebody
    ///   asks for more.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, environment in
            let (id, label) = key.words(in: environment)
            let words = value?.plainString(in: environment)
            note.detail { details in
                guard let words else {
                    details.removedContent = [id]
                    return
                }
                details.content = [
                    AccessibilityNoteContent(
                        id: id, label: label, value: words, isImportant: importance == .high)
                ]
            }
        }
    }

    /// Adds more that can be told of the view, by a localised string.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds more that can be told of the view, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds more that can be told of the view, under a label that identifies it too.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Adds more that can be told of the view, under a localised label.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// Adds more that can be told of the view, under a localised label by a localised string.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds more that can be told of the view, under a localised label by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(labelKey), Text(value), importance: importance)
    }
}
