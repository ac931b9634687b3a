import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The commands of an app beside its window: they are not seen, but keyboard shortcuts reach them, as on a tablet with a keyboard.
///
/// They lie after the window, so that a control of the window with the same shortcut comes first.
nonisolated struct CommandKeys: ViewModifier {
    let commands: [AnyView]

    @MainActor func body(content: Content) -> some View {
        content.overlay(alignment: .topLeading) {
            ZStack {
                ForEach(commands.indices, id: \.self) { commands[$0] }
            }
            .environment(\.isInCommands, true)
            .frame(width: 0, height: 0)
            .hidden()
        }
    }
}
