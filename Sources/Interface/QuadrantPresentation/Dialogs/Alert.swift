public import Foundation
public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

extension View {
    /// Shows an alert with a localised title while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented: isPresented, AnyView(actions()))
    }

    /// Shows an alert with a localised title while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented: isPresented, AnyView(actions()),
            message: AnyView(message()))
    }

    /// Shows an alert with a localised title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows an alert with a localised title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}

extension View {
    /// Shows an alert with a title that is not localised while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(title), isPresented: isPresented, AnyView(actions()))
    }

    /// Shows an alert with a title that is not localised while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            Text(title), isPresented: isPresented, AnyView(actions()), message: AnyView(message()))
    }

    /// Shows an alert with a title that is not localised while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(
            Text(title), isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows an alert with a title that is not localised while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            Text(title), isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}

extension View {
    /// Shows an alert with a text as title while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(title, isPresented: isPresented, AnyView(actions()))
    }

    /// Shows an alert with a text as title while a binding is `true`.
    ///
    /// Apple: "alert(_:isPresented:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            title, isPresented: isPresented, AnyView(actions()), message: AnyView(message()))
    }

    /// Shows an alert with a text as title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(
            title, isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows an alert with a text as title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "alert(_:isPresented:presenting:actions:message:)". A button closes the alert after it has acted. Without buttons there is one that says OK.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            title, isPresented: isPresented, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}

extension View {
    /// Shows an alert about an error while a binding is `true`; without an error it is not shown.
    ///
    /// Apple: "alert(isPresented:error:actions:)". The title is the error's description.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(
            Text(verbatim: error?.title ?? ""),
            isPresented: Binding.isPresented(isPresented, with: error), AnyView(actions()))
    }

    /// Shows an alert with a message about an error while a binding is `true`; without an error it is not shown.
    ///
    /// Apple: "alert(isPresented:error:actions:message:)". The title is the error's description.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        presentingAlert(
            Text(verbatim: error?.title ?? ""),
            isPresented: Binding.isPresented(isPresented, with: error),
            error.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: error.map { AnyView(message($0)) })
    }
}

extension LocalizedError {
    /// What an alert says of the error.
    fileprivate var title: String { errorDescription ?? localizedDescription }
}
