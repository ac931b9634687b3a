public import QuadrantCore

/// Places that people can go to quickly with an assistive technology.
///
/// Apple: "AccessibilityRotorContent".
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// What the places are made of.
    associatedtype Body: AccessibilityRotorContent

    /// The places.
    @AccessibilityRotorContentBuilder
    var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Not to be called: the content is made of nothing else.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other entries of a rotor.")
    }
}

/// Content that knows its entries.
protocol RotorEntrySource {
    @MainActor
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry]
}

/// How deep contents of rotors may be nested by way of their bodies: content that is made of itself ends there.
private let deepestRotorContent = 1_000

/// The entries of any content.
@MainActor
func rotorEntries<C: AccessibilityRotorContent>(
    of content: C, in environment: EnvironmentValues, depth: Int = 0
) -> [AccessibilityNoteRotorEntry] {
    if let source = content as? any RotorEntrySource { return source.entries(in: environment) }
    guard C.Body.self != Never.self, depth < deepestRotorContent else { return [] }
    return rotorEntries(of: content.body, in: environment, depth: depth + 1)
}

/// Makes the content of a rotor of what is written.
///
/// Apple: "AccessibilityRotorContentBuilder".
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Content is taken as it is written.
    @MainActor @preconcurrency
    public static func buildExpression<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    /// One content stays what it is.
    @MainActor @preconcurrency
    public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    /// Several contents follow one another.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        let all = (repeat each content)
        return SeveralRotorContents { environment in
            var result: [AccessibilityNoteRotorEntry] = []
            for one in repeat each all { result += rotorEntries(of: one, in: environment) }
            return result
        }
    }

    /// Content that is there under a condition.
    @MainActor @preconcurrency
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent {
        SeveralRotorContents { environment in
            content.map { rotorEntries(of: $0, in: environment) } ?? []
        }
    }
}

/// The entries of several contents.
private struct SeveralRotorContents: AccessibilityRotorContent, RotorEntrySource {
    typealias Body = Never

    let make: @MainActor (EnvironmentValues) -> [AccessibilityNoteRotorEntry]

    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        make(environment)
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates entries for each element; the elements identify themselves.
    @_disfavoredOverload
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, identify: { $0.id }, content: content)
    }

    /// Creates entries for each element; the value at `id` identifies an element.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach: RotorEntrySource where Content: AccessibilityRotorContent {
    @MainActor
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        var result: [AccessibilityNoteRotorEntry] = []
        for element in data { result += rotorEntries(of: content(element), in: environment) }
        return result
    }
}

/// A place of a rotor.
///
/// Apple: "AccessibilityRotorEntry". Without a namespace the identifier is that of a `ForEach`, or of `id(_:)`;
/// what it identifies is scrolled to. With one, it is that of `accessibilityRotorEntry(id:in:)`.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// A primitive entry: it has no body.
    public typealias Body = Never

    private let label: Text?
    private let target: AccessibilityNoteRotorEntry.Target
    private let textRange: Range<String.Index>?
    private let prepare: () -> Void

    private init(
        _ label: Text?, to target: AccessibilityNoteRotorEntry.Target,
        _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void
    ) {
        self.label = label
        self.target = target
        self.textRange = textRange
        self.prepare = prepare
    }

    /// Creates an entry that leads to the view of an identity.
    ///
    /// - Parameters:
    ///   - label: What the entry is called.
    ///   - id: The identity of the view.
    ///   - textRange: The part of its text that is meant; `nil` for all of it.
    ///   - prepare: Called before the view is looked for: it may make or scroll to it.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label, to: .identity(AnyHashable(id)), textRange, prepare)
    }

    /// Creates an entry with a localised label that leads to the view of an identity.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a label that is not localised, which leads to the view of an identity.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry that leads to the view that is called so by `accessibilityRotorEntry(id:in:)`.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        let name = AccessibilityNoteName(id: AnyHashable(id), in: AnyHashable(namespace))
        self.init(label, to: .name(name), textRange, prepare)
    }

    /// Creates an entry with a localised label that leads to the view of a name.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a label that is not localised, which leads to the view of a name.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a label that is not localised, which leads to the view of a name.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry that leads to a part of the text of the view that the rotor is on.
    public init(
        _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) where ID == Never {
        self.init(label, to: .owner, textRange, prepare)
    }

    /// Creates an entry with a localised label that leads to a part of the text of the view that the rotor is on.
    public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) where ID == Never {
        self.init(Text(labelKey), textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a label that is not localised, which leads to a part of the text of the view that the
    /// rotor is on.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) where ID == Never {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: RotorEntrySource {
    func entries(in environment: EnvironmentValues) -> [AccessibilityNoteRotorEntry] {
        [
            AccessibilityNoteRotorEntry(
                label: label?.plainString(in: environment), target: target, textRange: textRange,
                prepare: prepare)
        ]
    }
}
