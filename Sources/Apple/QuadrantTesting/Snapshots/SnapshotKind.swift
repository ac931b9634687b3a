public import QuadrantGeometry
internal import QuadrantRendering

/// What a snapshot of a view holds.
public struct SnapshotKind: Sendable {
    enum Form: Sendable {
        case picture(PictureTolerance, ViewCamera)
        case layout(reasons: Bool)
        case accessibility
        case svg(ViewCamera)
    }

    let form: Form

    /// The pixels, as a PNG file. Each channel of a pixel may differ by 2 of 255.
    public static let picture = SnapshotKind.picture(PictureTolerance())

    /// The pixels, as a PNG file, compared with a tolerance.
    public static func picture(_ tolerance: PictureTolerance) -> SnapshotKind {
        SnapshotKind(form: .picture(tolerance, .front))
    }

    /// The pixels from another place than the front, as a PNG file, compared with a tolerance.
    public static func picture(
        from camera: ViewCamera, _ tolerance: PictureTolerance = PictureTolerance()
    ) -> SnapshotKind {
        SnapshotKind(form: .picture(tolerance, camera))
    }

    /// The frames of views, as text: a line for each view that shows something, holds several views
    /// or has a name, with its frame in the view around it. A view that comes or goes changes its
    /// own line and the frames that follow from it.
    public static let layout = SnapshotKind(form: .layout(reasons: false))

    /// The frames of views, as text. With `reasons` the text is that of `quadrant explain`: all
    /// modifiers, with their proposals, answers and places, and what decided them.
    public static func layout(reasons: Bool) -> SnapshotKind {
        SnapshotKind(form: .layout(reasons: reasons))
    }

    /// What assistive technologies are told of the view, as text.
    public static let accessibility = SnapshotKind(form: .accessibility)
    /// The drawing of the view, as an SVG file.
    public static let svg = SnapshotKind(form: .svg(.front))

    /// The drawing of the view from another place than the front, as an SVG file.
    public static func svg(from camera: ViewCamera) -> SnapshotKind {
        SnapshotKind(form: .svg(camera))
    }

    /// Whether it is kept as text.
    var isText: Bool {
        if case .picture = form { false } else { true }
    }

    /// How the names of its files end.
    package var ending: String {
        switch form {
        case .picture: "png"
        case .layout(let reasons): reasons ? "reasons.txt" : "layout.txt"
        case .accessibility: "accessibility.txt"
        case .svg: "svg"
        }
    }
}

/// How much two pictures may differ and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
    /// The fraction of pixels, from 0 to 1, that may differ by more than `difference`.
    public var share: Double
    /// How much the channels of a pixel may differ, of 255.
    public var difference: Int
    /// How alike two colours have to be for the eye, from 0 to 1; `nil` where channels are compared. A pixel differs whose
    /// colour is farther away than a hundred times the rest to 1, as ΔE of CIE 1976 in the Lab space: 0.98 allows 2, which
    /// is about what one can tell apart.
    public var perceptualPrecision: Double?

    /// Creates a tolerance. By default no channel of any pixel may differ by more than 2 of 255.
    public init(share: Double = 0, difference: Int = 2) {
        self.share = share
        self.difference = difference
    }

    /// Creates a tolerance by the measures of other snapshot libraries.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels, from 0 to 1, that have to be alike.
    ///   - perceptualPrecision: How alike two colours have to be for the eye, from 0 to 1.
    public init(precision: Double, perceptualPrecision: Double = 1) {
        self.init(share: PictureDifference.share(precision: precision), difference: 0)
        self.perceptualPrecision = perceptualPrecision
    }

    /// Every pixel has to be equal.
    public static let exact = PictureTolerance(share: 0, difference: 0)
}
