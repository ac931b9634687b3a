internal import SwiftUI

/// The bars of a chart that scrolls, which are seen while it moves. Apple is silent on them: they look as those of
/// scroll views.
struct ChartScrollBars: View {
    let model: ChartModel
    let size: CGSize
    let isMirrored: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical

    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 12

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let part = Self.part(model.x), Self.shows(horizontal) {
                bar(part, size.width) { start, length in
                    let x = isMirrored ? size.width - start - length : start
                    let y = size.height - Self.margin - Self.thickness
                    return CGRect(x: x, y: y, width: length, height: Self.thickness)
                }
                .accessibilityIdentifier("chart.scroll.x")
            }
            if let part = Self.part(model.y), Self.shows(vertical) {
                bar(part, size.height) { start, length in
                    let x = isMirrored ? Self.margin : size.width - Self.margin - Self.thickness
                    let y = size.height - start - length
                    return CGRect(x: x, y: y, width: Self.thickness, height: length)
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        // The plot is mirrored by hand.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }

    private func bar(
        _ part: (start: Double, length: Double), _ room: CGFloat,
        _ frame: (CGFloat, CGFloat) -> CGRect
    ) -> some View {
        let free = max(room - 2 * Self.margin, 0)
        let length = min(max(free * CGFloat(part.length), Self.shortest), free)
        let start = Self.margin + (free - length) * CGFloat(part.start)
        let frame = frame(start, length)
        return Capsule()
            .fill(scheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(0.35))
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }

    /// How far a chart has scrolled, from 0 to 1, and how much of its domain is seen; `nil` where it does not scroll.
    private static func part(_ scale: PositionScale) -> (start: Double, length: Double)? {
        guard let whole = scale.whole else { return nil }
        let all = whole.upperBound - whole.lowerBound
        let rest = all - scale.windowLength
        guard all > 0, rest > 0 else { return nil }
        return ((scale.windowStart - whole.lowerBound) / rest, scale.windowLength / all)
    }

    private static func shows(_ visibility: ScrollIndicatorVisibility) -> Bool {
        visibility != .hidden && visibility != .never
    }
}
