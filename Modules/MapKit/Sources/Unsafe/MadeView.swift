internal import CObjects
internal import Foundation
internal import UIKit

/// Makes views of classes that only the running program knows.
@MainActor enum MadeView {
    /// A view of a class for a place. The class is made by `init()`, which calls its own `init(annotation:reuseIdentifier:)` without a
    /// place; the place is said after that.
    static func make(
        _ kind: MKAnnotationView.Type, for annotation: any MKAnnotation, _ identifier: String?
    ) -> MKAnnotationView {
        let metatype = unsafe unsafeBitCast(kind, to: UnsafeRawPointer.self)
        guard let address = unsafe quadrant_make_object(metatype),
            let view = unsafe Unmanaged<NSObject>.fromOpaque(address).takeRetainedValue()
                as? MKAnnotationView
        else { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
        (view.annotation, view.reuseIdentifier) = (annotation, identifier)
        return view
    }
}
