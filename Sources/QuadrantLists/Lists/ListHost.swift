import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A list in its scroll view, on its ground.
struct ListHost<Content: View>: View {
    let selection: ListSelection?
    let container: RowSurroundings.Container
    let content: Content
    @Environment(\.self) private var environment

    var body: some View {
        let margins = environment.scrollContentMargins
        ScrollView {
            ListColumn(
                setup: setup, selection: selection, content: content, margins: margins)
        }
        .modifier(RefreshNoteModifier(refresh: environment.refresh))
        .background {
            if environment.scrollContentBackground != .hidden {
                Color(system: look.ground).ignoresSafeArea()
            }
        }
        .overlay {
            if look.isBordered { Rectangle().strokeBorder(Color(system: .separator)) }
        }
    }

    private var look: ListMetrics.Look { environment.listLook }

    private var setup: ListSetup {
        var setup = ListSetup(in: environment)
        setup.container = container
        return setup
    }
}
