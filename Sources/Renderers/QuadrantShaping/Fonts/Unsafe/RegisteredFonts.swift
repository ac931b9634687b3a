internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// The faces in the files of a registry, by name. Not thread-safe: the engine's lock guards it.
final class RegisteredFonts {
    /// A face of a registered file, or a named place on the axes of one.
    private struct Face {
        var file: RegisteredFile
        var index: Int
        /// PostScript, full and family names, folded: the order in which they are compared.
        var names: [[String]]
        var weight: Double
        var isItalic: Bool
        /// Where its variable font has the named face; empty for a font of its own.
        var variations: [FontSource.Variation]
        /// Whether the descriptor's weight goes to the weight axis.
        var takesWeight: Bool
    }

    private let registry: FontRegistry
    private var faces: [Face] = []
    /// How many files of the registry were read so far.
    private var known = 0
    /// The family, full and PostScript names of all files that were read, as they are written.
    private(set) var names: [String] = []

    /// The fonts of a registry, those too that come later.
    init(_ registry: FontRegistry) {
        self.registry = registry
    }

    /// The face of that PostScript, full or family name, nearest to the slant and weight; of two
    /// that are alike the one registered first. `nil` for an unknown name.
    func source(named name: String, _ descriptor: FontDescriptor) -> FontSource? {
        readNewFiles()
        let name = FaceNames.folded(name)
        for kind in 0..<3 {
            let matches = faces.filter { $0.names[kind].contains(name) }
            // A full name means its own weight, where the file has one of that name.
            let named = kind < 2 ? matches.filter { !$0.takesWeight } : []
            let best = (named.isEmpty ? matches : named).min {
                rank($0, descriptor) < rank($1, descriptor)
            }
            guard let best else { continue }
            var variations = best.variations
            if best.takesWeight {
                variations = [.init(tag: FontStore.weightAxis, value: descriptor.weight)]
            }
            return FontSource(
                file: .registered(best.file), index: best.index, variations: variations)
        }
        return nil
    }

    private func rank(_ face: Face, _ descriptor: FontDescriptor) -> (Int, Double) {
        let distance = face.takesWeight ? 0 : abs(face.weight - descriptor.weight)
        return (face.isItalic == descriptor.isItalic ? 0 : 1, distance)
    }

    private func readNewFiles() {
        guard registry.count > known else { return }
        let files = registry.files
        for file in files[known...] {
            let blob = unsafe FontFile.blob(of: file.bytes)
            defer { unsafe hb_blob_destroy(blob) }
            for index in unsafe 0..<hb_face_count(blob) {
                let face = unsafe hb_face_create(blob, index)
                unsafe add(face!, file: file, index: Int(index))
                unsafe hb_face_destroy(face)
            }
        }
        known = files.count
    }

    private func add(_ face: OpaquePointer, file: RegisteredFile, index: Int) {
        let names = unsafe FaceNames(of: face)
        let font = unsafe hb_font_create(face)!
        defer { unsafe hb_font_destroy(font) }
        var axis = hb_ot_var_axis_info_t()
        let entry = Face(
            file: file, index: index,
            names: [
                [names.postScript].compactMap(\.self), [names.full].compactMap(\.self),
                names.families,
            ].map { $0.map(FaceNames.folded) },
            weight: unsafe Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
            isItalic: unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0, variations: [],
            takesWeight: unsafe hb_ot_var_find_axis_info(face, FontStore.weightAxis, &axis) != 0)
        faces.append(entry)
        self.names += names.families + [names.full, names.postScript].compactMap(\.self)
        unsafe addInstances(of: face, like: entry, family: names.families.first ?? "")
    }

    /// The named places on a variable font's axes: "Inter Semi Bold", "Inter-SemiBold".
    private func addInstances(of face: OpaquePointer, like entry: Face, family: String) {
        let axisCount = unsafe Int(hb_ot_var_get_axis_count(face))
        var axes = [hb_ot_var_axis_info_t](repeating: .init(), count: axisCount)
        var count = UInt32(axisCount)
        _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        for number in unsafe 0..<hb_ot_var_get_named_instance_count(face) {
            var places = [Float](repeating: 0, count: axisCount)
            count = UInt32(axisCount)
            _ = unsafe hb_ot_var_named_instance_get_design_coords(face, number, &count, &places)
            let postScript = unsafe hb_ot_var_named_instance_get_postscript_name_id(face, number)
            let style = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, number)
            var instance = entry
            instance.names = unsafe [
                FaceNames.name(postScript, of: face),
                FaceNames.name(style, of: face).map { "\(family) \($0)" }, nil,
            ].map { [$0].compactMap(\.self).map(FaceNames.folded) }
            instance.takesWeight = false
            instance.variations = zip(axes, places).map {
                FontSource.Variation(tag: $0.tag, value: Double($1))
            }
            faces.append(instance)
        }
    }
}
