import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What stands for the characters of a secret text: a bullet for each.
struct Bullets {
    private static let sign: Character = "\u{2022}"
    private static let length = 3

    let count: Int

    var text: Text { Text(verbatim: String(repeating: Self.sign, count: count)) }

    /// The request for as many bullets, as far apart as the system has them.
    @MainActor
    func request(in environment: EnvironmentValues, _ tree: ViewTree?) -> TextRequest {
        var request = text.request(in: environment)
        guard let tree, count > 0 else { return request }
        var one = request
        one.runs = Array(request.runs.prefix(1))
        one.runs[0].text = String(Self.sign)
        one.runs[0].tracking = 0
        let places = tree.layout.textEngine.places(one, proposal: .unspecified)
        guard let natural = places.lines.first?.cells.first?.width else { return request }
        let pitch = environment.controlProfile.field.bulletPitch * environment.fontSize
        for index in request.runs.indices {
            request.runs[index].tracking = pitch - natural
            request.runs[index].kerning = 0
        }
        return request
    }

    /// The offset among bullets of an offset in the text that they stand for.
    static func offset(of offset: Int, in text: String) -> Int {
        text.prefix(upTo: text.utf8.index(text.startIndex, offsetBy: offset)).count * length
    }

    /// The places of bullets as places of the characters that they stand for.
    static func places(_ places: TextPlaces, of text: String) -> TextPlaces {
        var ends = [0]
        for character in text { ends.append((ends.last ?? 0) + character.utf8.count) }
        func range(_ range: Range<Int>) -> Range<Int> {
            let last = ends.count - 1
            return ends[
                min(range.lowerBound / length, last)]..<ends[min(range.upperBound / length, last)]
        }
        var result = places
        for line in result.lines.indices {
            result.lines[line].range = range(result.lines[line].range)
            for cell in result.lines[line].cells.indices {
                result.lines[line].cells[cell].range = range(result.lines[line].cells[cell].range)
            }
        }
        return result
    }
}
