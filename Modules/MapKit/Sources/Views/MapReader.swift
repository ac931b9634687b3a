public import CoreLocation
public import SwiftUI

/// Gives its content what turns places on a map to places in views, and back.
///
/// Apple: "MapReader" (MapKit for SwiftUI). What it gives answers once the map has been laid out.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var link = MapLink()

    /// Content with a map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View { content(MapProxy(link: link)).environment(\.mapLink, link) }
}

/// Turns places on a map to places in views, and back.
///
/// Apple: "MapProxy" (MapKit for SwiftUI).
@MainActor public struct MapProxy {
    let link: MapLink

    /// Where a place on Earth is; `nil` before there is a map, and for a place that is none.
    ///
    /// - Parameter space: `.local` is that of the map.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? {
        guard let frame = link.frame, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let origin = link.origin(in: space.coordinateSpace)
        let place = frame.place(of: MKMapPoint(coordinate))
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    /// Which place on Earth is somewhere; `nil` before there is a map, and beyond its northern and southern edge.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
        -> CLLocationCoordinate2D?
    {
        guard let frame = link.frame else { return nil }
        let origin = link.origin(in: space.coordinateSpace)
        let found = frame.point(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        guard (0...MKMapSize.world.height).contains(found.y) else { return nil }
        let place = found.coordinate
        return CLLocationCoordinate2D(
            latitude: place.latitude, longitude: MKCoordinateRegion.turned(place.longitude))
    }

    /// The camera of a region; `nil` before there is a map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
        camera(framing: region.mapRect)
    }

    /// The camera of a rectangle; `nil` before there is a map.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        guard var frame = link.frame else { return nil }
        frame.fit(rect)
        return frame.camera
    }
}

/// What a map says of itself to the reader around.
@MainActor final class MapLink {
    private(set) var frame: MapFrame?
    private var proxy: GeometryProxy?
    private var insets = EdgeInsets()

    func set(_ frame: MapFrame, _ proxy: GeometryProxy, _ insets: EdgeInsets) {
        (self.frame, self.proxy, self.insets) = (frame, proxy, insets)
    }

    /// Where the corner of what the map draws is in a space.
    func origin(in space: CoordinateSpace) -> CGPoint {
        let corner = proxy?.frame(in: space).origin ?? .zero
        return CGPoint(x: corner.x - insets.leading, y: corner.y - insets.top)
    }
}

/// What a map shows, as it is told when that has changed.
///
/// Apple: "MapCameraUpdateContext" (MapKit for SwiftUI).
public struct MapCameraUpdateContext {
    /// The camera.
    public let camera: MapCamera
    /// The region.
    public let region: MKCoordinateRegion
    /// The rectangle of the map.
    public let rect: MKMapRect

    init(_ frame: MapFrame) { (camera, region, rect) = (frame.camera, frame.region, frame.rect) }
}
