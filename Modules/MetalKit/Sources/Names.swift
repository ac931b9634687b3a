// length: generated. Written by Scripts/quiet-modules.py from Modules/MetalKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Metal
@_exported public import UIKit
@_exported public import simd
internal import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("MetalKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "MTKViewDelegate".
@MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    /// Apple: "MTKViewDelegate.mtkView".
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Apple: "MTKViewDelegate.draw".
    func draw(in view: MTKView)
}
/// Apple: "MTKView".
@MainActor @preconcurrency open class MTKView: UIView {
    /// Apple: "MTKView.init".
    public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) { self.init(frame: frameRect) }
    /// Apple: "MTKView.init".
    override public init(frame: CGRect) { super.init(frame: frame); addSubview(ground_) }
    /// Apple: "MTKView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "MTKView.ground_".
    let ground_: UIView = UIView()
    /// Apple: "MTKView.layoutSubviews".
    override open func layoutSubviews() { QuietNotes.tell("there is no graphics processor here"); ground_.frame = bounds; ground_.backgroundColor = UIColor(red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha) }
    /// It is kept; `nil` at first. Apple: "MTKView.delegate".
    open weak var delegate: (any MTKViewDelegate)?
    /// It is kept; `nil` at first. Apple: "MTKView.device".
    open var device: (any MTLDevice)?
    /// It is kept; `MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)` at first. Apple: "MTKView.clearColor".
    open var clearColor: MTLClearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// It is kept; `1` at first. Apple: "MTKView.clearDepth".
    open var clearDepth: Double = 1
    /// It is kept; `.bgra8Unorm` at first. Apple: "MTKView.colorPixelFormat".
    open var colorPixelFormat: MTLPixelFormat = .bgra8Unorm
    /// It is kept; `.invalid` at first. Apple: "MTKView.depthStencilPixelFormat".
    open var depthStencilPixelFormat: MTLPixelFormat = .invalid
    /// It is kept; `1` at first. Apple: "MTKView.sampleCount".
    open var sampleCount: Int = 1
    /// It is kept; `60` at first. Apple: "MTKView.preferredFramesPerSecond".
    open var preferredFramesPerSecond: Int = 60
    /// It is kept; `false` at first. Apple: "MTKView.isPaused".
    open var isPaused: Bool = false
    /// It is kept; `false` at first. Apple: "MTKView.enableSetNeedsDisplay".
    open var enableSetNeedsDisplay: Bool = false
    /// It is kept; `true` at first. Apple: "MTKView.framebufferOnly".
    open var framebufferOnly: Bool = true
    /// It is kept; `true` at first. Apple: "MTKView.autoResizeDrawable".
    open var autoResizeDrawable: Bool = true
    /// It is kept; `.zero` at first. Apple: "MTKView.drawableSize".
    open var drawableSize: CGSize = .zero
    /// Here always `nil`. Apple: "MTKView.currentDrawable".
    open var currentDrawable: (any MTLDrawable)? { nil }
    /// Here always `nil`. Apple: "MTKView.currentRenderPassDescriptor".
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// Apple: "MTKView.draw".
    open func draw() {}
    /// Apple: "MTKView.releaseDrawables".
    open func releaseDrawables() {}
}
/// Apple: "MTKTextureLoader".
open class MTKTextureLoader: NSObject {
    /// Apple: "Option".
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Option.SRGB".
        public static let SRGB = Option(rawValue: "OptionSRGB")
        /// Apple: "Option.generateMipmaps".
        public static let generateMipmaps = Option(rawValue: "OptionGenerateMipmaps")
        /// Apple: "Option.textureUsage".
        public static let textureUsage = Option(rawValue: "OptionTextureUsage")
        /// Apple: "Option.textureStorageMode".
        public static let textureStorageMode = Option(rawValue: "OptionTextureStorageMode")
        /// Apple: "Option.origin".
        public static let origin = Option(rawValue: "OptionOrigin")
    }
    /// Apple: "MTKTextureLoader.init".
    public convenience init(device: any MTLDevice) { self.init() }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "MTKTextureLoader.newTexture".
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "MTKTextureLoader.newTexture".
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "MTKTextureLoader.newTexture".
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
}
/// Apple: "MTKMesh".
open class MTKMesh: NSObject {
}
