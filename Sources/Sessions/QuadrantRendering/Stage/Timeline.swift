package import QuadrantEvents

extension Stage {
    /// Which moments of a view are drawn, and as what. Times are from the view's first moment on.
    package struct Timeline: Codable, Hashable, Sendable {
        /// A tap that the user of a view makes.
        package struct Tap: Codable, Hashable, Sendable {
            /// The accessibility identifier of the view that is tapped; else its label, or its text.
            package var name: String
            package var time: Duration

            package init(name: String, time: Duration) {
                (self.name, self.time) = (name, time)
            }
        }

        /// What somebody does with a view without a hand, as assistive technologies do.
        package struct Act: Codable, Hashable, Sendable {
            /// The view, as for a tap.
            package var name: String
            /// The name of an action of its element; `activate` does what a tap does.
            package var action: String
            package var time: Duration

            package init(name: String, action: String = "activate", time: Duration) {
                (self.name, self.action, self.time) = (name, action, time)
            }
        }

        /// What a hand does with a view that it knows by name.
        package struct Hand: Codable, Hashable, Sendable {
            /// What it does.
            package enum Deed: Codable, Hashable, Sendable {
                /// Types behind what a field has.
                case type(String)
                /// Sets a field, slider, switch or date picker to a value.
                case set(String)
                /// Chooses an item of a menu or picker by its title.
                case select(String)
                /// Moves quickly from the middle in a direction, by half of the view.
                case swipe(Direction)
                /// Drags the content by a distance in points, without momentum.
                case scroll(x: Double, y: Double)
                /// Makes the value one step larger, or smaller.
                case step(isUp: Bool)
            }

            /// Where a swipe goes.
            package enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
                case left, right, up, down
            }

            /// The view, as for a tap.
            package var name: String
            package var deed: Deed
            package var time: Duration

            package init(name: String, deed: Deed, time: Duration) {
                (self.name, self.deed, self.time) = (name, deed, time)
            }
        }

        /// The most pictures of a clip: a minute at 120 a second.
        package static let mostPictures = 7_200
        /// The most moments of a film strip.
        package static let longestStrip = 60
        /// The latest moment: an hour.
        package static let latestMoment = Duration.seconds(3_600)

        /// The moment that is drawn, or with which a clip or strip begins; `nil` is the first, or that of a tap.
        package var moment: Duration?
        /// How long a clip or strip lasts; `nil` leaves it to the kind of file.
        package var duration: Duration?
        /// How many pictures a second a clip has; `nil` is 30.
        package var framesPerSecond: Double?
        /// How often a clip is played; 0 without end, which `nil` is too.
        package var plays: Int?
        /// How many moments stand side by side in one picture; `nil` for no film strip.
        package var stripCount: Int?
        /// What is tapped and when.
        package var taps: [Tap] = []
        /// What is done without a hand and when; after taps of the same moment.
        package var acts: [Act] = []
        /// What hands do with views by name, and when; after taps of the same moment.
        package var hands: [Hand] = []
        /// What hands and keys do, in the order of the file; times count from the view's first moment.
        package var events: [InputEvent] = []
        /// The file that says so.
        package var eventsFile: String?
        /// About how many items of drawings, some hundred bytes each, are kept until the size of a clip is known.
        package var keptItems = 1_000_000

        /// How long is waited for what tasks wait for.
        package var waiting = Duration.zero
        /// Whether sheets and pushed screens move as they come and go; `nil` for where time moves.
        package var movesPresented: Bool?

        /// A single picture of the first moment.
        package init() {}

        /// When the last tap, act or event is; `nil` where there is none. Events that go back in time count as those before them.
        var lastAct: Duration? {
            let times = events.map(\.time).filter(\.isFinite).map { Duration.near($0) }
            return (taps.map(\.time) + acts.map(\.time) + hands.map(\.time) + times).max()
                .map { min(max(.zero, $0), Self.latestMoment) }
        }

        /// Whether anything is asked of the time.
        package var isMoving: Bool {
            var still = Timeline()
            still.waiting = waiting
            still.movesPresented = movesPresented
            return self != still
        }
    }
}

extension Stage {
    /// Whether the file is a clip: of a kind that is nothing else, unless one moment is asked for, or as it was asked for.
    package var isClip: Bool {
        guard timeline.stripCount == nil else { return false }
        if timeline.duration != nil || timeline.framesPerSecond != nil || timeline.plays != nil {
            return true
        }
        return output.format == .mp4 || output.format.isMovingKind && timeline.moment == nil
    }

    /// When a clip, a strip or a picture begins: where there is one, at the moment that is asked for.
    var firstMoment: Duration {
        // A still picture shows what the last tap or event has done.
        timeline.moment
            ?? (isClip || timeline.stripCount != nil ? .zero : timeline.lastAct ?? .zero)
    }

    /// How long a clip or strip lasts: three seconds, and one for a strip, unless more or less is asked for; with events
    /// a second longer than these, if that is more.
    package var clipDuration: Duration {
        if let duration = timeline.duration { return duration }
        let usual = Duration.seconds(timeline.stripCount == nil ? 3 : 1)
        guard !timeline.events.isEmpty, let last = timeline.lastAct else { return usual }
        return max(usual, last + .seconds(1) - (timeline.moment ?? .zero))
    }

    /// How many pictures a second a clip has.
    package var clipRate: Double { timeline.framesPerSecond ?? 30 }

    /// How many pictures a clip or a strip has; 1 for a still picture.
    package var pictureCount: Int {
        if let count = timeline.stripCount { return max(1, min(count, Timeline.longestStrip)) }
        guard isClip else { return 1 }
        let count = (clipDuration.inSeconds * clipRate).rounded()
        return max(1, Int(min(count.isFinite ? count : 1, 1e9)))
    }

    /// The moments of a clip or strip: those of a clip a picture apart, those of a strip from its beginning to
    /// its end.
    var moments: [Duration] {
        let count = min(pictureCount, Timeline.mostPictures)
        let first = firstMoment.inSeconds
        if timeline.stripCount != nil {
            guard count > 1 else { return [firstMoment] }
            let length = clipDuration.inSeconds
            return (0..<count).map {
                Duration.near(first + length * Double($0) / Double(count - 1))
            }
        }
        return (0..<count).map { Duration.near(first + Double($0) / clipRate) }
    }
}
