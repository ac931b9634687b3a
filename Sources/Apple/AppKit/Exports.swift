// For files that are read as macOS reads them (`--platform macos`): the twins of UIKit's names. What UIKit has here, AppKit
// has by its own name; what differs is written here.
@_exported public import UIKit
