public import Foundation

/// How the ground is drawn.
///
/// Apple: "MKMapConfiguration" (MapKit).
open class MKMapConfiguration: NSObject {
    /// Whether there are hills.
    public enum ElevationStyle: Int, Sendable {
        /// None, or some.
        case flat, realistic
    }
    /// Whether there are hills: none here.
    open var elevationStyle = ElevationStyle.flat
    /// Which places are shown: the ground has none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown.
    open var showsTraffic = false
}

/// A drawn ground.
///
/// Apple: "MKStandardMapConfiguration" (MapKit).
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are.
    public enum EmphasisStyle: Int, Sendable {
        /// As usual, or weaker.
        case `default`, muted
    }
    /// How strong colours are.
    open var emphasisStyle = EmphasisStyle.default
    /// The usual ground.
    public override init() { super.init() }
    /// A ground with or without hills.
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
    /// A ground with or without hills.
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        super.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}

/// A picture from above with names.
///
/// Apple: "MKHybridMapConfiguration" (MapKit).
open class MKHybridMapConfiguration: MKMapConfiguration {}

/// A picture from above.
///
/// Apple: "MKImageryMapConfiguration" (MapKit).
open class MKImageryMapConfiguration: MKMapConfiguration {}
