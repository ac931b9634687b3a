public import Spatial

// The names that C has for matrices.

/// The matrix `simd_float3x3`.
///
/// Apple: "float3x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float3x3 = simd_float3x3
/// The matrix `simd_float3x3`.
///
/// Apple: "matrix_float3x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float3x3 = simd_float3x3
/// The matrix `simd_float4x4`.
///
/// Apple: "float4x4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float4x4 = simd_float4x4
/// The matrix `simd_float4x4`.
///
/// Apple: "matrix_float4x4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float4x4 = simd_float4x4
/// The matrix `simd_float4x3`.
///
/// Apple: "float4x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float4x3 = simd_float4x3
/// The matrix `simd_float4x3`.
///
/// Apple: "matrix_float4x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float4x3 = simd_float4x3
/// A matrix of 2 columns of 2 numbers of type `Float`.
///
/// Apple: "simd_float2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2x2 = _SquareMatrix2<Float>
/// A matrix of 2 columns of 2 numbers of type `Float`.
///
/// Apple: "float2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2x2 = _SquareMatrix2<Float>
/// A matrix of 2 columns of 2 numbers of type `Float`.
///
/// Apple: "matrix_float2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_float2x2 = _SquareMatrix2<Float>
/// The matrix `simd_double3x3`.
///
/// Apple: "double3x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double3x3 = simd_double3x3
/// The matrix `simd_double3x3`.
///
/// Apple: "matrix_double3x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double3x3 = simd_double3x3
/// The matrix `simd_double4x4`.
///
/// Apple: "double4x4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double4x4 = simd_double4x4
/// The matrix `simd_double4x4`.
///
/// Apple: "matrix_double4x4" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double4x4 = simd_double4x4
/// The matrix `simd_double4x3`.
///
/// Apple: "double4x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double4x3 = simd_double4x3
/// The matrix `simd_double4x3`.
///
/// Apple: "matrix_double4x3" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double4x3 = simd_double4x3
/// A matrix of 2 columns of 2 numbers of type `Double`.
///
/// Apple: "simd_double2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double2x2 = _SquareMatrix2<Double>
/// A matrix of 2 columns of 2 numbers of type `Double`.
///
/// Apple: "double2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias double2x2 = _SquareMatrix2<Double>
/// A matrix of 2 columns of 2 numbers of type `Double`.
///
/// Apple: "matrix_double2x2" (simd).
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias matrix_double2x2 = _SquareMatrix2<Double>
