public import Foundation
internal import SwiftUI
public import UIKit

/// Draws a shape on a map view. What subclasses of one's own draw is left out, which is told once.
///
/// Apple: "MKOverlayRenderer" (MapKit).
open class MKOverlayRenderer: NSObject {
    /// The shape.
    public let overlay: any MKOverlay
    /// From 0 to 1.
    open var alpha: CGFloat = 1

    /// Draws a shape.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Has it drawn again.
    open func setNeedsDisplay() {}
    /// Has it drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    /// Draws it: not called here.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Whether it can be drawn.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// The point of the drawing: that of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    /// The rectangle of the drawing: that of the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }

    /// What it draws.
    var items: [MapItem] {
        QuietNotes.tell("overlays that draw themselves are left out: \(type(of: self))")
        return []
    }
}

/// Draws outlines.
///
/// Apple: "MKOverlayPathRenderer" (MapKit).
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What areas are filled with.
    open var fillColor: UIColor?
    /// What lines are drawn with.
    open var strokeColor: UIColor?
    /// The width of lines in points; 0 for one that suits.
    open var lineWidth: CGFloat = 0
    /// How lines meet.
    open var lineJoin = CGLineJoin.round
    /// How lines end.
    open var lineCap = CGLineCap.round
    /// How long corners may be.
    open var miterLimit: CGFloat = 10
    /// Where dashes begin.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?

    /// The shapes.
    var shapes: [ShapeParts] { [] }

    override var items: [MapItem] {
        var look = MapLook()
        look.fill = fillColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
        look.stroke = strokeColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
        look.line = StrokeStyle(
            lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        if look.fill == nil && look.stroke == nil { return [] }
        return shapes.map { MapItem(kind: .shape($0), look: look) }
    }
}

/// Draws lines.
///
/// Apple: "MKPolylineRenderer" (MapKit).
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Draws lines.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// The lines.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    /// Where drawing begins, as a part of the whole.
    open var strokeStart: CGFloat = 0
    /// Where drawing ends, as a part of the whole.
    open var strokeEnd: CGFloat = 1
    override var shapes: [ShapeParts] { [ShapeParts(points: polyline.mapPoints, isClosed: false)] }
}

/// Draws lines in colours that change along them: in the first one here.
///
/// Apple: "MKGradientPolylineRenderer" (MapKit).
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// Sets the colours and where they are.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) { strokeColor = colors.first }
}

/// Draws an area.
///
/// Apple: "MKPolygonRenderer" (MapKit).
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Draws an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    /// The area.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    override var shapes: [ShapeParts] { [ShapeParts(points: polygon.mapPoints, isClosed: true)] }
}

/// Draws several areas.
///
/// Apple: "MKMultiPolygonRenderer" (MapKit).
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Draws several areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    override var shapes: [ShapeParts] {
        ((overlay as? MKMultiPolygon)?.polygons ?? []).map {
            ShapeParts(points: $0.mapPoints, isClosed: true)
        }
    }
}

/// Draws several lines.
///
/// Apple: "MKMultiPolylineRenderer" (MapKit).
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Draws several lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    override var shapes: [ShapeParts] {
        ((overlay as? MKMultiPolyline)?.polylines ?? []).map {
            ShapeParts(points: $0.mapPoints, isClosed: false)
        }
    }
}

/// Draws a circle.
///
/// Apple: "MKCircleRenderer" (MapKit).
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Draws a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    /// The circle.
    open var circle: MKCircle {
        overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
    }
    override var shapes: [ShapeParts] {
        [ShapeParts(center: circle.coordinate, radius: circle.radius)]
    }
}

/// Would draw pictures of the ground: there are none here, which is told once.
///
/// Apple: "MKTileOverlayRenderer" (MapKit).
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Would draw pictures.
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
    /// Has them loaded again.
    open func reloadData() {}
    override var items: [MapItem] {
        QuietNotes.tell("there are no tiles here: MKTileOverlay draws nothing")
        return []
    }
}
