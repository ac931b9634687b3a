/// Sums. Apple: "vDSP_vadd".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ b: UnsafePointer<Float>, _ strideB: Int,
    _ c: UnsafeMutablePointer<Float>,
    _ strideC: Int, _ count: vDSP_Length
) {
    for index in 0..<Int(count) {
        unsafe c[index * strideC] = a[index * strideA] + b[index * strideB]
    }
}

/// Products. Apple: "vDSP_vmul".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ b: UnsafePointer<Float>, _ strideB: Int,
    _ c: UnsafeMutablePointer<Float>,
    _ strideC: Int, _ count: vDSP_Length
) {
    for index in 0..<Int(count) {
        unsafe c[index * strideC] = a[index * strideA] * b[index * strideB]
    }
}

/// Products with a number. Apple: "vDSP_vsmul".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ strideC: Int,
    _ count: vDSP_Length
) { for index in 0..<Int(count) { unsafe c[index * strideC] = a[index * strideA] * b.pointee } }

/// Quotients by a number. Apple: "vDSP_vsdiv".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ strideC: Int,
    _ count: vDSP_Length
) { for index in 0..<Int(count) { unsafe c[index * strideC] = a[index * strideA] / b.pointee } }

/// The root of the mean of squares. Apple: "vDSP_rmsqv".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ c: UnsafeMutablePointer<Float>,
    _ count: vDSP_Length
) { unsafe c.pointee = vDSP.rootMeanSquare((0..<Int(count)).map { unsafe a[$0 * strideA] }) }

/// The mean. Apple: "vDSP_meanv".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_meanv(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ c: UnsafeMutablePointer<Float>,
    _ count: vDSP_Length
) { unsafe c.pointee = vDSP.mean((0..<Int(count)).map { unsafe a[$0 * strideA] }) }

/// The greatest. Apple: "vDSP_maxv".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func vDSP_maxv(
    _ a: UnsafePointer<Float>, _ strideA: Int, _ c: UnsafeMutablePointer<Float>,
    _ count: vDSP_Length
) { unsafe c.pointee = vDSP.maximum((0..<Int(count)).map { unsafe a[$0 * strideA] }) }
