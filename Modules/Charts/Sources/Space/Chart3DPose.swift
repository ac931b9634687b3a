public import SwiftUI

/// From where a chart with depth is looked at.
///
/// Apple: "Chart3DPose".
public struct Chart3DPose: Hashable, Sendable {
    /// How far the chart is turned about its upright axis.
    public var azimuth: Angle2D
    /// How far it is tilted towards who looks.
    public var inclination: Angle2D

    /// A turn and a tilt.
    public init(azimuth: Angle2D, inclination: Angle2D) {
        (self.azimuth, self.inclination) = (azimuth, inclination)
    }

    private init(_ azimuth: Double, _ inclination: Double) {
        self.init(azimuth: Angle2D(degrees: azimuth), inclination: Angle2D(degrees: inclination))
    }

    /// From the front, a little from the right and from above. Apple is silent on the angles: 20° and 15° here.
    public static var `default`: Chart3DPose { Chart3DPose(20, 15) }
    /// From the front.
    public static var front: Chart3DPose { Chart3DPose(0, 0) }
    /// From behind.
    public static var back: Chart3DPose { Chart3DPose(180, 0) }
    /// From the left.
    public static var left: Chart3DPose { Chart3DPose(90, 0) }
    /// From the right.
    public static var right: Chart3DPose { Chart3DPose(-90, 0) }
    /// From above.
    public static var top: Chart3DPose { Chart3DPose(0, 90) }
    /// From below.
    public static var bottom: Chart3DPose { Chart3DPose(0, -90) }
}

/// Whether what is far away is smaller.
///
/// Apple: "Chart3DCameraProjection".
public struct Chart3DCameraProjection: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, orthographic, perspective }
    let kind: Kind

    /// As `orthographic`.
    public static var automatic: Chart3DCameraProjection { Self(kind: .automatic) }
    /// All is of one scale.
    public static var orthographic: Chart3DCameraProjection { Self(kind: .orthographic) }
    /// What is far away is smaller.
    public static var perspective: Chart3DCameraProjection { Self(kind: .perspective) }
}

/// Whether a chart with depth is a picture or stands in the room.
///
/// Apple: "Chart3DRenderingStyle". Here it is a picture always.
public struct Chart3DRenderingStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, flat, volumetric }
    let kind: Kind

    /// As `flat`.
    public static var automatic: Chart3DRenderingStyle { Self(kind: .automatic) }
    /// A picture.
    public static var flat: Chart3DRenderingStyle { Self(kind: .flat) }
    /// In the room, which has no effect here: that is reported once.
    public static var volumetric: Chart3DRenderingStyle { Self(kind: .volumetric) }
}
