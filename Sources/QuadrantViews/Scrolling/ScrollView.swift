import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// Shows a part of content that may be longer than itself.
///
/// Apple: "ScrollView". Along its axes it is as long as offered and its content as long as it likes;
/// across them it is as wide as its content. Several views stand in a column, also in a horizontal
/// scroll view. Content starts at the top leading corner unless `defaultScrollAnchor` says otherwise;
/// it is clipped to the scroll view's frame and to the room under the safe area beyond it.
///
/// Indicators appear over the content while it scrolls and take no room; a still picture has none.
public nonisolated struct ScrollView<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The views that scroll.
    public var content: Content
    /// The axes along which they scroll.
    public var axes: Axis.Set
    /// Whether indicators appear while scrolling.
    public var showsIndicators: Bool

    /// A scroll view along `axes`.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// A scroll view along `axes`.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// Makes a node that clips, moves and, where asked, aligns its content.
    @MainActor
    public static func _makeNodes(_ view: ScrollView<Content>, _ cursor: inout _ViewCursor) {
        let settings = cursor.environment.scrollSettings
        let rule = ScrollRule(
            axes: view.axes, margins: settings.contentMargins,
            initialAnchor: settings.initialAnchor ?? .topLeading,
            alignmentAnchor: settings.alignmentAnchor ?? .topLeading)
        var attachments = cursor.attachments ?? NodeAttachments()
        attachments.spaces += ScrollSpace.names(along: view.axes)
        cursor.attachments = attachments
        let isEnabled = cursor.environment.isScrollEnabled
        let environment = cursor.environment
        let complaint = settings.behavior.flatMap { behavior in
            cursor.reading { behavior.complaint(view.axes, in: environment) }
        }
        let drawing = ScrollDrawing(isClipped: !settings.isClipDisabled)
        let node = cursor.node(.extended(rule), drawing: drawing) {
            $0.scrollPart { part in
                part.axes = view.axes
                part.margins = rule.margins
                part.isEnabled = isEnabled
                part.state.sizeChangesAnchor = settings.sizeChangesAnchor
                part.clients = settings.clients
                part.restingPlace = settings.behavior?.restingPlace
            }
            // What was set for this scroll view is not meant for those inside it.
            $0.setting({ $0.scrollSettings = ScrollSettings() }) { cursor in
                let column = StackRule(
                    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
                cursor.node(.stack(column)) { cursor in
                    cursor.stackAxis = .vertical
                    Content._makeNodes(view.content, &cursor)
                }
            }
        }
        cursor.report(complaint, at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// Clips the content to what the scroll view shows of it.
struct ScrollDrawing: NodeDrawing {
    let isClipped: Bool

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard isClipped else { return nil }
        var clip = ClipItem(shape: .rect(context.bounds(ignoringSafeAreaOn: .all)))
        clip.snapsToPixels = true
        var group = DisplayGroup(content: content)
        group.clip = clip
        return group
    }
}
