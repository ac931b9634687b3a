internal import CCairo
internal import Foundation
internal import QuadrantShaping
internal import QuadrantText
internal import Synchronization

/// The font faces of one PDF, to be kept until its surface is finished.
///
/// Cairo reads glyphs as late as then, and sets sizes on faces as it likes: these are faces of its
/// own.
@safe
final class PDFFaces {
    private let engine: ShapingEngine
    private var taken: [FontID: PDFFace] = [:]
    /// A face of empty glyphs: it puts text over what is drawn as pictures or outlines, so that
    /// this can be searched and copied too.
    private(set) lazy var blank: OpaquePointer? = {
        let face = unsafe cairo_user_font_face_create()
        unsafe cairo_user_font_face_set_render_glyph_func(face) { _, _, _, extents in
            unsafe extents?.pointee.x_advance = 1
            // Cairo leaves out text whose glyphs it believes to be nowhere.
            unsafe extents?.pointee.y_bearing = -1
            unsafe extents?.pointee.width = 1
            unsafe extents?.pointee.height = 1
            return CAIRO_STATUS_SUCCESS
        }
        return unsafe face
    }()

    /// Faces of the fonts of `engine`; none is taken yet.
    init(engine: ShapingEngine) {
        self.engine = engine
    }

    deinit {
        if let blank = unsafe blank { unsafe cairo_font_face_destroy(blank) }
        for face in taken.values { PDFFacePool.shared.giveBack(face) }
    }

    /// Cairo's face for a font of the engine; `nil` if there is none or it cannot be opened.
    func face(_ id: FontID) -> OpaquePointer? {
        if let known = taken[id] { return unsafe known.pointer }
        guard let key = engine.ownedKey(of: id),
            let face = PDFFacePool.shared.take(key) ?? engine.ownedFace(id).flatMap(PDFFace.init)
        else { return nil }
        taken[id] = face
        return unsafe face.pointer
    }
}

/// A face of Cairo's.
@safe
private final class PDFFace: @unchecked Sendable {
    /// Where Cairo keeps what a face stands on; a place in memory, nothing more.
    nonisolated(unsafe) private static let owner = UnsafeMutablePointer<cairo_user_data_key_t>
        .allocate(capacity: 1)

    let pointer: OpaquePointer
    let key: OwnedFace.Key

    /// Cairo goes on with fonts that nobody holds any more, and knows a face by its place in memory
    /// alone: the face goes when Cairo's last font of it has gone, so that no other can come to lie
    /// there before.
    init?(_ face: OwnedFace) {
        guard let pointer = unsafe cairo_ft_font_face_create_for_ft_face(face.face, 0) else {
            return nil
        }
        let held = unsafe Unmanaged.passRetained(face)
        let status = unsafe cairo_font_face_set_user_data(pointer, Self.owner, held.toOpaque()) {
            held in
            if let held = unsafe held { unsafe Unmanaged<OwnedFace>.fromOpaque(held).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_font_face_destroy(pointer)
            unsafe held.release()
            return nil
        }
        unsafe self.pointer = unsafe pointer
        key = face.key
    }

    deinit {
        unsafe cairo_font_face_destroy(pointer)
    }
}

/// Faces that documents hand on to one another: one document at a time has a face, so that no two
/// threads meet in a font of Cairo's.
///
/// Cairo 1.16 also never frees some 300 bytes of each face of a variable font.
private final class PDFFacePool: Sendable {
    static let shared = PDFFacePool()
    /// The most idle faces that are kept: usually more than the fonts of all documents that are
    /// drawn at once.
    private static let most = 64

    private let idle = Mutex<[PDFFace]>([])

    func take(_ key: OwnedFace.Key) -> PDFFace? {
        idle.withLock { faces in
            faces.lastIndex { $0.key == key }.map { faces.remove(at: $0) }
        }
    }

    func giveBack(_ face: PDFFace) {
        let dropped = idle.withLock { faces in
            faces.append(face)
            return faces.count > Self.most ? faces.removeFirst() : nil
        }
        // Outside the lock: Cairo has locks of its own.
        _ = dropped
    }
}
