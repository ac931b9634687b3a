public import Foundation
internal import SwiftUI
public import UIKit

/// What stands at a place on a map view.
///
/// Apple: "MKAnnotationView" (MapKit). The middle of it is at the place, moved by `centerOffset`. Bubbles are not shown.
open class MKAnnotationView: UIView {
    /// How much is left out where there is no room: nothing here.
    public enum CollisionMode: Int, Sendable {
        /// A rectangle, a circle, or nothing.
        case rectangle, circle, none
    }

    /// The place.
    open var annotation: (any MKAnnotation)?
    /// What it is used for again.
    open internal(set) var reuseIdentifier: String?
    /// The picture.
    open var image: UIImage? { didSet { show() } }
    /// How far it is moved, in points.
    open var centerOffset = CGPoint.zero
    /// How far the bubble is moved.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether it looks pressed.
    open var isHighlighted = false
    /// Whether it is chosen.
    open private(set) var isSelected = false
    /// Whether it has a bubble.
    open var canShowCallout = false
    /// What stands at the left of the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// What stands at the right of the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// What stands in the bubble.
    open var detailCalloutAccessoryView: UIView?
    /// Whether it can be moved.
    open var isDraggable = false
    /// Which ones are put together: none here.
    open var clusteringIdentifier: String?
    /// Which one stays where there is no room.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// What it takes of the room.
    open var collisionMode = CollisionMode.rectangle
    /// Which lies above others: the greater one.
    open var zPriority: Float = 500
    private let picture = UIImageView()

    /// A view for a place.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// A view for a place that is said later: what classes of one's own are made by.
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Called before it is used for another place.
    open func prepareForReuse() {}
    /// Called before it is shown.
    open func prepareForDisplay() {}
    /// Chooses it, or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    private func show() {
        guard let image else { return picture.removeFromSuperview() }
        if bounds.size == .zero { bounds.size = image.size }
        picture.image = image
        picture.frame = CGRect(origin: .zero, size: image.size)
        if picture.superview == nil { insertSubview(picture, at: 0) }
    }
}

/// A balloon at a place.
///
/// Apple: "MKMarkerAnnotationView" (MapKit).
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Whether titles are shown.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether subtitles are shown.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// The colour.
    open var markerTintColor: UIColor?
    /// The colour of the glyph: white here.
    open var glyphTintColor: UIColor?
    /// Letters as the glyph.
    open var glyphText: String?
    /// A picture as the glyph.
    open var glyphImage: UIImage?
    /// A picture as the glyph while it is chosen.
    open var selectedGlyphImage: UIImage?
    /// Whether it appears in motion.
    open var animatesWhenAdded = false
    private var host: UIHostingController<AnyView>?

    /// A balloon for a place.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = MarkerPicture.size
        centerOffset = CGPoint(x: 0, y: -MarkerPicture.size.height / 2)
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    override open func layoutSubviews() {
        let title = titleVisibility == .hidden ? nil : annotation?.title
        let host = self.host ?? UIHostingController(rootView: AnyView(EmptyView()))
        host.rootView = AnyView(
            MarkerPicture(
                glyph: glyph, tint: markerTintColor.map { Color(uiColor: $0) }, isChosen: isSelected
            )
            .overlay(alignment: .bottom) {
                if let title, !title.isEmpty {
                    PlaceTitle(title: Text(verbatim: title)).fixedSize(
                        horizontal: false, vertical: true
                    )
                    .alignmentGuide(.bottom) { $0[.top] - 2 }
                }
            })
        self.host = host
        let view: UIView = host.view
        view.frame = CGRect(origin: .zero, size: MarkerPicture.size)
        if view.superview == nil { addSubview(view) }
    }

    private var glyph: MarkerParts.Glyph {
        if let glyphText, !glyphText.isEmpty { return .monogram(Text(verbatim: glyphText)) }
        if let glyphImage { return .picture(glyphImage) }
        return .pin
    }
}

/// A pin at a place: a balloon here.
///
/// Apple: "MKPinAnnotationView" (MapKit).
open class MKPinAnnotationView: MKMarkerAnnotationView {
    /// The colour.
    open var pinTintColor: UIColor! {
        get { markerTintColor ?? .systemRed }
        set { markerTintColor = newValue }
    }
    /// Whether it falls from above when it is added.
    open var animatesDrop = false
}

/// Where the user is: nothing, as nobody knows.
///
/// Apple: "MKUserLocationView" (MapKit).
open class MKUserLocationView: MKAnnotationView {}

/// What stays where there is no room.
///
/// Apple: "MKFeatureDisplayPriority" (MapKit).
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1,000.
    public var rawValue: Float
    /// A priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It stays.
    public static let required = MKFeatureDisplayPriority(1_000)
    /// It mostly stays.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// It mostly goes.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}
