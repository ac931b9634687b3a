import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The screen that a presentation lies over: the root's room and what is not safe around it.
struct ScreenRoom: Equatable, Sendable {
    /// The size of the screen, in points.
    var size: CGSize
    /// How much of it is not safe on each side.
    var insets: EdgeInsets

    init(_ proxy: GeometryProxy) {
        let insets = proxy.safeAreaInsets
        self.insets = insets
        size = CGSize(
            width: proxy.size.width + insets.horizontal, height: proxy.size.height + insets.vertical
        )
    }

    /// A rectangle of the root's space, which begins where the safe area does, as one of the screen, from the left edge.
    func screen(_ rect: CGRect, _ direction: LayoutDirection) -> CGRect {
        rect.offsetBy(
            dx: MirrorMap(direction == .rightToLeft).left(insets), dy: insets.top)
    }
}

/// Gives its content the whole screen, and says how large that is.
struct OverScreen<Content: View>: View {
    @ViewBuilder let content: (ScreenRoom) -> Content

    var body: some View {
        GeometryReader { proxy in
            let room = ScreenRoom(proxy)
            ZStack(alignment: .topLeading) { content(room) }
                .coordinateSpace(.named(CardSpace.screen))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .ignoresSafeArea()
        }
    }
}

/// What lies between a presentation and the views behind it, and takes their taps.
struct Dimming: View {
    /// The opacity of the black.
    let opacity: Double
    /// Whether taps go through to the views behind.
    let letsTapsThrough: Bool
    /// What a tap does; `nil` for nothing.
    let action: (() -> Void)?

    var body: some View {
        let action = action
        Color.black.opacity(letsTapsThrough ? 0 : opacity)
            .contentShape(Rectangle())
            .modifier(TapModifier { action?() })
            .allowsHitTesting(!letsTapsThrough)
            .accessibilityHidden(true)
    }
}
