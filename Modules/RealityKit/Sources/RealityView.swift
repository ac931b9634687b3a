public import SwiftUI

/// Shows things in space: nothing here. What makes them runs.
///
/// Apple: "RealityView" (RealityKit). It takes the room that it is offered.
public struct RealityView: View {
    private let make: @MainActor (inout RealityViewContent) async -> Void
    private let update: @MainActor (inout RealityViewContent) -> Void
    @State private var content = RealityViewContent()

    /// Things that are made once, and changed with the view.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: @escaping @MainActor (inout RealityViewContent) -> Void = { _ in }
    ) { (self.make, self.update) = (make, update) }

    /// Things that are made once, with a view until then.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: @escaping @MainActor (inout RealityViewContent) -> Void = { _ in },
        @ViewBuilder placeholder: () -> some View
    ) { (self.make, self.update) = (make, update) }

    /// Clear.
    public var body: some View {
        let _ = QuietNotes.tell("nothing in space is drawn here")
        Color.clear.task {
            var made = content
            await make(&made)
            update(&made)
            content = made
        }
    }
}

extension View {
    /// Where gestures are seen: on things, of which there are none.
    public func realityViewCameraControls(_ controls: CameraControls) -> some View { self }
}

/// How a finger moves the camera: not at all here.
///
/// Apple: "CameraControls" (RealityKit).
public struct CameraControls: Sendable {
    /// Around.
    public static let orbit = CameraControls()
    /// Nearer.
    public static let dolly = CameraControls()
    /// Not.
    public static let none = CameraControls()
    /// Aside.
    public static let pan = CameraControls()
    /// Up.
    public static let tilt = CameraControls()
}

extension Gesture {
    /// A gesture on any thing: there are none.
    ///
    /// Apple: "targetedToAnyEntity()" (RealityKit).
    public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Value>> {
        map { EntityTargetValue(gestureValue: $0) }
    }
    /// A gesture on one thing: it is not seen.
    ///
    /// Apple: "targetedToEntity(_:)" (RealityKit).
    public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Value>> {
        map { EntityTargetValue(gestureValue: $0) }
    }
}

/// What a gesture on a thing tells.
///
/// Apple: "EntityTargetValue" (RealityKit).
@dynamicMemberLookup public struct EntityTargetValue<Value> {
    /// What the gesture tells.
    public let gestureValue: Value
    /// The thing: one that is nowhere.
    @MainActor public var entity: Entity { Entity() }
    /// What the gesture tells.
    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T {
        gestureValue[keyPath: keyPath]
    }
}
