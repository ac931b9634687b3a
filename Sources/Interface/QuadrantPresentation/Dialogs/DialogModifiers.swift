import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

extension View {
    /// Shows an alert while a binding is `true`.
    nonisolated func presentingAlert(
        _ title: Text, isPresented: Binding<Bool>, _ actions: AnyView, message: AnyView? = nil
    ) -> some View {
        let content = HandedOver(
            DialogContent(title: title, message: message, actions: actions))
        return modifier(
            PresentationModifier(".alert", isPresented: isPresented) { _ in
                AlertCard(content: content.value, dismiss: isPresented)
            })
    }

    /// Shows a confirmation dialog while a binding is `true`.
    nonisolated func presentingDialog(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, _ actions: AnyView,
        message: AnyView? = nil
    ) -> some View {
        // On iOS, titles are shown where that is asked for.
        let content = HandedOver(
            DialogContent(
                title: titleVisibility == .visible ? title : nil, message: message,
                actions: actions))
        return modifier(
            SourceModifier { frame, _ in
                PresentationModifier(".confirmationDialog", isPresented: isPresented) { _ in
                    ConfirmationCard(content: content.value, dismiss: isPresented, source: frame)
                }
            })
    }
}

extension Binding where Value == Bool {
    /// Whether something is to be presented and there is what it is about.
    static func isPresented<T>(_ isPresented: Binding<Bool>, with data: T?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding(
            get: { isThere && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    }
}
