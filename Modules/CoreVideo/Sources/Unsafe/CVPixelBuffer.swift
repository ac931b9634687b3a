public import CFNames
internal import CoreGraphics

/// Bytes of a picture, in one plane or in two.
///
/// Apple: "CVPixelBuffer" (Core Video). Nothing fills it here but code that writes to its address.
///
/// Unchecked: as on Apple's systems, whoever writes holds the lock.
public final class CVPixelBuffer: Hashable, @unchecked Sendable {
    /// A plane: its size in pixels, and where it begins.
    struct Plane {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var offset: Int
    }

    let width: Int
    let height: Int
    let format: OSType
    let planes: [Plane]
    let byteCount: Int
    let address: UnsafeMutableRawPointer
    var attachments: [String: Any] = [:]

    /// A buffer of zeros; `nil` for a size that is not positive or larger than 16,384.
    init?(width: Int, height: Int, format: OSType) {
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
        (self.width, self.height, self.format) = (width, height, format)
        let isTwo = [
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
            kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
        ].contains(format)
        let bytes = isTwo || format == kCVPixelFormatType_OneComponent8 ? 1 : format == 24 ? 3 : 4
        let row = (width * bytes + 63) / 64 * 64
        var planes = [Plane(width: width, height: height, bytesPerRow: row, offset: 0)]
        if isTwo {
            planes.append(
                Plane(
                    width: (width + 1) / 2, height: (height + 1) / 2, bytesPerRow: row,
                    offset: row * height))
        }
        self.planes = planes
        byteCount = planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
        address = .allocate(byteCount: byteCount, alignment: 64)
        unsafe address.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }

    deinit { unsafe address.deallocate() }

    /// A plane; the first where there is none with that number.
    func plane(_ index: Int) -> Plane { planes.indices.contains(index) ? planes[index] : planes[0] }

    /// Whether both are one object.
    public static func == (left: CVPixelBuffer, right: CVPixelBuffer) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes a buffer of zeros. Apple: "CVPixelBufferCreate".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let made = CVPixelBuffer(width: width, height: height, format: pixelFormatType) else {
        return kCVReturnInvalidSize
    }
    unsafe pixelBufferOut.pointee = made
    return kCVReturnSuccess
}

/// Where the bytes begin. Apple: "CVPixelBufferGetBaseAddress".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    unsafe pixelBuffer.address
}

/// Where a plane begins; `nil` for one that there is not. Apple: "CVPixelBufferGetBaseAddressOfPlane".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    guard pixelBuffer.planes.indices.contains(planeIndex) else { return nil }
    return unsafe pixelBuffer.address + pixelBuffer.planes[planeIndex].offset
}

/// Makes a pool. Apple: "CVPixelBufferPoolCreate".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?,
    _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    unsafe poolOut.pointee = CVPixelBufferPool(attributes: pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}

/// Makes a buffer of a pool's size. Apple: "CVPixelBufferPoolCreatePixelBuffer".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let wanted = pixelBufferPool.attributes
    func number(_ key: String) -> Int {
        (wanted[key] as? Int) ?? (wanted[key] as? NSNumber)?.intValue ?? 0
    }
    return unsafe CVPixelBufferCreate(
        allocator, number(kCVPixelBufferWidthKey), number(kCVPixelBufferHeightKey),
        wanted[kCVPixelBufferPixelFormatTypeKey] as? OSType ?? kCVPixelFormatType_32BGRA, nil,
        pixelBufferOut)
}

/// Makes a buffer of a pool's size. Apple: "CVPixelBufferPoolCreatePixelBufferWithAuxAttributes".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    unsafe CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut)
}
