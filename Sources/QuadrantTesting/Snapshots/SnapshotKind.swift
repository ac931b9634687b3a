/// What of a view a snapshot holds.
public struct SnapshotKind: Sendable {
    enum Form: Sendable {
        case picture(PictureTolerance)
        case layout(reasons: Bool)
        case accessibility
        case svg
    }

    let form: Form

    /// The pixels, as a PNG file; each channel may be off by 2 of 255.
    public static let picture = SnapshotKind.picture(PictureTolerance())

    /// The pixels, as a PNG file.
    public static func picture(_ tolerance: PictureTolerance) -> SnapshotKind {
        SnapshotKind(form: .picture(tolerance))
    }

    /// Where views stand, as text: a line for each view that shows something, holds several or has a
    /// name, with its frame in the view around it. What goes or comes changes its own line and the
    /// frames that follow from it.
    public static let layout = SnapshotKind(form: .layout(reasons: false))

    /// Where views stand, as text; with `reasons` as `quadrant explain` prints it: all modifiers, with
    /// proposals, answers, places and what decided them.
    public static func layout(reasons: Bool) -> SnapshotKind {
        SnapshotKind(form: .layout(reasons: reasons))
    }

    /// What assistive technologies are told, as text.
    public static let accessibility = SnapshotKind(form: .accessibility)
    /// The drawing, as an SVG file.
    public static let svg = SnapshotKind(form: .svg)

    /// How the names of its files end.
    var ending: String {
        switch form {
        case .picture: "png"
        case .layout(let reasons): reasons ? "reasons.txt" : "layout.txt"
        case .accessibility: "accessibility.txt"
        case .svg: "svg"
        }
    }
}

/// How far two pictures may be from each other and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
    /// The share of pixels, from 0 to 1, that may differ by more than `difference`.
    public var share: Double
    /// By how much the channels of a pixel may differ, of 255.
    public var difference: Int

    /// No pixel may differ by more than 2 of 255 in a channel, unless said otherwise.
    public init(share: Double = 0, difference: Int = 2) {
        self.share = share
        self.difference = difference
    }

    /// Every pixel has to be the same.
    public static let exact = PictureTolerance(share: 0, difference: 0)
}
