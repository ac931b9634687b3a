import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// How the bars of a scroll view look, and along which axes there are any.
struct ScrollBarDrawing: Equatable {
    let axes: Axis.Set
    let insets: EdgeInsets
    let isDark: Bool

    /// - Parameter shows: Whether the scroll view was made with indicators.
    init(_ environment: EnvironmentValues, _ settings: ScrollSettings, shows: Bool) {
        var axes: Axis.Set = []
        if shows, environment.horizontalScrollIndicatorVisibility.showsBars {
            axes.insert(.horizontal)
        }
        if shows, environment.verticalScrollIndicatorVisibility.showsBars { axes.insert(.vertical) }
        self.axes = axes
        insets = settings.indicatorMargins
        isDark = environment.colorScheme == .dark
    }

    /// Draws the bars as far as they have not faded.
    func draw(_ scroll: ScrollPart, _ context: inout DrawingContext) {
        let opacity = scroll.bars.opacity
        guard opacity > 0 else { return }
        // Evidence: black with 35 %, in dark white with 50 %, ends rounded (swiftui-web, from an iOS simulator).
        let white = isDark ? 1.0 : 0
        let color = RGBAColor(
            red: white, green: white, blue: white, alpha: (isDark ? 0.5 : 0.35) * opacity)
        for frame in scroll.barFrames {
            context.fill(
                .roundedRect(frame, radius: ScrollBars.thickness / 2),
                .color(color))
        }
    }
}

/// The spokes in the gap over content that is pulled down to be refreshed: more of them the further it is pulled, all while
/// it is refreshed, turning with the host's clock.
struct RefreshSpinner {
    let isDark: Bool
    /// Points from the middle to the end of a spoke. Evidence: iOS shows the larger spinner here, about 20 points wide.
    private static let radius: CGFloat = 10

    func draw(_ scroll: ScrollPart, _ context: inout DrawingContext) {
        let gap = max(0, -scroll.state.offset.y)
        guard scroll.pulled != nil, gap > 0 else { return }
        let all = SpinnerTurn.count
        let count = scroll.isRefreshing ? all : min(all, Int(Double(all) * scroll.pullProgress))
        let middle = CGPoint(x: context.size.width / 2, y: gap / 2)
        let step = scroll.spinnerStep
        for index in 0..<count {
            // The first one points up. While it is refreshed the strongest one moves on clockwise, those that it has
            // left are fainter.
            let age = (step - index + all) % all
            let part = scroll.isRefreshing ? 1 - Double(age) / Double(all - 1) * 0.75 : 1
            let white = isDark ? 1.0 : 0
            let color = RGBAColor(red: white, green: white, blue: white, alpha: 0.55 * part)
            context.fill(.path(spoke(index, around: middle)), .color(color))
        }
    }

    /// A capsule from half of the radius outward.
    private func spoke(_ index: Int, around middle: CGPoint) -> Path {
        let (length, width) = (Self.radius * 0.55, Self.radius * 0.25)
        let shape = CGRect(x: -width / 2, y: -Self.radius, width: width, height: length)
        let turn = 2 * Double.pi * Double(index) / Double(SpinnerTurn.count)
        return Path(roundedRect: shape, cornerRadius: width / 2)
            .applying(
                CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: CGFloat(turn)))
    }
}
