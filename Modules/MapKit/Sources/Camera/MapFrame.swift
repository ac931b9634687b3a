internal import CoreLocation
internal import Foundation
internal import SwiftUI

/// What of the flat map a view shows: a middle, a scale, and what is up.
struct MapFrame: Equatable {
    /// The middle of what is fitted, in points of the map.
    var x: Double
    var y: Double
    /// The logarithm of points of the view for each point of the map: what is halfway between two scales is so by it.
    var zoom: Double
    /// What is up, in degrees from north.
    var heading: Double
    /// The size of the view, in points.
    var size: CGSize
    /// How much of the view is covered at its edges; the middle is that of the rest.
    var insets: EdgeInsets

    /// Points of the view for each point of the map.
    var scale: Double { exp(zoom) }
    /// The middle of what is not covered.
    var middle: CGPoint {
        CGPoint(
            x: (insets.leading + size.width - insets.trailing) / 2,
            y: (insets.top + size.height - insets.bottom) / 2)
    }
    private var turn: Double { heading * .pi / 180 }

    /// Where a point of the map is in the view: the nearest of its places around the world.
    func place(of point: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        var dx = point.x - x
        if abs(dx) > world / 2 { dx -= (dx / world).rounded() * world }
        return place(dx, point.y - y)
    }

    /// Where a point is that lies some points of the map beside the middle.
    func place(_ dx: Double, _ dy: Double) -> CGPoint {
        let (cosine, sine) = (cos(turn), sin(turn))
        return CGPoint(
            x: middle.x + (dx * cosine + dy * sine) * scale,
            y: middle.y + (dy * cosine - dx * sine) * scale)
    }

    /// The point of the map at a place in the view.
    func point(at place: CGPoint) -> MKMapPoint {
        let (a, b) = ((place.x - middle.x) / scale, (place.y - middle.y) / scale)
        let (cosine, sine) = (cos(turn), sin(turn))
        return MKMapPoint(x: x + a * cosine - b * sine, y: y + a * sine + b * cosine)
    }

    /// The rectangle of the map around what the view shows.
    var rect: MKMapRect {
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ].map(point(at:))
        return corners.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

    var camera: MapCamera {
        let center = MKMapPoint(x: x, y: y).coordinate
        let metres = Double(size.height) / scale * MKMetersPerMapPointAtLatitude(center.latitude)
        return MapCamera(
            centerCoordinate: CLLocationCoordinate2D(
                latitude: center.latitude, longitude: MKCoordinateRegion.turned(center.longitude)),
            distance: metres / Self.heightOfDistance, heading: heading)
    }

    /// How high what a camera sees is for each metre of its distance: it has an angle of 30°, which nobody has measured.
    static let heightOfDistance = 2 * tan(15 * Double.pi / 180)
}

extension MapFrame {
    /// The frame of a position.
    ///
    /// - Parameters:
    ///   - content: The rectangle around the content; `null` for none.
    init(
        _ position: MapCameraPosition, content: MKMapRect, size: CGSize, insets: EdgeInsets,
        bounds: MapCameraBounds?
    ) {
        self.init(
            x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2, zoom: 0, heading: 0,
            size: size, insets: insets)
        set(position, content)
        hold(bounds)
    }

    private mutating func set(_ position: MapCameraPosition, _ content: MKMapRect) {
        switch position.kind {
        case .rect(let rect): fit(rect)
        case .camera(let camera):
            let middle = MKMapPoint(camera.centerCoordinate)
            let distance = camera.distance.isFinite && camera.distance > 0 ? camera.distance : 1_000
            let metres = distance * Self.heightOfDistance
            let points = metres / MKMetersPerMapPointAtLatitude(camera.centerCoordinate.latitude)
            (x, y, heading) = (middle.x, middle.y, camera.heading.isFinite ? camera.heading : 0)
            zoom = log(max(Double(size.height), 1) / points)
            if camera.pitch != 0 {
                QuietNotes.tell("a camera that is tilted is drawn from straight above")
            }
        case .user: set(position.fallbackPosition ?? .automatic, content)
        case .automatic:
            if content.isNull {
                fit(.world)
            } else {
                // The margin, and the least width of 1,000 metres about a single thing, are choices.
                let least =
                    1_000
                    * MKMapPointsPerMeterAtLatitude(
                        MKMapPoint(x: content.midX, y: content.midY).coordinate.latitude)
                let margin = max(content.width, content.height) * 0.15
                let side = max(least - content.width, least - content.height, 0) / 2
                fit(content.insetBy(dx: -max(margin, side), dy: -max(margin, side)))
            }
        }
    }

    /// Shows all of a rectangle, as large as it can be.
    mutating func fit(_ rect: MKMapRect) {
        guard rect.midX.isFinite, rect.midY.isFinite else { return }
        (x, y, heading) = (rect.midX, rect.midY, 0)
        let room = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 1),
            height: max(size.height - insets.top - insets.bottom, 1))
        let wanted = min(room.width / max(rect.width, 1), room.height / max(rect.height, 1))
        zoom = log(wanted)
    }

    /// Keeps what is shown within the world, and within bounds.
    mutating func hold(_ bounds: MapCameraBounds?) {
        let world = MKMapSize.world
        // One metre of the equator on 8 points is as near as maps go.
        let least = max(size.height / world.height, size.width / world.width / 2)
        zoom = min(max(zoom.isFinite ? zoom : 0, log(max(least, 1e-9))), log(1.2))
        if let bounds {
            let metres = MKMetersPerMapPointAtLatitude(MKMapPoint(x: x, y: y).coordinate.latitude)
            func zoom(_ distance: Double) -> Double {
                log(max(size.height, 1) * metres / (distance * Self.heightOfDistance))
            }
            if bounds.maximumDistance.isFinite {
                self.zoom = max(self.zoom, zoom(bounds.maximumDistance))
            }
            if bounds.minimumDistance > 0 {
                self.zoom = min(self.zoom, zoom(bounds.minimumDistance))
            }
            if let rect = bounds.rect, !rect.isNull {
                (x, y) = (min(max(x, rect.minX), rect.maxX), min(max(y, rect.minY), rect.maxY))
            }
        }
        if heading == 0 {
            let (above, below) = (Double(middle.y) / scale, Double(size.height - middle.y) / scale)
            y =
                above + below > world.height
                ? world.height / 2 : min(max(y, above), world.height - below)
        }
    }
}
