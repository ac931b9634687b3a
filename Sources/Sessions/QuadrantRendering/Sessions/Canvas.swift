internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout

/// The size of a drawing, and the place of the view in it.
struct Canvas: Equatable {
    let size: CGSize
    let origin: CGPoint

    /// Brings the view up to date.
    @MainActor
    init(of host: TreeHost, on device: ScreenDevice?, displayScale: CGFloat) {
        let answer = host.update()
        guard host.room.placement != .whole else {
            (size, origin) = (answer, .zero)
            return
        }
        let room = host.proposal.replacingUnspecifiedDimensions(by: answer)
        let origin = host.room.placement.origin(of: answer, in: room, displayScale: displayScale)
        let margins = device?.safeArea ?? EdgeInsets()
        size = device?.size ?? room
        self.origin = CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top)
    }
}
