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
        modifier(
            alertModifier(
                DialogContent(title: title, message: message, actions: actions), isPresented))
    }

    /// Shows an alert about something while a binding is `true` and there is what it is about.
    nonisolated func presentingAlert<T>(
        _ title: Text, isPresented: Binding<Bool>, about data: T?, _ actions: AnyView,
        message: AnyView? = nil
    ) -> some View {
        modifier(
            SubjectModifier(
                data, isPresented,
                DialogContent(title: title, message: message, actions: actions), alertModifier))
    }

    /// Shows a confirmation dialog while a binding is `true`.
    nonisolated func presentingDialog(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, _ actions: AnyView,
        message: AnyView? = nil
    ) -> some View {
        modifier(
            dialogModifier(
                DialogContent(title, titleVisibility, message: message, actions: actions),
                isPresented))
    }

    /// Shows a confirmation dialog about something while a binding is `true` and there is what it is about.
    nonisolated func presentingDialog<T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, about data: T?,
        _ actions: AnyView, message: AnyView? = nil
    ) -> some View {
        modifier(
            SubjectModifier(
                data, isPresented,
                DialogContent(title, titleVisibility, message: message, actions: actions),
                dialogModifier))
    }
}

private nonisolated func alertModifier(
    _ content: DialogContent, _ isPresented: Binding<Bool>
) -> some ViewModifier {
    let content = HandedOver(content)
    return PresentationModifier(".alert", isPresented: isPresented) { _ in
        AlertCard(content: content.value, dismiss: isPresented)
    }
}

private nonisolated func dialogModifier(
    _ content: DialogContent, _ isPresented: Binding<Bool>
) -> some ViewModifier {
    let content = HandedOver(content)
    return SourceModifier { frame, _ in
        PresentationModifier(".confirmationDialog", isPresented: isPresented) { _ in
            ConfirmationCard(content: content.value, dismiss: isPresented, source: frame)
        }
    }
}

extension DialogContent {
    /// What a confirmation dialog shows. On iOS, titles are shown where that is asked for.
    nonisolated fileprivate init(
        _ title: Text, _ titleVisibility: Visibility, message: AnyView?, actions: AnyView
    ) {
        self.init(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions)
    }
}

/// Shows a dialog about something. Apple, "alert(_:isPresented:presenting:actions:message:)": what becomes of the data while the dialog
/// is there is ignored, also where it goes. Where the data is the same, the dialog follows other states.
private nonisolated struct SubjectModifier<Subject, Shown: ViewModifier>: ViewModifier {
    let data: Subject?
    let isPresented: Binding<Bool>
    let content: HandedOver<DialogContent>
    let shown: @MainActor (DialogContent, Binding<Bool>) -> Shown
    @State private var kept = KeptSubject<Subject>()

    init(
        _ data: Subject?, _ isPresented: Binding<Bool>, _ content: DialogContent,
        _ shown: @escaping @MainActor (DialogContent, Binding<Bool>) -> Shown
    ) {
        (self.data, self.isPresented, self.shown) = (data, isPresented, shown)
        self.content = HandedOver(content)
    }

    @MainActor func body(content: Content) -> some View {
        kept.take(isPresented.wrappedValue, data, self.content.value)
        return content.modifier(
            shown(
                kept.content ?? self.content.value, .isPresented(isPresented, with: kept.data)))
    }
}

/// What a dialog that is there is about.
private final class KeptSubject<Subject> {
    private(set) var data: Subject?
    private(set) var content: DialogContent?

    func take(_ isPresented: Bool, _ new: Subject?, _ newContent: DialogContent) {
        guard isPresented else {
            (data, content) = (nil, nil)
            return
        }
        guard let new, data.map({ areSame($0, new) }) ?? true else { return }
        (data, content) = (new, newContent)
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
