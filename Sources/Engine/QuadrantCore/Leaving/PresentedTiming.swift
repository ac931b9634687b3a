import QuadrantLayout

/// How what the system presents comes and goes where a program gives it no animation: a choice, named in
/// Documentation/Motion.md.
enum PresentedTiming {
    /// Sheets, covers and pushed screens, which slide or grow: half a second, without a swing.
    static let moving = Animation.spring(duration: 0.5)
    /// Popovers, menus and alerts, which fade.
    static let fading = Animation.easeInOut(duration: 0.25)
}

extension ViewTree {
    /// The transaction with which a view comes and goes: what the system presents has an animation of its own, where
    /// `TreeMotion.movesPresented` says so.
    func presenting(_ node: NodeID, _ transaction: Transaction?) -> Transaction? {
        guard motion.movesPresented, transaction?.animation == nil,
            transaction?.disablesAnimations != true
        else { return transaction }
        let isLayer = layout.isPresentedLayer(node)
        guard isLayer || motion.presences[node.index] != nil else { return transaction }
        var result = transaction ?? Transaction()
        result.animation =
            isLayer && !presented.slides(node) ? PresentedTiming.fading : PresentedTiming.moving
        result.setter = "the presentation"
        return result
    }
}
