import QuadrantCore
import QuadrantViews

/// Tells whoever is around a list of a row that is selected when the list appears, or by the app.
///
/// Apple ("NavigationSplitView"): a collapsed split view "shows the last column that displays useful information", the one of
/// what is selected.
struct ToldSelection: ViewModifier {
    let selection: ListSelection
    @Environment(\.rowSelectionObserver) private var observer

    func body(content: Content) -> some View {
        let (selection, observer) = (selection, observer)
        content.onChange(of: selection.snapshot, initial: true) { old, new in
            guard let observer, selection.isOptional else { return }
            observer.clear = { selection.replace([]) }
            if !selection.values().isEmpty, old != new || observer.takesPresets {
                observer.rowWasSelected()
            }
        }
    }
}
