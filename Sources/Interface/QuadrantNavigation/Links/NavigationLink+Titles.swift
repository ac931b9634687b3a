import Foundation
public import QuadrantCore
public import QuadrantViews

extension NavigationLink where Label == Text {
    /// Creates a link to a screen, with a localised title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: nil), label: Text(titleKey))
    }

    /// Creates a link to a screen, with a title that is not localised.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: nil), label: Text(title))
    }

    /// Creates a link to a screen, with a localised title; an older form.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.screen(destination, isActive: nil), label: Text(titleKey))
    }

    /// Creates a link to a screen, with a title that is not localised; an older form.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.screen(destination, isActive: nil), label: Text(title))
    }

    /// Creates a link to a screen that is shown while a state is `true`, with a localised title; an older form.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: isActive), label: Text(titleKey))
    }

    /// Creates a link to a screen that is shown while a state is `true`; an older form.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: isActive), label: Text(title))
    }

    /// Creates a link to a screen that is shown while a state is `true`, with a localised title; the oldest form.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(.screen(destination, isActive: isActive), label: Text(titleKey))
    }

    /// Creates a link to a screen that is shown while a state is `true`; the oldest form.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(.screen(destination, isActive: isActive), label: Text(title))
    }

    /// Creates a link to a screen that is shown while a state has the link's value, with a localised title.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: selection.holds(tag)), label: Text(titleKey))
    }

    /// Creates a link to a screen that is shown while a state has the link's value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.screen(destination(), isActive: selection.holds(tag)), label: Text(title))
    }

    /// Creates a link to a screen that is shown while a state has the link's value; the oldest form.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.screen(destination, isActive: selection.holds(tag)), label: Text(titleKey))
    }

    /// Creates a link to a screen that is shown while a state has the link's value; the oldest form.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.screen(destination, isActive: selection.holds(tag)), label: Text(title))
    }
}
