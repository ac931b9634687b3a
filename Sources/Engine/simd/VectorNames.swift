// The names that C has for Swift's vectors.

/// 2 numbers of type `Int32`.
///
/// Apple: "simd_int2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int2 = SIMD2<Int32>
/// 3 numbers of type `Int32`.
///
/// Apple: "simd_int3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int3 = SIMD3<Int32>
/// 4 numbers of type `Int32`.
///
/// Apple: "simd_int4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int4 = SIMD4<Int32>
/// 2 numbers of type `UInt32`.
///
/// Apple: "simd_uint2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint2 = SIMD2<UInt32>
/// 3 numbers of type `UInt32`.
///
/// Apple: "simd_uint3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint3 = SIMD3<UInt32>
/// 4 numbers of type `UInt32`.
///
/// Apple: "simd_uint4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint4 = SIMD4<UInt32>
/// 2 numbers of type `Float`.
///
/// Apple: "float2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2 = SIMD2<Float>
/// 2 numbers of type `Float`.
///
/// Apple: "vector_float2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_float2 = SIMD2<Float>
/// 3 numbers of type `Float`.
///
/// Apple: "float3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float3 = SIMD3<Float>
/// 3 numbers of type `Float`.
///
/// Apple: "vector_float3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_float3 = SIMD3<Float>
/// 4 numbers of type `Float`.
///
/// Apple: "float4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float4 = SIMD4<Float>
/// 4 numbers of type `Float`.
///
/// Apple: "vector_float4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_float4 = SIMD4<Float>
/// 2 numbers of type `Double`.
///
/// Apple: "double2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double2 = SIMD2<Double>
/// 2 numbers of type `Double`.
///
/// Apple: "vector_double2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_double2 = SIMD2<Double>
/// 3 numbers of type `Double`.
///
/// Apple: "double3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double3 = SIMD3<Double>
/// 3 numbers of type `Double`.
///
/// Apple: "vector_double3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_double3 = SIMD3<Double>
/// 4 numbers of type `Double`.
///
/// Apple: "double4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double4 = SIMD4<Double>
/// 4 numbers of type `Double`.
///
/// Apple: "vector_double4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_double4 = SIMD4<Double>
