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
            let sizes = DynamicTypeSize.allCases.map {
                TextStyleTable.size(style, contentSize: $0).size
            }
            #expect(sizes == sizes.sorted())
        }
    }
}
