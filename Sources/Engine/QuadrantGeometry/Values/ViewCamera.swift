public import Foundation

/// The place from which a view is seen in a picture.
///
/// Quadrant's own: a view has a third axis (`offset(z:)`, a `ZStack` with a spacing), and a picture of it is taken from
/// the front unless a camera says otherwise. Cameras are for pictures only: they change neither sizes nor places.
///
/// A camera stands on a sphere around the middle of the view's box, which is as wide and as high as the view and as
/// deep as its content, and looks at that middle; the vertical axis stays upright. The picture is as large as the box
/// then is seen.
public struct ViewCamera: Hashable, Sendable {
    /// How far the camera has gone around the vertical axis: above 0 toward the trailing side of the view, which it
    /// then shows. In a layout from right to left the trailing side is the left one. An angle that is not finite
    /// counts as 0.
    public var yaw: Angle
    /// How far the camera has gone up: above 0 it shows the top. Angles beyond 90 degrees up or down count as 90, and
    /// one that is not finite as 0.
    public var pitch: Angle
    /// The distance from the middle of the box, in points, from which the view is seen in perspective; what is as far
    /// as the middle keeps its size. `nil`: parallel lines stay parallel. A distance that is not a number above 0
    /// counts as `nil`, and one within the box, or close to it, as one a quarter farther than its nearest corner.
    public var distance: CGFloat?

    /// A camera at these angles; in front of the view, without perspective, if there are none.
    public init(yaw: Angle = .zero, pitch: Angle = .zero, distance: CGFloat? = nil) {
        self.yaw = yaw
        self.pitch = pitch
        self.distance = distance
    }

    /// In front of the view, without perspective: the flat picture. What is nearer hides what is farther, and nothing
    /// else is changed.
    public static let front = ViewCamera()

    /// At yaw 45 and pitch 35.264 degrees, without perspective: lengths along all three axes are shortened alike.
    public static let isometric = ViewCamera(
        yaw: .degrees(45), pitch: Angle(radians: atan(0.5.squareRoot())))

    /// Whether the camera is in front and sees no perspective.
    public var isFront: Bool { self == .front }
}
