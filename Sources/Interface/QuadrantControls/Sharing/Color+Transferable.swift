public import CoreTransferable
internal import Foundation
internal import QuadrantCore
public import QuadrantViews
internal import UniformTypeIdentifiers

extension Color: Transferable {
    /// A colour is handed over as its components, in JSON: red, green, blue and opacity from 0 to 1, as in a light appearance.
    /// Apple hands over a property list of a kind of its own.
    ///
    /// Apple: "Color" conforms to `Transferable`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) {
            try JSONEncoder().encode($0.resolve(in: EnvironmentValues()))
        } importing: {
            Color(try JSONDecoder().decode(Color.Resolved.self, from: $0))
        }
    }
}
