/// The kind of a node's rule: what the engine switches on.
enum RuleTag: UInt8, BitwiseCopyable {
    // Leaves
    case fixed, fill, square, spacer, divider, text
    // One child
    case pass, padding, frame, flexibleFrame, fixedSize, aspectRatio, position, offset, guide
    // Several children
    case stack, layers, overlay, geometry, extended

    /// Whether the node hands its only child's priority and spacing on.
    var isWrapper: Bool {
        switch self {
        case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .offset,
            .guide, .overlay:
            true
        default: false
        }
    }
}
