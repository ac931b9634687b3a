@_exported public import ActivityKit
@_exported public import AppIntents
@_exported public import SwiftUI
