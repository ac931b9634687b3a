// length: generated. Written by Scripts/quiet-modules.py from Modules/SceneKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd
public import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("SceneKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SCNFloat".
public typealias SCNFloat = Float
/// Apple: "SCNMatrix4".
public typealias SCNMatrix4 = simd_float4x4
/// Apple: "SCNQuaternion".
public typealias SCNQuaternion = SCNVector4
/// Apple: "SCNFloatPi".
public let SCNFloatPi: Float = 3.1415927
/// Apple: "SCNAntialiasingMode".
public enum SCNAntialiasingMode: UInt, Hashable, Sendable {
    /// Apple: "SCNAntialiasingMode.none".
    case none
    /// Apple: "SCNAntialiasingMode.multisampling2X".
    case multisampling2X
    /// Apple: "SCNAntialiasingMode.multisampling4X".
    case multisampling4X
}
/// Apple: "SCNCullMode".
public enum SCNCullMode: Int, Hashable, Sendable {
    /// Apple: "SCNCullMode.back".
    case back
    /// Apple: "SCNCullMode.front".
    case front
}
/// Apple: "SCNFillMode".
public enum SCNFillMode: UInt, Hashable, Sendable {
    /// Apple: "SCNFillMode.fill".
    case fill
    /// Apple: "SCNFillMode.lines".
    case lines
}
/// Apple: "SCNBlendMode".
public enum SCNBlendMode: Int, Hashable, Sendable {
    /// Apple: "SCNBlendMode.alpha".
    case alpha
    /// Apple: "SCNBlendMode.add".
    case add
    /// Apple: "SCNBlendMode.subtract".
    case subtract
    /// Apple: "SCNBlendMode.multiply".
    case multiply
    /// Apple: "SCNBlendMode.screen".
    case screen
    /// Apple: "SCNBlendMode.replace".
    case replace
    /// Apple: "SCNBlendMode.max".
    case max
}
/// Apple: "SCNActionTimingMode".
public enum SCNActionTimingMode: Int, Hashable, Sendable {
    /// Apple: "SCNActionTimingMode.linear".
    case linear
    /// Apple: "SCNActionTimingMode.easeIn".
    case easeIn
    /// Apple: "SCNActionTimingMode.easeOut".
    case easeOut
    /// Apple: "SCNActionTimingMode.easeInEaseOut".
    case easeInEaseOut
}
/// Apple: "SCNPhysicsBodyType".
public enum SCNPhysicsBodyType: Int, Hashable, Sendable {
    /// Apple: "SCNPhysicsBodyType.static".
    case `static`
    /// Apple: "SCNPhysicsBodyType.dynamic".
    case dynamic
    /// Apple: "SCNPhysicsBodyType.kinematic".
    case kinematic
}
/// Apple: "SCNGeometryPrimitiveType".
public enum SCNGeometryPrimitiveType: Int, Hashable, Sendable {
    /// Apple: "SCNGeometryPrimitiveType.triangles".
    case triangles
    /// Apple: "SCNGeometryPrimitiveType.triangleStrip".
    case triangleStrip
    /// Apple: "SCNGeometryPrimitiveType.line".
    case line
    /// Apple: "SCNGeometryPrimitiveType.point".
    case point
    /// Apple: "SCNGeometryPrimitiveType.polygon".
    case polygon
}
/// Apple: "SCNWrapMode".
public enum SCNWrapMode: Int, Hashable, Sendable {
    /// Apple: "SCNWrapMode.clamp".
    case clamp = 1
    /// Apple: "SCNWrapMode.repeat".
    case `repeat`
    /// Apple: "SCNWrapMode.clampToBorder".
    case clampToBorder
    /// Apple: "SCNWrapMode.mirror".
    case mirror
}
/// Apple: "SCNFilterMode".
public enum SCNFilterMode: Int, Hashable, Sendable {
    /// Apple: "SCNFilterMode.none".
    case none
    /// Apple: "SCNFilterMode.nearest".
    case nearest
    /// Apple: "SCNFilterMode.linear".
    case linear
}
/// Apple: "SCNTransparencyMode".
public enum SCNTransparencyMode: Int, Hashable, Sendable {
    /// Apple: "SCNTransparencyMode.aOne".
    case aOne
    /// Apple: "SCNTransparencyMode.rgbZero".
    case rgbZero
    /// Apple: "SCNTransparencyMode.singleLayer".
    case singleLayer
    /// Apple: "SCNTransparencyMode.dualLayer".
    case dualLayer
}
/// Apple: "SCNLightAreaType".
public enum SCNLightAreaType: Int, Hashable, Sendable {
    /// Apple: "SCNLightAreaType.rectangle".
    case rectangle = 1
    /// Apple: "SCNLightAreaType.polygon".
    case polygon = 4
}
/// Apple: "SCNProjectionDirection".
public enum SCNProjectionDirection: Int, Hashable, Sendable {
    /// Apple: "SCNProjectionDirection.vertical".
    case vertical
    /// Apple: "SCNProjectionDirection.horizontal".
    case horizontal
}
/// Apple: "SCNInteractionMode".
public enum SCNInteractionMode: Int, Hashable, Sendable {
    /// Apple: "SCNInteractionMode.fly".
    case fly
    /// Apple: "SCNInteractionMode.orbitTurntable".
    case orbitTurntable
    /// Apple: "SCNInteractionMode.orbitAngleMapping".
    case orbitAngleMapping
    /// Apple: "SCNInteractionMode.orbitCenteredArcball".
    case orbitCenteredArcball
    /// Apple: "SCNInteractionMode.orbitArcball".
    case orbitArcball
    /// Apple: "SCNInteractionMode.pan".
    case pan
    /// Apple: "SCNInteractionMode.truck".
    case truck
}
/// Apple: "SCNBillboardAxis".
public struct SCNBillboardAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "SCNBillboardAxis.X".
    public static let X = SCNBillboardAxis(rawValue: 1)
    /// Apple: "SCNBillboardAxis.Y".
    public static let Y = SCNBillboardAxis(rawValue: 2)
    /// Apple: "SCNBillboardAxis.Z".
    public static let Z = SCNBillboardAxis(rawValue: 4)
    /// Apple: "SCNBillboardAxis.all".
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
/// Apple: "SCNVector3".
public struct SCNVector3: Hashable, Sendable {
    /// Apple: "SCNVector3.x".
    public var x: Float
    /// Apple: "SCNVector3.y".
    public var y: Float
    /// Apple: "SCNVector3.z".
    public var z: Float
    /// Apple: "SCNVector3.init".
    public init() { (x, y, z) = (0, 0, 0) }
    /// Apple: "SCNVector3.init".
    public init(x: Float, y: Float, z: Float) { self.x = x; self.y = y; self.z = z }
    /// Apple: "SCNVector3.init".
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Apple: "SCNVector3.init".
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Apple: "SCNVector3.init".
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Apple: "SCNVector3.init".
    public init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
}
/// Apple: "SCNVector4".
public struct SCNVector4: Hashable, Sendable {
    /// Apple: "SCNVector4.x".
    public var x: Float
    /// Apple: "SCNVector4.y".
    public var y: Float
    /// Apple: "SCNVector4.z".
    public var z: Float
    /// Apple: "SCNVector4.w".
    public var w: Float
    /// Apple: "SCNVector4.init".
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Apple: "SCNVector4.init".
    public init(x: Float, y: Float, z: Float, w: Float) { self.x = x; self.y = y; self.z = z; self.w = w }
    /// Apple: "SCNVector4.init".
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// Here always `SCNVector3()`. Apple: "SCNVector3Zero".
public var SCNVector3Zero: SCNVector3 { SCNVector3() }
/// Here always `SCNVector4()`. Apple: "SCNVector4Zero".
public var SCNVector4Zero: SCNVector4 { SCNVector4() }
/// Here always `SCNMatrix4(diagonal: .one)`. Apple: "SCNMatrix4Identity".
public var SCNMatrix4Identity: SCNMatrix4 { SCNMatrix4(diagonal: .one) }
/// Here `SCNVector3(x, y, z)`. Apple: "SCNVector3Make".
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Here `SCNVector4(x, y, z, w)`. Apple: "SCNVector4Make".
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
/// Here `a == b`. Apple: "SCNVector3EqualToVector3".
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// Apple: "SCNMatrix4MakeTranslation".
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 { var m = SCNMatrix4(diagonal: .one); m.columns.3 = SIMD4(tx, ty, tz, 1); return m }
/// Here `SCNMatrix4(diagonal: SIMD4(sx, sy, sz, 1))`. Apple: "SCNMatrix4MakeScale".
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 { SCNMatrix4(diagonal: SIMD4(sx, sy, sz, 1)) }
/// Here `b * a`. Apple: "SCNMatrix4Mult".
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { b * a }
/// Here `m.inverse`. Apple: "SCNMatrix4Invert".
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { m.inverse }
/// Apple: "SCNTransaction".
open class SCNTransaction: NSObject {
    /// Apple: "SCNTransaction.begin".
    open class func begin() {}
    /// Apple: "SCNTransaction.commit".
    open class func commit() {}
    /// Apple: "SCNTransaction.flush".
    open class func flush() {}
    /// It is kept; `0.25` at first. Apple: "SCNTransaction.animationDuration".
    public nonisolated(unsafe) static var animationDuration: Double = 0.25
    /// It is kept; `false` at first. Apple: "SCNTransaction.disableActions".
    public nonisolated(unsafe) static var disableActions: Bool = false
    /// It is kept; `nil` at first. Apple: "SCNTransaction.animationTimingFunction".
    public nonisolated(unsafe) static var animationTimingFunction: Any? = nil
    /// It is kept; `nil` at first. Apple: "SCNTransaction.completionBlock".
    public nonisolated(unsafe) static var completionBlock: (() -> Void)? = nil
}
/// Apple: "SCNMaterialProperty".
open class SCNMaterialProperty: NSObject {
    /// Apple: "SCNMaterialProperty.init".
    public convenience init(contents: Any) { self.init(); self.contents = contents }
    /// It is kept; `nil` at first. Apple: "SCNMaterialProperty.contents".
    open var contents: Any?
    /// It is kept; `1` at first. Apple: "SCNMaterialProperty.intensity".
    open var intensity: CGFloat = 1
    /// It is kept; `.clamp` at first. Apple: "SCNMaterialProperty.wrapS".
    open var wrapS: SCNWrapMode = .clamp
    /// It is kept; `.clamp` at first. Apple: "SCNMaterialProperty.wrapT".
    open var wrapT: SCNWrapMode = .clamp
    /// It is kept; `.linear` at first. Apple: "SCNMaterialProperty.minificationFilter".
    open var minificationFilter: SCNFilterMode = .linear
    /// It is kept; `.linear` at first. Apple: "SCNMaterialProperty.magnificationFilter".
    open var magnificationFilter: SCNFilterMode = .linear
    /// It is kept; `.nearest` at first. Apple: "SCNMaterialProperty.mipFilter".
    open var mipFilter: SCNFilterMode = .nearest
    /// It is kept; `SCNMatrix4Identity` at first. Apple: "SCNMaterialProperty.contentsTransform".
    open var contentsTransform: SCNMatrix4 = SCNMatrix4Identity
    /// It is kept; `0` at first. Apple: "SCNMaterialProperty.mappingChannel".
    open var mappingChannel: Int = 0
}
/// Apple: "SCNMaterial".
open class SCNMaterial: NSObject {
    /// Apple: "LightingModel".
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "LightingModel.phong".
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// Apple: "LightingModel.blinn".
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Apple: "LightingModel.lambert".
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// Apple: "LightingModel.constant".
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// Apple: "LightingModel.physicallyBased".
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        /// Apple: "LightingModel.shadowOnly".
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }
    /// It is kept; `nil` at first. Apple: "SCNMaterial.name".
    open var name: String?
    /// Apple: "SCNMaterial.diffuse".
    public let diffuse: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.ambient".
    public let ambient: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.specular".
    public let specular: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.emission".
    public let emission: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.transparent".
    public let transparent: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.reflective".
    public let reflective: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.multiply".
    public let multiply: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.normal".
    public let normal: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.metalness".
    public let metalness: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.roughness".
    public let roughness: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.ambientOcclusion".
    public let ambientOcclusion: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.displacement".
    public let displacement: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNMaterial.selfIllumination".
    public let selfIllumination: SCNMaterialProperty = SCNMaterialProperty()
    /// It is kept; `.blinn` at first. Apple: "SCNMaterial.lightingModel".
    open var lightingModel: LightingModel = .blinn
    /// It is kept; `false` at first. Apple: "SCNMaterial.isDoubleSided".
    open var isDoubleSided: Bool = false
    /// It is kept; `1` at first. Apple: "SCNMaterial.shininess".
    open var shininess: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNMaterial.transparency".
    open var transparency: CGFloat = 1
    /// It is kept; `0` at first. Apple: "SCNMaterial.fresnelExponent".
    open var fresnelExponent: CGFloat = 0
    /// It is kept; `.fill` at first. Apple: "SCNMaterial.fillMode".
    open var fillMode: SCNFillMode = .fill
    /// It is kept; `.back` at first. Apple: "SCNMaterial.cullMode".
    open var cullMode: SCNCullMode = .back
    /// It is kept; `.alpha` at first. Apple: "SCNMaterial.blendMode".
    open var blendMode: SCNBlendMode = .alpha
    /// It is kept; `.aOne` at first. Apple: "SCNMaterial.transparencyMode".
    open var transparencyMode: SCNTransparencyMode = .aOne
    /// It is kept; `true` at first. Apple: "SCNMaterial.writesToDepthBuffer".
    open var writesToDepthBuffer: Bool = true
    /// It is kept; `true` at first. Apple: "SCNMaterial.readsFromDepthBuffer".
    open var readsFromDepthBuffer: Bool = true
    /// It is kept; `true` at first. Apple: "SCNMaterial.isLitPerPixel".
    open var isLitPerPixel: Bool = true
    /// It is kept; `true` at first. Apple: "SCNMaterial.locksAmbientWithDiffuse".
    open var locksAmbientWithDiffuse: Bool = true
    /// It is kept; `nil` at first. Apple: "SCNMaterial.shaderModifiers".
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
}
/// Apple: "SCNShaderModifierEntryPoint".
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "SCNShaderModifierEntryPoint.geometry".
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    /// Apple: "SCNShaderModifierEntryPoint.surface".
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    /// Apple: "SCNShaderModifierEntryPoint.lightingModel".
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    /// Apple: "SCNShaderModifierEntryPoint.fragment".
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}
/// Apple: "SCNGeometrySource".
open class SCNGeometrySource: NSObject {
    /// Apple: "Semantic".
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Semantic.vertex".
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        /// Apple: "Semantic.normal".
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        /// Apple: "Semantic.color".
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        /// Apple: "Semantic.texcoord".
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    }
    /// Apple: "SCNGeometrySource.init".
    public convenience init(vertices: [SCNVector3]) { self.init() }
    /// Apple: "SCNGeometrySource.init".
    public convenience init(normals: [SCNVector3]) { self.init() }
    /// Apple: "SCNGeometrySource.init".
    public convenience init(textureCoordinates texcoord: [CGPoint]) { self.init() }
    /// Apple: "SCNGeometrySource.init".
    public convenience init(data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int) { self.init() }
}
/// Apple: "SCNGeometryElement".
open class SCNGeometryElement: NSObject {
    /// Apple: "SCNGeometryElement.init".
    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) { self.init() }
    /// Apple: "SCNGeometryElement.init".
    public convenience init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) { self.init() }
    /// It is kept; `1` at first. Apple: "SCNGeometryElement.pointSize".
    open var pointSize: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNGeometryElement.minimumPointScreenSpaceRadius".
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNGeometryElement.maximumPointScreenSpaceRadius".
    open var maximumPointScreenSpaceRadius: CGFloat = 1
}
/// Apple: "SCNGeometry".
open class SCNGeometry: NSObject {
    /// Apple: "SCNGeometry.init".
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) { self.init() }
    /// It is kept; `nil` at first. Apple: "SCNGeometry.name".
    open var name: String?
    /// It is kept; `[SCNMaterial()]` at first. Apple: "SCNGeometry.materials".
    open var materials: [SCNMaterial] = [SCNMaterial()]
    /// Apple: "SCNGeometry.firstMaterial".
    open var firstMaterial: SCNMaterial? { get { materials.first } set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] } }
    /// It is kept; `nil` at first. Apple: "SCNGeometry.program".
    open var program: AnyObject?
    /// It is kept; `nil` at first. Apple: "SCNGeometry.shaderModifiers".
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    /// It is kept; `0` at first. Apple: "SCNGeometry.subdivisionLevel".
    open var subdivisionLevel: Int = 0
    /// Here always `(SCNVector3(), SCNVector3())`. Apple: "SCNGeometry.boundingBox".
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
}
/// Apple: "SCNBox".
open class SCNBox: SCNGeometry {
    /// Apple: "SCNBox.width".
    open var width: CGFloat
    /// Apple: "SCNBox.height".
    open var height: CGFloat
    /// Apple: "SCNBox.length".
    open var length: CGFloat
    /// Apple: "SCNBox.chamferRadius".
    open var chamferRadius: CGFloat
    /// Apple: "SCNBox.init".
    public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1, chamferRadius: CGFloat = 0) { self.width = width; self.height = height; self.length = length; self.chamferRadius = chamferRadius; super.init() }
}
/// Apple: "SCNSphere".
open class SCNSphere: SCNGeometry {
    /// Apple: "SCNSphere.radius".
    open var radius: CGFloat
    /// It is kept; `48` at first. Apple: "SCNSphere.segmentCount".
    open var segmentCount: Int = 48
    /// It is kept; `false` at first. Apple: "SCNSphere.isGeodesic".
    open var isGeodesic: Bool = false
    /// Apple: "SCNSphere.init".
    public init(radius: CGFloat = 0.5) { self.radius = radius; super.init() }
}
/// Apple: "SCNPlane".
open class SCNPlane: SCNGeometry {
    /// Apple: "SCNPlane.width".
    open var width: CGFloat
    /// Apple: "SCNPlane.height".
    open var height: CGFloat
    /// It is kept; `0` at first. Apple: "SCNPlane.cornerRadius".
    open var cornerRadius: CGFloat = 0
    /// Apple: "SCNPlane.init".
    public init(width: CGFloat = 1, height: CGFloat = 1) { self.width = width; self.height = height; super.init() }
}
/// Apple: "SCNCylinder".
open class SCNCylinder: SCNGeometry {
    /// Apple: "SCNCylinder.radius".
    open var radius: CGFloat
    /// Apple: "SCNCylinder.height".
    open var height: CGFloat
    /// Apple: "SCNCylinder.init".
    public init(radius: CGFloat = 0.5, height: CGFloat = 1) { self.radius = radius; self.height = height; super.init() }
}
/// Apple: "SCNCone".
open class SCNCone: SCNGeometry {
    /// Apple: "SCNCone.topRadius".
    open var topRadius: CGFloat
    /// Apple: "SCNCone.bottomRadius".
    open var bottomRadius: CGFloat
    /// Apple: "SCNCone.height".
    open var height: CGFloat
    /// Apple: "SCNCone.init".
    public init(topRadius: CGFloat = 0, bottomRadius: CGFloat = 0.5, height: CGFloat = 1) { self.topRadius = topRadius; self.bottomRadius = bottomRadius; self.height = height; super.init() }
}
/// Apple: "SCNPyramid".
open class SCNPyramid: SCNGeometry {
    /// Apple: "SCNPyramid.width".
    open var width: CGFloat
    /// Apple: "SCNPyramid.height".
    open var height: CGFloat
    /// Apple: "SCNPyramid.length".
    open var length: CGFloat
    /// Apple: "SCNPyramid.init".
    public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1) { self.width = width; self.height = height; self.length = length; super.init() }
}
/// Apple: "SCNTorus".
open class SCNTorus: SCNGeometry {
    /// Apple: "SCNTorus.ringRadius".
    open var ringRadius: CGFloat
    /// Apple: "SCNTorus.pipeRadius".
    open var pipeRadius: CGFloat
    /// Apple: "SCNTorus.init".
    public init(ringRadius: CGFloat = 0.5, pipeRadius: CGFloat = 0.25) { self.ringRadius = ringRadius; self.pipeRadius = pipeRadius; super.init() }
}
/// Apple: "SCNTube".
open class SCNTube: SCNGeometry {
    /// Apple: "SCNTube.innerRadius".
    open var innerRadius: CGFloat
    /// Apple: "SCNTube.outerRadius".
    open var outerRadius: CGFloat
    /// Apple: "SCNTube.height".
    open var height: CGFloat
    /// Apple: "SCNTube.init".
    public init(innerRadius: CGFloat = 0.25, outerRadius: CGFloat = 0.5, height: CGFloat = 1) { self.innerRadius = innerRadius; self.outerRadius = outerRadius; self.height = height; super.init() }
}
/// Apple: "SCNCapsule".
open class SCNCapsule: SCNGeometry {
    /// Apple: "SCNCapsule.capRadius".
    open var capRadius: CGFloat
    /// Apple: "SCNCapsule.height".
    open var height: CGFloat
    /// Apple: "SCNCapsule.init".
    public init(capRadius: CGFloat = 0.5, height: CGFloat = 2) { self.capRadius = capRadius; self.height = height; super.init() }
}
/// Apple: "SCNFloor".
open class SCNFloor: SCNGeometry {
    /// It is kept; `0.25` at first. Apple: "SCNFloor.reflectivity".
    open var reflectivity: CGFloat = 0.25
}
/// Apple: "SCNText".
open class SCNText: SCNGeometry {
    /// It is kept; `nil` at first. Apple: "SCNText.string".
    open var string: Any?
    /// Apple: "SCNText.extrusionDepth".
    open var extrusionDepth: CGFloat
    /// It is kept; `nil` at first. Apple: "SCNText.font".
    open var font: UIFont!
    /// It is kept; `0.6` at first. Apple: "SCNText.flatness".
    open var flatness: CGFloat = 0.6
    /// It is kept; `0` at first. Apple: "SCNText.chamferRadius".
    open var chamferRadius: CGFloat = 0
    /// It is kept; `false` at first. Apple: "SCNText.isWrapped".
    open var isWrapped: Bool = false
    /// It is kept; `""` at first. Apple: "SCNText.alignmentMode".
    open var alignmentMode: String = ""
    /// Apple: "SCNText.init".
    public init(string: Any?, extrusionDepth: CGFloat) { self.string = string; self.extrusionDepth = extrusionDepth; super.init() }
}
/// Apple: "SCNShape".
open class SCNShape: SCNGeometry {
    /// It is kept; `nil` at first. Apple: "SCNShape.path".
    open var path: UIBezierPath?
    /// Apple: "SCNShape.extrusionDepth".
    open var extrusionDepth: CGFloat
    /// Apple: "SCNShape.init".
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) { self.path = path; self.extrusionDepth = extrusionDepth; super.init() }
}
/// Apple: "SCNLight".
open class SCNLight: NSObject {
    /// Apple: "LightType".
    public struct LightType: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "LightType.ambient".
        public static let ambient = LightType(rawValue: "LightTypeAmbient")
        /// Apple: "LightType.omni".
        public static let omni = LightType(rawValue: "LightTypeOmni")
        /// Apple: "LightType.directional".
        public static let directional = LightType(rawValue: "LightTypeDirectional")
        /// Apple: "LightType.spot".
        public static let spot = LightType(rawValue: "LightTypeSpot")
        /// Apple: "LightType.IES".
        public static let IES = LightType(rawValue: "ies")
        /// Apple: "LightType.probe".
        public static let probe = LightType(rawValue: "LightTypeProbe")
        /// Apple: "LightType.area".
        public static let area = LightType(rawValue: "LightTypeArea")
    }
    /// It is kept; `.omni` at first. Apple: "SCNLight.type".
    open var type: LightType = .omni
    /// It is kept; `UIColor.white` at first. Apple: "SCNLight.color".
    open var color: Any = UIColor.white
    /// It is kept; `6500` at first. Apple: "SCNLight.temperature".
    open var temperature: CGFloat = 6500
    /// It is kept; `1000` at first. Apple: "SCNLight.intensity".
    open var intensity: CGFloat = 1000
    /// It is kept; `nil` at first. Apple: "SCNLight.name".
    open var name: String?
    /// It is kept; `false` at first. Apple: "SCNLight.castsShadow".
    open var castsShadow: Bool = false
    /// It is kept; `UIColor.black` at first. Apple: "SCNLight.shadowColor".
    open var shadowColor: Any = UIColor.black
    /// It is kept; `3` at first. Apple: "SCNLight.shadowRadius".
    open var shadowRadius: CGFloat = 3
    /// It is kept; `0` at first. Apple: "SCNLight.shadowSampleCount".
    open var shadowSampleCount: Int = 0
    /// It is kept; `.zero` at first. Apple: "SCNLight.shadowMapSize".
    open var shadowMapSize: CGSize = .zero
    /// It is kept; `0` at first. Apple: "SCNLight.shadowMode".
    open var shadowMode: Int = 0
    /// It is kept; `1` at first. Apple: "SCNLight.shadowBias".
    open var shadowBias: CGFloat = 1
    /// It is kept; `0` at first. Apple: "SCNLight.spotInnerAngle".
    open var spotInnerAngle: CGFloat = 0
    /// It is kept; `45` at first. Apple: "SCNLight.spotOuterAngle".
    open var spotOuterAngle: CGFloat = 45
    /// It is kept; `0` at first. Apple: "SCNLight.attenuationStartDistance".
    open var attenuationStartDistance: CGFloat = 0
    /// It is kept; `0` at first. Apple: "SCNLight.attenuationEndDistance".
    open var attenuationEndDistance: CGFloat = 0
    /// It is kept; `1` at first. Apple: "SCNLight.orthographicScale".
    open var orthographicScale: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNLight.zNear".
    open var zNear: CGFloat = 1
    /// It is kept; `100` at first. Apple: "SCNLight.zFar".
    open var zFar: CGFloat = 100
    /// It is kept; `-1` at first. Apple: "SCNLight.categoryBitMask".
    open var categoryBitMask: Int = -1
}
/// Apple: "SCNCamera".
open class SCNCamera: NSObject {
    /// It is kept; `nil` at first. Apple: "SCNCamera.name".
    open var name: String?
    /// It is kept; `60` at first. Apple: "SCNCamera.fieldOfView".
    open var fieldOfView: CGFloat = 60
    /// It is kept; `.vertical` at first. Apple: "SCNCamera.projectionDirection".
    open var projectionDirection: SCNProjectionDirection = .vertical
    /// It is kept; `1` at first. Apple: "SCNCamera.zNear".
    open var zNear: Double = 1
    /// It is kept; `100` at first. Apple: "SCNCamera.zFar".
    open var zFar: Double = 100
    /// It is kept; `false` at first. Apple: "SCNCamera.usesOrthographicProjection".
    open var usesOrthographicProjection: Bool = false
    /// It is kept; `1` at first. Apple: "SCNCamera.orthographicScale".
    open var orthographicScale: Double = 1
    /// It is kept; `false` at first. Apple: "SCNCamera.wantsHDR".
    open var wantsHDR: Bool = false
    /// It is kept; `0` at first. Apple: "SCNCamera.exposureOffset".
    open var exposureOffset: CGFloat = 0
    /// It is kept; `0` at first. Apple: "SCNCamera.bloomIntensity".
    open var bloomIntensity: CGFloat = 0
    /// It is kept; `2.5` at first. Apple: "SCNCamera.focusDistance".
    open var focusDistance: CGFloat = 2.5
    /// It is kept; `5.6` at first. Apple: "SCNCamera.fStop".
    open var fStop: CGFloat = 5.6
    /// It is kept; `false` at first. Apple: "SCNCamera.automaticallyAdjustsZRange".
    open var automaticallyAdjustsZRange: Bool = false
}
/// Apple: "SCNAction".
open class SCNAction: NSObject {
    /// It is kept; `0` at first. Apple: "SCNAction.duration".
    open var duration: TimeInterval = 0
    /// It is kept; `.linear` at first. Apple: "SCNAction.timingMode".
    open var timingMode: SCNActionTimingMode = .linear
    /// It is kept; `1` at first. Apple: "SCNAction.speed".
    open var speed: CGFloat = 1
    /// It is kept; `nil` at first. Apple: "SCNAction.timingFunction".
    open var timingFunction: ((Float) -> Float)?
    /// Apple: "SCNAction.made_".
    class func made_(_ seconds: TimeInterval) -> SCNAction { let action = SCNAction(); action.duration = seconds; return action }
    /// Here `self`. Apple: "SCNAction.reversed".
    open func reversed() -> SCNAction { self }
    /// Here `made_(duration)`. Apple: "SCNAction.moveBy".
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.move".
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.move".
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.rotateBy".
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.rotate".
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.rotateTo".
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { made_(duration) }
    /// Here `made_(duration)`. Apple: "SCNAction.rotateTo".
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool) -> SCNAction { made_(duration) }
    /// Here `made_(sec)`. Apple: "SCNAction.scale".
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(sec)`. Apple: "SCNAction.scale".
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(sec)`. Apple: "SCNAction.fadeIn".
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(sec)`. Apple: "SCNAction.fadeOut".
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(sec)`. Apple: "SCNAction.fadeOpacity".
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(actions.reduce(0) { $0 + $1.duration })`. Apple: "SCNAction.sequence".
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { made_(actions.reduce(0) { $0 + $1.duration }) }
    /// Here `made_(actions.map(\.duration).max() ?? 0)`. Apple: "SCNAction.group".
    open class func group(_ actions: [SCNAction]) -> SCNAction { made_(actions.map(\.duration).max() ?? 0) }
    /// Here `made_(action.duration * Double(count))`. Apple: "SCNAction.`repeat`".
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { made_(action.duration * Double(count)) }
    /// Here `made_(.infinity)`. Apple: "SCNAction.repeatForever".
    open class func repeatForever(_ action: SCNAction) -> SCNAction { made_(.infinity) }
    /// Here `made_(sec)`. Apple: "SCNAction.wait".
    open class func wait(duration sec: TimeInterval) -> SCNAction { made_(sec) }
    /// Here `made_(0)`. Apple: "SCNAction.removeFromParentNode".
    open class func removeFromParentNode() -> SCNAction { made_(0) }
    /// Here `made_(0)`. Apple: "SCNAction.hide".
    open class func hide() -> SCNAction { made_(0) }
    /// Here `made_(0)`. Apple: "SCNAction.unhide".
    open class func unhide() -> SCNAction { made_(0) }
    /// Here `made_(0)`. Apple: "SCNAction.run".
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { made_(0) }
    /// Here `made_(seconds)`. Apple: "SCNAction.customAction".
    open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction { made_(seconds) }
    /// Here `made_(0)`. Apple: "SCNAction.playAudio".
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { made_(0) }
}
/// Apple: "SCNAudioSource".
open class SCNAudioSource: NSObject {
    /// Apple: "SCNAudioSource.init".
    public convenience init?(fileNamed name: String) { return nil }
    /// Apple: "SCNAudioSource.init".
    public convenience init?(url: URL) { return nil }
    /// It is kept; `1` at first. Apple: "SCNAudioSource.volume".
    open var volume: Float = 1
    /// It is kept; `1` at first. Apple: "SCNAudioSource.rate".
    open var rate: Float = 1
    /// It is kept; `false` at first. Apple: "SCNAudioSource.loops".
    open var loops: Bool = false
    /// It is kept; `true` at first. Apple: "SCNAudioSource.isPositional".
    open var isPositional: Bool = true
    /// It is kept; `false` at first. Apple: "SCNAudioSource.shouldStream".
    open var shouldStream: Bool = false
    /// Apple: "SCNAudioSource.load".
    open func load() {}
}
/// Apple: "SCNAudioPlayer".
open class SCNAudioPlayer: NSObject {
    /// Apple: "SCNAudioPlayer.init".
    public convenience init(source: SCNAudioSource) { self.init() }
}
/// Apple: "SCNAnimation".
open class SCNAnimation: NSObject {
    /// It is kept; `0` at first. Apple: "SCNAnimation.duration".
    open var duration: TimeInterval = 0
    /// It is kept; `0` at first. Apple: "SCNAnimation.repeatCount".
    open var repeatCount: CGFloat = 0
}
/// Apple: "SCNAnimationPlayer".
open class SCNAnimationPlayer: NSObject {
    /// It is kept; `1` at first. Apple: "SCNAnimationPlayer.speed".
    open var speed: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNAnimationPlayer.blendFactor".
    open var blendFactor: CGFloat = 1
    /// It is kept; `true` at first. Apple: "SCNAnimationPlayer.paused".
    open var paused: Bool = true
    /// Apple: "SCNAnimationPlayer.animation".
    public let animation: SCNAnimation = SCNAnimation()
    /// Apple: "SCNAnimationPlayer.play".
    open func play() {}
    /// Apple: "SCNAnimationPlayer.stop".
    open func stop() {}
    /// Apple: "SCNAnimationPlayer.stop".
    open func stop(withBlendOutDuration seconds: TimeInterval) {}
}
/// Apple: "SCNConstraint".
open class SCNConstraint: NSObject {
    /// It is kept; `1` at first. Apple: "SCNConstraint.influenceFactor".
    open var influenceFactor: CGFloat = 1
    /// It is kept; `true` at first. Apple: "SCNConstraint.isEnabled".
    open var isEnabled: Bool = true
}
/// Apple: "SCNLookAtConstraint".
open class SCNLookAtConstraint: SCNConstraint {
    /// Apple: "SCNLookAtConstraint.target".
    public let target: SCNNode?
    /// Apple: "SCNLookAtConstraint.init".
    public init(target: SCNNode?) { self.target = target; super.init() }
    /// It is kept; `false` at first. Apple: "SCNLookAtConstraint.isGimbalLockEnabled".
    open var isGimbalLockEnabled: Bool = false
}
/// Apple: "SCNBillboardConstraint".
open class SCNBillboardConstraint: SCNConstraint {
    /// It is kept; `[.X, .Y, .Z]` at first. Apple: "SCNBillboardConstraint.freeAxes".
    open var freeAxes: SCNBillboardAxis = [.X, .Y, .Z]
}
/// Apple: "SCNTransformConstraint".
open class SCNTransformConstraint: SCNConstraint {
    /// Apple: "SCNTransformConstraint.init".
    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) { self.init() }
}
/// Apple: "SCNDistanceConstraint".
open class SCNDistanceConstraint: SCNConstraint {
    /// Apple: "SCNDistanceConstraint.init".
    public convenience init(target: SCNNode?) { self.init() }
    /// It is kept; `0` at first. Apple: "SCNDistanceConstraint.minimumDistance".
    open var minimumDistance: CGFloat = 0
    /// It is kept; `.infinity` at first. Apple: "SCNDistanceConstraint.maximumDistance".
    open var maximumDistance: CGFloat = .infinity
}
/// Apple: "SCNParticleSystem".
open class SCNParticleSystem: NSObject {
    /// Apple: "SCNParticleSystem.init".
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    /// It is kept; `1` at first. Apple: "SCNParticleSystem.birthRate".
    open var birthRate: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNParticleSystem.particleLifeSpan".
    open var particleLifeSpan: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SCNParticleSystem.particleSize".
    open var particleSize: CGFloat = 1
    /// It is kept; `.white` at first. Apple: "SCNParticleSystem.particleColor".
    open var particleColor: UIColor = .white
    /// It is kept; `1` at first. Apple: "SCNParticleSystem.emissionDuration".
    open var emissionDuration: CGFloat = 1
    /// It is kept; `true` at first. Apple: "SCNParticleSystem.loops".
    open var loops: Bool = true
    /// It is kept; `nil` at first. Apple: "SCNParticleSystem.particleImage".
    open var particleImage: Any?
    /// It is kept; `0` at first. Apple: "SCNParticleSystem.particleVelocity".
    open var particleVelocity: CGFloat = 0
    /// It is kept; `0` at first. Apple: "SCNParticleSystem.spreadingAngle".
    open var spreadingAngle: CGFloat = 0
    /// It is kept; `nil` at first. Apple: "SCNParticleSystem.emitterShape".
    open var emitterShape: SCNGeometry?
    /// Apple: "SCNParticleSystem.reset".
    open func reset() {}
}
/// Apple: "SCNPhysicsShape".
open class SCNPhysicsShape: NSObject {
    /// Apple: "SCNPhysicsShape.init".
    public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
    /// Apple: "SCNPhysicsShape.init".
    public convenience init(node: SCNNode, options: [String: Any]? = nil) { self.init() }
}
/// Apple: "SCNPhysicsBody".
open class SCNPhysicsBody: NSObject {
    /// Apple: "SCNPhysicsBody.init".
    public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.init() }
    /// Here `.init()`. Apple: "SCNPhysicsBody.`static`".
    open class func `static`() -> Self { .init() }
    /// Here `.init()`. Apple: "SCNPhysicsBody.dynamic".
    open class func dynamic() -> Self { .init() }
    /// Here `.init()`. Apple: "SCNPhysicsBody.kinematic".
    open class func kinematic() -> Self { .init() }
    /// Apple: "SCNPhysicsBody.init".
    override public required init() { super.init() }
    /// It is kept; `1` at first. Apple: "SCNPhysicsBody.mass".
    open var mass: CGFloat = 1
    /// It is kept; `0.5` at first. Apple: "SCNPhysicsBody.friction".
    open var friction: CGFloat = 0.5
    /// It is kept; `0.5` at first. Apple: "SCNPhysicsBody.restitution".
    open var restitution: CGFloat = 0.5
    /// It is kept; `0.1` at first. Apple: "SCNPhysicsBody.damping".
    open var damping: CGFloat = 0.1
    /// It is kept; `1` at first. Apple: "SCNPhysicsBody.categoryBitMask".
    open var categoryBitMask: Int = 1
    /// It is kept; `-1` at first. Apple: "SCNPhysicsBody.collisionBitMask".
    open var collisionBitMask: Int = -1
    /// It is kept; `0` at first. Apple: "SCNPhysicsBody.contactTestBitMask".
    open var contactTestBitMask: Int = 0
    /// It is kept; `true` at first. Apple: "SCNPhysicsBody.isAffectedByGravity".
    open var isAffectedByGravity: Bool = true
    /// It is kept; `SCNVector3()` at first. Apple: "SCNPhysicsBody.velocity".
    open var velocity: SCNVector3 = SCNVector3()
    /// It has no effect here, which is told once. Apple: "SCNPhysicsBody.applyForce".
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// It has no effect here, which is told once. Apple: "SCNPhysicsBody.applyForce".
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
}
/// Apple: "SCNPhysicsContact".
open class SCNPhysicsContact: NSObject {
    /// Here always `SCNNode()`. Apple: "SCNPhysicsContact.nodeA".
    open var nodeA: SCNNode { SCNNode() }
    /// Here always `SCNNode()`. Apple: "SCNPhysicsContact.nodeB".
    open var nodeB: SCNNode { SCNNode() }
}
/// Apple: "SCNPhysicsContactDelegate".
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Apple: "SCNPhysicsContactDelegate.physicsWorld".
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    /// What happens where a type says nothing of it.
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
}
/// Apple: "SCNPhysicsWorld".
open class SCNPhysicsWorld: NSObject {
    /// It is kept; `SCNVector3(0 as Float, -9.8, 0)` at first. Apple: "SCNPhysicsWorld.gravity".
    open var gravity: SCNVector3 = SCNVector3(0 as Float, -9.8, 0)
    /// It is kept; `1` at first. Apple: "SCNPhysicsWorld.speed".
    open var speed: CGFloat = 1
    /// It is kept; `nil` at first. Apple: "SCNPhysicsWorld.contactDelegate".
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
/// Apple: "SCNHitTestResult".
open class SCNHitTestResult: NSObject {
    /// Here always `SCNNode()`. Apple: "SCNHitTestResult.node".
    open var node: SCNNode { SCNNode() }
    /// Here always `SCNVector3()`. Apple: "SCNHitTestResult.localCoordinates".
    open var localCoordinates: SCNVector3 { SCNVector3() }
    /// Here always `SCNVector3()`. Apple: "SCNHitTestResult.worldCoordinates".
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}
/// Apple: "SCNHitTestOption".
public struct SCNHitTestOption: Hashable, Sendable {
    /// Apple: "SCNHitTestOption.rawValue".
    public let rawValue: String
    /// Apple: "SCNHitTestOption.boundingBoxOnly".
    public static let boundingBoxOnly: SCNHitTestOption = SCNHitTestOption(rawValue: "boundingBoxOnly")
    /// Apple: "SCNHitTestOption.categoryBitMask".
    public static let categoryBitMask: SCNHitTestOption = SCNHitTestOption(rawValue: "categoryBitMask")
    /// Apple: "SCNHitTestOption.searchMode".
    public static let searchMode: SCNHitTestOption = SCNHitTestOption(rawValue: "searchMode")
}
/// Apple: "SCNNode".
open class SCNNode: NSObject {
    /// Apple: "SCNNode.init".
    public convenience init(geometry: SCNGeometry?) { self.init(); self.geometry = geometry }
    /// It is kept; `nil` at first. Apple: "SCNNode.name".
    open var name: String?
    /// It is kept; `nil` at first. Apple: "SCNNode.geometry".
    open var geometry: SCNGeometry?
    /// It is kept; `nil` at first. Apple: "SCNNode.light".
    open var light: SCNLight?
    /// It is kept; `nil` at first. Apple: "SCNNode.camera".
    open var camera: SCNCamera?
    /// It is kept; `SCNVector3()` at first. Apple: "SCNNode.position".
    open var position: SCNVector3 = SCNVector3()
    /// It is kept; `SCNVector4()` at first. Apple: "SCNNode.rotation".
    open var rotation: SCNVector4 = SCNVector4()
    /// It is kept; `SCNVector3()` at first. Apple: "SCNNode.eulerAngles".
    open var eulerAngles: SCNVector3 = SCNVector3()
    /// It is kept; `SCNVector4(0, 0, 0, 1)` at first. Apple: "SCNNode.orientation".
    open var orientation: SCNQuaternion = SCNVector4(0, 0, 0, 1)
    /// It is kept; `SCNVector3(1 as Float, 1, 1)` at first. Apple: "SCNNode.scale".
    open var scale: SCNVector3 = SCNVector3(1 as Float, 1, 1)
    /// It is kept; `SCNMatrix4Identity` at first. Apple: "SCNNode.pivot".
    open var pivot: SCNMatrix4 = SCNMatrix4Identity
    /// It is kept; `SCNMatrix4Identity` at first. Apple: "SCNNode.transform".
    open var transform: SCNMatrix4 = SCNMatrix4Identity
    /// It is kept; `simd_float4x4(diagonal: .one)` at first. Apple: "SCNNode.simdTransform".
    open var simdTransform: simd_float4x4 = simd_float4x4(diagonal: .one)
    /// It is kept; `simd_float4x4(diagonal: .one)` at first. Apple: "SCNNode.simdPivot".
    open var simdPivot: simd_float4x4 = simd_float4x4(diagonal: .one)
    /// Apple: "SCNNode.simdPosition".
    open var simdPosition: SIMD3<Float> { get { SIMD3(position.x, position.y, position.z) } set { position = SCNVector3(newValue) } }
    /// Apple: "SCNNode.simdScale".
    open var simdScale: SIMD3<Float> { get { SIMD3(scale.x, scale.y, scale.z) } set { scale = SCNVector3(newValue) } }
    /// Apple: "SCNNode.simdEulerAngles".
    open var simdEulerAngles: SIMD3<Float> { get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) } set { eulerAngles = SCNVector3(newValue) } }
    /// It is kept; `simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)` at first. Apple: "SCNNode.simdOrientation".
    open var simdOrientation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    /// Here always `parent.map { SCNVector3($0.worldPosition.x + position.x, $0.worldPosition.y + position.y, $0.worldPosition.z + position.z) } ?? position`. Apple: "SCNNode.worldPosition".
    open var worldPosition: SCNVector3 { parent.map { SCNVector3($0.worldPosition.x + position.x, $0.worldPosition.y + position.y, $0.worldPosition.z + position.z) } ?? position }
    /// Here always `SIMD3(worldPosition.x, worldPosition.y, worldPosition.z)`. Apple: "SCNNode.simdWorldPosition".
    open var simdWorldPosition: SIMD3<Float> { SIMD3(worldPosition.x, worldPosition.y, worldPosition.z) }
    /// Here always `transform`. Apple: "SCNNode.worldTransform".
    open var worldTransform: SCNMatrix4 { transform }
    /// Here always `simdTransform`. Apple: "SCNNode.simdWorldTransform".
    open var simdWorldTransform: simd_float4x4 { simdTransform }
    /// Here always `SIMD3(0, 0, -1)`. Apple: "SCNNode.simdWorldFront".
    open var simdWorldFront: SIMD3<Float> { SIMD3(0, 0, -1) }
    /// Here always `SCNVector3(0 as Float, 0, -1)`. Apple: "SCNNode.worldFront".
    open var worldFront: SCNVector3 { SCNVector3(0 as Float, 0, -1) }
    /// Here always `self`. Apple: "SCNNode.presentation".
    open var presentation: SCNNode { self }
    /// Here always `geometry?.boundingBox ?? (SCNVector3(), SCNVector3())`. Apple: "SCNNode.boundingBox".
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
    /// Here always `(SCNVector3(), 0)`. Apple: "SCNNode.boundingSphere".
    open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
    /// It is kept; `1` at first. Apple: "SCNNode.opacity".
    open var opacity: CGFloat = 1
    /// It is kept; `false` at first. Apple: "SCNNode.isHidden".
    open var isHidden: Bool = false
    /// It is kept; `false` at first. Apple: "SCNNode.isPaused".
    open var isPaused: Bool = false
    /// It is kept; `true` at first. Apple: "SCNNode.castsShadow".
    open var castsShadow: Bool = true
    /// It is kept; `0` at first. Apple: "SCNNode.renderingOrder".
    open var renderingOrder: Int = 0
    /// It is kept; `1` at first. Apple: "SCNNode.categoryBitMask".
    open var categoryBitMask: Int = 1
    /// It is kept; `0` at first. Apple: "SCNNode.movabilityHint".
    open var movabilityHint: Int = 0
    /// It is kept; `nil` at first. Apple: "SCNNode.physicsBody".
    open var physicsBody: SCNPhysicsBody?
    /// It is kept; `nil` at first. Apple: "SCNNode.constraints".
    open var constraints: [SCNConstraint]?
    /// It is kept; `nil` at first. Apple: "SCNNode.filters".
    open var filters: [Any]?
    /// It is kept; `nil` at first. Apple: "SCNNode.morpher".
    open var morpher: AnyObject?
    /// It is kept; `nil` at first. Apple: "SCNNode.skinner".
    open var skinner: AnyObject?
    /// It is kept; `[]` at first. Apple: "SCNNode.childNodes".
    open var childNodes: [SCNNode] = []
    /// It is kept; `nil` at first. Apple: "SCNNode.parent".
    open weak var parent: SCNNode?
    /// Here always `[]`. Apple: "SCNNode.animationKeys".
    open var animationKeys: [String] { [] }
    /// Here always `false`. Apple: "SCNNode.hasActions".
    open var hasActions: Bool { false }
    /// Here always `nil`. Apple: "SCNNode.particleSystems".
    open var particleSystems: [SCNParticleSystem]? { nil }
    /// Here always `[]`. Apple: "SCNNode.audioPlayers".
    open var audioPlayers: [SCNAudioPlayer] { [] }
    /// Apple: "SCNNode.addChildNode".
    open func addChildNode(_ child: SCNNode) { child.removeFromParentNode(); childNodes.append(child); child.parent = self }
    /// Apple: "SCNNode.insertChildNode".
    open func insertChildNode(_ child: SCNNode, at index: Int) { child.removeFromParentNode(); childNodes.insert(child, at: min(max(0, index), childNodes.count)); child.parent = self }
    /// Apple: "SCNNode.removeFromParentNode".
    open func removeFromParentNode() { parent?.childNodes.removeAll { $0 === self }; parent = nil }
    /// Apple: "SCNNode.replaceChildNode".
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) { oldChild.removeFromParentNode(); addChildNode(newChild) }
    /// Apple: "SCNNode.childNode".
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? { for child in childNodes { if child.name == name { return child }; if recursively, let found = child.childNode(withName: name, recursively: true) { return found } }; return nil }
    /// Apple: "SCNNode.childNodes".
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] { var stop = ObjCBool(false); return childNodes.flatMap { (predicate($0, &stop) ? [$0] : []) + $0.childNodes(passingTest: predicate) } }
    /// Apple: "SCNNode.enumerateChildNodes".
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) { var stop = ObjCBool(false); for child in childNodes { block(child, &stop); if stop.boolValue { return }; child.enumerateChildNodes(block) } }
    /// Apple: "SCNNode.enumerateHierarchy".
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) { var stop = ObjCBool(false); block(self, &stop); enumerateChildNodes(block) }
    /// Apple: "SCNNode.clone".
    open func clone() -> Self { let copy = Self(); copy.name = name; copy.geometry = geometry; copy.position = position; copy.scale = scale; copy.eulerAngles = eulerAngles; for child in childNodes { copy.addChildNode(child.clone()) }; return copy }
    /// Here `clone()`. Apple: "SCNNode.flattenedClone".
    open func flattenedClone() -> Self { clone() }
    /// Apple: "SCNNode.init".
    override public required init() { super.init() }
    /// It has no effect here, which is told once. Apple: "SCNNode.runAction".
    open func runAction(_ action: SCNAction) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// It has no effect here, which is told once. Apple: "SCNNode.runAction".
    open func runAction(_ action: SCNAction, forKey key: String?) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// It has no effect here, which is told once. Apple: "SCNNode.runAction".
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// Apple: "SCNNode.removeAllActions".
    open func removeAllActions() {}
    /// Apple: "SCNNode.removeAction".
    open func removeAction(forKey key: String) {}
    /// Here `nil`. Apple: "SCNNode.action".
    open func action(forKey key: String) -> SCNAction? { nil }
    /// It has no effect here, which is told once. Apple: "SCNNode.addAnimation".
    open func addAnimation(_ animation: Any, forKey key: String?) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// Apple: "SCNNode.removeAllAnimations".
    open func removeAllAnimations() {}
    /// Apple: "SCNNode.removeAnimation".
    open func removeAnimation(forKey key: String) {}
    /// Here `nil`. Apple: "SCNNode.animationPlayer".
    open func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
    /// Apple: "SCNNode.addAnimationPlayer".
    open func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {}
    /// Apple: "SCNNode.addParticleSystem".
    open func addParticleSystem(_ system: SCNParticleSystem) {}
    /// Apple: "SCNNode.removeAllParticleSystems".
    open func removeAllParticleSystems() {}
    /// Apple: "SCNNode.addAudioPlayer".
    open func addAudioPlayer(_ player: SCNAudioPlayer) {}
    /// Apple: "SCNNode.removeAllAudioPlayers".
    open func removeAllAudioPlayers() {}
    /// It has no effect here, which is told once. Apple: "SCNNode.look".
    open func look(at worldTarget: SCNVector3) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// It has no effect here, which is told once. Apple: "SCNNode.look".
    open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) { QuietNotes.tell("scenes in space are not drawn here: their ground is") }
    /// Apple: "SCNNode.localTranslate".
    open func localTranslate(by translation: SCNVector3) { position = SCNVector3(position.x + translation.x, position.y + translation.y, position.z + translation.z) }
    /// Here `position`. Apple: "SCNNode.convertPosition".
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
    /// Here `position`. Apple: "SCNNode.convertPosition".
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }
    /// Here `position`. Apple: "SCNNode.simdConvertPosition".
    open func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> { position }
    /// Here `[]`. Apple: "SCNNode.hitTestWithSegment".
    open func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] { [] }
}
/// Apple: "SCNReferenceNode".
open class SCNReferenceNode: SCNNode {
    /// Apple: "SCNReferenceNode.init".
    public convenience init?(url referenceURL: URL) { return nil }
    /// Apple: "SCNReferenceNode.load".
    open func load() {}
    /// Apple: "SCNReferenceNode.unload".
    open func unload() {}
}
/// Apple: "SCNScene".
open class SCNScene: NSObject {
    /// Apple: "Attribute".
    public struct Attribute: Hashable, Sendable {
        /// Apple: "Attribute.rawValue".
        public let rawValue: String
        /// Apple: "Attribute.startTime".
        public static let startTime: Attribute = Attribute(rawValue: "kSceneStartTimeAttributeKey")
    }
    /// Apple: "SCNScene.rootNode".
    public let rootNode: SCNNode = SCNNode()
    /// Apple: "SCNScene.background".
    public let background: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNScene.lightingEnvironment".
    public let lightingEnvironment: SCNMaterialProperty = SCNMaterialProperty()
    /// Apple: "SCNScene.physicsWorld".
    public let physicsWorld: SCNPhysicsWorld = SCNPhysicsWorld()
    /// It is kept; `false` at first. Apple: "SCNScene.isPaused".
    open var isPaused: Bool = false
    /// It is kept; `0` at first. Apple: "SCNScene.fogStartDistance".
    open var fogStartDistance: CGFloat = 0
    /// It is kept; `0` at first. Apple: "SCNScene.fogEndDistance".
    open var fogEndDistance: CGFloat = 0
    /// It is kept; `UIColor.white` at first. Apple: "SCNScene.fogColor".
    open var fogColor: Any = UIColor.white
    /// Apple: "SCNScene.init".
    override public init() { super.init() }
    /// Apple: "SCNScene.init".
    public convenience init?(named name: String) { return nil }
    /// Apple: "SCNScene.init".
    public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil) { return nil }
    /// Apple: "SCNScene.init".
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws { self.init(); throw CocoaError(.fileReadUnsupportedScheme) }
    /// Apple: "SCNScene.addParticleSystem".
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
    /// Here `false`. Apple: "SCNScene.write".
    @discardableResult open func write(to url: URL, options: [String: Any]? = nil, delegate: AnyObject?, progressHandler: Any? = nil) -> Bool { false }
}
/// Apple: "SCNSceneSource".
open class SCNSceneSource: NSObject {
    /// Apple: "LoadingOption".
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "LoadingOption.checkConsistency".
        public static let checkConsistency = LoadingOption(rawValue: "LoadingOptionCheckConsistency")
        /// Apple: "LoadingOption.animationImportPolicy".
        public static let animationImportPolicy = LoadingOption(rawValue: "LoadingOptionAnimationImportPolicy")
        /// Apple: "LoadingOption.createNormalsIfAbsent".
        public static let createNormalsIfAbsent = LoadingOption(rawValue: "LoadingOptionCreateNormalsIfAbsent")
        /// Apple: "LoadingOption.convertUnitsToMeters".
        public static let convertUnitsToMeters = LoadingOption(rawValue: "LoadingOptionConvertUnitsToMeters")
    }
    /// Apple: "SCNSceneSource.init".
    public convenience init?(url: URL, options: [LoadingOption: Any]? = nil) { return nil }
}
/// Apple: "SCNSceneRenderer".
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// Apple: "SCNSceneRenderer.scene".
    var scene: SCNScene? { get set }
    /// Apple: "SCNSceneRenderer.pointOfView".
    var pointOfView: SCNNode? { get set }
}
/// Apple: "SCNSceneRendererDelegate".
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// Apple: "SCNSceneRendererDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Apple: "SCNSceneRendererDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Apple: "SCNSceneRendererDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// Apple: "SCNSceneRendererDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// Apple: "SCNSceneRendererDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}
/// Apple: "SCNCameraController".
@MainActor @preconcurrency open class SCNCameraController: NSObject {
    /// It is kept; `.orbitTurntable` at first. Apple: "SCNCameraController.interactionMode".
    open var interactionMode: SCNInteractionMode = .orbitTurntable
    /// It is kept; `SCNVector3()` at first. Apple: "SCNCameraController.target".
    open var target: SCNVector3 = SCNVector3()
    /// It is kept; `false` at first. Apple: "SCNCameraController.inertiaEnabled".
    open var inertiaEnabled: Bool = false
    /// It is kept; `0` at first. Apple: "SCNCameraController.maximumVerticalAngle".
    open var maximumVerticalAngle: Float = 0
    /// It is kept; `0` at first. Apple: "SCNCameraController.minimumVerticalAngle".
    open var minimumVerticalAngle: Float = 0
}
/// Apple: "SCNView".
@MainActor @preconcurrency open class SCNView: UIView {
    /// Apple: "Option".
    public struct Option: Hashable, Sendable {
        /// Apple: "Option.rawValue".
        public let rawValue: String
        /// Apple: "Option.preferredRenderingAPI".
        public static let preferredRenderingAPI: Option = Option(rawValue: "SCNPreferredRenderingAPIKey")
    }
    /// Apple: "SCNView.init".
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    /// Apple: "SCNView.init".
    override public init(frame: CGRect) { super.init(frame: frame); addSubview(ground_) }
    /// Apple: "SCNView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "SCNView.ground_".
    let ground_: UIView = UIView()
    /// Apple: "SCNView.layoutSubviews".
    override open func layoutSubviews() { QuietNotes.tell("scenes in space are not drawn here: their ground is"); ground_.frame = bounds; ground_.backgroundColor = scene?.background.contents as? UIColor ?? backgroundColor ?? .white }
    /// It is kept; `nil` at first. Apple: "SCNView.scene".
    open var scene: SCNScene?
    /// It is kept; `nil` at first. Apple: "SCNView.pointOfView".
    open var pointOfView: SCNNode?
    /// It is kept; `nil` at first. Apple: "SCNView.delegate".
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// It is kept; `false` at first. Apple: "SCNView.allowsCameraControl".
    open var allowsCameraControl: Bool = false
    /// It is kept; `false` at first. Apple: "SCNView.autoenablesDefaultLighting".
    open var autoenablesDefaultLighting: Bool = false
    /// It is kept; `false` at first. Apple: "SCNView.showsStatistics".
    open var showsStatistics: Bool = false
    /// It is kept; `[]` at first. Apple: "SCNView.debugOptions".
    open var debugOptions: SCNDebugOptions = []
    /// It is kept; `.none` at first. Apple: "SCNView.antialiasingMode".
    open var antialiasingMode: SCNAntialiasingMode = .none
    /// It is kept; `60` at first. Apple: "SCNView.preferredFramesPerSecond".
    open var preferredFramesPerSecond: Int = 60
    /// It is kept; `false` at first. Apple: "SCNView.rendersContinuously".
    open var rendersContinuously: Bool = false
    /// It is kept; `false` at first. Apple: "SCNView.isPlaying".
    open var isPlaying: Bool = false
    /// It is kept; `true` at first. Apple: "SCNView.loops".
    open var loops: Bool = true
    /// It is kept; `0` at first. Apple: "SCNView.sceneTime".
    open var sceneTime: TimeInterval = 0
    /// It is kept; `false` at first. Apple: "SCNView.isJitteringEnabled".
    open var isJitteringEnabled: Bool = false
    /// It is kept; `nil` at first. Apple: "SCNView.audioListener".
    open var audioListener: SCNNode?
    /// Apple: "SCNView.defaultCameraController".
    public let defaultCameraController: SCNCameraController = SCNCameraController()
    /// Apple: "SCNView.play".
    open func play(_ sender: Any?) {}
    /// Apple: "SCNView.pause".
    open func pause(_ sender: Any?) {}
    /// Apple: "SCNView.stop".
    open func stop(_ sender: Any?) {}
    /// Here `UIImage()`. Apple: "SCNView.snapshot".
    open func snapshot() -> UIImage { UIImage() }
    /// Here `[]`. Apple: "SCNView.hitTest".
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// Here `point`. Apple: "SCNView.projectPoint".
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    /// Here `point`. Apple: "SCNView.unprojectPoint".
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    /// Here `QuietNotes.later { completionHandler?(true) }`. Apple: "SCNView.prepare".
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { QuietNotes.later { completionHandler?(true) } }
}
/// Apple: "SCNDebugOptions".
public struct SCNDebugOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "SCNDebugOptions.showPhysicsShapes".
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    /// Apple: "SCNDebugOptions.showBoundingBoxes".
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    /// Apple: "SCNDebugOptions.showLightInfluences".
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    /// Apple: "SCNDebugOptions.showLightExtents".
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    /// Apple: "SCNDebugOptions.showPhysicsFields".
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    /// Apple: "SCNDebugOptions.showWireframe".
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    /// Apple: "SCNDebugOptions.renderAsWireframe".
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    /// Apple: "SCNDebugOptions.showSkeletons".
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    /// Apple: "SCNDebugOptions.showCreases".
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    /// Apple: "SCNDebugOptions.showConstraints".
    public static let showConstraints = SCNDebugOptions(rawValue: 512)
    /// Apple: "SCNDebugOptions.showCameras".
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}
/// Apple: "SceneView".
public struct SceneView: View {
    /// Apple: "Options".
    public struct Options: OptionSet, Sendable {
        /// Apple: "Options.rawValue".
        public let rawValue: UInt
        /// Apple: "Options.init".
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "Options.rendersContinuously".
        public static let rendersContinuously: Options = Options(rawValue: 1)
        /// Apple: "Options.allowsCameraControl".
        public static let allowsCameraControl: Options = Options(rawValue: 2)
        /// Apple: "Options.autoenablesDefaultLighting".
        public static let autoenablesDefaultLighting: Options = Options(rawValue: 4)
        /// Apple: "Options.jitteringEnabled".
        public static let jitteringEnabled: Options = Options(rawValue: 8)
        /// Apple: "Options.temporalAntialiasingEnabled".
        public static let temporalAntialiasingEnabled: Options = Options(rawValue: 16)
    }
    /// Apple: "SceneView.scene_".
    let scene_: SCNScene?
    /// Apple: "SceneView.init".
    public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: AnyObject? = nil) { scene_ = scene }
    /// Worked out. Apple: "SceneView.body".
    public var body: some View { let _ = QuietNotes.tell("scenes in space are not drawn here: their ground is"); (scene_?.background.contents as? UIColor).map { Color(uiColor: $0) } ?? Color.white }
}
