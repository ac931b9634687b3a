// A file that imports SwiftUI sees all of this, and Foundation, as on Apple's systems.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import QuadrantControls
@_exported public import QuadrantCore
@_exported public import QuadrantGeometry
@_exported public import QuadrantLayout
@_exported public import QuadrantLists
@_exported public import QuadrantNavigation
@_exported public import QuadrantRendering
@_exported public import QuadrantText
@_exported public import QuadrantTextInput
@_exported public import QuadrantViews
@_exported public import Spatial
