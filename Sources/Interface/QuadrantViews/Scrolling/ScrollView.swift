import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// Shows a part of its content, and can be scrolled to show the rest.
///
/// Apple: "ScrollView". Along its axes the scroll view fills its proposal, and the content has its
/// ideal length. Across them the scroll view is as wide as its content. Several views stand in a
/// column, even if the scroll view is horizontal. At first the top leading corner of the content is
/// shown, unless `defaultScrollAnchor` says otherwise. The content is clipped to the frame of the
/// scroll view and to the safe area insets that the frame touches.
///
/// Indicators lie over the content while it is scrolled by hand and do not change layout. A picture of
/// a view that nobody has scrolled shows none.
public nonisolated struct ScrollView<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The views that scroll.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether indicators appear while the content is scrolled.
    public var showsIndicators: Bool

    /// Creates a scroll view that scrolls along `axes`, with or without bars.
    // Without a default for the bars, as the other initializer would do as well: the compiler would read the content for each.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// Creates a scroll view that scrolls along `axes`.
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
        let keyboardDismissal = cursor.environment.keyboardDismissal
        let environment = cursor.environment
        let refresh = environment.refresh
        let isLimited = settings.behavior.map { behavior in
            cursor.reading { behavior.limitsScrolls(view.axes, in: environment) }
        }
        let bars = ScrollBarDrawing(environment, settings, shows: view.showsIndicators)
        let drawing = ScrollDrawing(isClipped: !settings.isClipDisabled, bars: bars)
        cursor.node(.extended(rule), drawing: drawing) {
            $0.scrollPart { part in
                part.axes = view.axes
                part.margins = rule.margins
                part.isEnabled = isEnabled
                part.state.sizeChangesAnchor = settings.sizeChangesAnchor
                part.clients = settings.clients
                if let refresh {
                    part.pulled = { whenDone in
                        Task { @MainActor in
                            await refresh()
                            whenDone()
                        }
                    }
                } else {
                    part.pulled = nil
                }
                (part.bars.axes, part.bars.insets) = (bars.axes, bars.insets)
                part.bouncesBySize = settings.bouncesBySize
                part.keyboardDismissal = keyboardDismissal
                part.restingPlace = settings.behavior?.restingPlace(isLimited: isLimited == true)
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
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// Clips the content to what the scroll view shows of it, and shows the bars over it.
struct ScrollDrawing: NodeDrawing, Equatable {
    let isClipped: Bool
    let bars: ScrollBarDrawing

    func drawOver(_ context: inout DrawingContext) {
        guard let scroll = context.scroll else { return }
        bars.draw(scroll, &context)
        RefreshSpinner(isDark: bars.isDark).draw(scroll, &context)
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        FrameClipDrawing(isClipped: isClipped).group(content, context)
    }
}
