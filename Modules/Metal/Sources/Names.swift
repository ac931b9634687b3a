// length: generated. Written by Scripts/quiet-modules.py from Modules/Metal/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Metal: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "MTLPackedFloat3".
public typealias MTLPackedFloat3 = SIMD3<Float>
/// Apple: "MTLPixelFormat".
public enum MTLPixelFormat: UInt, Hashable, Sendable {
    /// Apple: "MTLPixelFormat.invalid".
    case invalid
    /// Apple: "MTLPixelFormat.a8Unorm".
    case a8Unorm
    /// Apple: "MTLPixelFormat.r8Unorm".
    case r8Unorm = 10
    /// Apple: "MTLPixelFormat.r16Float".
    case r16Float = 25
    /// Apple: "MTLPixelFormat.rg8Unorm".
    case rg8Unorm = 30
    /// Apple: "MTLPixelFormat.r32Float".
    case r32Float = 55
    /// Apple: "MTLPixelFormat.rg16Float".
    case rg16Float = 65
    /// Apple: "MTLPixelFormat.rgba8Unorm".
    case rgba8Unorm = 70
    /// Apple: "MTLPixelFormat.rgba8Unorm_srgb".
    case rgba8Unorm_srgb
    /// Apple: "MTLPixelFormat.rgba8Uint".
    case rgba8Uint = 73
    /// Apple: "MTLPixelFormat.bgra8Unorm".
    case bgra8Unorm = 80
    /// Apple: "MTLPixelFormat.bgra8Unorm_srgb".
    case bgra8Unorm_srgb
    /// Apple: "MTLPixelFormat.bgr10a2Unorm".
    case bgr10a2Unorm = 94
    /// Apple: "MTLPixelFormat.rgba16Float".
    case rgba16Float = 115
    /// Apple: "MTLPixelFormat.rgba32Float".
    case rgba32Float = 125
    /// Apple: "MTLPixelFormat.depth16Unorm".
    case depth16Unorm = 250
    /// Apple: "MTLPixelFormat.depth32Float".
    case depth32Float = 252
    /// Apple: "MTLPixelFormat.stencil8".
    case stencil8
    /// Apple: "MTLPixelFormat.depth32Float_stencil8".
    case depth32Float_stencil8 = 260
    /// Apple: "MTLPixelFormat.bgra10_xr".
    case bgra10_xr = 552
    /// Apple: "MTLPixelFormat.bgr10_xr".
    case bgr10_xr = 554
}
/// Apple: "MTLLoadAction".
public enum MTLLoadAction: UInt, Hashable, Sendable {
    /// Apple: "MTLLoadAction.dontCare".
    case dontCare
    /// Apple: "MTLLoadAction.load".
    case load
    /// Apple: "MTLLoadAction.clear".
    case clear
}
/// Apple: "MTLStoreAction".
public enum MTLStoreAction: UInt, Hashable, Sendable {
    /// Apple: "MTLStoreAction.dontCare".
    case dontCare
    /// Apple: "MTLStoreAction.store".
    case store
    /// Apple: "MTLStoreAction.multisampleResolve".
    case multisampleResolve
    /// Apple: "MTLStoreAction.storeAndMultisampleResolve".
    case storeAndMultisampleResolve
    /// Apple: "MTLStoreAction.unknown".
    case unknown
}
/// Apple: "MTLStorageMode".
public enum MTLStorageMode: UInt, Hashable, Sendable {
    /// Apple: "MTLStorageMode.shared".
    case shared
    /// Apple: "MTLStorageMode.managed".
    case managed
    /// Apple: "MTLStorageMode.private".
    case `private`
    /// Apple: "MTLStorageMode.memoryless".
    case memoryless
}
/// Apple: "MTLCPUCacheMode".
public enum MTLCPUCacheMode: UInt, Hashable, Sendable {
    /// Apple: "MTLCPUCacheMode.defaultCache".
    case defaultCache
    /// Apple: "MTLCPUCacheMode.writeCombined".
    case writeCombined
}
/// Apple: "MTLCullMode".
public enum MTLCullMode: UInt, Hashable, Sendable {
    /// Apple: "MTLCullMode.none".
    case none
    /// Apple: "MTLCullMode.front".
    case front
    /// Apple: "MTLCullMode.back".
    case back
}
/// Apple: "MTLWinding".
public enum MTLWinding: UInt, Hashable, Sendable {
    /// Apple: "MTLWinding.clockwise".
    case clockwise
    /// Apple: "MTLWinding.counterClockwise".
    case counterClockwise
}
/// Apple: "MTLTriangleFillMode".
public enum MTLTriangleFillMode: UInt, Hashable, Sendable {
    /// Apple: "MTLTriangleFillMode.fill".
    case fill
    /// Apple: "MTLTriangleFillMode.lines".
    case lines
}
/// Apple: "MTLPrimitiveType".
public enum MTLPrimitiveType: UInt, Hashable, Sendable {
    /// Apple: "MTLPrimitiveType.point".
    case point
    /// Apple: "MTLPrimitiveType.line".
    case line
    /// Apple: "MTLPrimitiveType.lineStrip".
    case lineStrip
    /// Apple: "MTLPrimitiveType.triangle".
    case triangle
    /// Apple: "MTLPrimitiveType.triangleStrip".
    case triangleStrip
}
/// Apple: "MTLIndexType".
public enum MTLIndexType: UInt, Hashable, Sendable {
    /// Apple: "MTLIndexType.uint16".
    case uint16
    /// Apple: "MTLIndexType.uint32".
    case uint32
}
/// Apple: "MTLCompareFunction".
public enum MTLCompareFunction: UInt, Hashable, Sendable {
    /// Apple: "MTLCompareFunction.never".
    case never
    /// Apple: "MTLCompareFunction.less".
    case less
    /// Apple: "MTLCompareFunction.equal".
    case equal
    /// Apple: "MTLCompareFunction.lessEqual".
    case lessEqual
    /// Apple: "MTLCompareFunction.greater".
    case greater
    /// Apple: "MTLCompareFunction.notEqual".
    case notEqual
    /// Apple: "MTLCompareFunction.greaterEqual".
    case greaterEqual
    /// Apple: "MTLCompareFunction.always".
    case always
}
/// Apple: "MTLTextureType".
public enum MTLTextureType: UInt, Hashable, Sendable {
    /// Apple: "MTLTextureType.type1D".
    case type1D
    /// Apple: "MTLTextureType.type1DArray".
    case type1DArray
    /// Apple: "MTLTextureType.type2D".
    case type2D
    /// Apple: "MTLTextureType.type2DArray".
    case type2DArray
    /// Apple: "MTLTextureType.type2DMultisample".
    case type2DMultisample
    /// Apple: "MTLTextureType.typeCube".
    case typeCube
    /// Apple: "MTLTextureType.typeCubeArray".
    case typeCubeArray
    /// Apple: "MTLTextureType.type3D".
    case type3D
}
/// Apple: "MTLSamplerMinMagFilter".
public enum MTLSamplerMinMagFilter: UInt, Hashable, Sendable {
    /// Apple: "MTLSamplerMinMagFilter.nearest".
    case nearest
    /// Apple: "MTLSamplerMinMagFilter.linear".
    case linear
}
/// Apple: "MTLSamplerMipFilter".
public enum MTLSamplerMipFilter: UInt, Hashable, Sendable {
    /// Apple: "MTLSamplerMipFilter.notMipmapped".
    case notMipmapped
    /// Apple: "MTLSamplerMipFilter.nearest".
    case nearest
    /// Apple: "MTLSamplerMipFilter.linear".
    case linear
}
/// Apple: "MTLSamplerAddressMode".
public enum MTLSamplerAddressMode: UInt, Hashable, Sendable {
    /// Apple: "MTLSamplerAddressMode.clampToEdge".
    case clampToEdge
    /// Apple: "MTLSamplerAddressMode.mirrorClampToEdge".
    case mirrorClampToEdge
    /// Apple: "MTLSamplerAddressMode.repeat".
    case `repeat`
    /// Apple: "MTLSamplerAddressMode.mirrorRepeat".
    case mirrorRepeat
    /// Apple: "MTLSamplerAddressMode.clampToZero".
    case clampToZero
    /// Apple: "MTLSamplerAddressMode.clampToBorderColor".
    case clampToBorderColor
}
/// Apple: "MTLVertexFormat".
public enum MTLVertexFormat: UInt, Hashable, Sendable {
    /// Apple: "MTLVertexFormat.invalid".
    case invalid
    /// Apple: "MTLVertexFormat.uchar2".
    case uchar2
    /// Apple: "MTLVertexFormat.uchar3".
    case uchar3
    /// Apple: "MTLVertexFormat.uchar4".
    case uchar4
    /// Apple: "MTLVertexFormat.char2".
    case char2
    /// Apple: "MTLVertexFormat.char3".
    case char3
    /// Apple: "MTLVertexFormat.char4".
    case char4
    /// Apple: "MTLVertexFormat.uchar2Normalized".
    case uchar2Normalized
    /// Apple: "MTLVertexFormat.uchar3Normalized".
    case uchar3Normalized
    /// Apple: "MTLVertexFormat.uchar4Normalized".
    case uchar4Normalized
    /// Apple: "MTLVertexFormat.half2".
    case half2 = 25
    /// Apple: "MTLVertexFormat.half3".
    case half3
    /// Apple: "MTLVertexFormat.half4".
    case half4
    /// Apple: "MTLVertexFormat.float".
    case float
    /// Apple: "MTLVertexFormat.float2".
    case float2
    /// Apple: "MTLVertexFormat.float3".
    case float3
    /// Apple: "MTLVertexFormat.float4".
    case float4
    /// Apple: "MTLVertexFormat.int".
    case int
    /// Apple: "MTLVertexFormat.int2".
    case int2
    /// Apple: "MTLVertexFormat.int3".
    case int3
    /// Apple: "MTLVertexFormat.int4".
    case int4
    /// Apple: "MTLVertexFormat.uint".
    case uint
    /// Apple: "MTLVertexFormat.uint2".
    case uint2
    /// Apple: "MTLVertexFormat.uint3".
    case uint3
    /// Apple: "MTLVertexFormat.uint4".
    case uint4
}
/// Apple: "MTLVertexStepFunction".
public enum MTLVertexStepFunction: UInt, Hashable, Sendable {
    /// Apple: "MTLVertexStepFunction.constant".
    case constant
    /// Apple: "MTLVertexStepFunction.perVertex".
    case perVertex
    /// Apple: "MTLVertexStepFunction.perInstance".
    case perInstance
}
/// Apple: "MTLBlendFactor".
public enum MTLBlendFactor: UInt, Hashable, Sendable {
    /// Apple: "MTLBlendFactor.zero".
    case zero
    /// Apple: "MTLBlendFactor.one".
    case one
    /// Apple: "MTLBlendFactor.sourceColor".
    case sourceColor
    /// Apple: "MTLBlendFactor.oneMinusSourceColor".
    case oneMinusSourceColor
    /// Apple: "MTLBlendFactor.sourceAlpha".
    case sourceAlpha
    /// Apple: "MTLBlendFactor.oneMinusSourceAlpha".
    case oneMinusSourceAlpha
    /// Apple: "MTLBlendFactor.destinationColor".
    case destinationColor
    /// Apple: "MTLBlendFactor.oneMinusDestinationColor".
    case oneMinusDestinationColor
    /// Apple: "MTLBlendFactor.destinationAlpha".
    case destinationAlpha
    /// Apple: "MTLBlendFactor.oneMinusDestinationAlpha".
    case oneMinusDestinationAlpha
}
/// Apple: "MTLBlendOperation".
public enum MTLBlendOperation: UInt, Hashable, Sendable {
    /// Apple: "MTLBlendOperation.add".
    case add
    /// Apple: "MTLBlendOperation.subtract".
    case subtract
    /// Apple: "MTLBlendOperation.reverseSubtract".
    case reverseSubtract
    /// Apple: "MTLBlendOperation.min".
    case min
    /// Apple: "MTLBlendOperation.max".
    case max
}
/// Apple: "MTLDataType".
public enum MTLDataType: UInt, Hashable, Sendable {
    /// Apple: "MTLDataType.none".
    case none = 0
    /// Apple: "MTLDataType.float".
    case float = 3
    /// Apple: "MTLDataType.float2".
    case float2
    /// Apple: "MTLDataType.float3".
    case float3
    /// Apple: "MTLDataType.float4".
    case float4
    /// Apple: "MTLDataType.int".
    case int = 29
    /// Apple: "MTLDataType.uint".
    case uint = 33
    /// Apple: "MTLDataType.bool".
    case bool = 53
}
/// Apple: "MTLCommandBufferStatus".
public enum MTLCommandBufferStatus: UInt, Hashable, Sendable {
    /// Apple: "MTLCommandBufferStatus.notEnqueued".
    case notEnqueued
    /// Apple: "MTLCommandBufferStatus.enqueued".
    case enqueued
    /// Apple: "MTLCommandBufferStatus.committed".
    case committed
    /// Apple: "MTLCommandBufferStatus.scheduled".
    case scheduled
    /// Apple: "MTLCommandBufferStatus.completed".
    case completed
    /// Apple: "MTLCommandBufferStatus.error".
    case error
}
/// Apple: "MTLGPUFamily".
public enum MTLGPUFamily: Int, Hashable, Sendable {
    /// Apple: "MTLGPUFamily.apple1".
    case apple1 = 1001
    /// Apple: "MTLGPUFamily.apple2".
    case apple2
    /// Apple: "MTLGPUFamily.apple3".
    case apple3
    /// Apple: "MTLGPUFamily.apple4".
    case apple4
    /// Apple: "MTLGPUFamily.apple5".
    case apple5
    /// Apple: "MTLGPUFamily.apple6".
    case apple6
    /// Apple: "MTLGPUFamily.apple7".
    case apple7
    /// Apple: "MTLGPUFamily.apple8".
    case apple8
    /// Apple: "MTLGPUFamily.apple9".
    case apple9
    /// Apple: "MTLGPUFamily.common1".
    case common1 = 3001
    /// Apple: "MTLGPUFamily.common2".
    case common2
    /// Apple: "MTLGPUFamily.common3".
    case common3
    /// Apple: "MTLGPUFamily.metal3".
    case metal3 = 5001
}
/// Apple: "MTLTextureUsage".
public struct MTLTextureUsage: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "MTLTextureUsage.shaderRead".
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Apple: "MTLTextureUsage.shaderWrite".
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// Apple: "MTLTextureUsage.renderTarget".
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    /// Apple: "MTLTextureUsage.pixelFormatView".
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}
/// Apple: "MTLResourceOptions".
public struct MTLResourceOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "MTLResourceOptions.cpuCacheModeWriteCombined".
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    /// Apple: "MTLResourceOptions.storageModeManaged".
    public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
    /// Apple: "MTLResourceOptions.storageModePrivate".
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    /// Apple: "MTLResourceOptions.storageModeMemoryless".
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
    /// Apple: "MTLResourceOptions.storageModeShared".
    public static let storageModeShared: MTLResourceOptions = []
    /// Apple: "MTLResourceOptions.cpuCacheModeDefaultCache".
    public static let cpuCacheModeDefaultCache: MTLResourceOptions = []
}
/// Apple: "MTLColorWriteMask".
public struct MTLColorWriteMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "MTLColorWriteMask.alpha".
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    /// Apple: "MTLColorWriteMask.blue".
    public static let blue = MTLColorWriteMask(rawValue: 2)
    /// Apple: "MTLColorWriteMask.green".
    public static let green = MTLColorWriteMask(rawValue: 4)
    /// Apple: "MTLColorWriteMask.red".
    public static let red = MTLColorWriteMask(rawValue: 8)
}
/// Apple: "MTLSize".
public struct MTLSize: Hashable, Sendable {
    /// Apple: "MTLSize.width".
    public var width: Int
    /// Apple: "MTLSize.height".
    public var height: Int
    /// Apple: "MTLSize.depth".
    public var depth: Int
    /// Apple: "MTLSize.init".
    public init() { (width, height, depth) = (0, 0, 0) }
    /// Apple: "MTLSize.init".
    public init(width: Int, height: Int, depth: Int) { self.width = width; self.height = height; self.depth = depth }
}
/// Apple: "MTLOrigin".
public struct MTLOrigin: Hashable, Sendable {
    /// Apple: "MTLOrigin.x".
    public var x: Int
    /// Apple: "MTLOrigin.y".
    public var y: Int
    /// Apple: "MTLOrigin.z".
    public var z: Int
    /// Apple: "MTLOrigin.init".
    public init(x: Int, y: Int, z: Int) { self.x = x; self.y = y; self.z = z }
}
/// Apple: "MTLRegion".
public struct MTLRegion: Hashable, Sendable {
    /// Apple: "MTLRegion.origin".
    public var origin: MTLOrigin
    /// Apple: "MTLRegion.size".
    public var size: MTLSize
    /// Apple: "MTLRegion.init".
    public init(origin: MTLOrigin, size: MTLSize) { self.origin = origin; self.size = size }
}
/// Apple: "MTLClearColor".
public struct MTLClearColor: Hashable, Sendable {
    /// Apple: "MTLClearColor.red".
    public var red: Double
    /// Apple: "MTLClearColor.green".
    public var green: Double
    /// Apple: "MTLClearColor.blue".
    public var blue: Double
    /// Apple: "MTLClearColor.alpha".
    public var alpha: Double
    /// Apple: "MTLClearColor.init".
    public init(red: Double, green: Double, blue: Double, alpha: Double) { self.red = red; self.green = green; self.blue = blue; self.alpha = alpha }
}
/// Apple: "MTLViewport".
public struct MTLViewport: Hashable, Sendable {
    /// Apple: "MTLViewport.originX".
    public var originX: Double
    /// Apple: "MTLViewport.originY".
    public var originY: Double
    /// Apple: "MTLViewport.width".
    public var width: Double
    /// Apple: "MTLViewport.height".
    public var height: Double
    /// Apple: "MTLViewport.znear".
    public var znear: Double
    /// Apple: "MTLViewport.zfar".
    public var zfar: Double
    /// Apple: "MTLViewport.init".
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) { self.originX = originX; self.originY = originY; self.width = width; self.height = height; self.znear = znear; self.zfar = zfar }
}
/// Here `MTLSize(width: width, height: height, depth: depth)`. Apple: "MTLSizeMake".
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// Here `MTLOrigin(x: x, y: y, z: z)`. Apple: "MTLOriginMake".
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
/// Here `MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))`. Apple: "MTLRegionMake2D".
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1)) }
/// Here `MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)`. Apple: "MTLClearColorMake".
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
/// Apple: "MTLCreateSystemDefaultDevice".
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { QuietNotes.tell("there is no graphics processor here"); return nil }
/// Here `[]`. Apple: "MTLCopyAllDevices".
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
/// Apple: "MTLDevice".
public protocol MTLDevice: NSObjectProtocol {
    /// Apple: "MTLDevice.name".
    var name: String { get }
    /// Apple: "MTLDevice.makeCommandQueue".
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Apple: "MTLDevice.makeDefaultLibrary".
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Apple: "MTLDevice.makeDefaultLibrary".
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Apple: "MTLDevice.makeLibrary".
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Apple: "MTLDevice.makeLibrary".
    func makeLibrary(URL: URL) throws -> any MTLLibrary
    /// Apple: "MTLDevice.makeBuffer".
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Apple: "MTLDevice.makeBuffer".
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Apple: "MTLDevice.makeTexture".
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Apple: "MTLDevice.makeSamplerState".
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Apple: "MTLDevice.makeDepthStencilState".
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// Apple: "MTLDevice.makeRenderPipelineState".
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Apple: "MTLDevice.makeComputePipelineState".
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    /// Apple: "MTLDevice.supportsFamily".
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    /// Apple: "MTLDevice.supportsTextureSampleCount".
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}
extension MTLDevice {
    /// Here `makeBuffer(length: length, options: [])`. Apple: "MTLDevice.makeBuffer".
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    /// Here `makeBuffer(bytes: pointer, length: length, options: [])`. Apple: "MTLDevice.makeBuffer".
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { makeBuffer(bytes: pointer, length: length, options: []) }
}
/// Apple: "MTLResource".
public protocol MTLResource: NSObjectProtocol {
    /// Apple: "MTLResource.label".
    var label: String? { get set }
}
/// Apple: "MTLBuffer".
public protocol MTLBuffer: MTLResource {
    /// Apple: "MTLBuffer.length".
    var length: Int { get }
    /// Apple: "MTLBuffer.contents".
    func contents() -> UnsafeMutableRawPointer
}
/// Apple: "MTLTexture".
public protocol MTLTexture: MTLResource {
    /// Apple: "MTLTexture.width".
    var width: Int { get }
    /// Apple: "MTLTexture.height".
    var height: Int { get }
    /// Apple: "MTLTexture.pixelFormat".
    var pixelFormat: MTLPixelFormat { get }
    /// Apple: "MTLTexture.getBytes".
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    /// Apple: "MTLTexture.replace".
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
}
/// Apple: "MTLSamplerState".
public protocol MTLSamplerState: NSObjectProtocol {
}
/// Apple: "MTLDepthStencilState".
public protocol MTLDepthStencilState: NSObjectProtocol {
}
/// Apple: "MTLRenderPipelineState".
public protocol MTLRenderPipelineState: NSObjectProtocol {
}
/// Apple: "MTLComputePipelineState".
public protocol MTLComputePipelineState: NSObjectProtocol {
    /// Apple: "MTLComputePipelineState.maxTotalThreadsPerThreadgroup".
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// Apple: "MTLComputePipelineState.threadExecutionWidth".
    var threadExecutionWidth: Int { get }
}
/// Apple: "MTLFunction".
public protocol MTLFunction: NSObjectProtocol {
}
/// Apple: "MTLRasterizationRateMap".
public protocol MTLRasterizationRateMap: NSObjectProtocol {
}
/// Apple: "MTLLibrary".
public protocol MTLLibrary: NSObjectProtocol {
    /// Apple: "MTLLibrary.makeFunction".
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    /// Apple: "MTLLibrary.makeFunction".
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
/// Apple: "MTLDrawable".
public protocol MTLDrawable: NSObjectProtocol {
    /// Apple: "MTLDrawable.present".
    func present()
}
/// Apple: "MTLCommandQueue".
public protocol MTLCommandQueue: NSObjectProtocol {
    /// Apple: "MTLCommandQueue.label".
    var label: String? { get set }
    /// Apple: "MTLCommandQueue.makeCommandBuffer".
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Apple: "MTLCommandBuffer".
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Apple: "MTLCommandBuffer.label".
    var label: String? { get set }
    /// Apple: "MTLCommandBuffer.status".
    var status: MTLCommandBufferStatus { get }
    /// Apple: "MTLCommandBuffer.makeRenderCommandEncoder".
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    /// Apple: "MTLCommandBuffer.makeComputeCommandEncoder".
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Apple: "MTLCommandBuffer.makeBlitCommandEncoder".
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Apple: "MTLCommandBuffer.addCompletedHandler".
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    /// Apple: "MTLCommandBuffer.present".
    func present(_ drawable: any MTLDrawable)
    /// Apple: "MTLCommandBuffer.commit".
    func commit()
    /// Apple: "MTLCommandBuffer.waitUntilCompleted".
    func waitUntilCompleted()
    /// Apple: "MTLCommandBuffer.waitUntilScheduled".
    func waitUntilScheduled()
}
/// Apple: "MTLCommandEncoder".
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// Apple: "MTLCommandEncoder.label".
    var label: String? { get set }
    /// Apple: "MTLCommandEncoder.endEncoding".
    func endEncoding()
    /// Apple: "MTLCommandEncoder.pushDebugGroup".
    func pushDebugGroup(_ string: String)
    /// Apple: "MTLCommandEncoder.popDebugGroup".
    func popDebugGroup()
}
/// Apple: "MTLBlitCommandEncoder".
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Apple: "MTLBlitCommandEncoder.generateMipmaps".
    func generateMipmaps(for texture: any MTLTexture)
}
/// Apple: "MTLRenderCommandEncoder".
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Apple: "MTLRenderCommandEncoder.setRenderPipelineState".
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Apple: "MTLRenderCommandEncoder.setDepthStencilState".
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Apple: "MTLRenderCommandEncoder.setVertexBuffer".
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setVertexBytes".
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setVertexTexture".
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setFragmentBuffer".
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setFragmentBytes".
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setFragmentTexture".
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setFragmentSamplerState".
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Apple: "MTLRenderCommandEncoder.setCullMode".
    func setCullMode(_ cullMode: MTLCullMode)
    /// Apple: "MTLRenderCommandEncoder.setFrontFacing".
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Apple: "MTLRenderCommandEncoder.setTriangleFillMode".
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Apple: "MTLRenderCommandEncoder.setViewport".
    func setViewport(_ viewport: MTLViewport)
    /// Apple: "MTLRenderCommandEncoder.drawPrimitives".
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Apple: "MTLRenderCommandEncoder.drawPrimitives".
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Apple: "MTLRenderCommandEncoder.drawIndexedPrimitives".
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
}
/// Apple: "MTLComputeCommandEncoder".
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Apple: "MTLComputeCommandEncoder.setComputePipelineState".
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Apple: "MTLComputeCommandEncoder.setBuffer".
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Apple: "MTLComputeCommandEncoder.setBytes".
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Apple: "MTLComputeCommandEncoder.setTexture".
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Apple: "MTLComputeCommandEncoder.dispatchThreads".
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Apple: "MTLComputeCommandEncoder.dispatchThreadgroups".
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Apple: "MTLCompileOptions".
open class MTLCompileOptions: NSObject {
}
/// Apple: "MTLFunctionConstantValues".
open class MTLFunctionConstantValues: NSObject {
    /// Apple: "MTLFunctionConstantValues.setConstantValue".
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
}
/// Apple: "MTLTextureDescriptor".
open class MTLTextureDescriptor: NSObject {
    /// Apple: "MTLTextureDescriptor.texture2DDescriptor".
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor { let made = MTLTextureDescriptor(); made.pixelFormat = pixelFormat; made.width = width; made.height = height; return made }
    /// It is kept; `.type2D` at first. Apple: "MTLTextureDescriptor.textureType".
    open var textureType: MTLTextureType = .type2D
    /// It is kept; `.rgba8Unorm` at first. Apple: "MTLTextureDescriptor.pixelFormat".
    open var pixelFormat: MTLPixelFormat = .rgba8Unorm
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.width".
    open var width: Int = 1
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.height".
    open var height: Int = 1
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.depth".
    open var depth: Int = 1
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.mipmapLevelCount".
    open var mipmapLevelCount: Int = 1
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.sampleCount".
    open var sampleCount: Int = 1
    /// It is kept; `1` at first. Apple: "MTLTextureDescriptor.arrayLength".
    open var arrayLength: Int = 1
    /// It is kept; `.shaderRead` at first. Apple: "MTLTextureDescriptor.usage".
    open var usage: MTLTextureUsage = .shaderRead
    /// It is kept; `.shared` at first. Apple: "MTLTextureDescriptor.storageMode".
    open var storageMode: MTLStorageMode = .shared
    /// It is kept; `[]` at first. Apple: "MTLTextureDescriptor.resourceOptions".
    open var resourceOptions: MTLResourceOptions = []
}
/// Apple: "MTLSamplerDescriptor".
open class MTLSamplerDescriptor: NSObject {
    /// It is kept; `.nearest` at first. Apple: "MTLSamplerDescriptor.minFilter".
    open var minFilter: MTLSamplerMinMagFilter = .nearest
    /// It is kept; `.nearest` at first. Apple: "MTLSamplerDescriptor.magFilter".
    open var magFilter: MTLSamplerMinMagFilter = .nearest
    /// It is kept; `.notMipmapped` at first. Apple: "MTLSamplerDescriptor.mipFilter".
    open var mipFilter: MTLSamplerMipFilter = .notMipmapped
    /// It is kept; `.clampToEdge` at first. Apple: "MTLSamplerDescriptor.sAddressMode".
    open var sAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// It is kept; `.clampToEdge` at first. Apple: "MTLSamplerDescriptor.tAddressMode".
    open var tAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// It is kept; `.clampToEdge` at first. Apple: "MTLSamplerDescriptor.rAddressMode".
    open var rAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// It is kept; `1` at first. Apple: "MTLSamplerDescriptor.maxAnisotropy".
    open var maxAnisotropy: Int = 1
    /// It is kept; `true` at first. Apple: "MTLSamplerDescriptor.normalizedCoordinates".
    open var normalizedCoordinates: Bool = true
}
/// Apple: "MTLStencilDescriptor".
open class MTLStencilDescriptor: NSObject {
    /// It is kept; `.always` at first. Apple: "MTLStencilDescriptor.stencilCompareFunction".
    open var stencilCompareFunction: MTLCompareFunction = .always
    /// It is kept; `0xFFFF_FFFF` at first. Apple: "MTLStencilDescriptor.readMask".
    open var readMask: UInt32 = 0xFFFF_FFFF
    /// It is kept; `0xFFFF_FFFF` at first. Apple: "MTLStencilDescriptor.writeMask".
    open var writeMask: UInt32 = 0xFFFF_FFFF
}
/// Apple: "MTLDepthStencilDescriptor".
open class MTLDepthStencilDescriptor: NSObject {
    /// It is kept; `.always` at first. Apple: "MTLDepthStencilDescriptor.depthCompareFunction".
    open var depthCompareFunction: MTLCompareFunction = .always
    /// It is kept; `false` at first. Apple: "MTLDepthStencilDescriptor.isDepthWriteEnabled".
    open var isDepthWriteEnabled: Bool = false
    /// It is kept; `MTLStencilDescriptor()` at first. Apple: "MTLDepthStencilDescriptor.frontFaceStencil".
    open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    /// It is kept; `MTLStencilDescriptor()` at first. Apple: "MTLDepthStencilDescriptor.backFaceStencil".
    open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    /// It is kept; `nil` at first. Apple: "MTLDepthStencilDescriptor.label".
    open var label: String?
}
/// Apple: "MTLVertexAttributeDescriptor".
open class MTLVertexAttributeDescriptor: NSObject {
    /// It is kept; `.invalid` at first. Apple: "MTLVertexAttributeDescriptor.format".
    open var format: MTLVertexFormat = .invalid
    /// It is kept; `0` at first. Apple: "MTLVertexAttributeDescriptor.offset".
    open var offset: Int = 0
    /// It is kept; `0` at first. Apple: "MTLVertexAttributeDescriptor.bufferIndex".
    open var bufferIndex: Int = 0
}
/// Apple: "MTLVertexBufferLayoutDescriptor".
open class MTLVertexBufferLayoutDescriptor: NSObject {
    /// It is kept; `0` at first. Apple: "MTLVertexBufferLayoutDescriptor.stride".
    open var stride: Int = 0
    /// It is kept; `.perVertex` at first. Apple: "MTLVertexBufferLayoutDescriptor.stepFunction".
    open var stepFunction: MTLVertexStepFunction = .perVertex
    /// It is kept; `1` at first. Apple: "MTLVertexBufferLayoutDescriptor.stepRate".
    open var stepRate: Int = 1
}
/// Apple: "MTLSlots".
open class MTLSlots<Slot: NSObject>: NSObject {
    /// It is kept; `[:]` at first. Apple: "MTLSlots.slots_".
    var slots_: [Int: Slot] = [:]
    /// Apple: "MTLSlots.make_".
    let make_: () -> Slot
    /// Apple: "MTLSlots.init".
    public init(_ make: @escaping () -> Slot) { make_ = make; super.init() }
    /// Apple: "MTLSlots.subscript".
    public subscript(index: Int) -> Slot! { get { let slot = slots_[index] ?? make_(); slots_[index] = slot; return slot } set { slots_[index] = newValue } }
}
/// Apple: "MTLVertexDescriptor".
open class MTLVertexDescriptor: NSObject {
    /// Apple: "MTLVertexDescriptor.attributes".
    public let attributes: MTLSlots<MTLVertexAttributeDescriptor> = MTLSlots { MTLVertexAttributeDescriptor() }
    /// Apple: "MTLVertexDescriptor.layouts".
    public let layouts: MTLSlots<MTLVertexBufferLayoutDescriptor> = MTLSlots { MTLVertexBufferLayoutDescriptor() }
}
/// Apple: "MTLRenderPipelineColorAttachmentDescriptor".
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    /// It is kept; `.invalid` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.pixelFormat".
    open var pixelFormat: MTLPixelFormat = .invalid
    /// It is kept; `false` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.isBlendingEnabled".
    open var isBlendingEnabled: Bool = false
    /// It is kept; `.one` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.sourceRGBBlendFactor".
    open var sourceRGBBlendFactor: MTLBlendFactor = .one
    /// It is kept; `.zero` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.destinationRGBBlendFactor".
    open var destinationRGBBlendFactor: MTLBlendFactor = .zero
    /// It is kept; `.add` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.rgbBlendOperation".
    open var rgbBlendOperation: MTLBlendOperation = .add
    /// It is kept; `.one` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.sourceAlphaBlendFactor".
    open var sourceAlphaBlendFactor: MTLBlendFactor = .one
    /// It is kept; `.zero` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.destinationAlphaBlendFactor".
    open var destinationAlphaBlendFactor: MTLBlendFactor = .zero
    /// It is kept; `.add` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.alphaBlendOperation".
    open var alphaBlendOperation: MTLBlendOperation = .add
    /// It is kept; `[.red, .green, .blue, .alpha]` at first. Apple: "MTLRenderPipelineColorAttachmentDescriptor.writeMask".
    open var writeMask: MTLColorWriteMask = [.red, .green, .blue, .alpha]
}
/// Apple: "MTLRenderPipelineDescriptor".
open class MTLRenderPipelineDescriptor: NSObject {
    /// It is kept; `nil` at first. Apple: "MTLRenderPipelineDescriptor.label".
    open var label: String?
    /// It is kept; `nil` at first. Apple: "MTLRenderPipelineDescriptor.vertexFunction".
    open var vertexFunction: (any MTLFunction)?
    /// It is kept; `nil` at first. Apple: "MTLRenderPipelineDescriptor.fragmentFunction".
    open var fragmentFunction: (any MTLFunction)?
    /// It is kept; `nil` at first. Apple: "MTLRenderPipelineDescriptor.vertexDescriptor".
    open var vertexDescriptor: MTLVertexDescriptor?
    /// Apple: "MTLRenderPipelineDescriptor.colorAttachments".
    public let colorAttachments: MTLSlots<MTLRenderPipelineColorAttachmentDescriptor> = MTLSlots { MTLRenderPipelineColorAttachmentDescriptor() }
    /// It is kept; `.invalid` at first. Apple: "MTLRenderPipelineDescriptor.depthAttachmentPixelFormat".
    open var depthAttachmentPixelFormat: MTLPixelFormat = .invalid
    /// It is kept; `.invalid` at first. Apple: "MTLRenderPipelineDescriptor.stencilAttachmentPixelFormat".
    open var stencilAttachmentPixelFormat: MTLPixelFormat = .invalid
    /// It is kept; `1` at first. Apple: "MTLRenderPipelineDescriptor.sampleCount".
    open var sampleCount: Int = 1
    /// It is kept; `1` at first. Apple: "MTLRenderPipelineDescriptor.rasterSampleCount".
    open var rasterSampleCount: Int = 1
}
/// Apple: "MTLRenderPassAttachmentDescriptor".
open class MTLRenderPassAttachmentDescriptor: NSObject {
    /// It is kept; `nil` at first. Apple: "MTLRenderPassAttachmentDescriptor.texture".
    open var texture: (any MTLTexture)?
    /// It is kept; `nil` at first. Apple: "MTLRenderPassAttachmentDescriptor.resolveTexture".
    open var resolveTexture: (any MTLTexture)?
    /// It is kept; `.dontCare` at first. Apple: "MTLRenderPassAttachmentDescriptor.loadAction".
    open var loadAction: MTLLoadAction = .dontCare
    /// It is kept; `.dontCare` at first. Apple: "MTLRenderPassAttachmentDescriptor.storeAction".
    open var storeAction: MTLStoreAction = .dontCare
    /// It is kept; `0` at first. Apple: "MTLRenderPassAttachmentDescriptor.level".
    open var level: Int = 0
    /// It is kept; `0` at first. Apple: "MTLRenderPassAttachmentDescriptor.slice".
    open var slice: Int = 0
}
/// Apple: "MTLRenderPassColorAttachmentDescriptor".
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// It is kept; `MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)` at first. Apple: "MTLRenderPassColorAttachmentDescriptor.clearColor".
    open var clearColor: MTLClearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// Apple: "MTLRenderPassDepthAttachmentDescriptor".
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// It is kept; `1` at first. Apple: "MTLRenderPassDepthAttachmentDescriptor.clearDepth".
    open var clearDepth: Double = 1
}
/// Apple: "MTLRenderPassStencilAttachmentDescriptor".
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// It is kept; `0` at first. Apple: "MTLRenderPassStencilAttachmentDescriptor.clearStencil".
    open var clearStencil: UInt32 = 0
}
/// Apple: "MTLRenderPassDescriptor".
open class MTLRenderPassDescriptor: NSObject {
    /// Apple: "MTLRenderPassDescriptor.colorAttachments".
    public let colorAttachments: MTLSlots<MTLRenderPassColorAttachmentDescriptor> = MTLSlots { MTLRenderPassColorAttachmentDescriptor() }
    /// It is kept; `MTLRenderPassDepthAttachmentDescriptor()` at first. Apple: "MTLRenderPassDescriptor.depthAttachment".
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    /// It is kept; `MTLRenderPassStencilAttachmentDescriptor()` at first. Apple: "MTLRenderPassDescriptor.stencilAttachment".
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    /// It is kept; `0` at first. Apple: "MTLRenderPassDescriptor.renderTargetWidth".
    open var renderTargetWidth: Int = 0
    /// It is kept; `0` at first. Apple: "MTLRenderPassDescriptor.renderTargetHeight".
    open var renderTargetHeight: Int = 0
    /// It is kept; `nil` at first. Apple: "MTLRenderPassDescriptor.rasterizationRateMap".
    open var rasterizationRateMap: (any MTLRasterizationRateMap)?
}
