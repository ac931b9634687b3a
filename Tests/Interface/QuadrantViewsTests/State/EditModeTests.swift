import Expectations
import SwiftUI
import TestedViews
import Testing

/// `editMode`, by Apple's pages of `EditMode` and of the environment's value.
@MainActor @Suite struct EditModeTests {
    private final class Handle {
        var modes: [EditMode?] = []
        var change: (EditMode) -> Void = { _ in }
    }

    private struct Editor: View {
        @Environment(\.editMode) private var editMode
        let handle: Handle

        var body: some View {
            let mode = editMode
            handle.modes.append(mode?.wrappedValue)
            handle.change = { mode?.wrappedValue = $0 }
            return Color.red.frame(width: mode?.wrappedValue.isEditing == true ? 20 : 10)
                .accessibilityIdentifier("editor")
        }
    }

    private struct Screen: View {
        let handle: Handle
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                Editor(handle: handle)
                Color.blue.frame(width: mode.isEditing ? 40 : 30).accessibilityIdentifier("screen")
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func aModeIsReadAndChangedByWayOfTheEnvironment() {
        let handle = Handle()
        let tree = liveTree(Screen(handle: handle))
        func widths() -> [CGFloat?] {
            tree.update(.init(width: 100, height: 100))
            return [tree.frames["editor"]?.width, tree.frames["screen"]?.width]
        }
        same(widths(), [10, 30])
        handle.change(.active)
        same(widths(), [20, 40])
        handle.change(.transient)
        same(widths(), [20, 40])
        handle.change(.inactive)
        same(widths(), [10, 30])
        same(handle.modes, [.inactive, .active, .transient, .inactive])
    }

    @Test func thereIsNoneUnlessOneIsPutIn() {
        let handle = Handle()
        liveTree(Editor(handle: handle)).update(.init(width: 100, height: 100))
        handle.change(.active)
        same(handle.modes, [nil])
        #expect(EditMode.active.isEditing && EditMode.transient.isEditing)
        fails(EditMode.inactive.isEditing)
    }
}
