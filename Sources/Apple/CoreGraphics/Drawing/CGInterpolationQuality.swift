/// How well pictures are drawn that are larger or smaller than they are.
///
/// Apple: "CGInterpolationQuality" (Core Graphics).
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context has it, by the nearest pixel, fast, well, between both.
    case `default`, none, low, high, medium
}
