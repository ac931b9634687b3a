internal import CryptoKit
internal import Foundation

/// Writes the digest of some bytes where there is room for it, and gives that place back; `nil` without such a place.
private func digest<H: HashFunction>(
    _ hash: H.Type, _ data: UnsafeRawPointer?, _ count: Int, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let place else { return nil }
    for (position, byte) in H.hash(data: bytes(data, count)).enumerated() { place[position] = byte }
    return place
}

private func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> Data {
    data.map { Data(bytes: $0, count: count) } ?? Data()
}

/// The MD5 digest of some bytes: 16 bytes at `md`.
///
/// Apple: "CC_MD5" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(Insecure.MD5.self, data, Int(len), md)
}

/// The SHA-1 digest of some bytes: 20 bytes at `md`.
///
/// Apple: "CC_SHA1" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(Insecure.SHA1.self, data, Int(len), md)
}

/// The SHA-224 digest of some bytes: 28 bytes at `md`.
///
/// Apple: "CC_SHA224" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA224.self, data, Int(len), md)
}

/// The SHA-256 digest of some bytes: 32 bytes at `md`.
///
/// Apple: "CC_SHA256" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA256.self, data, Int(len), md)
}

/// The SHA-384 digest of some bytes: 48 bytes at `md`.
///
/// Apple: "CC_SHA384" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA384.self, data, Int(len), md)
}

/// The SHA-512 digest of some bytes: 64 bytes at `md`.
///
/// Apple: "CC_SHA512" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA512.self, data, Int(len), md)
}

/// The code by which somebody who has the same key knows some bytes again, at `macOut`: as many bytes as the digest has. An
/// algorithm that Apple does not name ends the program: zeros would be a code that everybody has.
///
/// Apple: "CCHmac" (Common Crypto).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    guard let macOut else { return }
    let (key, data) = (SymmetricKey(data: bytes(key, keyLength)), bytes(data, dataLength))
    let code: Data
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code = Data(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    case kCCHmacAlgMD5: code = Data(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: code = Data(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: code = Data(HMAC<SHA384>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA512: code = Data(HMAC<SHA512>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA224: code = Data(HMAC<SHA224>.authenticationCode(for: data, using: key))
    default: preconditionFailure("CCHmac has no algorithm \(algorithm); kCCHmacAlgSHA256 is one.")
    }
    for (position, byte) in code.enumerated() {
        macOut.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
    }
}
