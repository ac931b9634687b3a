public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

extension View {
    /// Shows a confirmation dialog with a localised title while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            AnyView(actions()))
    }

    /// Shows a confirmation dialog with a localised title while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentingDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            AnyView(actions()), message: AnyView(message()))
    }

    /// Shows a confirmation dialog with a localised title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingDialog(
            Text(titleKey), isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows a confirmation dialog with a localised title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingDialog(
            Text(titleKey), isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}

extension View {
    /// Shows a confirmation dialog with a title that is not localised while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            AnyView(actions()))
    }

    /// Shows a confirmation dialog with a title that is not localised while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            AnyView(actions()), message: AnyView(message()))
    }

    /// Shows a confirmation dialog with a title that is not localised while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingDialog(
            Text(title), isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows a confirmation dialog with a title that is not localised while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingDialog(
            Text(title), isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}

extension View {
    /// Shows a confirmation dialog with a text as title while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, AnyView(actions()))
    }

    /// Shows a confirmation dialog with a text as title while a binding is `true`.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, AnyView(actions()),
            message: AnyView(message()))
    }

    /// Shows a confirmation dialog with a text as title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingDialog(
            title, isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()))
    }

    /// Shows a confirmation dialog with a text as title while a binding is `true`, about some data; without data it is not shown. What the data becomes while it is shown is ignored.
    ///
    /// Apple: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)". A button closes the dialog after it has acted; a tap beside the dialog does what its cancel button does. The title is shown if `titleVisibility` is `visible`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingDialog(
            title, isPresented: isPresented,
            titleVisibility: titleVisibility, about: data,
            data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
            message: data.map { AnyView(message($0)) })
    }
}
