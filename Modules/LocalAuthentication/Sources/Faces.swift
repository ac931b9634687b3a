internal import Foundation
internal import UIKit

/// What the device that is drawn knows people by.
enum Faces {
    /// A face, or a finger on screens in the old shape of 16 to 9, such as the iPhone SE's. On a thread that draws nothing, a face.
    static var kind: LABiometryType {
        guard Thread.isMainThread else { return .faceID }
        return MainActor.assumeIsolated {
            let size = UIScreen.main.bounds.size
            let ratio = max(size.width, size.height) / max(min(size.width, size.height), 1)
            return UIDevice.current.userInterfaceIdiom == .phone && ratio < 1.9 ? .touchID : .faceID
        }
    }
}
