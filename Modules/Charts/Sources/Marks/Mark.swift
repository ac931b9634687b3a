internal import SwiftUI

/// A mark as it was written, before it has a place.
struct Mark {
    enum Kind: String {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// Where a mark is along an axis.
    enum Position: Hashable {
        /// Nothing was said: from edge to edge of the plot.
        case none
        /// A value; its mark is as wide as there is room.
        case value(DatumExtent)
        /// From a value to a value.
        case range(_Datum, _Datum)
        /// Points from the edge of the plot, `nil` for the edges.
        case points(CGFloat?, CGFloat?)
        /// A distance from the leading or top edge; `nil` for the middle.
        case point(CGFloat?)
    }

    var kind: Kind
    var id = MarkPath()
    @Shared private var body: MarkBody

    // Never changed: who changes it has a copy.
    nonisolated(unsafe) private static let usual = Shared.Storage(MarkBody())

    init(_ kind: Kind) {
        self.kind = kind
        _body = Shared(Self.usual)
    }

    /// The look as many marks have it.
    var sharedLook: Shared<MarkLook> {
        get { body.sharedLook }
        set { body.sharedLook = newValue }
    }

    /// Tells looks that are the same from others.
    var lookIdentity: ObjectIdentifier { _body.storage.value.lookIdentity }
}

/// What a mark says, in one place: marks are copied often, and a copy is to cost one count of references.
private struct MarkBody {
    var x = Mark.Position.none
    var y = Mark.Position.none
    var hasEnds = (x: false, y: false)
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: _Datum?
    @Shared var look: MarkLook
    @Shared var rest: MarkRest
    @Shared var names: MarkNames

    // Never changed: who changes them has copies.
    nonisolated(unsafe) private static let usualLook = Shared.Storage(MarkLook())
    nonisolated(unsafe) private static let usualRest = Shared.Storage(MarkRest())
    nonisolated(unsafe) private static let usualNames = Shared.Storage(MarkNames())

    init() {
        _look = Shared(Self.usualLook)
        _rest = Shared(Self.usualRest)
        _names = Shared(Self.usualNames)
    }

    var lookIdentity: ObjectIdentifier { ObjectIdentifier(_look.storage) }

    var sharedLook: Shared<MarkLook> {
        get { _look }
        set { _look = newValue }
    }
}

extension Mark {
    var x: Position {
        _read { yield body.x }
        _modify { yield &body.x }
    }
    var y: Position {
        _read { yield body.y }
        _modify { yield &body.y }
    }
    /// Whether the ends along an axis were given as two values, and not as one range.
    var hasEnds: (x: Bool, y: Bool) {
        _read { yield body.hasEnds }
        _modify { yield &body.hasEnds }
    }
    var width: MarkDimension {
        _read { yield body.width }
        _modify { yield &body.width }
    }
    var height: MarkDimension {
        _read { yield body.height }
        _modify { yield &body.height }
    }
    var stacking: MarkStackingMethod {
        _read { yield body.stacking }
        _modify { yield &body.stacking }
    }
    /// What tells the lines of one chart apart.
    var series: _Datum? {
        _read { yield body.series }
        _modify { yield &body.series }
    }
    var look: MarkLook {
        _read { yield body.look }
        _modify { yield &body.look }
    }
    var rest: MarkRest {
        _read { yield body.rest }
        _modify { yield &body.rest }
    }
    /// What the values are values of, for assistive technologies.
    var names: MarkNames {
        _read { yield body.names }
        _modify { yield &body.names }
    }
}

/// What the values of a mark are values of.
struct MarkNames {
    var x: Text?
    var y: Text?
}

/// What few marks have.
struct MarkRest {
    /// Of marks in charts with depth.
    var z = Mark.Position.none
    /// The width of a sector, and its radii.
    var angle: DatumExtent?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat?
    /// The function of a surface of x and z.
    var surface: ((Double, Double) -> Double)?
    /// How a surface or a symbol in space looks.
    var solid = SolidLook()
    /// The function that the line or area is drawn of.
    var function: PlottedFunction?
}

extension Mark {
    var z: Position {
        get { rest.z }
        set { rest.z = newValue }
    }
    var angle: DatumExtent? {
        get { rest.angle }
        set { rest.angle = newValue }
    }
    var innerRadius: MarkDimension {
        get { rest.innerRadius }
        set { rest.innerRadius = newValue }
    }
    var outerRadius: MarkDimension {
        get { rest.outerRadius }
        set { rest.outerRadius = newValue }
    }
    var angularInset: CGFloat? {
        get { rest.angularInset }
        set { rest.angularInset = newValue }
    }
    var surface: ((Double, Double) -> Double)? {
        get { rest.surface }
        set { rest.surface = newValue }
    }
    var solid: SolidLook {
        get { rest.solid }
        set { rest.solid = newValue }
    }
    var function: PlottedFunction? {
        get { rest.function }
        set { rest.function = newValue }
    }
}

/// What a function of numbers plots.
struct PlottedFunction {
    /// The numbers that the function is asked about; `nil` for the domain of x.
    var domain: ClosedRange<Double>?
    /// Whether the function is asked about a parameter and not about x.
    var isParametric: Bool
    /// x, and one or two values of y.
    var value: (Double) -> (x: Double, low: Double?, high: Double)
}

/// How a mark looks. Where several modifiers say it, the innermost goes first.
struct MarkLook {
    var style: ChartFill?
    var styleBy: EncodedValue?
    var opacity = 1.0
    var blur: CGFloat = 0
    var corner: (radius: CGFloat, style: RoundedCornerStyle)?
    var stroke: StrokeStyle?
    var strokeBy: EncodedValue?
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var interpolation: InterpolationMethod?
    var offset = MarkOffset()
    var alignsStyle: Bool?
    var symbol: MarkSymbol?
    var symbolBy: EncodedValue?
    var symbolSize: SymbolSize?
    var symbolSizeBy: EncodedValue?
    var position: PositionBy?
    var annotations: [MarkAnnotation] = []
    var zIndex: Double?
    var clip: AnyMarkShape?
    /// Marks whose shapes the mark is drawn inside of.
    var masks: [[Mark]] = []
    /// The outermost layer that the mark is drawn with.
    var layer: MarkLayer?
    var accessibility = MarkAccessibility()
}

/// A value that chooses a style.
struct EncodedValue {
    var datum: _Datum
    var label: Text
    /// Where a range was given, or a unit, its end.
    var end: _Datum
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// The symbol of a mark.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}

/// The size of a symbol.
enum SymbolSize {
    /// The area that it seems to have, in square points.
    case area(CGFloat)
    /// The box around it.
    case box(CGSize)
}

/// Side by side instead of on top of each other.
struct PositionBy {
    var value: EncodedValue
    var axis: Axis?
    var span: MarkDimension
}

/// A shape whose type is hidden.
struct AnyMarkShape {
    var path: (CGRect) -> Path
    var style: FillStyle
}

/// A layer of marks.
struct MarkLayer {
    var id: MarkPath
    /// What is done with the layer as a view.
    var style: ((AnyView) -> AnyView)?
}

/// What assistive technologies are told of a mark.
struct MarkAccessibility {
    var isHidden = false
    var identifier: String?
    var label: Text?
    var value: Text?
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// `nil` for the usual distance.
    var spacing: CGFloat?
    var resolution: AnnotationOverflowResolution?
    var content: (AnnotationContext) -> AnyView
}
