internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// A font descriptor's face and what shaping needs of it.
struct ResolvedFont {
    /// The first choice for each character.
    let face: FontFace
    /// What was asked for.
    let descriptor: FontDescriptor
    /// At the descriptor's size.
    let metrics: RunMetrics
    /// Points that the size asks to add after each character.
    let sizeTracking: Double

    /// The face for `descriptor`; the default face if it names one that is unknown.
    init(_ descriptor: FontDescriptor, in store: FontStore) {
        self.descriptor = descriptor
        let size = Double(descriptor.size)
        if case .named(let name) = descriptor.family,
            let face = store.namedFace(name, descriptor)
        {
            self.face = face
            metrics = ResolvedFont.metrics(of: face, size: size)
            sizeTracking = 0
        } else {
            face = store.bundledFace(descriptor)
            metrics = .system(size: size)
            sizeTracking = SizeTracking.points(size: size, weight: descriptor.weight)
        }
    }

    /// The face's own measures, line gap included in the height.
    private static func metrics(of face: FontFace, size: Double) -> RunMetrics {
        let ascent = face.measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
        let descent = -face.measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
        let gap = max(0, face.measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
        return RunMetrics(
            height: (ascent + abs(descent) + gap) * size, ascent: ascent * size,
            capHeight: face.measure(HB_OT_METRICS_TAG_CAP_HEIGHT) * size,
            xHeight: face.measure(HB_OT_METRICS_TAG_X_HEIGHT) * size)
    }
}
