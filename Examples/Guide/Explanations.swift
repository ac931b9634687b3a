import SwiftUI

struct PriceRow: View {
    var body: some View {
        HStack {
            Text("Coffee")
            Spacer()
            Text("€ 3")
        }
    }
}
