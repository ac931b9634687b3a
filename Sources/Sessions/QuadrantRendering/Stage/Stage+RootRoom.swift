internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

extension Stage {
    /// The room that the view is given.
    var rootRoom: RootRoom {
        if let sheet = output.pages {
            // As long as the content; what fills all that it gets fills a page.
            var result = RootRoom(
                ProposedViewSize(width: sheet.room.width, height: nil), container: sheet.room,
                placement: .whole)
            result.unrollsScrollViews = true
            result.screen = CGSize(
                width: sheet.room.width, height: max(1, sheet.room.height - sheet.taken))
            return result
        }
        if let device = room.device {
            return RootRoom(
                ProposedViewSize(device.safeSize), container: device.size,
                safeAreaInsets: device.safeArea)
        }
        var wanted = ProposedViewSize(width: room.width, height: room.height)
        guard room.fit != .paper else {
            var result = RootRoom(
                wanted, container: room.container, safeAreaInsets: room.safeArea,
                placement: room.placement)
            if let depth = room.depth { result.depth = max(0, depth) }
            return result
        }
        if room.fit == .preview {
            switch previewLayout {
            case .fixed(let width, let height), .fixed3D(let width, let height, _):
                wanted = ProposedViewSize(width: width, height: height)
            case .device: wanted = ProposedViewSize(screenSize)
            case .sizeThatFits, nil: break
            }
        }
        var result = RootRoom(
            wanted, container: wanted.replacingUnspecifiedDimensions(by: screenSize),
            placement: room.placement)
        if room.fit == .screen || previewLayout == nil {
            result.screen = screenSize
            // A scroll view that is asked for its own length is as long as its content.
            result.unrollsScrollViews = room.fit == .screen
        }
        if case .fixed3D(_, _, let depth) = previewLayout, depth.isFinite, depth >= 0 {
            (result.depth, result.isBox) = (depth, true)
        }
        return result
    }
}
