import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

// What a frame costs while something moves. 60 frames a second, on a canvas of 1,000 by 1,000 points.
//
//     MotionBenchmark [FRAMES] [--only NAME] [--check]
//
// FRAMES is 60 unless said. M1: of 10,000 views 1,000 move by `offset` and opacity. M2: 1,000 leaves fly to where
// another layout puts them. M3: the picture of M1 when nothing moves any more. U1 to U11: what people animate, in
// Scenes.swift. A frame's engine is moving the clock and updating the tree; recording what is drawn is told apart, and
// so is drawing it at one pixel a point. Counts are those of a frame, without drawing. The last lines are M2 whole, from
// the clock to pixels in memory: what Benchmarks/lottie.sh lays beside rlottie's frames.
//
// --check compares counts with what they may be (Limits.swift), prints what is above, and ends with 1 if anything is.

var frames = 60
var only: String?
var isCheck = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--check" {
        isCheck = true
    } else if argument == "--only", let name = arguments.popFirst() {
        only = name
    } else if let number = Int(argument), number > 0 {
        frames = number
    } else {
        print("usage: MotionBenchmark [FRAMES] [--only NAME] [--check]")
        exit(2)
    }
}

/// A scene by its name: how it is brought into motion, and what somebody does before each frame.
@MainActor struct Scene {
    let name: String
    let title: String
    let begin: () -> (shown: Shown, change: (Int) -> Void)

    /// A scene that a closure of its own sets going.
    init<V: View>(
        _ name: String, _ title: String, animation: Animation = .linear(duration: 10),
        _ view: @escaping (Course) -> V
    ) {
        (self.name, self.title) = (name, title)
        begin = {
            let course = Course()
            let shown = Shown(view(course))
            withAnimation(animation) {
                course.isOn = true
                course.number += 111
            }
            shown.update()
            shown.pass(0.1)
            return (shown, { _ in })
        }
    }

    /// One whose red bar is tapped.
    init<V: View>(_ name: String, _ title: String, tapping view: V, after seconds: Double = 0) {
        (self.name, self.title) = (name, title)
        begin = {
            let shown = Shown(view)
            _ = shown.tree.tap(at: CGPoint(x: 500, y: 5))
            shown.update()
            if seconds > 0 { shown.pass(seconds) }
            return (shown, { _ in })
        }
    }

    /// One that is scrolled by ten points in each frame.
    init<V: View>(_ name: String, _ title: String, scrolling view: V) {
        (self.name, self.title) = (name, title)
        begin = {
            let shown = Shown(view)
            var scroll: NodeID?
            shown.tree.forEachShownNode {
                if scroll == nil, shown.tree.isScrollView($0) { scroll = $0 }
            }
            return (
                shown,
                { frame in
                    guard let scroll else { return }
                    _ = shown.tree.scroll(scroll, to: CGPoint(x: 0, y: 10 * (frame + 1)))
                }
            )
        }
    }

    static let all = [
        Scene("M1", "1,000 of 10,000 views move", tapping: Squares()),
        Scene("M2", "1,000 leaves fly", tapping: Flight()),
        Scene("M3", "the picture of M1, still", tapping: Squares(), after: 20),
        Scene("U1", "a list of 1,000 rows") { ListRows(course: $0) },
        Scene("U2", "a lazy stack of 1,000 rows") { LazyRows(course: $0) },
        Scene("U3", "a stack of 1,000 rows") { AllRows(course: $0) },
        Scene("U4", "500 cards on a spring", animation: .spring(duration: 4)) { Cards(course: $0) },
        Scene("U5", "200 phase animators") { _ in Phased() },
        Scene("U6", "a timeline with a canvas") { _ in Drawn() },
        Scene("U7", "100 symbol effects") { _ in Symbols() },
        Scene("U8", "100 rolling numbers") { Digits(course: $0) },
        Scene("U9", "200 keyframe animators") { _ in Framed() },
        Scene("U10", "50 matched cards") { Matched(course: $0) },
        Scene("U11", "rows that scroll by", scrolling: Scrolled()),
    ]
}

await MainActor.run {
    let (frames, only) = (frames, only)
    let scenes = Scene.all.filter { only == nil || $0.name == only }
    if isCheck { exit(check(scenes, frames) ? 0 : 1) }
    print(
        "| \(frames) frames, the middle one | engine, ms | recording, ms | drawing, ms | bodies | measures | places "
            + "| recorded | allocations | lookups | moving |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for scene in scenes {
        let (shown, change) = scene.begin()
        let cost = shown.run(frames, pixels: scene.name.first == "U", change)
        let counts = cost.counts
        let times = [cost.engine, cost.recording, cost.pixels].map { String(format: "%.3f", $0) }
        let numbers = [
            counts.bodies, counts.measures, counts.places, counts.recorded, counts.allocations,
            counts.lookups, cost.moving,
        ].map { "\($0)" }
        print(
            "| \(scene.name) \(scene.title) | " + (times + numbers).joined(separator: " | ") + " |")
    }
    guard only == nil || only == "pixels" else { return }
    let flight = Scene("M2", "", tapping: Flight()).begin().shown
    for scale in [1, 2] as [CGFloat] {
        let side = Int(1000 * scale)
        let time = String(format: "%.2f", flight.runToPixels(frames, scale: scale))
        print("ours, 1,000 leaves fly, \(side) by \(side) pixels: \(time) ms a frame")
    }
}
