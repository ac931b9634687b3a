public import CoreTransferable
public import QuadrantViews

extension Image: Transferable {
    /// A picture is in no form that is handed over: nothing here makes a file of it outside of a renderer.
    public static var transferRepresentation: _NoRepresentation<Image> { _NoRepresentation() }
}
