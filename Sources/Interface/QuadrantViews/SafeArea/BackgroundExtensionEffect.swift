import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension View {
    /// Shows mirrored, blurred copies of the view beyond those of its edges that touch the safe area,
    /// out to the edge of the window.
    ///
    /// Apple: "View.backgroundExtensionEffect()". The layout does not change. Apple does not tell how
    /// far copies are blurred: here the standard deviation is 8 points.
    public func backgroundExtensionEffect() -> some View {
        backgroundExtensionEffect(isEnabled: true)
    }

    /// Shows mirrored, blurred copies of the view beyond those of its edges that touch the safe area,
    /// out to the edge of the window.
    ///
    /// - Parameter isEnabled: Whether there are copies.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}

nonisolated struct BackgroundExtensionModifier: NodeModifier {
    let isEnabled: Bool

    func drawing(in environment: EnvironmentValues) -> BackgroundExtensionDrawing? {
        BackgroundExtensionDrawing(isEnabled: isEnabled)
    }
}

/// Puts copies of the content around it, as far as the safe area goes.
struct BackgroundExtensionDrawing: NodeDrawing {
    let isEnabled: Bool

    /// Chosen here: bars and sidebars show no details of what lies under them.
    private static let sigma: CGFloat = 8

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard isEnabled, context.size.width > 0, context.size.height > 0 else { return nil }
        let whole = context.bounds(ignoringSafeAreaOn: .all)
        guard whole != context.bounds else { return nil }
        let tiles = tiles(content, context.bounds, over: whole)
        var blurred = DisplayGroup(
            filtering: Fragment(items: tiles),
            by: [.blur(BlurFilter(sigma: Self.sigma, frame: whole))])
        var around = Path(whole)
        around.addRect(context.bounds)
        blurred = DisplayGroup(content: Fragment(items: [.group(blurred)]))
        blurred.clip = ClipItem(shape: .path(around), style: FillStyle(eoFill: true))
        blurred.source = context.source
        return DisplayGroup(content: Fragment(items: [.group(blurred)] + content.items))
    }

    /// The content and its mirror images, edge to edge: up to nine.
    private func tiles(_ content: Fragment, _ frame: CGRect, over whole: CGRect) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for row in -1...1 {
            for column in -1...1 {
                let tile = frame.offsetBy(
                    dx: CGFloat(column) * frame.width, dy: CGFloat(row) * frame.height)
                let seen = tile.intersection(whole)
                guard !seen.isNull, seen.width > 0, seen.height > 0 else { continue }
                var group = DisplayGroup(content: content)
                group.clip = ClipItem(shape: .rect(frame))
                group.transform = CGAffineTransform(
                    a: column == 0 ? 1 : -1, b: 0, c: 0, d: row == 0 ? 1 : -1,
                    tx: column > 0 ? 2 * frame.width : 0, ty: row > 0 ? 2 * frame.height : 0)
                items.append(.group(group))
            }
        }
        return items
    }
}
