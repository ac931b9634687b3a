public import QuadrantCore
import QuadrantViews

/// A part that a control was given, such as its label, as the styles of the control's family are told of it; not for
/// use outside the library.
///
/// In the body of a style it is made in the styles of where the control stands.
public protocol _StylePart: View where Body == Never {
    /// What the styles of the family are told of a control.
    associatedtype _Configuration

    /// What the control was given.
    var _content: AnyView { get }
}

extension _StylePart {
    /// Makes what the control was given.
    @MainActor
    public static func _makeNodes(_ part: Self, _ cursor: inout _ViewCursor) {
        cursor.makePart(part._content, of: _Configuration.self)
    }

    /// The part can stand for any number of nodes, also none.
    nonisolated public static var _arity: _ViewArity { .many }
}
