import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
public import QuadrantViews

/// Where a link leads.
enum LinkGoal<Destination> {
    /// To the screen of a value; `nil` for a link that leads nowhere and is disabled.
    case value((any Hashable)?)
    /// To a screen, while a state says so: the link's own where there is none.
    case screen(Destination, isActive: Binding<Bool>?)
    /// To a window by its name, which there is none of.
    case named(String)
}

/// A control that leads to another screen.
///
/// Apple: "NavigationLink". A tap puts the screen on top of the stack around. In a list the whole row is the link, with
/// a chevron at its end; elsewhere it looks like a button. A link without a stack around is disabled.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    let goal: LinkGoal<Destination>
    let label: Label

    nonisolated init(_ goal: LinkGoal<Destination>, label: Label) {
        (self.goal, self.label) = (goal, label)
    }

    /// The control.
    @MainActor public var body: some View {
        switch goal {
        case .value(let value):
            ValueLink(value: value, label: .oneView(label))
                .modifier(LinkTag(value: value.map { AnyHashable($0) }))
        case .screen(let destination, let isActive):
            ScreenLink(
                destination: destination, isActive: isActive, label: .oneView(label)
            )
        case .named(let name):
            LinkButton(label: .oneView(label)) {}
                .disabled(true)
                .modifier(ReportModifier(diagnostic: .namedDestination(name)))
        }
    }

    /// Sets whether the link leads to the detail column of a split view, which every link in a column before it does here:
    /// `false` is reported there. Elsewhere it means nothing, as on Apple's systems.
    ///
    /// Apple: "isDetailLink(_:)".
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        modifier(DetailLinkReport(isDetailLink: isDetailLink))
    }
}

/// Tells that a link in a column leads to the detail column all the same.
private nonisolated struct DetailLinkReport: ViewModifier {
    let isDetailLink: Bool
    @Environment(\.isInColumn) private var isInColumn

    init(isDetailLink: Bool) {
        self.isDetailLink = isDetailLink
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            ReportModifier(
                diagnostic: isDetailLink || !isInColumn
                    ? nil
                    : .withoutEffect(
                        ".isDetailLink(false)",
                        advice: "The link leads to the detail column. Put the sidebar into a "
                            + "NavigationStack of its own for screens on top of it.")))
    }
}

extension Diagnostic {
    fileprivate static func namedDestination(_ name: String) -> Diagnostic {
        Diagnostic(
            "NavigationLink(destinationName: \"\(name)\") leads to no screen",
            advice: "It is disabled. Give it a destination or a value.")
    }
}

// MARK: Values

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value.
    ///
    /// - Parameters:
    ///   - value: Put into the path of the stack; `nil` for a link that is disabled.
    ///   - label: What the link shows.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value), label: label())
    }

    /// Creates a link to the screen of a value that can be encoded.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value), label: label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link to the screen of a value, with a localised title.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value), label: Text(titleKey))
    }

    /// Creates a link to the screen of a value that can be encoded, with a localised title.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value), label: Text(titleKey))
    }

    /// Creates a link to the screen of a value, with a title that is not localised.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value), label: Text(title))
    }

    /// Creates a link to the screen of a value that can be encoded, with a title that is not localised.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(.value(value), label: Text(title))
    }
}

// MARK: Screens

extension NavigationLink {
    /// Creates a link to a screen.
    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.screen(destination(), isActive: nil), label: label())
    }

    /// Creates a link to a screen; the older form.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.screen(destination, isActive: nil), label: label())
    }

    /// Creates a link to a screen that is shown while a state is `true`; the older form of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.screen(destination(), isActive: isActive), label: label())
    }

    /// Creates a link to a screen that is shown while a state is `true`; the oldest form.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(.screen(destination, isActive: isActive), label: label())
    }

    /// Creates a link to a screen that is shown while a state has the link's value; an older form.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.screen(destination(), isActive: selection.holds(tag)), label: label())
    }

    /// Creates a link to a screen that is shown while a state has the link's value; the oldest form.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.screen(destination, isActive: selection.holds(tag)), label: label())
    }
}

extension NavigationLink where Destination == EmptyView {
    /// Creates a link to a destination by its name. There are none: it is disabled, and told.
    nonisolated public init(destinationName: String, @ViewBuilder label: () -> Label) {
        self.init(.named(destinationName), label: label())
    }

    /// Creates a link to a destination by its name. There are none: it is disabled, and told.
    nonisolated public init(
        destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(.named(destinationName), label: label())
    }

    /// Creates a link to a destination by its name. There are none: it is disabled, and told.
    nonisolated public init<V: Hashable>(
        destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.named(destinationName), label: label())
    }
}

extension Binding {
    /// Whether a state has a value: setting `true` gives it the value, `false` none.
    nonisolated func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        let (selection, tag) = (HandedOver(self), HandedOver(tag))
        return Binding<Bool>(
            get: { selection.value.wrappedValue == tag.value },
            set: { isOn in
                if isOn {
                    selection.value.wrappedValue = tag.value
                } else if selection.value.wrappedValue == tag.value {
                    selection.value.wrappedValue = nil
                }
            })
    }
}
