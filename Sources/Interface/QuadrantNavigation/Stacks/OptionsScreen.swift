import QuadrantControls
import QuadrantCore
import QuadrantLists
import QuadrantViews

/// The options of a picker on a screen of their own, under the picker's label. Choosing one goes back.
struct OptionsScreen: View {
    let screen: PickerScreen

    /// What a stack of screens gives to the pickers in it.
    nonisolated static let ofStack = PickerScreens { row, isShown, screen in
        AnyView(
            row.modifier(
                PresentingModifier(isShown: isShown, identity: nil) {
                    AnyView(OptionsScreen(screen: screen))
                }))
    }

    var body: some View {
        List { screen.rows }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) { screen.title.font(.headline) }
            }
    }
}
