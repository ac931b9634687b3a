package import Foundation
package import QuadrantViews

/// What whoever shows a view that lives in another process says to it.
package enum LiveOrder: Codable, Equatable, Sendable {
    /// Something is done with the view. `at` is when, in seconds of the shower's own clock, by which the speed of a hand is
    /// known; `nil` for now.
    case act(Session.Act, at: Double?)
    /// It is shown on another stage from now on; what it holds stays.
    case show(Stage)
    /// Its time goes so many times as fast as the clock; 0 stops it.
    case pace(Double)
    /// A time that stands moves on by so many seconds.
    case step(Double)
    /// The frame of a number has arrived, so that the next one may be sent.
    case taken(Int)
    /// It is laid out anew and asked how, as a `TreeSnapshot` in JSON; the answer has the same number.
    case explain(Int)
    /// The last hand is taken back: the view is made anew, and all that was done before it is done again.
    case undo
    /// Literals of bodies say something else than when they were compiled: all that do.
    case literals([Int: LiveLiterals.Value])
    /// What was done with it is to be told.
    case recall
    /// It begins, after what was done with another one was done again with this one. Before this order nothing is shown.
    case begin([LiveDeed])
}

/// What a view that lives says to whoever shows it. The bytes that some of it is followed by come in the same message.
package enum LiveReport: Codable, Equatable, Sendable {
    /// What differs from the frame before; the files of its patches follow.
    case frame(LiveFrame)
    /// What could not be done as written, or is as at Apple's and not as one would expect: lines that were not told before.
    case issues([String])
    /// How it is laid out; a `TreeSnapshot` in JSON follows.
    case explained(Int)
    /// What was done with it.
    case recalled([LiveDeed])
    /// Why something that was ordered is not done: a sentence.
    case refused(String)
    /// The numbers of literals that cannot say what they are to say: what they stand in is to be compiled.
    case unfit([Int])
    /// Literals say something else, and nothing that is seen differs.
    case unchanged
    /// Why there is nothing to show: a sentence. What is ordered later may change that.
    case nothing(String)
}

/// What of a view differs from what was sent before.
package struct LiveFrame: Codable, Equatable, Sendable {
    /// A part of the picture, in pixels from its top left corner.
    package struct Patch: Codable, Equatable, Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        /// How long its PNG file is, in bytes. Those of all patches follow one after the other.
        package var bytes: Int
    }

    /// From 1 on; the next is sent when it was taken.
    package var number: Int
    /// The whole picture, in pixels.
    package var width: Int
    /// The whole picture, in pixels.
    package var height: Int
    /// Pixels to a point.
    package var scale: Double
    package var patches: [Patch]
    /// The view's time, in seconds from its first moment on.
    package var time: Double
    /// Whether another frame is due though nobody acts.
    package var isMoving: Bool
    /// The title of the screen in front.
    package var title: String?
    /// The look of the pointer, by the name of `PointerStyle`.
    package var pointer: String?
    /// The frame of what has the focus and takes text: left, top, width and height in points; `nil` where nothing does.
    package var field: [Double]?
    /// Whether the view is dark.
    package var isDark: Bool
    /// Whether it is the first one since literals were given other values.
    package var hasOtherLiterals: Bool
}

/// Messages between a view that lives and whoever shows it: JSON, and the bytes that follow it.
package enum LiveMessage {
    /// A message of what it is and what follows it.
    package static func bytes<Word: Encodable>(
        of word: Word, followedBy rest: Data = Data()
    ) -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let text = try? encoder.encode(word) else { return Data() }
        var result = Data(capacity: 4 + text.count + rest.count)
        let length = UInt32(text.count)
        for shift in [0, 8, 16, 24] { result.append(UInt8(truncatingIfNeeded: length >> shift)) }
        result.append(text)
        result.append(rest)
        return result
    }

    /// Reads a message; `nil` for what is none.
    package static func read<Word: Decodable>(
        _ bytes: Data, as kind: Word.Type
    ) -> (word: Word, rest: Data)? {
        guard bytes.count >= 4 else { return nil }
        let head = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard head <= bytes.count - 4 else { return nil }
        let start = bytes.startIndex + 4
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let word = try? decoder.decode(kind, from: bytes[start..<start + head]) else {
            return nil
        }
        return (word, Data(bytes[(start + head)...]))
    }
}
