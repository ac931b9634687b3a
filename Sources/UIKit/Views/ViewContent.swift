internal import QuadrantCore

/// What a view of UIKit's shows, as a view of SwiftUI's.
@MainActor struct ViewContent {
    let view: AnyView

    init(_ view: some View) {
        self.view = AnyView(view)
    }
}
