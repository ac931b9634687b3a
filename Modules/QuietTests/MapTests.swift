import CoreLocation
import Expectations
import MapKit
import QuadrantTesting
import SwiftUI
import Testing

/// Arithmetic of maps, and what they show.
@MainActor @Suite struct MapTests {
    /// Ways on the ellipsoid of WGS 84 as GeographicLib 2.0 gives them, in metres.
    @Test(arguments: [
        (48.8566, 2.3522, 51.5072, -0.1276, 343_896.891),
        (40.6413, -73.7781, 51.47, -0.4543, 5_554_908.791),
        (-17.7, 178, -13.7, -172.1, 1_149_481.035), (0, 0, 0, 90, 10_018_754.171),
        (89.9, 0, 89.9, 180, 22_338.796), (0, 0, 0, 180, 20_003_931.459),
        (-33.8688, 151.2093, -22.9068, -43.1729, 13_540_052.47), (7, 7, 7, 7, 0),
    ])
    func distances(
        from latitude: Double, _ longitude: Double, to other: Double, _ otherLongitude: Double,
        metres: Double
    ) {
        let found = CLLocation(latitude: latitude, longitude: longitude)
            .distance(from: CLLocation(latitude: other, longitude: otherLongitude))
        near(found, metres, within: max(metres * 0.005, 0.001))
    }

    @Test func mercator() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        same(middle, MKMapPoint(x: 134_217_728, y: 134_217_728))
        near(
            MKMapPoint(CLLocationCoordinate2D(latitude: 85.0511287798066, longitude: -180)).y, 0,
            within: 0.01)
        near(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y, 0, within: 0.01)
        near(MKMetersPerMapPointAtLatitude(60), 0.149291 / 2, within: 1e-5)
        for latitude in stride(from: -85.0, through: 85, by: 17) {
            let point = MKMapPoint(
                CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 2))
            near(point.coordinate.latitude, latitude, within: 1e-9)
            near(point.coordinate.longitude, latitude * 2, within: 1e-9)
        }
    }

    @Test func regionsOfMetres() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10),
            latitudinalMeters: 111_319.5, longitudinalMeters: 111_319.5)
        near(region.span.latitudeDelta, 1, within: 1e-9)
        near(region.span.longitudeDelta, 2, within: 1e-9)
    }

    private struct Readable: View {
        let position: MapCameraPosition
        let told: (MapProxy) -> Void
        var body: some View {
            MapReader { proxy in
                Map(initialPosition: position) { Marker("Paris", coordinate: .paris) }
                    .onMapCameraChange { told(proxy) }
            }
        }
    }

    /// The proxy of a map of 300 by 200 points.
    private func proxy(_ position: MapCameraPosition) throws -> MapProxy {
        var found: MapProxy?
        let host = ViewHost(width: 300, height: 200) { Readable(position: position) { found = $0 } }
        host.update()
        return try #require(found)
    }

    @Test(arguments: [(48.8566, 2.3522, 0.05), (-17.7, 179.9, 4), (80, -179.9, 10), (0, 0, 60)])
    func readersConvertBothWays(latitude: Double, longitude: Double, span: Double) throws {
        let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let proxy = try proxy(
            .region(
                MKCoordinateRegion(
                    center: center,
                    span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))))
        for place in [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 100), CGPoint(x: 299, y: 199)] {
            guard let coordinate = proxy.convert(place, from: .local) else { continue }
            let back = try #require(proxy.convert(coordinate, to: .local))
            near(back.x, place.x, within: 0.001)
            near(back.y, place.y, within: 0.001)
        }
    }

    @Test func aRegionIsInTheMiddle() throws {
        let region = MKCoordinateRegion(
            center: .paris, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        let place = try #require(
            try proxy(.region(region)).convert(CLLocationCoordinate2D.paris, to: .local))
        near(place.x, 150, within: 0.5)
        near(place.y, 100, within: 0.5)
    }

    @Test func badPlacesAreDrawn() throws {
        let odd = [
            CLLocationCoordinate2D(latitude: .nan, longitude: 0),
            CLLocationCoordinate2D(latitude: 99, longitude: 999),
            CLLocationCoordinate2D(latitude: .infinity, longitude: -.infinity),
            CLLocationCoordinate2D(latitude: -90, longitude: 180),
        ]
        let host = ViewHost(width: 300, height: 200) {
            Map {
                ForEach(odd.indices, id: \.self) { Marker("odd", coordinate: odd[$0]) }
                MapPolyline(coordinates: odd).stroke(.red)
                MapPolygon(coordinates: odd)
                MapCircle(center: odd[1], radius: .infinity)
            }
        }
        host.update()
        _ = try host.picture()
        _ = try proxy(.camera(MapCamera(centerCoordinate: odd[0], distance: -5, heading: .nan)))
        _ = try proxy(.rect(.null))
    }

    private struct Choosing: View {
        @State private var chosen: String?
        var body: some View {
            VStack {
                Map(selection: $chosen) { Marker("Paris", coordinate: .paris).tag("P") }.frame(
                    height: 160)
                Text(chosen ?? "nothing")
            }
        }
    }

    @Test func aMarkerIsChosenByATap() throws {
        let host = ViewHost(width: 300, height: 200) { Choosing() }
        host.update()
        has(host.texts, "nothing")
        // The balloon stands on the middle of the map.
        try host.tap(at: CGPoint(x: 150, y: 66))
        host.update()
        has(host.texts, "P")
    }

    @Test func mapViewsAnswerTheirRegion() {
        let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        view.setRegion(
            MKCoordinateRegion(center: .paris, latitudinalMeters: 1_000, longitudinalMeters: 2_000),
            animated: false)
        near(view.region.center.latitude, 48.8566, within: 1e-4)
        near(view.centerCoordinate.longitude, 2.3522, within: 1e-6)
        let place = view.convert(CLLocationCoordinate2D.paris, toPointTo: view)
        near(place.x, 200, within: 0.5)
        let annotation = MKPointAnnotation(coordinate: .paris)
        view.addAnnotations([annotation, annotation])
        same(view.annotations.count, 1)
        view.layoutSubviews()
        holds(view.view(for: annotation) is MKMarkerAnnotationView)
        view.removeAnnotation(annotation)
        same(view.annotations.count, 0)
    }
}

/// A view of one's own, with things that its initializer makes.
private final class OwnView: MKAnnotationView {
    let label = UILabel()

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        label.text = "own"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

extension MapTests {
    @Test func viewsOfOnesOwnAreMadeByTheirClass() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: "own")
        let place = MKPointAnnotation(coordinate: .paris)
        let view = try #require(
            map.dequeueReusableAnnotationView(withIdentifier: "own", for: place) as? OwnView)
        same(view.label.text, "own")
        same(view.reuseIdentifier, "own")
        holds(view.annotation === place)
    }
}

extension CLLocationCoordinate2D {
    static let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
}
