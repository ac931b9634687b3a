internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// One face of a font file in memory, and what HarfBuzz reads from it.
///
/// Immutable once made; the pointers are HarfBuzz objects that may be read from any thread.
@safe
final class FontFile: @unchecked Sendable {
    /// A variation axis of the face.
    struct Axis {
        var tag: UInt32
        var range: ClosedRange<Double>
        var standard: Double
    }

    /// The file's bytes; `blob` keeps them alive.
    let bytes: UnsafeRawBufferPointer
    /// HarfBuzz's face.
    let face: OpaquePointer
    /// In the file's order; none for a static font.
    let axes: [Axis]
    private let blob: OpaquePointer

    /// Maps the file; `nil` if it cannot be read or has no glyph.
    init?(_ file: FontSource.File, index: Int) {
        switch file {
        case .bundled(let font):
            let bytes = unsafe font.bytes
            unsafe blob = unsafe hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                HB_MEMORY_MODE_READONLY, nil, nil)
        case .path(let path):
            guard let mapped = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
            unsafe blob = unsafe mapped
        case .registered(let file):
            unsafe blob = unsafe FontFile.blob(of: file.bytes)
        }
        var length: UInt32 = 0
        let start = unsafe hb_blob_get_data(blob, &length)
        unsafe bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
        unsafe face = unsafe hb_face_create(blob, UInt32(index))
        axes = unsafe FontFile.axes(of: face)
        guard unsafe hb_face_get_glyph_count(face) > 0 else {
            unsafe hb_face_destroy(face)
            unsafe hb_blob_destroy(blob)
            return nil
        }
        unsafe hb_face_make_immutable(face)
    }

    deinit {
        unsafe hb_face_destroy(face)
        unsafe hb_blob_destroy(blob)
    }

    /// A blob of the bytes, which it keeps; only few are copied, as data has few of them in itself.
    static func blob(of bytes: Data) -> OpaquePointer {
        let kept = unsafe bytes.count > 64 ? Unmanaged.passRetained(KeptBytes(bytes)) : nil
        return unsafe bytes.withUnsafeBytes { buffer in
            unsafe hb_blob_create(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
                kept == nil ? HB_MEMORY_MODE_DUPLICATE : HB_MEMORY_MODE_READONLY,
                kept?.toOpaque()
            ) { kept in
                guard let kept = unsafe kept else { return }
                unsafe Unmanaged<KeptBytes>.fromOpaque(kept).release()
            }
        }
    }

    /// Bytes at which a blob looks: what two hold is not moved.
    private final class KeptBytes {
        private let bytes: Data
        init(_ bytes: Data) { self.bytes = bytes }
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = unsafe hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            Axis(
                tag: $0.tag, range: Double($0.min_value)...Double($0.max_value),
                standard: Double($0.default_value))
        }
    }
}
