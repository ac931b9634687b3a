internal import Foundation
internal import QuadrantText

/// All faces that were opened, by number. Not thread-safe: the engine's lock guards it.
///
/// Grows with the number of different faces and weights in use (weights are whole numbers, so a
/// changing weight opens at most 801 instances of a file); nothing is ever closed, because a `FontID`
/// in a recorded drawing stays valid.
final class FontStore {
    /// The tag of the weight axis, `wght`.
    static let weightAxis: UInt32 = 0x7767_6874
    /// The tag of the axis of optical sizes, `opsz`, in points.
    static let opticalSizeAxis: UInt32 = 0x6f70_737a
    /// The tag of the width axis, `wdth`.
    static let widthAxis: UInt32 = 0x7764_7468

    /// A face in a font file.
    private struct FileKey: Hashable {
        var file: FontSource.File
        var index: Int
    }

    private let library = FreeTypeLibrary()
    private let system: SystemFonts
    private let registered: RegisteredFonts
    private var faces: [FontFace] = []
    private var numbers: [FontSource: Int] = [:]
    private var files: [FileKey: FontFile] = [:]
    /// The numbers of files, and of faces without their optical sizes.
    private var fileNumbers: [FileKey: UInt32] = [:]
    private var looks: [FontSource: UInt32] = [:]

    /// A store that looks for the machine's fonts in these folders and those below them.
    init(directories: [String]?, registry: FontRegistry) {
        system = SystemFonts(directories: directories)
        registered = RegisteredFonts(registry)
    }

    /// The face of that number, `nil` if this engine never gave it out.
    func face(_ id: FontID) -> FontFace? {
        faces.indices.contains(Int(id.rawValue)) ? faces[Int(id.rawValue)] : nil
    }

    /// The bundled face of a design for the descriptor's size, weight and slant.
    func bundledFace(
        _ descriptor: FontDescriptor, design: FontDescriptor.Design = .standard
    ) -> FontFace {
        let source = BundledFont.source(design, descriptor)
        guard let face = open(source) else {
            preconditionFailure(
                "The font \(source.file) in the program is damaged; build it again.")
        }
        return face
    }

    /// The face by family, full or PostScript name: a registered file's, the bundled Inter, then the
    /// machine's fonts; `nil` for an unknown name.
    func namedFace(_ name: String, _ descriptor: FontDescriptor) -> FontFace? {
        if let source = registered.source(named: name, descriptor) {
            return open(FontStore.widened(source, descriptor))
        }
        if let source = BundledNames.source(named: name, descriptor) { return open(source) }
        let found = system.face(
            named: name, weight: descriptor.weight, isItalic: descriptor.isItalic)
        return found.flatMap { open(FontStore.widened($0, descriptor)) }
    }

    /// The names of all families, in order: registered, bundled and installed ones.
    var families: [String] {
        Set(registered.names + ["Inter", "Inter Display"] + system.families).sorted()
    }

    /// Names of fonts that an unknown one may have meant, the nearest first.
    func names(near name: String) -> [String] {
        NearestNames.of(name, in: families)
    }

    /// The source with the descriptor's width, if it is not the normal one.
    private static func widened(_ source: FontSource, _ descriptor: FontDescriptor) -> FontSource {
        guard descriptor.width != 100 else { return source }
        var source = source
        let width = FontSource.Variation(tag: widthAxis, value: descriptor.width)
        source.variations.insert(width, at: 0)
        return source
    }

    /// The face whose sign for missing glyphs stands for characters that no font has: in Nunito it is a plain box, in Inter a stack of
    /// bars, which reads as text that was blacked out.
    func boxFace(_ descriptor: FontDescriptor) -> FontFace {
        bundledFace(descriptor, design: .rounded)
    }

    /// The machine's face for a character that the bundled faces lack.
    func fallbackFace(for scalar: UInt32, style: FallbackStyle) -> FontFace? {
        system.face(for: scalar, style: style).flatMap { open($0) }
    }

    /// The face between two of one file that differ in nothing but weight; `nil` for others.
    func face(between one: FontID, and other: FontID, at part: Double) -> FontFace? {
        guard let first = face(one)?.source, let last = face(other)?.source,
            first.file == last.file, first.index == last.index, part.isFinite,
            let axis = files[FileKey(file: last.file, index: last.index)]?.axes.first(where: {
                $0.tag == Self.weightAxis
            })
        else { return nil }
        func isOther(_ variation: FontSource.Variation) -> Bool {
            variation.tag != Self.weightAxis && variation.tag != Self.opticalSizeAxis
        }
        func weight(_ source: FontSource) -> Double {
            source.variations.first { $0.tag == Self.weightAxis }?.value ?? axis.standard
        }
        guard first.variations.filter(isOther) == last.variations.filter(isOther) else {
            return nil
        }
        let (start, end) = (weight(first), weight(last))
        var source = last
        source.variations.removeAll { $0.tag == Self.weightAxis }
        source.variations.append(.init(tag: Self.weightAxis, value: start + (end - start) * part))
        source.variations.sort { $0.tag < $1.tag }
        return open(source)
    }

    private func open(_ wanted: FontSource) -> FontFace? {
        let key = FileKey(file: wanted.file, index: wanted.index)
        guard let file = files[key] ?? FontFile(wanted.file, index: wanted.index) else {
            return nil
        }
        files[key] = file
        let source = FontStore.clamped(wanted, to: file.axes)
        if let number = numbers[source] { return faces[number] }
        var look = source
        look.file = Self.withoutSize(source.file)
        look.variations.removeAll { $0.tag == Self.opticalSizeAxis }
        let face = FontFace(
            id: FontID(
                rawValue: UInt32(faces.count),
                family: Self.number(
                    of: FileKey(file: Self.family(key.file), index: key.index), in: &fileNumbers),
                look: Self.number(of: look, in: &looks)),
            source: source, file: file, library: library)
        numbers[source] = faces.count
        faces.append(face)
        return face
    }

    /// The file that stands for those of all sizes: ours of Inter are two.
    private static func withoutSize(_ file: FontSource.File) -> FontSource.File {
        switch file {
        case .bundled(.display): .bundled(.text)
        case .bundled(.displayItalic): .bundled(.textItalic)
        default: file
        }
    }

    /// The file that stands for those of all sizes and weights: ours of Nunito are one for each weight.
    private static func family(_ file: FontSource.File) -> FontSource.File {
        switch file {
        case .bundled(.rounded200), .bundled(.rounded300), .bundled(.rounded600),
            .bundled(.rounded700), .bundled(.rounded800), .bundled(.rounded900):
            .bundled(.rounded400)
        case .bundled(.roundedItalic600), .bundled(.roundedItalic700): .bundled(.roundedItalic400)
        default: withoutSize(file)
        }
    }

    private static func number<Key: Hashable>(
        of key: Key, in numbers: inout [Key: UInt32]
    ) -> UInt32 {
        let number = numbers[key] ?? UInt32(numbers.count)
        numbers[key] = number
        return number
    }

    /// Drops the axes that the font does not have, and rounds the values to whole numbers in range.
    private static func clamped(_ source: FontSource, to axes: [FontFile.Axis]) -> FontSource {
        var source = source
        source.variations = source.variations.compactMap { variation in
            guard let axis = axes.first(where: { $0.tag == variation.tag }) else { return nil }
            let value = variation.value.isNaN ? axis.standard : variation.value
            let inRange = min(max(value, axis.range.lowerBound), axis.range.upperBound)
            return FontSource.Variation(tag: axis.tag, value: inRange.rounded())
        }
        return source
    }
}
