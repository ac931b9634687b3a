import CommonCrypto
import CoreImage
import CryptoKit
import Expectations
import Foundation
import GameplayKit
import ImageIO
import Security
import Testing
import UIKit

/// Ciphers, hashes, codes and random numbers against what others give.
@Suite struct CodeTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// FIPS 180-4 and RFC 1321's examples.
    @Test func hashes() {
        let data = Data("abc".utf8)
        same(
            hex(SHA256.hash(data: data)),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        same(
            hex(SHA512.hash(data: data)),
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        same(hex(SHA384.hash(data: data)).prefix(32), "cb00753f45a35e8bb5a03d699ac65007")
        same(hex(Insecure.MD5.hash(data: data)), "900150983cd24fb0d6963f7d28e17f72")
        same(hex(Insecure.SHA1.hash(data: data)), "a9993e364706816aba3e25717850c26c9cd0d89d")
        same(
            hex(SHA256.hash(data: Data())),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    /// The same by the functions of C, and RFC 2202's and 4231's second cases.
    @Test func hashesWhereThereIsRoom() {
        let data = Array("abc".utf8)
        var place = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        holds(CC_SHA256(data, CC_LONG(data.count), &place) != nil)
        same(hex(place).prefix(16), "ba7816bf8f01cfea")
        CC_MD5(data, CC_LONG(data.count), &place)
        same(hex(place.prefix(16)), "900150983cd24fb0d6963f7d28e17f72")
        CC_SHA224(data, CC_LONG(data.count), &place)
        same(hex(place.prefix(28)), "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        holds(CC_SHA1(data, 3, nil) == nil)
        let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        for (algorithm, code) in [
            (kCCHmacAlgMD5, "750c783e6ab0b503"), (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2"),
            (kCCHmacAlgSHA256, "5bdcc146bf60754e"), (kCCHmacAlgSHA224, "a30e01098bc6dbbf"),
        ] {
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &place)
            same(hex(place.prefix(8)), code)
        }
    }

    @Test func hashesComeInPieces() {
        let data = Data((0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
        for size in [1, 63, 64, 65, 127, 128, 500] {
            var (function, wide) = (SHA256(), SHA512())
            for start in stride(from: 0, to: data.count, by: size) {
                let piece = data[start..<min(start + size, data.count)]
                function.update(data: piece)
                wide.update(data: piece)
            }
            same(function.finalize(), SHA256.hash(data: data))
            same(wide.finalize(), SHA512.hash(data: data))
        }
    }

    @Test func messagesWithKeys() {
        let key = SymmetricKey(data: Data("key".utf8))
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("The quick brown fox jumps over the lazy dog".utf8), using: key)
        same(hex(code), "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
        // RFC 5869, first case.
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
            salt: Array(UInt8(0)...12),
            info: Array(UInt8(0xf0)...0xf9), outputByteCount: 42)
        same(
            hex(derived.withUnsafeBytes { Array($0) }).prefix(32),
            "3cb25f25faacd57a90434f64d0362f2a")
    }

    @Test func ciphersNoticeChanges() throws {
        let key = SymmetricKey(size: .bits256)
        let text = Data("a secret".utf8)
        let box = try AES.GCM.seal(text, using: key, authenticating: Data("x".utf8))
        same(try AES.GCM.open(box, using: key, authenticating: Data("x".utf8)), text)
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.open(box, using: key, authenticating: Data("y".utf8))
        }
        let other = try ChaChaPoly.SealedBox(combined: ChaChaPoly.seal(text, using: key).combined)
        same(try ChaChaPoly.open(other, using: key), text)
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.seal(text, using: SymmetricKey(data: [1, 2, 3]))
        }
    }

    @Test func signatures() throws {
        let data = Data("a letter".utf8)
        let key = P256.Signing.PrivateKey()
        let known = try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
        let signature = try key.signature(for: data)
        holds(known.isValidSignature(signature, for: data))
        fails(known.isValidSignature(signature, for: Data("another".utf8)))
        let curve = Curve25519.Signing.PrivateKey()
        holds(curve.publicKey.isValidSignature(try curve.signature(for: data), for: data))
        let (a, b) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
        same(
            try a.sharedSecretFromKeyAgreement(with: b.publicKey),
            try b.sharedSecretFromKeyAgreement(with: a.publicKey))
        #expect(throws: CryptoKitError.self) {
            try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 7, count: 64))
        }
    }

    @Test func keychain() {
        let account = UUID().uuidString
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
        let item = query.merging([kSecValueData: Data("secret".utf8)]) { $1 }
        same(SecItemCopyMatching(query, nil), errSecItemNotFound)
        same(SecItemAdd(item, nil), errSecSuccess)
        same(SecItemAdd(item, nil), errSecDuplicateItem)
        same(SecItemUpdate(query, [kSecValueData: Data("other".utf8)]), errSecSuccess)
        var found: AnyObject?
        same(
            SecItemCopyMatching(query.merging([kSecReturnData: true]) { $1 }, &found), errSecSuccess
        )
        same(found as? Data, Data("other".utf8))
        same(SecItemDelete(query), errSecSuccess)
        same(SecItemDelete(query), errSecItemNotFound)
    }

    /// The code that segno 1.6.6 makes of the text: it fills a code of the first size.
    @Test func aCode() throws {
        let expected = """
            #######..#..#.#######
            #.....#.....#.#.....#
            #.###.#.#####.#.###.#
            #.###.#.#.#.#.#.###.#
            #.###.#.###.#.#.###.#
            #.....#.##..#.#.....#
            #######.#.#.#.#######
            ........#..#.........
            #.#####...#.#.#####..
            ###.#..#.###.#.##.#.#
            ..###.#######....###.
            #..#.#.#..#.#..#####.
            #####.###.###.#.##.##
            ........##.#...##.#.#
            #######...###.....##.
            #.....#.####.#...##.#
            #.###.#.##..####.#.##
            #.###.#.#.##.#.##.#..
            #.###.#.#.###....#...
            #.....#..#####.#..#..
            #######.#####.##...#.
            """
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("maps and tests".utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        same(image.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        let rows = (1..<22).map { y in
            (1..<22).map { picture.rgba[(y * 23 + $0) * 4] == 0 ? "#" : "." }.joined()
        }
        same(rows.joined(separator: "\n"), expected)
        filter.setValue(Data(repeating: 65, count: 3_000), forKey: "inputMessage")
        same(filter.outputImage == nil, true)
    }

    @Test func filters() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 4, height: 4))
        func pixel(_ image: CIImage) throws -> [UInt8] {
            let made = try #require(
                CIContext().createCGImage(image, from: CGRect(x: 1, y: 1, width: 1, height: 1)))
            return Array(made.rgba.prefix(4))
        }
        same(try pixel(red), [255, 0, 0, 255])
        same(try pixel(red.applyingFilter("CIColorInvert")), [0, 255, 255, 255])
        same(
            try pixel(
                red.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])),
            [54, 54, 54, 255])
        same(
            try pixel(red.transformed(by: CGAffineTransform(translationX: 3, y: 3))), [0, 0, 0, 0])
        same(red.applyingFilter("CINoSuchFilter").extent, red.extent)
        same(CIContext().createCGImage(red, from: .zero) == nil, true)
    }

    @Test func thumbnails() throws {
        let image = try #require(
            CGImage(width: 40, height: 20, rgba: [UInt8](repeating: 255, count: 3_200)))
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(target, image, nil)
        holds(CGImageDestinationFinalize(target))
        let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
        same(
            CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int,
            40)
        let small = try #require(
            CGImageSourceCreateThumbnailAtIndex(
                source, 0, [kCGImageSourceThumbnailMaxPixelSize: 10]))
        same([small.width, small.height], [10, 5])
        same(
            CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(Data([1, 2]), nil))), 0)
    }

    @Test func randomNumbersRepeat() {
        let (a, b) = (
            GKMersenneTwisterRandomSource(seed: 42), GKMersenneTwisterRandomSource(seed: 42)
        )
        same((0..<700).map { _ in a.nextInt() }, (0..<700).map { _ in b.nextInt() })
        // The algorithm's first number of the seed 5489, which fits 32 bits.
        same(
            UInt32(bitPattern: Int32(GKMersenneTwisterRandomSource(seed: 5_489).nextInt())),
            3_499_211_612)
        let die = GKShuffledDistribution(forDieWithSideCount: 6)
        same(Set((0..<6).map { _ in die.nextInt() }), Set(1...6))
        holds((0..<1_000).allSatisfy { _ in (1...6).contains(GKRandomDistribution.d6().nextInt()) })
        same(GKRandomDistribution(lowestValue: 9, highestValue: 3).lowestValue, 3)
    }

    @Test func waysThroughAGrid() throws {
        let graph = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: SIMD2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
        let wall = (0..<4).compactMap { graph.node(atGridPosition: SIMD2(2, Int32($0))) }
        graph.remove(wall)
        let (start, end) = (
            try #require(graph.node(atGridPosition: SIMD2(0, 0))),
            try #require(graph.node(atGridPosition: SIMD2(4, 0)))
        )
        same(graph.findPath(from: start, to: end).count, 13)
    }
}
