import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What the views of a test show.
@MainActor @Observable final class StageModel {
    var x = 0.0
    var y = 0.0
    var isOn = false
    var items = [0, 1, 2]
}

/// A view whose values a test changes with an animation or without, one change after the other.
@MainActor struct Stage {
    private struct Shown<Content: View>: View {
        let model: StageModel
        @ViewBuilder let content: (StageModel) -> Content

        var body: some View { content(model) }
    }

    let model = StageModel()
    let host: ViewHost

    init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 100,
        @ViewBuilder content: @escaping @MainActor (StageModel) -> Content
    ) {
        let model = model
        host = ViewHost(width: width, height: height) { Shown(model: model, content: content) }
        host.update()
    }

    /// Changes values with an animation; without a transaction for `nil`.
    func change(_ animation: Animation?, _ change: (StageModel) -> Void) {
        if let animation {
            withAnimation(animation) { change(model) }
        } else {
            change(model)
        }
        host.update()
    }

    /// The left edge of a view as it is seen.
    func x(_ name: String = "box") throws -> Double { try host.presented[name].frame.minX }

    /// The opacity of a view as it is seen, to a millionth.
    func opacity(_ name: String = "box") throws -> Double {
        (try host.presented[name].opacity * 1e6).rounded() / 1e6
    }

    /// A box of ten points at the left edge.
    static func box(_ name: String = "box") -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
    }

    /// A box that stands at `x`.
    static func moving() -> Stage {
        Stage { model in
            box().offset(x: model.x).frame(width: 400, height: 100, alignment: .leading)
        }
    }
}

private struct LoudnessKey: TransactionKey {
    static let defaultValue = 0
}

extension Transaction {
    /// A value of the tests' own.
    var loudness: Int {
        get { self[LoudnessKey.self] }
        set { self[LoudnessKey.self] = newValue }
    }
}
