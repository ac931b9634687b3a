public import SwiftUI

extension MapContent {
    /// The colour of balloons.
    ///
    /// Apple: "tint(_:)" (MapKit for SwiftUI).
    public func tint(_ tint: Color?) -> some MapContent {
        ChangedMapContent(content: self) { $0.tint = tint }
    }

    /// The colour of balloons; of a style that is none, nothing, which is told once.
    @_disfavoredOverload
    public func tint(_ tint: some ShapeStyle) -> some MapContent {
        ChangedMapContent(content: self) {
            if let color = tint as? Color {
                $0.tint = color
            } else {
                QuietNotes.tell("balloons are tinted by colours alone")
            }
        }
    }

    /// What areas are filled with.
    ///
    /// Apple: "foregroundStyle(_:)" (MapKit for SwiftUI).
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        ChangedMapContent(content: self) { $0.fill = AnyShapeStyle(style) }
    }

    /// What lines are drawn with.
    ///
    /// Apple: "stroke(_:lineWidth:)" (MapKit for SwiftUI).
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// What lines are drawn with, and how.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        ChangedMapContent(content: self) {
            $0.stroke = AnyShapeStyle(content)
            $0.line = style
        }
    }

    /// How lines are drawn, in the tint.
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        ChangedMapContent(content: self) {
            $0.stroke = AnyShapeStyle(.tint)
            $0.line = style
        }
    }

    /// What a selection is told of the content.
    ///
    /// Apple: "tag(_:)" (MapKit for SwiftUI).
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        ChangedMapContent(content: self) { $0.tag = AnyHashable(tag) }
    }

    /// Whether titles stand below annotations.
    ///
    /// Apple: "annotationTitles(_:)" (MapKit for SwiftUI).
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        ChangedMapContent(content: self) { $0.titles = visibility }
    }

    /// Whether subtitles stand below annotations: there are none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        ChangedMapContent(content: self) { $0.subtitles = visibility }
    }

    /// Whether shapes lie above or below roads and names: there are none here.
    ///
    /// Apple: "mapOverlayLevel(level:)" (MapKit for SwiftUI).
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

    /// What is told of a marker that is chosen: nothing here.
    public func mapItemDetailSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic)
        -> some MapContent
    { self }
}

/// Content in another look.
struct ChangedMapContent<Content: MapContent>: _PlainMapContent {
    let content: Content
    let change: (inout MapLook) -> Void

    func _collect(_ collector: inout _MapCollector) {
        // What was said further inside goes first: outer looks are set before.
        collector.with(change) { content._collect(&$0) }
    }
}
