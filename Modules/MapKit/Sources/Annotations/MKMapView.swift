internal import CoreLocation
internal import SwiftUI
public import UIKit

/// Is asked and told by a map view.
///
/// Apple: "MKMapViewDelegate" (MapKit).
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    /// The region is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// What is seen has changed.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The ground is there: told once.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The ground is drawn: told once.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// The view for a place; `nil` for the usual one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control of a bubble was tapped: never here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
    /// A view was chosen.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view is not chosen any more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// A place was chosen.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// A place is not chosen any more.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// The user has moved: never here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// It follows the user otherwise.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// What draws a shape.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// The places near each other as one: never asked here.
    func mapView(
        _ mapView: MKMapView,
        clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// The usual one.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
        -> MKAnnotationView?
    { nil }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
        -> MKOverlayRenderer
    { MKOverlayPathRenderer(overlay: overlay) }
    /// One of all.
    public func mapView(
        _ mapView: MKMapView,
        clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
        MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
}

/// A map as a view of UIKit's, drawn as `Map` is. No finger moves it.
///
/// Apple: "MKMapView" (MapKit).
open class MKMapView: UIView {
    /// Who is asked and told.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What the ground is.
    open var mapType = MKMapType.standard
    /// How the ground is drawn.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// Whether fingers make it larger.
    open var isZoomEnabled = true
    /// Whether fingers move it.
    open var isScrollEnabled = true
    /// Whether fingers turn it.
    open var isRotateEnabled = true
    /// Whether fingers tilt it.
    open var isPitchEnabled = true
    /// Whether the user's place is shown: nobody knows it.
    open var showsUserLocation = false
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// Whether traffic is shown.
    open var showsTraffic = false
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Whether a button to the user's place is shown.
    open var showsUserTrackingButton = false
    /// Which places of the ground are shown: it has none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether it follows the user.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Where the user is: nobody knows.
    public let userLocation = MKUserLocation()
    /// Whether the user's place is seen: never.
    open var isUserLocationVisible: Bool { false }
    /// The places.
    open internal(set) var annotations: [any MKAnnotation] = []
    /// The shapes.
    open internal(set) var overlays: [any MKOverlay] = []
    /// The places that are chosen.
    open var selectedAnnotations: [any MKAnnotation] = []
    /// How far the camera may go.
    open var cameraBoundary: CameraBoundary?
    /// How near and how far the camera may be.
    open var cameraZoomRange: CameraZoomRange! = nil

    var position = MapCameraPosition.rect(.world)
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    var classes: [String: MKAnnotationView.Type] = [:]
    private var ground: UIHostingController<MapSurface>?
    private var isTold = false

    /// A map of the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backing)
    }

    /// None comes from an archive: a map of the world.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(backing)
    }

    /// Lies below the ground from the first on, so that the map is never a view without anything in it.
    private let backing = UIView()

    /// What is shown now.
    var mapFrame: MapFrame {
        let size =
            bounds.width > 0 && bounds.height > 0 ? bounds.size : CGSize(width: 375, height: 375)
        return MapFrame(position, content: .null, size: size, insets: EdgeInsets(), bounds: nil)
    }

    override open func layoutSubviews() {
        let frame = mapFrame
        let items = overlays.flatMap { renderer(for: $0)?.items ?? [] }
        let surface = MapSurface(frame: frame, items: items, style: style)
        if let ground {
            ground.rootView = surface
        } else {
            ground = UIHostingController(rootView: surface)
        }
        if let view: UIView = ground?.view {
            view.frame = bounds
            if view.superview == nil { insertSubview(view, at: 1) }
        }
        for annotation in annotations { place(annotation, frame) }
        tell()
    }

    private var style: MapStyle {
        if preferredConfiguration is MKImageryMapConfiguration { return .imagery }
        if preferredConfiguration is MKHybridMapConfiguration { return .hybrid }
        return switch mapType {
        case .satellite, .satelliteFlyover: .imagery
        case .hybrid, .hybridFlyover: .hybrid
        case .mutedStandard: .standard(emphasis: .muted)
        case .standard: .standard
        }
    }

    private func place(_ annotation: any MKAnnotation, _ frame: MapFrame) {
        let id = ObjectIdentifier(annotation)
        let isNew = views[id] == nil
        let view =
            views[id] ?? delegate?.mapView(self, viewFor: annotation) ?? usualView(for: annotation)
        views[id] = view
        if view.annotation == nil { view.annotation = annotation }
        let place = frame.place(of: MKMapPoint(annotation.coordinate))
        let far = 1e5
        view.center = CGPoint(
            x: min(max(place.x + view.centerOffset.x, -far), far),
            y: min(max(place.y + view.centerOffset.y, -far), far))
        if view.superview !== self { addSubview(view) }
        view.layoutSubviews()
        if isNew { delegate?.mapView(self, didAdd: [view]) }
    }

    private func usualView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let kind =
            classes[MKMapViewDefaultAnnotationViewReuseIdentifier] ?? MKMarkerAnnotationView.self
        return MadeView.make(kind, for: annotation, nil)
    }

    private func tell() {
        guard !isTold else { return }
        isTold = true
        QuietNotes.later {
            MainActor.assumeIsolated {
                self.delegate?.mapViewDidFinishLoadingMap(self)
                self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
            }
        }
    }

    func move(to position: MapCameraPosition, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        self.position = position
        setNeedsLayout()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
}
