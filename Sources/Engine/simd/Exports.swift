@_exported public import typealias Spatial.simd_double2
@_exported public import typealias Spatial.simd_double3
@_exported public import struct Spatial.simd_double3x3
@_exported public import typealias Spatial.simd_double4
@_exported public import struct Spatial.simd_double4x3
@_exported public import struct Spatial.simd_double4x4
// Vectors, turns and matrices that Spatial has too.
@_exported public import typealias Spatial.simd_float2
@_exported public import typealias Spatial.simd_float3
@_exported public import struct Spatial.simd_float3x3
@_exported public import typealias Spatial.simd_float4
@_exported public import struct Spatial.simd_float4x3
@_exported public import struct Spatial.simd_float4x4
@_exported public import struct Spatial.simd_quatd
@_exported public import struct Spatial.simd_quatf
