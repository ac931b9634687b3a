public import CoreLocation
public import UIKit

extension MKMapView {
    /// Where the camera's middle may be.
    open class CameraBoundary: NSObject {
        /// The rectangle.
        public let mapRect: MKMapRect
        /// A rectangle.
        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        /// A region.
        public init?(coordinateRegion: MKCoordinateRegion) { mapRect = coordinateRegion.mapRect }
    }

    /// How near and how far the camera may be, in metres.
    open class CameraZoomRange: NSObject {
        /// The least.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The most.
        public let maxCenterCoordinateDistance: CLLocationDistance
        /// A range.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = 0,
            maxCenterCoordinateDistance: CLLocationDistance = .infinity
        ) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    /// The region that is seen.
    public var region: MKCoordinateRegion {
        get { mapFrame.region }
        set { setRegion(newValue, animated: false) }
    }
    /// Shows a region.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        move(to: .region(region), animated: animated)
    }
    /// The middle of what is seen.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// Shows another middle in the same scale.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        var camera = mapFrame.camera
        camera.centerCoordinate = coordinate
        move(to: .camera(camera), animated: animated)
    }
    /// The rectangle that is seen.
    public var visibleMapRect: MKMapRect {
        get { mapFrame.rect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// Shows a rectangle.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        move(to: .rect(mapRect), animated: animated)
    }
    /// Shows a rectangle with room around it, in points.
    public func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
    ) {
        let room = bounds.width > 0 ? bounds.size : CGSize(width: 375, height: 375)
        let scale = max(
            mapRect.width / max(room.width - insets.left - insets.right, 1),
            mapRect.height / max(room.height - insets.top - insets.bottom, 1))
        move(
            to: .rect(
                MKMapRect(
                    x: mapRect.minX - insets.left * scale, y: mapRect.minY - insets.top * scale,
                    width: mapRect.width + (insets.left + insets.right) * scale,
                    height: mapRect.height + (insets.top + insets.bottom) * scale)),
            animated: animated)
    }
    /// The camera.
    public var camera: MKMapCamera {
        get {
            let camera = mapFrame.camera
            return MKMapCamera(
                lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0,
                heading: camera.heading)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Sets the camera.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        move(
            to: .camera(
                MapCamera(
                    centerCoordinate: camera.centerCoordinate,
                    distance: camera.centerCoordinateDistance,
                    heading: camera.heading, pitch: camera.pitch)), animated: animated)
    }
    /// The region in the shape of the view.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        var frame = mapFrame
        frame.fit(region.mapRect)
        return frame.region
    }
    /// The rectangle in the shape of the view.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        var frame = mapFrame
        frame.fit(mapRect)
        return frame.rect
    }
    /// Where a place is, in points of a view: of this one here.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        mapFrame.place(of: MKMapPoint(coordinate))
    }
    /// Which place is somewhere, in points of a view: of this one here.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
    {
        let place = mapFrame.point(at: point).coordinate
        return CLLocationCoordinate2D(
            latitude: place.latitude, longitude: MKCoordinateRegion.turned(place.longitude))
    }
    /// The region of a rectangle of the view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let (from, to) = (
            mapFrame.point(at: rect.origin), mapFrame.point(at: CGPoint(x: rect.maxX, y: rect.maxY))
        )
        return MKCoordinateRegion(
            MKMapRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
    }

    /// Adds a place.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds places; those that are there are left out.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        for one in annotations where !self.annotations.contains(where: { $0 === one }) {
            self.annotations.append(one)
        }
        setNeedsLayout()
    }
    /// Takes a place away.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes places away.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for one in annotations {
            self.annotations.removeAll { $0 === one }
            views.removeValue(forKey: ObjectIdentifier(one))?.removeFromSuperview()
        }
        setNeedsLayout()
    }
    /// Shows all of some places, with a margin, and adds those that are not there.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        if rect.isNull { return }
        let least =
            1_000
            * MKMapPointsPerMeterAtLatitude(
                MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        let margin = max(max(rect.width, rect.height) * 0.15, least / 2)
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }
    /// The places in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
                ($0 as? NSObject).map { AnyHashable($0) }
            })
    }
    /// The view of a place; `nil` for one that is not shown.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        views[ObjectIdentifier(annotation)]
    }
    /// Makes views of a class under a name.
    public func register(
        _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// A view to use again: none.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String)
        -> MKAnnotationView?
    { nil }
    /// A view of the class under a name.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        MadeView.make(
            classes[identifier] ?? MKMarkerAnnotationView.self, for: annotation, identifier)
    }
    /// Chooses a place.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            delegate?.mapView(self, didSelect: view)
        }
        delegate?.mapView(self, didSelect: annotation)
    }
    /// Chooses a place no more.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        view(for: annotation)?.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Adds a shape.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds a shape.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        addOverlays([overlay])
    }
    /// Adds shapes.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        setNeedsLayout()
    }
    /// Adds shapes.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        addOverlays(overlays)
    }
    /// Inserts a shape below or above others.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(0, index), overlays.count))
        setNeedsLayout()
    }
    /// Takes a shape away.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Takes shapes away.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for one in overlays {
            self.overlays.removeAll { $0 === one }
            renderers[ObjectIdentifier(one)] = nil
        }
        setNeedsLayout()
    }
    /// What draws a shape; `nil` without a delegate.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        if let known = renderers[ObjectIdentifier(overlay)] { return known }
        let made = delegate?.mapView(self, rendererFor: overlay)
        renderers[ObjectIdentifier(overlay)] = made
        return made
    }
    /// Follows the user, whom nobody knows.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
    }
}
