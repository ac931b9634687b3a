public import Foundation
public import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews

/// A gesture of SwiftUI's that is made by a recognizer of UIKit's.
///
/// Apple: "UIGestureRecognizerRepresentable". The recognizer is made once and updated with each change. What it sees is what the gesture of SwiftUI's of the same
/// kind sees: a drag after 10 points for `UIPanGestureRecognizer`, taps, long presses, pinches, rotations and swipes for the others. Each step sets
/// its state, place and movement, calls its targets, and then `handleUIGestureRecognizerAction(_:context:)`. A recognizer of a class of one's own
/// sees nothing here, which is told.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of an object that takes what the recognizer tells.
    associatedtype Coordinator = Void
    /// What is around the recognizer when it is made, updated or acts.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Where the gesture is, in the coordinates of views.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer, once.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Gives the recognizer the present values, with each change.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called when the state of the gesture is another.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the object that takes what the recognizer tells, before the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
    }

    /// Does nothing.
    public func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is around a represented recognizer.
///
/// Apple: "UIGestureRecognizerRepresentableContext".
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
    Representable: UIGestureRecognizerRepresentable
> {
    /// The object that takes what the recognizer tells.
    public let coordinator: Representable.Coordinator
    /// Where the gesture is, in the coordinates of views.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a represented gesture is in the coordinates of views, in points.
///
/// Apple: "UIGestureRecognizerRepresentableCoordinateSpaceConverter". Views that are turned or scaled are taken as they are laid out.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let place: RecognizerPlace

    /// Where the gesture is in the view that has it.
    public var localLocation: CGPoint { place.recognizer?.place ?? .zero }
    /// How far a drag has moved; `nil` for other gestures.
    public var localTranslation: CGPoint? { pan?.translation(in: nil) }
    /// How fast a drag moves, in points per second; `nil` for other gestures.
    public var localVelocity: CGPoint? { pan?.velocity(in: nil) }
    private var pan: UIPanGestureRecognizer? { place.recognizer as? UIPanGestureRecognizer }

    /// Where the gesture is in a coordinate space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        convert(localPoint: localLocation, to: coordinateSpace)
    }

    /// How far a drag has moved, in a coordinate space; `nil` for other gestures.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        localTranslation
    }

    /// How fast a drag moves, in a coordinate space; `nil` for other gestures.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        localVelocity
    }

    /// A place in the view that has the gesture, in another coordinate space.
    public func convert(
        localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
    ) -> CGPoint {
        let origin = place.proxy?.frame(in: coordinateSpace).origin ?? .zero
        return CGPoint(x: localPoint.x + origin.x, y: localPoint.y + origin.y)
    }

    /// A place on the screen, in the view that has the gesture.
    public func convert(globalPoint: CGPoint) -> CGPoint {
        let origin = place.proxy?.frameInRoot.origin ?? .zero
        return CGPoint(x: globalPoint.x - origin.x, y: globalPoint.y - origin.y)
    }
}

/// Where a recognizer is: in which view, with which view of UIKit's.
@MainActor final class RecognizerPlace {
    weak var recognizer: UIGestureRecognizer?
    /// Stands for the view of SwiftUI's, for code that asks a recognizer for its view.
    let view = UIView()
    /// The view as it was laid out last.
    var proxy: GeometryProxy? {
        didSet { if let proxy { view.frame = proxy.frameInRoot } }
    }
}
