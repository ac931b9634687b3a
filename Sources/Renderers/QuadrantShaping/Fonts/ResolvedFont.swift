internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// A font descriptor's face and what shaping needs of it; never changed.
final class ResolvedFont {
    /// The first choice for each character.
    let face: FontFace
    /// What was asked for.
    let descriptor: FontDescriptor
    /// At the descriptor's size.
    let metrics: RunMetrics
    /// Points that the size asks to add after each character.
    let sizeTracking: Double
    /// The name that was asked for if no font has it.
    let unknown: UnknownFont?

    /// The face for `descriptor`; the default face if it names one that is unknown.
    init(_ descriptor: FontDescriptor, in store: FontStore) {
        self.descriptor = descriptor
        let size = Double(descriptor.size)
        var design = FontDescriptor.Design.standard
        var unknown: UnknownFont?
        switch descriptor.family {
        case .system(let asked): design = asked
        case .named(let name):
            if let face = store.namedFace(name, descriptor) {
                self.face = face
                metrics = ResolvedFont.metrics(of: face, size: size)
                    .led(descriptor.leading)
                sizeTracking = 0
                self.unknown = nil
                return
            }
            unknown = UnknownFont(name: name, nearest: store.names(near: name))
        }
        face = store.bundledFace(descriptor, design: design)
        metrics = .system(descriptor).led(descriptor.leading)
        sizeTracking = SizeTracking.points(descriptor, design: design)
        self.unknown = unknown
    }

    /// The face's own measures, line gap included in the height.
    private static func metrics(of face: FontFace, size: Double) -> RunMetrics {
        let ascent = face.measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
        let descent = -face.measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
        let gap = max(0, face.measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
        let height = (ascent + abs(descent) + gap) * size
        return RunMetrics(
            height: height, ascent: ascent * size, pitch: height,
            capHeight: face.capHeight * size,
            xHeight: face.xHeight * size)
    }
}
