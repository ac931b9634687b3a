import Foundation
import QuadrantViews
import Testing

@Suite struct TextTableTests {
    @Test func stylesHaveTheirSizes() {
        #expect(TextStyleTable.size(.title).size == 28)
        #expect(TextStyleTable.size(.body, contentSize: .accessibility5).size == 53)
        #expect(TextStyleTable.size(.headline).weight == 600)
        #expect(TextStyleTable.emphasizedWeight(.title2) == 700)
    }

    @Test func stylesGrowWithTheContentSize() {
        for style in TextStyleName.allCases {
            let sizes = ContentSizeName.allCases.map {
                TextStyleTable.size(style, contentSize: $0).size
            }
            #expect(sizes == sizes.sorted())
        }
    }

    /// Recorded on macOS 26.2: font size, distance below a plain view, distance above one.
    @Test(
        arguments: [
            (10, 3.609375, 6.231445), (11, 3.820312, 6.70459), (12, 4.03125, 7.177734),
            (13, 4.742188, 8.150879), (15, 5.164062, 9.097168), (17, 6.085938, 10.543457),
            (20, 6.71875, 11.962891), (22, 7.640625, 13.40918), (24, 8.0625, 14.355469),
            (26, 8.984375, 15.801758), (32, 10.75, 19.140625), (40, 13.4375, 23.925781),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func formulaGivesTheMeasuredDistances(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) {
        let distances = TextSpacingTable.distances(fontSize: size)
        #expect(abs(distances.aboveText - above) < 1e-6)
        #expect(abs(distances.belowText - below) < 1e-6)
        #expect(distances.textToText == 0)
    }

    /// Recorded on iOS 26.0.
    @Test func formulaHoldsOnIOS() {
        let distances = TextSpacingTable.distances(fontSize: 17, on: .iOS)
        #expect(abs(distances.aboveText - 6.600586) < 1e-6)
        #expect(abs(distances.belowText - 10.809082) < 1e-6)
    }
}
