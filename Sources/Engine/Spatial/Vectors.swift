// Apple's module Spatial brings the C module simd along, whose vectors are the standard library's. Linux has
// no such module, so the names that signatures of Spatial use stand here.

/// Two numbers in double precision. Apple: simd, "simd_double2".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double2 = SIMD2<Double>

/// Three numbers in double precision. Apple: simd, "simd_double3".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3 = SIMD3<Double>

/// Four numbers in double precision. Apple: simd, "simd_double4".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4 = SIMD4<Double>

/// Four numbers in double precision. Apple: simd, "simd_packed_double4", which may stand at any place in memory.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_packed_double4 = SIMD4<Double>

/// Two numbers in single precision. Apple: simd, "simd_float2".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2 = SIMD2<Float>

/// Three numbers in single precision. Apple: simd, "simd_float3".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3 = SIMD3<Float>

/// Four numbers in single precision. Apple: simd, "simd_float4".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4 = SIMD4<Float>

/// Four numbers in single precision. Apple: simd, "simd_packed_float4", which may stand at any place in memory.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_packed_float4 = SIMD4<Float>
