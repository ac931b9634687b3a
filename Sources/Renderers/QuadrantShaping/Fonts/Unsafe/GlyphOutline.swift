internal import CFreeType
internal import Foundation
internal import QuadrantGeometry

/// Reads a glyph's outline, unhinted and in font units, into a path.
enum GlyphOutline {
    /// The outline of `glyph` at `size` points: origin on the baseline, y downward; empty for a
    /// blank glyph, for one the face does not have and for one that is only a picture.
    static func path(of glyph: UInt32, in face: FT_Face, size: CGFloat) -> Path {
        let flags = FT_Int32(FT_LOAD_NO_SCALE)
        guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
            unsafe face.pointee.units_per_EM > 0
        else { return Path() }
        var pen = unsafe Pen(scale: size / CGFloat(face.pointee.units_per_EM))
        var callbacks = unsafe FT_Outline_Funcs(
            move_to: { unsafe Pen.at($1).move($0) },
            line_to: { unsafe Pen.at($1).line($0) },
            conic_to: { unsafe Pen.at($2).quadratic($0, $1) },
            cubic_to: { unsafe Pen.at($3).cubic($0, $1, $2) },
            shift: 0, delta: 0)
        let error = unsafe withUnsafeMutablePointer(to: &pen) {
            unsafe FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0)
        }
        guard error == 0 else { return Path() }
        pen.close()
        return pen.path
    }

    /// What FreeType's callbacks write to.
    private struct Pen {
        var path = Path()
        var isOpen = false
        let scale: CGFloat

        init(scale: CGFloat) {
            self.scale = scale
        }

        static func at(_ pointer: UnsafeMutableRawPointer?) -> Writer {
            unsafe Writer(pen: pointer?.assumingMemoryBound(to: Pen.self))
        }

        func point(_ vector: UnsafePointer<FT_Vector>) -> CGPoint {
            unsafe CGPoint(
                x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
        }

        mutating func close() {
            if isOpen { path.append(.closeSubpath) }
            isOpen = false
        }
    }

    /// The pen behind FreeType's untyped pointer; every step answers 0, "no error".
    @safe
    private struct Writer {
        var pen: UnsafeMutablePointer<Pen>?

        func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
            guard let pen = unsafe pen, let to = unsafe to else { return 1 }
            unsafe pen.pointee.close()
            unsafe pen.pointee.path.append(.move(to: pen.pointee.point(to)))
            unsafe pen.pointee.isOpen = true
            return 0
        }

        func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
            guard let pen = unsafe pen, let to = unsafe to else { return 1 }
            unsafe pen.pointee.path.append(.line(to: pen.pointee.point(to)))
            return 0
        }

        func quadratic(
            _ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
        ) -> Int32 {
            guard let pen = unsafe pen, let control = unsafe control, let to = unsafe to else {
                return 1
            }
            unsafe pen.pointee.path.append(
                .quadCurve(to: pen.pointee.point(to), control: pen.pointee.point(control)))
            return 0
        }

        func cubic(
            _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
            _ to: UnsafePointer<FT_Vector>?
        ) -> Int32 {
            guard let pen = unsafe pen, let first = unsafe first, let second = unsafe second,
                let to = unsafe to
            else { return 1 }
            unsafe pen.pointee.path.append(
                .curve(
                    to: pen.pointee.point(to), control1: pen.pointee.point(first),
                    control2: pen.pointee.point(second)))
            return 0
        }
    }
}
