// length: generated. Written by Scripts/quiet-modules.py from Modules/GameplayKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import simd
public import SceneKit
public import SpriteKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("GameplayKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "GKComponent".
open class GKComponent: NSObject {
    /// It is kept; `nil` at first. Apple: "GKComponent.entity".
    open weak var entity: GKEntity?
    /// Apple: "GKComponent.init".
    override public required init() { super.init() }
    /// Apple: "GKComponent.init".
    public required init?(coder: NSCoder) { super.init() }
    /// Apple: "GKComponent.update".
    open func update(deltaTime seconds: TimeInterval) {}
    /// Apple: "GKComponent.didAddToEntity".
    open func didAddToEntity() {}
    /// Apple: "GKComponent.willRemoveFromEntity".
    open func willRemoveFromEntity() {}
}
/// Apple: "GKEntity".
open class GKEntity: NSObject {
    /// It is kept; `[]` at first. Apple: "GKEntity.components".
    open var components: [GKComponent] = []
    /// Apple: "GKEntity.update".
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    /// Apple: "GKEntity.addComponent".
    open func addComponent(_ component: GKComponent) { components.removeAll { type(of: $0) == type(of: component) }; components.append(component); component.entity = self; component.didAddToEntity() }
    /// Apple: "GKEntity.removeComponent".
    open func removeComponent<C: GKComponent>(ofType componentClass: C.Type) { for old in components where old is C { old.willRemoveFromEntity(); old.entity = nil }; components.removeAll { $0 is C } }
    /// Here `components.lazy.compactMap { $0 as? C }.first`. Apple: "GKEntity.component".
    open func component<C: GKComponent>(ofType componentClass: C.Type) -> C? { components.lazy.compactMap { $0 as? C }.first }
}
/// Apple: "GKComponentSystem".
open class GKComponentSystem<C: GKComponent>: NSObject {
    /// It is kept; `[]` at first. Apple: "GKComponentSystem.components".
    open var components: [C] = []
    /// Apple: "GKComponentSystem.componentClass".
    public let componentClass: AnyClass
    /// Apple: "GKComponentSystem.init".
    public init(componentClass cls: AnyClass) { componentClass = cls; super.init() }
    /// Here `components.append(component)`. Apple: "GKComponentSystem.addComponent".
    open func addComponent(_ component: C) { components.append(component) }
    /// Apple: "GKComponentSystem.addComponent".
    open func addComponent(foundIn entity: GKEntity) { components += entity.components.compactMap { $0 as? C } }
    /// Here `components.removeAll { $0 === component }`. Apple: "GKComponentSystem.removeComponent".
    open func removeComponent(_ component: C) { components.removeAll { $0 === component } }
    /// Here `components.removeAll { $0.entity === entity }`. Apple: "GKComponentSystem.removeComponent".
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Apple: "GKComponentSystem.update".
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    /// Apple: "GKComponentSystem.subscript".
    public subscript(index: Int) -> C { components[index] }
}
/// Apple: "GKState".
open class GKState: NSObject {
    /// It is kept; `nil` at first. Apple: "GKState.stateMachine".
    open weak var stateMachine: GKStateMachine?
    /// Here `true`. Apple: "GKState.isValidNextState".
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Apple: "GKState.didEnter".
    open func didEnter(from previousState: GKState?) {}
    /// Apple: "GKState.update".
    open func update(deltaTime seconds: TimeInterval) {}
    /// Apple: "GKState.willExit".
    open func willExit(to nextState: GKState) {}
}
/// Apple: "GKStateMachine".
open class GKStateMachine: NSObject {
    /// Apple: "GKStateMachine.states_".
    let states_: [GKState]
    /// It is kept; `nil` at first. Apple: "GKStateMachine.currentState".
    open var currentState: GKState?
    /// Apple: "GKStateMachine.init".
    public init(states: [GKState]) { states_ = states; super.init(); for state in states { state.stateMachine = self } }
    /// Here `states_.lazy.compactMap { $0 as? S }.first`. Apple: "GKStateMachine.state".
    open func state<S: GKState>(forClass stateClass: S.Type) -> S? { states_.lazy.compactMap { $0 as? S }.first }
    /// Here `states_.contains { type(of: $0) == stateClass } && (currentState?.isValidNextState(stateClass) ?? true)`. Apple: "GKStateMachine.canEnterState".
    open func canEnterState(_ stateClass: AnyClass) -> Bool { states_.contains { type(of: $0) == stateClass } && (currentState?.isValidNextState(stateClass) ?? true) }
    /// Apple: "GKStateMachine.enter".
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool { guard canEnterState(stateClass), let next = states_.first(where: { type(of: $0) == stateClass }) else { return false }; let old = currentState; old?.willExit(to: next); currentState = next; next.didEnter(from: old); return true }
    /// Here `currentState?.update(deltaTime: seconds) ?? ()`. Apple: "GKStateMachine.update".
    open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) ?? () }
}
/// Apple: "GKGoal".
open class GKGoal: NSObject {
    /// Apple: "GKGoal.init".
    public convenience init(toSeekAgent agent: GKAgent) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toFleeAgent agent: GKAgent) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toReachTargetSpeed targetSpeed: Float) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toWander speed: Float) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) { self.init() }
    /// Apple: "GKGoal.init".
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) { self.init() }
}
/// Apple: "GKBehavior".
open class GKBehavior: NSObject {
    /// It is kept; `[]` at first. Apple: "GKBehavior.goals_".
    var goals_: [GKGoal] = []
    /// It is kept; `[:]` at first. Apple: "GKBehavior.weights_".
    var weights_: [ObjectIdentifier: Float] = [:]
    /// Apple: "GKBehavior.init".
    public convenience init(goals: [GKGoal]) { self.init(); for goal in goals { setWeight(1, for: goal) } }
    /// Apple: "GKBehavior.init".
    public convenience init(goal: GKGoal, weight: Float) { self.init(); setWeight(weight, for: goal) }
    /// Apple: "GKBehavior.init".
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) { self.init(); for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) } }
    /// Here always `goals_.count`. Apple: "GKBehavior.goalCount".
    open var goalCount: Int { goals_.count }
    /// Apple: "GKBehavior.setWeight".
    open func setWeight(_ weight: Float, for goal: GKGoal) { if !goals_.contains(goal) { goals_.append(goal) }; weights_[ObjectIdentifier(goal)] = weight }
    /// Here `weights_[ObjectIdentifier(goal)] ?? 0`. Apple: "GKBehavior.weight".
    open func weight(for goal: GKGoal) -> Float { weights_[ObjectIdentifier(goal)] ?? 0 }
    /// Here `goals_.removeAll { $0 === goal }`. Apple: "GKBehavior.remove".
    open func remove(_ goal: GKGoal) { goals_.removeAll { $0 === goal } }
    /// Here `goals_ = []`. Apple: "GKBehavior.removeAllGoals".
    open func removeAllGoals() { goals_ = [] }
}
/// Apple: "GKCompositeBehavior".
open class GKCompositeBehavior: GKBehavior {
}
/// Apple: "GKPath".
open class GKPath: NSObject {
    /// Apple: "GKPath.points_".
    let points_: [SIMD3<Float>]
    /// Apple: "GKPath.radius".
    open var radius: Float
    /// Apple: "GKPath.isCyclical".
    open var isCyclical: Bool
    /// Apple: "GKPath.init".
    public init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) { points_ = points.map { SIMD3($0.x, $0.y, 0) }; self.radius = radius; isCyclical = cyclical; super.init() }
    /// Apple: "GKPath.init".
    public init(points: [SIMD3<Float>], radius: Float, cyclical: Bool) { points_ = points; self.radius = radius; isCyclical = cyclical; super.init() }
    /// Here always `points_.count`. Apple: "GKPath.numPoints".
    open var numPoints: Int { points_.count }
    /// Here `points_.indices.contains(index) ? SIMD2(points_[index].x, points_[index].y) : .zero`. Apple: "GKPath.float2".
    open func float2(at index: Int) -> SIMD2<Float> { points_.indices.contains(index) ? SIMD2(points_[index].x, points_[index].y) : .zero }
    /// Here `points_.indices.contains(index) ? points_[index] : .zero`. Apple: "GKPath.float3".
    open func float3(at index: Int) -> SIMD3<Float> { points_.indices.contains(index) ? points_[index] : .zero }
}
/// Apple: "GKObstacle".
open class GKObstacle: NSObject {
}
/// Apple: "GKCircleObstacle".
open class GKCircleObstacle: GKObstacle {
    /// Apple: "GKCircleObstacle.radius".
    open var radius: Float
    /// It is kept; `.zero` at first. Apple: "GKCircleObstacle.position".
    open var position: SIMD2<Float> = .zero
    /// Apple: "GKCircleObstacle.init".
    public init(radius: Float) { self.radius = radius; super.init() }
}
/// Apple: "GKSphereObstacle".
open class GKSphereObstacle: GKObstacle {
    /// Apple: "GKSphereObstacle.radius".
    open var radius: Float
    /// It is kept; `.zero` at first. Apple: "GKSphereObstacle.position".
    open var position: SIMD3<Float> = .zero
    /// Apple: "GKSphereObstacle.init".
    public init(radius: Float) { self.radius = radius; super.init() }
}
/// Apple: "GKPolygonObstacle".
open class GKPolygonObstacle: GKObstacle {
    /// Apple: "GKPolygonObstacle.vertices_".
    let vertices_: [SIMD2<Float>]
    /// Apple: "GKPolygonObstacle.init".
    public init(points: [SIMD2<Float>]) { vertices_ = points; super.init() }
    /// Here always `vertices_.count`. Apple: "GKPolygonObstacle.vertexCount".
    open var vertexCount: Int { vertices_.count }
}
/// Apple: "GKAgentDelegate".
public protocol GKAgentDelegate: AnyObject {
    /// Apple: "GKAgentDelegate.agentWillUpdate".
    func agentWillUpdate(_ agent: GKAgent)
    /// Apple: "GKAgentDelegate.agentDidUpdate".
    func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
    /// What happens where a type says nothing of it.
    public func agentWillUpdate(_ agent: GKAgent) {}
    /// What happens where a type says nothing of it.
    public func agentDidUpdate(_ agent: GKAgent) {}
}
/// Apple: "GKAgent".
open class GKAgent: GKComponent {
    /// It is kept; `nil` at first. Apple: "GKAgent.delegate".
    open weak var delegate: (any GKAgentDelegate)?
    /// It is kept; `nil` at first. Apple: "GKAgent.behavior".
    open var behavior: GKBehavior?
    /// It is kept; `1` at first. Apple: "GKAgent.mass".
    open var mass: Float = 1
    /// It is kept; `0.5` at first. Apple: "GKAgent.radius".
    open var radius: Float = 0.5
    /// It is kept; `0` at first. Apple: "GKAgent.speed".
    open var speed: Float = 0
    /// It is kept; `1` at first. Apple: "GKAgent.maxSpeed".
    open var maxSpeed: Float = 1
    /// It is kept; `1` at first. Apple: "GKAgent.maxAcceleration".
    open var maxAcceleration: Float = 1
    /// Apple: "GKAgent.update".
    override open func update(deltaTime seconds: TimeInterval) { if behavior != nil { QuietNotes.tell("agents do not move here: goals are kept and have no effect") }; delegate?.agentWillUpdate(self); delegate?.agentDidUpdate(self) }
}
/// Apple: "GKAgent2D".
open class GKAgent2D: GKAgent {
    /// It is kept; `.zero` at first. Apple: "GKAgent2D.position".
    open var position: SIMD2<Float> = .zero
    /// It is kept; `.zero` at first. Apple: "GKAgent2D.velocity".
    open var velocity: SIMD2<Float> = .zero
    /// It is kept; `0` at first. Apple: "GKAgent2D.rotation".
    open var rotation: Float = 0
}
/// Apple: "GKAgent3D".
open class GKAgent3D: GKAgent {
    /// It is kept; `.zero` at first. Apple: "GKAgent3D.position".
    open var position: SIMD3<Float> = .zero
    /// It is kept; `.zero` at first. Apple: "GKAgent3D.velocity".
    open var velocity: SIMD3<Float> = .zero
    /// It is kept; `true` at first. Apple: "GKAgent3D.rightHanded".
    open var rightHanded: Bool = true
    /// It is kept; `simd_float3x3(diagonal: .one)` at first. Apple: "GKAgent3D.rotation".
    open var rotation: simd_float3x3 = simd_float3x3(diagonal: .one)
}
/// Apple: "GKScene".
open class GKScene: NSObject {
    /// Apple: "GKScene.init".
    public convenience init?(fileNamed filename: String) { return nil }
    /// It is kept; `nil` at first. Apple: "GKScene.rootNode".
    open var rootNode: AnyObject?
    /// Here always `[]`. Apple: "GKScene.entities".
    open var entities: [GKEntity] { [] }
    /// Here always `[:]`. Apple: "GKScene.graphs".
    open var graphs: [String: GKGraph] { [:] }
}
/// Apple: "GKNoiseSource".
open class GKNoiseSource: NSObject {
}
/// Apple: "GKPerlinNoiseSource".
open class GKPerlinNoiseSource: GKNoiseSource {
    /// Apple: "GKPerlinNoiseSource.init".
    public convenience init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) { self.init() }
}
/// Apple: "GKSCNNodeComponent".
open class GKSCNNodeComponent: GKComponent {
    /// Apple: "GKSCNNodeComponent.node".
    public let node: SCNNode
    /// Apple: "GKSCNNodeComponent.init".
    public init(node: SCNNode) { self.node = node; super.init() }
    /// Apple: "GKSCNNodeComponent.init".
    public required init() { node = SCNNode(); super.init() }
    /// Apple: "GKSCNNodeComponent.init".
    public required init?(coder: NSCoder) { return nil }
}
/// Apple: "GKSKNodeComponent".
open class GKSKNodeComponent: GKComponent {
    /// Apple: "GKSKNodeComponent.node".
    public let node: SKNode
    /// Apple: "GKSKNodeComponent.init".
    public init(node: SKNode) { self.node = node; super.init() }
    /// Apple: "GKSKNodeComponent.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "GKSKNodeComponent.init".
    public required init() { preconditionFailure("a GKSKNodeComponent is made with its node") }
}
