package import SwiftUI

/// A box of fixed size with a name.
@MainActor package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A colour, which takes what it is offered, with a name.
@MainActor package func flex(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
}
