public import QuadrantCore

/// A list of places that assistive technologies know by themselves, and that an app can fill.
///
/// Apple: "AccessibilitySystemRotor". In tests the lists of headings, links and images have entries also where no
/// modifier fills them: the elements of these traits.
public struct AccessibilitySystemRotor: Sendable {
    /// What tests call it.
    package let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Text in bold letters.
    public static var boldText: AccessibilitySystemRotor { Self("boldText") }
    /// Text in italic letters.
    public static var italicText: AccessibilitySystemRotor { Self("italicText") }
    /// Text that is underlined.
    public static var underlineText: AccessibilitySystemRotor { Self("underlineText") }
    /// Words that are not spelled as they should be.
    public static var misspelledWords: AccessibilitySystemRotor { Self("misspelledWords") }
    /// Headings of all levels.
    public static var headings: AccessibilitySystemRotor { Self("headings") }
    /// Images.
    public static var images: AccessibilitySystemRotor { Self("images") }
    /// Main parts of the screen.
    public static var landmarks: AccessibilitySystemRotor { Self("landmarks") }
    /// Links.
    public static var links: AccessibilitySystemRotor { Self("links") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { Self("lists") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { Self("tables") }
    /// Fields of text.
    public static var textFields: AccessibilitySystemRotor { Self("textFields") }

    /// Headings of one level; `unspecified` for those of all levels.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? headings : Self("headings level \(level.rawValue)")
    }

    /// Links that were visited, or those that were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        Self(visited ? "visited links" : "links not visited")
    }
}

extension View {
    fileprivate nonisolated func rotor<List: RotorEntrySource>(
        _ label: @escaping (EnvironmentValues) -> String, _ list: List
    ) -> some View {
        modifier(RotorModifier(label: label, list: list))
    }
}

/// Adds a rotor to a view.
private nonisolated struct RotorModifier<List: RotorEntrySource>: ViewModifier {
    typealias Body = Never

    let label: (EnvironmentValues) -> String
    let list: List

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: RotorModifier<List>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let (environment, list) = (cursor.environment, modifier.list)
        let rotor = AccessibilityNoteRotor(label: modifier.label(environment)) {
            list.entries(in: environment)
        }
        var note = environment.isEnabled ? AccessibilityNote() : .disabled
        note.detail { $0.rotors = [rotor] }
        cursor.attaching(content) { $0.add(note, for: AccessibilityNoteKey.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// The entries that a closure writes.
private nonisolated struct WrittenEntries<Content: AccessibilityRotorContent>: RotorEntrySource {
    let content: () -> Content

    @MainActor
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        rotorEntries(of: content(), in: environment)
    }
}

/// An entry for each of several values.
private nonisolated struct ListedEntries<Model, ID: Hashable>: RotorEntrySource {
    let models: [Model]
    let id: KeyPath<Model, ID>
    let label: KeyPath<Model, String>

    @MainActor
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        models.map {
            AccessibilityNoteRotorEntry(
                label: $0[keyPath: label], target: .identity(AnyHashable($0[keyPath: id])))
        }
    }
}

/// An entry for each of several parts of a view's text.
private nonisolated struct RangeEntries: RotorEntrySource {
    let ranges: [Range<String.Index>]

    @MainActor
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        ranges.map { AccessibilityNoteRotorEntry(label: nil, target: .owner, textRange: $0) }
    }
}

extension View {
    /// Adds a list of places under a label that people can go to quickly.
    ///
    /// Apple: "accessibilityRotor(_:entries:)". The view is to be one element that contains others:
    /// `accessibilityElement(children: .contain)`. In a test: `HostedView.rotor(_:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ rotorLabel: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor({ rotorLabel.plainString(in: $0) }, WrittenEntries(content: entries))
    }

    /// Adds a list of places under a label: one for each element, which is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { rotorLabel.plainString(in: $0) },
            ListedEntries(models: entries, id: \.id, label: entryLabel))
    }

    /// Adds a list of places under a label: one for each element, whose value at a key path is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryID:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { rotorLabel.plainString(in: $0) },
            ListedEntries(models: entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places under a label: parts of the view's own text.
    ///
    /// Apple: "accessibilityRotor(_:textRanges:)".
    nonisolated public func accessibilityRotor(
        _ rotorLabel: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor({ rotorLabel.plainString(in: $0) }, RangeEntries(ranges: textRanges))
    }
}

extension View {
    /// Adds a list of places under a localised label that people can go to quickly.
    ///
    /// Apple: "accessibilityRotor(_:entries:)". The view is to be one element that contains others:
    /// `accessibilityElement(children: .contain)`. In a test: `HostedView.rotor(_:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ rotorLabelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor({ Text(rotorLabelKey).plainString(in: $0) }, WrittenEntries(content: entries))
    }

    /// Adds a list of places under a localised label: one for each element, which is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { Text(rotorLabelKey).plainString(in: $0) },
            ListedEntries(models: entries, id: \.id, label: entryLabel))
    }

    /// Adds a list of places under a localised label: one for each element, whose value at a key path is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryID:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { Text(rotorLabelKey).plainString(in: $0) },
            ListedEntries(models: entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places under a localised label: parts of the view's own text.
    ///
    /// Apple: "accessibilityRotor(_:textRanges:)".
    nonisolated public func accessibilityRotor(
        _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor({ Text(rotorLabelKey).plainString(in: $0) }, RangeEntries(ranges: textRanges))
    }
}

extension View {
    /// Adds a list of places under a label that is not localised that people can go to quickly.
    ///
    /// Apple: "accessibilityRotor(_:entries:)". The view is to be one element that contains others:
    /// `accessibilityElement(children: .contain)`. In a test: `HostedView.rotor(_:)`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<
        L: StringProtocol, Content: AccessibilityRotorContent
    >(
        _ rotorLabel: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor({ _ in String(rotorLabel) }, WrittenEntries(content: entries))
    }

    /// Adds a list of places under a label that is not localised: one for each element, which is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryLabel:)".
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { _ in String(rotorLabel) }, ListedEntries(models: entries, id: \.id, label: entryLabel)
        )
    }

    /// Adds a list of places under a label that is not localised: one for each element, whose value at a key path is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryID:entryLabel:)".
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { _ in String(rotorLabel) },
            ListedEntries(models: entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places under a label that is not localised: parts of the view's own text.
    ///
    /// Apple: "accessibilityRotor(_:textRanges:)".
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ rotorLabel: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor({ _ in String(rotorLabel) }, RangeEntries(ranges: textRanges))
    }
}

extension View {
    /// Adds a list of places that assistive technologies know by themselves that people can go to quickly.
    ///
    /// Apple: "accessibilityRotor(_:entries:)". The view is to be one element that contains others:
    /// `accessibilityElement(children: .contain)`. In a test: `HostedView.rotor(_:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor({ _ in systemRotor.name }, WrittenEntries(content: entries))
    }

    /// Adds a list of places that assistive technologies know by themselves: one for each element, which is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { _ in systemRotor.name }, ListedEntries(models: entries, id: \.id, label: entryLabel))
    }

    /// Adds a list of places that assistive technologies know by themselves: one for each element, whose value at a key path is a view's identity.
    ///
    /// Apple: "accessibilityRotor(_:entries:entryID:entryLabel:)".
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            { _ in systemRotor.name },
            ListedEntries(models: entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places that assistive technologies know by themselves: parts of the view's own text.
    ///
    /// Apple: "accessibilityRotor(_:textRanges:)".
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor({ _ in systemRotor.name }, RangeEntries(ranges: textRanges))
    }
}
