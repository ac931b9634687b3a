// length: generated. Written by Scripts/quiet-modules.py from Modules/RealityKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd
@_exported public import CoreGraphics
internal import SwiftUI
public import AVFoundation
internal import AudioToolbox
internal import CFNames
internal import CoreMedia
internal import CoreVideo

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("RealityKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "Transform".
public struct Transform: Hashable, Sendable {
    /// Apple: "Transform.scale".
    public var scale: SIMD3<Float>
    /// Apple: "Transform.rotation".
    public var rotation: simd_quatf
    /// Apple: "Transform.translation".
    public var translation: SIMD3<Float>
    /// Apple: "Transform.init".
    public init(scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero) { self.scale = scale; self.rotation = rotation; self.translation = translation }
    /// Apple: "Transform.init".
    public init(matrix: simd_float4x4) { scale = .one; rotation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1); translation = SIMD3(matrix.columns.3.x, matrix.columns.3.y, matrix.columns.3.z) }
    /// Apple: "Transform.init".
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) { scale = .one; rotation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1); translation = .zero }
    /// Worked out. Apple: "Transform.matrix".
    public var matrix: simd_float4x4 { var m = simd_float4x4(diagonal: SIMD4(scale.x, scale.y, scale.z, 1)); m.columns.3 = SIMD4(translation.x, translation.y, translation.z, 1); return m }
    /// Apple: "Transform.identity".
    public static let identity: Transform = Transform(scale: .one)
}
/// Apple: "BoundingBox".
public struct BoundingBox: Hashable, Sendable {
    /// It is kept; `.zero` at first. Apple: "BoundingBox.min".
    public var min: SIMD3<Float> = .zero
    /// It is kept; `.zero` at first. Apple: "BoundingBox.max".
    public var max: SIMD3<Float> = .zero
    /// Apple: "BoundingBox.init".
    public init() {}
    /// Apple: "BoundingBox.init".
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { self.min = min; self.max = max }
    /// Here always `(min + max) / 2`. Apple: "BoundingBox.center".
    public var center: SIMD3<Float> { (min + max) / 2 }
    /// Here always `max - min`. Apple: "BoundingBox.extents".
    public var extents: SIMD3<Float> { max - min }
    /// Here always `0`. Apple: "BoundingBox.boundingRadius".
    public var boundingRadius: Float { 0 }
}
/// Apple: "Component".
public protocol Component {
}
/// Apple: "TransientComponent".
public protocol TransientComponent: Component {
}
/// Apple: "Resource".
public protocol Resource: AnyObject {
}
/// Apple: "Material".
public protocol Material {
}
/// Apple: "HasTransform".
public protocol HasTransform: Entity {
}
/// Apple: "HasModel".
public protocol HasModel: HasTransform {
}
/// Apple: "HasCollision".
public protocol HasCollision: HasTransform {
}
/// Apple: "HasPhysics".
public protocol HasPhysics: HasCollision {
}
/// Apple: "HasAnchoring".
public protocol HasAnchoring: HasTransform {
}
extension Component {
    /// Apple: "Component.registerComponent".
    public static func registerComponent() {}
}
/// Apple: "System".
@MainActor public protocol System {
    /// Apple: "var dependencies: [SystemDependency] { get }".
    static var dependencies: [SystemDependency] { get }
    init(scene: Scene)
    /// Apple: "System.update".
    func update(context: SceneUpdateContext)
}
extension System {
    /// What happens where a type says nothing of it.
    public func update(context: SceneUpdateContext) {}
}
extension System {
    /// Apple: "System.dependencies".
    public static var dependencies: [SystemDependency] { [] }
    /// Here `QuietNotes.tell("nothing in space is drawn here")`. Apple: "System.registerSystem".
    public static func registerSystem() { QuietNotes.tell("nothing in space is drawn here") }
}
/// Apple: "SystemDependency".
public enum SystemDependency: Hashable, Sendable {
}
/// Apple: "SceneUpdateContext".
public struct SceneUpdateContext {
    /// Apple: "SceneUpdateContext.scene".
    public let scene: Scene
    /// Apple: "SceneUpdateContext.deltaTime".
    public let deltaTime: TimeInterval
    /// Here `[]`. Apple: "SceneUpdateContext.entities".
    public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition = .rendering) -> [Entity] { [] }
}
/// Apple: "SystemUpdateCondition".
public enum SystemUpdateCondition: Int, Hashable, Sendable {
    /// Apple: "SystemUpdateCondition.rendering".
    case rendering
}
/// Apple: "QueryPredicate".
public struct QueryPredicate<T> {
    /// Here `QueryPredicate<Entity>()`. Apple: "QueryPredicate.has".
    public static func has<C: Component>(_ type: C.Type) -> QueryPredicate<Entity> { QueryPredicate<Entity>() }
}
/// Apple: "EntityQuery".
public struct EntityQuery {
    /// Apple: "EntityQuery.init".
    public init(where predicate: QueryPredicate<Entity>? = nil) {}
}
/// Apple: "Scene".
@MainActor @preconcurrency open class Scene {
    /// Apple: "Scene.init".
    public init() {}
    /// It is kept; `[]` at first. Apple: "Scene.anchors".
    open var anchors: [Entity] = []
    /// Here `anchors.append(anchor)`. Apple: "Scene.addAnchor".
    open func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
    /// Here `anchors.removeAll { $0 === anchor }`. Apple: "Scene.removeAnchor".
    open func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
    /// Here `anchors.lazy.compactMap { $0.findEntity(named: name) }.first`. Apple: "Scene.findEntity".
    open func findEntity(named name: String) -> Entity? { anchors.lazy.compactMap { $0.findEntity(named: name) }.first }
    /// Here `[]`. Apple: "Scene.performQuery".
    open func performQuery(_ query: EntityQuery) -> [Entity] { [] }
    /// Here `EventSubscription()`. Apple: "Scene.subscribe".
    open func subscribe<E>(to event: E.Type, on sourceObject: Any? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription { EventSubscription() }
}
/// Apple: "EventSubscription".
public struct EventSubscription {
    /// Apple: "EventSubscription.cancel".
    public func cancel() {}
}
/// Apple: "SceneEvents".
public enum SceneEvents: Hashable, Sendable {
    /// Apple: "Update".
    public struct Update {
        /// Apple: "Update.scene".
        public let scene: Scene
        /// Apple: "Update.deltaTime".
        public let deltaTime: TimeInterval
    }
    /// Apple: "AnchoredStateChanged".
    public struct AnchoredStateChanged {
        /// Apple: "AnchoredStateChanged.isAnchored".
        public let isAnchored: Bool
    }
}
/// Apple: "AnimationEvents".
public enum AnimationEvents: Hashable, Sendable {
    /// Apple: "PlaybackCompleted".
    public struct PlaybackCompleted {
        /// Apple: "PlaybackCompleted.playbackController".
        public let playbackController: AnimationPlaybackController
    }
}
/// Apple: "CollisionEvents".
public enum CollisionEvents: Hashable, Sendable {
    /// Apple: "Began".
    public struct Began {
        /// Apple: "Began.entityA".
        public let entityA: Entity
        /// Apple: "Began.entityB".
        public let entityB: Entity
    }
}
/// Apple: "Entity".
@MainActor @preconcurrency open class Entity: NSObject {
    /// It is kept; `""` at first. Apple: "Entity.name".
    open var name: String = ""
    /// It is kept; `true` at first. Apple: "Entity.isEnabled".
    open var isEnabled: Bool = true
    /// It is kept; `.identity` at first. Apple: "Entity.transform".
    open var transform: Transform = .identity
    /// Apple: "Entity.children".
    open var children: ChildCollection { get { ChildCollection(owner_: self) } set {} }
    /// It is kept; `[]` at first. Apple: "Entity.list_".
    var list_: [Entity] = []
    /// It is kept; `nil` at first. Apple: "Entity.parent".
    open weak var parent: Entity?
    /// It is kept; `ComponentSet()` at first. Apple: "Entity.components".
    open var components: ComponentSet = ComponentSet()
    /// Apple: "Entity.init".
    override public required init() { super.init() }
    /// Apple: "Entity.init".
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init(); throw CocoaError(.fileNoSuchFile) }
    /// Apple: "Entity.init".
    public convenience init(contentsOf url: URL) async throws { self.init(); throw CocoaError(.featureUnsupported) }
    /// Apple: "Entity.init".
    public convenience init(components: any Component...) { self.init(); for component in components { self.components.set(component) } }
    /// Here `throw CocoaError(.fileNoSuchFile)`. Apple: "Entity.load".
    open class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw CocoaError(.fileNoSuchFile) }
    /// Here `throw CocoaError(.fileNoSuchFile)`. Apple: "Entity.loadModel".
    open class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw CocoaError(.fileNoSuchFile) }
    /// Here always `ObjectIdentifier(self)`. Apple: "Entity.id".
    open var id: ObjectIdentifier { ObjectIdentifier(self) }
    /// Here always `nil`. Apple: "Entity.scene".
    open var scene: Scene? { nil }
    /// Here always `false`. Apple: "Entity.isActive".
    open var isActive: Bool { false }
    /// Here always `false`. Apple: "Entity.isAnchored".
    open var isAnchored: Bool { false }
    /// Here always `parent?.anchor`. Apple: "Entity.anchor".
    open var anchor: Entity? { parent?.anchor }
    /// Apple: "Entity.position".
    open var position: SIMD3<Float> { get { transform.translation } set { transform.translation = newValue } }
    /// Apple: "Entity.scale".
    open var scale: SIMD3<Float> { get { transform.scale } set { transform.scale = newValue } }
    /// Apple: "Entity.orientation".
    open var orientation: simd_quatf { get { transform.rotation } set { transform.rotation = newValue } }
    /// Here always `[]`. Apple: "Entity.availableAnimations".
    open var availableAnimations: [AnimationResource] { [] }
    /// Apple: "Entity.addChild".
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) { entity.removeFromParent(); list_.append(entity); entity.parent = self }
    /// Apple: "Entity.removeChild".
    open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) { if entity.parent === self { entity.removeFromParent() } }
    /// Apple: "Entity.setParent".
    open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) { if let parent { parent.addChild(self) } else { removeFromParent() } }
    /// Apple: "Entity.removeFromParent".
    open func removeFromParent(preservingWorldTransform: Bool = false) { parent?.list_.removeAll { $0 === self }; parent = nil }
    /// Apple: "Entity.findEntity".
    open func findEntity(named name: String) -> Entity? { if self.name == name { return self }; return list_.lazy.compactMap { $0.findEntity(named: name) }.first }
    /// Apple: "Entity.clone".
    open func clone(recursive: Bool) -> Self { let copy = Self(); copy.name = name; copy.transform = transform; copy.components = components; if recursive { for child in list_ { copy.addChild(child.clone(recursive: true)) } }; return copy }
    /// Here `position`. Apple: "Entity.position".
    open func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { position }
    /// Here `self.position = position`. Apple: "Entity.setPosition".
    open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
    /// Here `orientation`. Apple: "Entity.orientation".
    open func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf { orientation }
    /// Here `self.orientation = orientation`. Apple: "Entity.setOrientation".
    open func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) { self.orientation = orientation }
    /// Here `scale`. Apple: "Entity.scale".
    open func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { scale }
    /// Here `self.scale = scale`. Apple: "Entity.setScale".
    open func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
    /// Here `transform.matrix`. Apple: "Entity.transformMatrix".
    open func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 { transform.matrix }
    /// Here `self.transform = Transform(matrix: transform)`. Apple: "Entity.setTransformMatrix".
    open func setTransformMatrix(_ transform: simd_float4x4, relativeTo referenceEntity: Entity?) { self.transform = Transform(matrix: transform) }
    /// Here `position`. Apple: "Entity.convert".
    open func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> { position }
    /// Here `position`. Apple: "Entity.convert".
    open func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> { position }
    /// Here `self.position = position`. Apple: "Entity.look".
    open func look(at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0), relativeTo referenceEntity: Entity?) { self.position = position }
    /// Apple: "Entity.move".
    @discardableResult open func move(to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval, timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController { self.transform = transform; return AnimationPlaybackController() }
    /// Here `AnimationPlaybackController()`. Apple: "Entity.playAnimation".
    @discardableResult open func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false) -> AnimationPlaybackController { AnimationPlaybackController() }
    /// Apple: "Entity.stopAllAnimations".
    open func stopAllAnimations(recursive: Bool = true) {}
    /// Here `AudioPlaybackController()`. Apple: "Entity.playAudio".
    @discardableResult open func playAudio(_ resource: AudioFileResource) -> AudioPlaybackController { AudioPlaybackController() }
    /// Here `AudioPlaybackController()`. Apple: "Entity.prepareAudio".
    open func prepareAudio(_ resource: AudioFileResource) -> AudioPlaybackController { AudioPlaybackController() }
    /// Apple: "Entity.generateCollisionShapes".
    open func generateCollisionShapes(recursive: Bool) {}
    /// Here `BoundingBox()`. Apple: "Entity.visualBounds".
    open func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false) -> BoundingBox { BoundingBox() }
    /// Apple: "ChildCollection".
    @MainActor public struct ChildCollection: Sequence {
        /// Apple: "ChildCollection.owner_".
        let owner_: Entity
        /// Here `owner_.addChild(child)`. Apple: "ChildCollection.append".
        public func append(_ child: Entity) { owner_.addChild(child) }
        /// Here `child.removeFromParent()`. Apple: "ChildCollection.remove".
        public func remove(_ child: Entity) { child.removeFromParent() }
        /// Apple: "ChildCollection.removeAll".
        public func removeAll() { for child in owner_.list_ { child.removeFromParent() } }
        /// Here always `owner_.list_.count`. Apple: "ChildCollection.count".
        public var count: Int { owner_.list_.count }
        /// Here always `owner_.list_.first`. Apple: "ChildCollection.first".
        public var first: Entity? { owner_.list_.first }
        /// Here `MainActor.assumeIsolated { owner_.list_ }.makeIterator()`. Apple: "ChildCollection.makeIterator".
        public nonisolated func makeIterator() -> Array<Entity>.Iterator { MainActor.assumeIsolated { owner_.list_ }.makeIterator() }
        /// Apple: "ChildCollection.subscript".
        public subscript(index: Int) -> Entity { owner_.list_[index] }
    }
    /// Apple: "ComponentSet".
    public struct ComponentSet {
        /// It is kept; `[:]` at first. Apple: "ComponentSet.all_".
        var all_: [ObjectIdentifier: any Component] = [:]
        /// Here `all_[ObjectIdentifier(T.self)] = component`. Apple: "ComponentSet.set".
        public mutating func set<T: Component>(_ component: T) { all_[ObjectIdentifier(T.self)] = component }
        /// Apple: "ComponentSet.set".
        public mutating func set(_ components: [any Component]) { for component in components { all_[ObjectIdentifier(type(of: component))] = component } }
        /// Here `all_[ObjectIdentifier(T.self)] = nil`. Apple: "ComponentSet.remove".
        public mutating func remove<T: Component>(_ type: T.Type) { all_[ObjectIdentifier(T.self)] = nil }
        /// Here `all_[ObjectIdentifier(T.self)] != nil`. Apple: "ComponentSet.has".
        public func has<T: Component>(_ type: T.Type) -> Bool { all_[ObjectIdentifier(T.self)] != nil }
        /// Apple: "ComponentSet.subscript".
        public subscript<T: Component>(type: T.Type) -> T? { get { all_[ObjectIdentifier(T.self)] as? T } set { all_[ObjectIdentifier(T.self)] = newValue } }
    }
}
/// Apple: "ModelEntity".
open class ModelEntity: Entity, HasModel, HasPhysics {
    /// Apple: "ModelEntity.init".
    public required init() { super.init() }
    /// Apple: "ModelEntity.init".
    public convenience init(mesh: MeshResource, materials: [any Material] = []) { self.init(); model = ModelComponent(mesh: mesh, materials: materials) }
    /// Apple: "ModelEntity.init".
    public convenience init(mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float) { self.init(mesh: mesh, materials: materials) }
    /// Apple: "ModelEntity.model".
    open var model: ModelComponent? { get { components[ModelComponent.self] } set { components[ModelComponent.self] = newValue } }
    /// Apple: "ModelEntity.collision".
    open var collision: CollisionComponent? { get { components[CollisionComponent.self] } set { components[CollisionComponent.self] = newValue } }
    /// Apple: "ModelEntity.physicsBody".
    open var physicsBody: PhysicsBodyComponent? { get { components[PhysicsBodyComponent.self] } set { components[PhysicsBodyComponent.self] = newValue } }
    /// Apple: "ModelEntity.physicsMotion".
    open var physicsMotion: PhysicsMotionComponent? { get { components[PhysicsMotionComponent.self] } set { components[PhysicsMotionComponent.self] = newValue } }
}
/// Apple: "AnchorEntity".
open class AnchorEntity: Entity, HasAnchoring {
    /// Apple: "AnchorEntity.init".
    public required init() { super.init() }
    /// Apple: "AnchorEntity.init".
    public convenience init(world: SIMD3<Float>) { self.init(); position = world }
    /// Apple: "AnchorEntity.init".
    public convenience init(_ target: AnchoringComponent.Target) { self.init() }
    /// Apple: "AnchorEntity.init".
    public convenience init(_ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode) { self.init() }
    /// Apple: "AnchorEntity.init".
    public convenience init(plane: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero) { self.init() }
    /// Apple: "AnchorEntity.anchor".
    override open var anchor: Entity? { self }
}
/// Apple: "PerspectiveCamera".
open class PerspectiveCamera: Entity {
}
/// Apple: "DirectionalLight".
open class DirectionalLight: Entity {
}
/// Apple: "PointLight".
open class PointLight: Entity {
}
/// Apple: "SpotLight".
open class SpotLight: Entity {
}
/// Apple: "AnchoringComponent".
public struct AnchoringComponent: Component {
    /// Apple: "TrackingMode".
    public enum TrackingMode: Int, Hashable, Sendable {
        /// Apple: "TrackingMode.once".
        case once
        /// Apple: "TrackingMode.continuous".
        case continuous
        /// Apple: "TrackingMode.predicted".
        case predicted
    }
    /// Apple: "Target".
    public enum Target: Sendable {
        /// Apple: "Target.camera".
        case camera
        /// Apple: "Target.head".
        case head
        /// Apple: "Target.hand(Chirality)".
        case hand(Chirality)
        /// Apple: "Target.plane(Alignment,classification:Classification,minimumBounds:SIMD2<Float>)".
        case plane(Alignment,classification:Classification,minimumBounds:SIMD2<Float>)
        /// Apple: "Target.image(group:String,name:String)".
        case image(group:String,name:String)
        /// Apple: "Target.world(transform:simd_float4x4)".
        case world(transform:simd_float4x4)
        /// Apple: "Chirality".
        public enum Chirality: Int, Hashable, Sendable {
            /// Apple: "Chirality.left".
            case left
            /// Apple: "Chirality.right".
            case right
            /// Apple: "Chirality.either".
            case either
        }
        /// Apple: "Alignment".
        public struct Alignment: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt8
            /// A set of bits.
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            /// Apple: "Alignment.horizontal".
            public static let horizontal = Alignment(rawValue: 1)
            /// Apple: "Alignment.vertical".
            public static let vertical = Alignment(rawValue: 2)
            /// Apple: "Alignment.any".
            public static let any = Alignment(rawValue: 3)
        }
        /// Apple: "Classification".
        public struct Classification: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt64
            /// A set of bits.
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            /// Apple: "Classification.wall".
            public static let wall = Classification(rawValue: 1)
            /// Apple: "Classification.floor".
            public static let floor = Classification(rawValue: 2)
            /// Apple: "Classification.ceiling".
            public static let ceiling = Classification(rawValue: 4)
            /// Apple: "Classification.table".
            public static let table = Classification(rawValue: 8)
            /// Apple: "Classification.seat".
            public static let seat = Classification(rawValue: 16)
            /// Apple: "Classification.any".
            public static let any = Classification(rawValue: 2147483647)
        }
    }
    /// Apple: "AnchoringComponent.init".
    public init(_ target: Target) {}
}
/// Apple: "MeshResource".
open class MeshResource: NSObject, Resource, @unchecked Sendable {
    /// Here `MeshResource()`. Apple: "MeshResource.generateBox".
    open class func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateBox".
    open class func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateBox".
    open class func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateSphere".
    open class func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generatePlane".
    open class func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generatePlane".
    open class func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateCylinder".
    open class func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateCone".
    open class func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
    /// Here `MeshResource()`. Apple: "MeshResource.generateText".
    open class func generateText(_ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 17), containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left, lineBreakMode: CTLineBreakMode = .byTruncatingTail) -> MeshResource { MeshResource() }
    /// Here always `BoundingBox()`. Apple: "MeshResource.bounds".
    open var bounds: BoundingBox { BoundingBox() }
}
/// Apple: "CTTextAlignment".
public enum CTTextAlignment: UInt8, Hashable, Sendable {
    /// Apple: "CTTextAlignment.left".
    case left
    /// Apple: "CTTextAlignment.right".
    case right
    /// Apple: "CTTextAlignment.center".
    case center
    /// Apple: "CTTextAlignment.justified".
    case justified
    /// Apple: "CTTextAlignment.natural".
    case natural
}
/// Apple: "CTLineBreakMode".
public enum CTLineBreakMode: UInt8, Hashable, Sendable {
    /// Apple: "CTLineBreakMode.byWordWrapping".
    case byWordWrapping
    /// Apple: "CTLineBreakMode.byCharWrapping".
    case byCharWrapping
    /// Apple: "CTLineBreakMode.byClipping".
    case byClipping
    /// Apple: "CTLineBreakMode.byTruncatingHead".
    case byTruncatingHead
    /// Apple: "CTLineBreakMode.byTruncatingTail".
    case byTruncatingTail
    /// Apple: "CTLineBreakMode.byTruncatingMiddle".
    case byTruncatingMiddle
}
/// Apple: "ShapeResource".
open class ShapeResource: NSObject, Resource, @unchecked Sendable {
    /// Here `ShapeResource()`. Apple: "ShapeResource.generateBox".
    open class func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    /// Here `ShapeResource()`. Apple: "ShapeResource.generateBox".
    open class func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
    /// Here `ShapeResource()`. Apple: "ShapeResource.generateSphere".
    open class func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    /// Here `ShapeResource()`. Apple: "ShapeResource.generateCapsule".
    open class func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    /// Here `ShapeResource()`. Apple: "ShapeResource.generateConvex".
    open class func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource() }
}
/// Apple: "TextureResource".
open class TextureResource: NSObject, Resource, @unchecked Sendable {
    /// Apple: "Semantic".
    public enum Semantic: Int, Hashable, Sendable {
        /// Apple: "Semantic.raw".
        case raw
        /// Apple: "Semantic.scalar".
        case scalar
        /// Apple: "Semantic.color".
        case color
        /// Apple: "Semantic.hdrColor".
        case hdrColor
        /// Apple: "Semantic.normal".
        case normal
    }
    /// Apple: "CreateOptions".
    public struct CreateOptions {
        /// Apple: "CreateOptions.init".
        public init(semantic: Semantic?) {}
    }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "TextureResource.load".
    open class func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { throw CocoaError(.featureUnsupported) }
    /// Apple: "TextureResource.init".
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init(); throw CocoaError(.featureUnsupported) }
    /// Apple: "TextureResource.init".
    public convenience init(image: CGImage, options: CreateOptions) async throws { self.init(); throw CocoaError(.featureUnsupported) }
}
/// Apple: "EnvironmentResource".
open class EnvironmentResource: NSObject, Resource, @unchecked Sendable {
    /// Apple: "EnvironmentResource.init".
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init(); throw CocoaError(.featureUnsupported) }
}
/// Apple: "AnimationResource".
open class AnimationResource: NSObject, Resource, @unchecked Sendable {
    /// Here `self`. Apple: "AnimationResource.`repeat`".
    open func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    /// Here `AnimationResource()`. Apple: "AnimationResource.generate".
    open class func generate(with definition: Any) throws -> AnimationResource { AnimationResource() }
}
/// Apple: "AudioFileResource".
open class AudioFileResource: NSObject, Resource, @unchecked Sendable {
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "AudioFileResource.load".
    open class func load(named name: String, in bundle: Bundle? = nil) throws -> AudioFileResource { throw CocoaError(.featureUnsupported) }
    /// Apple: "AudioFileResource.init".
    public convenience init(named name: String, from: String? = nil, in bundle: Bundle? = nil) async throws { self.init(); throw CocoaError(.featureUnsupported) }
}
/// Apple: "AudioPlaybackController".
open class AudioPlaybackController: NSObject {
    /// It is kept; `0` at first. Apple: "AudioPlaybackController.gain".
    open var gain: Double = 0
    /// Here always `false`. Apple: "AudioPlaybackController.isPlaying".
    open var isPlaying: Bool { false }
    /// Apple: "AudioPlaybackController.play".
    open func play() {}
    /// Apple: "AudioPlaybackController.pause".
    open func pause() {}
    /// Apple: "AudioPlaybackController.stop".
    open func stop() {}
}
/// Apple: "AnimationPlaybackController".
open class AnimationPlaybackController: NSObject {
    /// It is kept; `1` at first. Apple: "AnimationPlaybackController.speed".
    open var speed: Float = 1
    /// Here always `false`. Apple: "AnimationPlaybackController.isPlaying".
    open var isPlaying: Bool { false }
    /// Here always `true`. Apple: "AnimationPlaybackController.isComplete".
    open var isComplete: Bool { true }
    /// Apple: "AnimationPlaybackController.pause".
    open func pause() {}
    /// Apple: "AnimationPlaybackController.resume".
    open func resume() {}
    /// Apple: "AnimationPlaybackController.stop".
    open func stop(blendOutDuration: TimeInterval = 0) {}
}
/// Apple: "LowLevelMesh".
open class LowLevelMesh: NSObject {
}
/// Apple: "LowLevelTexture".
open class LowLevelTexture: NSObject {
}
/// Apple: "AnimationTimingFunction".
public enum AnimationTimingFunction: Int, Hashable, Sendable {
    /// Apple: "AnimationTimingFunction.default".
    case `default`
    /// Apple: "AnimationTimingFunction.linear".
    case linear
    /// Apple: "AnimationTimingFunction.easeIn".
    case easeIn
    /// Apple: "AnimationTimingFunction.easeOut".
    case easeOut
    /// Apple: "AnimationTimingFunction.easeInOut".
    case easeInOut
}
/// Apple: "FromToByAnimation".
public struct FromToByAnimation<Value> {
    /// Apple: "FromToByAnimation.init".
    public init(name: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: TimeInterval = 1, timing: AnimationTimingFunction = .default) {}
}
/// Apple: "MaterialScalarParameter".
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, Sendable {
    /// Apple: "MaterialScalarParameter.init".
    public init(floatLiteral value: Float) {}
}
/// Apple: "MaterialColorParameter".
public struct MaterialColorParameter: Sendable {
    /// Here `MaterialColorParameter()`. Apple: "MaterialColorParameter.color".
    public static func color(_ color: UIColor) -> MaterialColorParameter { MaterialColorParameter() }
    /// Here `MaterialColorParameter()`. Apple: "MaterialColorParameter.texture".
    public static func texture(_ resource: TextureResource) -> MaterialColorParameter { MaterialColorParameter() }
}
/// Apple: "MaterialParameters".
public enum MaterialParameters: Hashable, Sendable {
    /// Apple: "Texture".
    public struct Texture: Sendable {
        /// Apple: "Texture.init".
        public init(_ resource: TextureResource) {}
    }
}
/// Apple: "SimpleMaterial".
public struct SimpleMaterial: Material {
    /// It is kept; `BaseColor(tint: .white)` at first. Apple: "SimpleMaterial.color".
    public var color: BaseColor = BaseColor(tint: .white)
    /// It is kept; `0.0` at first. Apple: "SimpleMaterial.metallic".
    public var metallic: MaterialScalarParameter = 0.0
    /// It is kept; `0.0` at first. Apple: "SimpleMaterial.roughness".
    public var roughness: MaterialScalarParameter = 0.0
    /// Apple: "BaseColor".
    public struct BaseColor {
        /// Apple: "BaseColor.tint".
        public var tint: UIColor
        /// Apple: "BaseColor.texture".
        public var texture: MaterialParameters.Texture?
        /// Apple: "BaseColor.init".
        public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) { self.tint = tint; self.texture = texture }
    }
    /// Apple: "SimpleMaterial.init".
    public init() {}
    /// Apple: "SimpleMaterial.init".
    public init(color: UIColor, isMetallic: Bool) { self.color = BaseColor(tint: color) }
    /// Apple: "SimpleMaterial.init".
    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) { self.color = BaseColor(tint: color); self.roughness = roughness }
}
/// Apple: "UnlitMaterial".
public struct UnlitMaterial: Material {
    /// It is kept; `SimpleMaterial.BaseColor()` at first. Apple: "UnlitMaterial.color".
    public var color: SimpleMaterial.BaseColor = SimpleMaterial.BaseColor()
    /// Apple: "UnlitMaterial.init".
    public init() {}
    /// Apple: "UnlitMaterial.init".
    public init(color: UIColor) { self.color = SimpleMaterial.BaseColor(tint: color) }
    /// Apple: "UnlitMaterial.init".
    public init(texture: TextureResource) {}
}
/// Apple: "OcclusionMaterial".
public struct OcclusionMaterial: Material {
    /// Apple: "OcclusionMaterial.init".
    public init() {}
}
/// Apple: "VideoMaterial".
public struct VideoMaterial: Material {
    /// Apple: "VideoMaterial.init".
    public init(avPlayer: AVPlayer) {}
}
/// Apple: "CustomMaterial".
public struct CustomMaterial: Material {
}
/// Apple: "PortalMaterial".
public struct PortalMaterial: Material {
    /// Apple: "PortalMaterial.init".
    public init() {}
}
/// Apple: "PhysicallyBasedMaterial".
public struct PhysicallyBasedMaterial: Material {
    /// Apple: "Scalar".
    public struct Scalar: ExpressibleByFloatLiteral {
        /// Apple: "Scalar.init".
        public init(floatLiteral value: Float) {}
    }
    /// It is kept; `SimpleMaterial.BaseColor()` at first. Apple: "PhysicallyBasedMaterial.baseColor".
    public var baseColor: SimpleMaterial.BaseColor = SimpleMaterial.BaseColor()
    /// It is kept; `0.5` at first. Apple: "PhysicallyBasedMaterial.roughness".
    public var roughness: Scalar = 0.5
    /// It is kept; `0.0` at first. Apple: "PhysicallyBasedMaterial.metallic".
    public var metallic: Scalar = 0.0
    /// Apple: "PhysicallyBasedMaterial.init".
    public init() {}
}
/// Apple: "ShaderGraphMaterial".
public struct ShaderGraphMaterial: Material {
    /// Apple: "ShaderGraphMaterial.init".
    public init(named name: String, from file: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.featureUnsupported) }
    /// Apple: "ShaderGraphMaterial.setParameter".
    public mutating func setParameter(name: String, value: Any) throws {}
}
/// Apple: "ModelComponent".
public struct ModelComponent: Component {
    /// Apple: "ModelComponent.mesh".
    public var mesh: MeshResource
    /// Apple: "ModelComponent.materials".
    public var materials: [any Material]
    /// Apple: "ModelComponent.init".
    public init(mesh: MeshResource, materials: [any Material]) { self.mesh = mesh; self.materials = materials }
}
/// Apple: "CollisionGroup".
public struct CollisionGroup: OptionSet, Sendable {
    /// Apple: "CollisionGroup.rawValue".
    public let rawValue: UInt32
    /// Apple: "CollisionGroup.init".
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "CollisionGroup.default".
    public static let `default`: CollisionGroup = CollisionGroup(rawValue: 1)
    /// Apple: "CollisionGroup.all".
    public static let all: CollisionGroup = CollisionGroup(rawValue: 0xFFFF_FFFF)
}
/// Apple: "CollisionFilter".
public struct CollisionFilter: Sendable {
    /// Apple: "CollisionFilter.group".
    public var group: CollisionGroup
    /// Apple: "CollisionFilter.mask".
    public var mask: CollisionGroup
    /// Apple: "CollisionFilter.init".
    public init(group: CollisionGroup, mask: CollisionGroup) { self.group = group; self.mask = mask }
    /// Apple: "CollisionFilter.default".
    public static let `default`: CollisionFilter = CollisionFilter(group: .default, mask: .all)
}
/// Apple: "CollisionComponent".
public struct CollisionComponent: Component {
    /// Apple: "Mode".
    public enum Mode: Int, Hashable, Sendable {
        /// Apple: "Mode.default".
        case `default`
        /// Apple: "Mode.trigger".
        case trigger
        /// Apple: "Mode.colliding".
        case colliding
    }
    /// Apple: "CollisionComponent.shapes".
    public var shapes: [ShapeResource]
    /// Apple: "CollisionComponent.init".
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) { self.shapes = shapes }
    /// Apple: "CollisionComponent.init".
    public init(shapes: [ShapeResource], isStatic: Bool) { self.shapes = shapes }
}
/// Apple: "PhysicsBodyMode".
public enum PhysicsBodyMode: Int, Hashable, Sendable {
    /// Apple: "PhysicsBodyMode.static".
    case `static`
    /// Apple: "PhysicsBodyMode.kinematic".
    case kinematic
    /// Apple: "PhysicsBodyMode.dynamic".
    case dynamic
}
/// Apple: "PhysicsMaterialResource".
public struct PhysicsMaterialResource {
    /// Here `PhysicsMaterialResource()`. Apple: "PhysicsMaterialResource.generate".
    public static func generate(friction: Float = 0, restitution: Float = 0) -> PhysicsMaterialResource { PhysicsMaterialResource() }
}
/// Apple: "PhysicsBodyComponent".
public struct PhysicsBodyComponent: Component {
    /// It is kept; `.dynamic` at first. Apple: "PhysicsBodyComponent.mode".
    public var mode: PhysicsBodyMode = .dynamic
    /// It is kept; `true` at first. Apple: "PhysicsBodyComponent.isAffectedByGravity".
    public var isAffectedByGravity: Bool = true
    /// Apple: "PhysicsBodyComponent.init".
    public init() {}
    /// Apple: "PhysicsBodyComponent.init".
    public init(shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) { self.mode = mode }
}
/// Apple: "PhysicsMotionComponent".
public struct PhysicsMotionComponent: Component {
    /// It is kept; `.zero` at first. Apple: "PhysicsMotionComponent.linearVelocity".
    public var linearVelocity: SIMD3<Float> = .zero
    /// It is kept; `.zero` at first. Apple: "PhysicsMotionComponent.angularVelocity".
    public var angularVelocity: SIMD3<Float> = .zero
    /// Apple: "PhysicsMotionComponent.init".
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) { self.linearVelocity = linearVelocity; self.angularVelocity = angularVelocity }
}
/// Apple: "PhysicsSimulationComponent".
public struct PhysicsSimulationComponent: Component {
    /// It is kept; `SIMD3(0, -9.8, 0)` at first. Apple: "PhysicsSimulationComponent.gravity".
    public var gravity: SIMD3<Float> = SIMD3(0, -9.8, 0)
    /// Apple: "PhysicsSimulationComponent.init".
    public init() {}
}
/// Apple: "InputTargetComponent".
public struct InputTargetComponent: Component {
    /// Apple: "InputType".
    public struct InputType: OptionSet, Sendable {
        /// Apple: "InputType.rawValue".
        public let rawValue: UInt32
        /// Apple: "InputType.init".
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Apple: "InputType.all".
        public static let all: InputType = InputType(rawValue: 3)
    }
    /// Apple: "InputTargetComponent.init".
    public init(allowedInputTypes: InputType = .all) {}
}
/// Apple: "HoverEffectComponent".
public struct HoverEffectComponent: Component {
    /// Apple: "HoverEffectComponent.init".
    public init() {}
}
/// Apple: "OpacityComponent".
public struct OpacityComponent: Component {
    /// Apple: "OpacityComponent.opacity".
    public var opacity: Float
    /// Apple: "OpacityComponent.init".
    public init(opacity: Float = 1) { self.opacity = opacity }
}
/// Apple: "AccessibilityComponent".
public struct AccessibilityComponent: Component {
    /// Apple: "AccessibilityComponent.label".
    public var label: LocalizedStringResource?
    /// It is kept; `false` at first. Apple: "AccessibilityComponent.isAccessibilityElement".
    public var isAccessibilityElement: Bool = false
    /// Apple: "AccessibilityComponent.init".
    public init() {}
}
/// Apple: "ImageBasedLightComponent".
public struct ImageBasedLightComponent: Component {
    /// Apple: "Source".
    public enum Source: Sendable {
        /// Apple: "Source.single(EnvironmentResource)".
        case single(EnvironmentResource)
    }
    /// Apple: "ImageBasedLightComponent.init".
    public init(source: Source, intensityExponent: Float = 0) {}
}
/// Apple: "ImageBasedLightReceiverComponent".
public struct ImageBasedLightReceiverComponent: Component {
    /// Apple: "ImageBasedLightReceiverComponent.init".
    public init(imageBasedLight: Entity) {}
}
/// Apple: "GroundingShadowComponent".
public struct GroundingShadowComponent: Component {
    /// Apple: "GroundingShadowComponent.init".
    public init(castsShadow: Bool) {}
}
/// Apple: "ParticleEmitterComponent".
public struct ParticleEmitterComponent: Component {
    /// It is kept; `true` at first. Apple: "ParticleEmitterComponent.isEmitting".
    public var isEmitting: Bool = true
    /// Apple: "ParticleEmitterComponent.init".
    public init() {}
}
/// Apple: "BlendShapeWeightsComponent".
public struct BlendShapeWeightsComponent: Component {
}
/// Apple: "AnimationLibraryComponent".
public struct AnimationLibraryComponent: Component {
    /// Apple: "AnimationLibraryComponent.init".
    public init() {}
}
/// Apple: "WorldComponent".
public struct WorldComponent: Component {
    /// Apple: "WorldComponent.init".
    public init() {}
}
/// Apple: "PortalComponent".
public struct PortalComponent: Component {
    /// Apple: "PortalComponent.init".
    public init(target: Entity) {}
}
/// Apple: "ModelSortGroupComponent".
public struct ModelSortGroupComponent: Component {
}
/// Apple: "VideoPlayerComponent".
public struct VideoPlayerComponent: Component {
    /// Apple: "VideoPlayerComponent.init".
    public init(avPlayer: AVPlayer) {}
}
/// Apple: "ImagePresentationComponent".
public struct ImagePresentationComponent: Component {
}
/// Apple: "VirtualEnvironmentProbeComponent".
public struct VirtualEnvironmentProbeComponent: Component {
}
/// Apple: "AmbientAudioComponent".
public struct AmbientAudioComponent: Component {
    /// Apple: "AmbientAudioComponent.init".
    public init() {}
}
/// Apple: "SpatialAudioComponent".
public struct SpatialAudioComponent: Component {
    /// It is kept; `0` at first. Apple: "SpatialAudioComponent.gain".
    public var gain: Double = 0
    /// Apple: "SpatialAudioComponent.init".
    public init() {}
}
/// Apple: "RealityViewContentProtocol".
@MainActor public protocol RealityViewContentProtocol {
    /// Apple: "RealityViewContentProtocol.add".
    func add(_ entity: Entity)
    /// Apple: "RealityViewContentProtocol.remove".
    func remove(_ entity: Entity)
}
/// Apple: "RealityViewContent".
@MainActor public struct RealityViewContent: RealityViewContentProtocol {
    /// Apple: "RealityViewContent.scene_".
    let scene_: Scene = Scene()
    /// Here always `scene_.anchors`. Apple: "RealityViewContent.entities".
    public var entities: [Entity] { scene_.anchors }
    /// Here `scene_.addAnchor(entity)`. Apple: "RealityViewContent.add".
    public func add(_ entity: Entity) { scene_.addAnchor(entity) }
    /// Here `scene_.removeAnchor(entity)`. Apple: "RealityViewContent.remove".
    public func remove(_ entity: Entity) { scene_.removeAnchor(entity) }
    /// Here `EventSubscription()`. Apple: "RealityViewContent.subscribe".
    public func subscribe<E>(to event: E.Type, on sourceObject: Any? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription { EventSubscription() }
    /// Apple: "RealityViewContent.camera".
    public var camera: RealityViewCamera { get { .virtual } set {} }
}
/// Apple: "RealityViewCamera".
public enum RealityViewCamera: Int, Hashable, Sendable {
    /// Apple: "RealityViewCamera.virtual".
    case virtual
    /// Apple: "RealityViewCamera.spatialTracking".
    case spatialTracking
    /// Apple: "RealityViewCamera.worldTracking".
    case worldTracking
}
/// Apple: "RealityViewCameraContent".
public typealias RealityViewCameraContent = RealityViewContent
/// Apple: "RealityViewAttachments".
public struct RealityViewAttachments {
    /// Here `nil`. Apple: "RealityViewAttachments.entity".
    public func entity<ID: Hashable>(for id: ID) -> Entity? { nil }
}
/// Apple: "ARView".
@MainActor @preconcurrency open class ARView: UIView {
    /// Apple: "CameraMode".
    public enum CameraMode: Int, Hashable, Sendable {
        /// Apple: "CameraMode.ar".
        case ar
        /// Apple: "CameraMode.nonAR".
        case nonAR
    }
    /// Apple: "DebugOptions".
    public struct DebugOptions: OptionSet, Sendable {
        /// Apple: "DebugOptions.rawValue".
        public let rawValue: Int
        /// Apple: "DebugOptions.init".
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Apple: "DebugOptions.showStatistics".
        public static let showStatistics: DebugOptions = DebugOptions(rawValue: 1)
        /// Apple: "DebugOptions.showPhysics".
        public static let showPhysics: DebugOptions = DebugOptions(rawValue: 2)
        /// Apple: "DebugOptions.showWorldOrigin".
        public static let showWorldOrigin: DebugOptions = DebugOptions(rawValue: 4)
        /// Apple: "DebugOptions.showAnchorGeometry".
        public static let showAnchorGeometry: DebugOptions = DebugOptions(rawValue: 8)
    }
    /// Apple: "ARView.ground_".
    let ground_: UIView = UIView()
    /// Apple: "ARView.init".
    override public init(frame: CGRect) { super.init(frame: frame); addSubview(ground_); ground_.backgroundColor = .black }
    /// Apple: "ARView.init".
    public convenience init(frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) { self.init(frame: frameRect) }
    /// Apple: "ARView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "ARView.layoutSubviews".
    override open func layoutSubviews() { QuietNotes.tell("nothing in space is drawn here"); ground_.frame = bounds }
    /// Apple: "ARView.scene".
    public let scene: Scene = Scene()
    /// It is kept; `[]` at first. Apple: "ARView.debugOptions".
    open var debugOptions: DebugOptions = []
    /// It is kept; `true` at first. Apple: "ARView.automaticallyConfigureSession".
    open var automaticallyConfigureSession: Bool = true
    /// Here `nil`. Apple: "ARView.entity".
    open func entity(at point: CGPoint) -> Entity? { nil }
    /// Here `QuietNotes.later { completion(nil) }`. Apple: "ARView.snapshot".
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { QuietNotes.later { completion(nil) } }
}
